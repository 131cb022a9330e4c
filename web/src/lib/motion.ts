/** Things that change their place fly there.  Mark them with data-thing="card:hydra"; each name is on the page once. */

const FLY = 420; // milliseconds
const APART = 60;
const EASING = "cubic-bezier(.2,.8,.25,1)";

interface Was {
  box: DOMRect;
  drawing: HTMLElement;
}

/** Where everything was, and how it was drawn there. */
export type Places = Map<string, Was>;

export function places(root: ParentNode): Places {
  const found: Places = new Map();
  for (const drawing of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    const box = drawing.getBoundingClientRect();
    if (box.width > 0) found.set(drawing.dataset.thing!, { box, drawing });
  }
  return found;
}

/** Whatever still flies is where it belongs at once. */
export function land(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    for (const flight of element.getAnimations?.() ?? []) flight.cancel();
  }
}

/** Let everything that has moved since fly from where it was; things that are new fade in. */
export function fly(root: HTMLElement, before: Places, factor: number): void {
  if (factor === 0 || before.size === 0) return;
  let order = 0;
  for (const element of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    if (typeof element.animate !== "function") return;
    const was = before.get(element.dataset.thing!);
    const is = element.getBoundingClientRect();
    if (is.width === 0) continue;
    if (!was) {
      comeIn(element, factor);
      continue;
    }
    const [dx, dy] = [was.box.left - is.left, was.box.top - is.top];
    if (Math.abs(dx) + Math.abs(dy) < 3) continue;
    const timing = {
      duration: FLY * factor,
      delay: Math.min(order, 6) * APART * factor,
      easing: EASING,
      fill: "backwards" as const,
    };
    order += 1;
    if (losesFace(was.drawing, element)) flyAs(was, is, element, root, timing);
    else element.animate(path(dx, dy, was.box.width / is.width), timing);
  }
}

function comeIn(element: HTMLElement, factor: number): void {
  const steps = [
    { opacity: 0, scale: "0.85" },
    { opacity: 1, scale: "1" },
  ];
  element.animate(steps, { duration: 240 * factor, easing: EASING, fill: "backwards" });
}

/** From so far away to where it lies, in a slight bow. */
const path = (dx: number, dy: number, scale: number): Keyframe[] => [
  { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 50 },
  {
    transform: `translate(${dx * 0.35}px, ${dy * 0.35 - 18}px) scale(${1 + (scale - 1) * 0.35})`,
    transformOrigin: "0 0",
    zIndex: 50,
    offset: 0.6,
  },
  { transform: "none", transformOrigin: "0 0", zIndex: 50 },
];

/** A card that everybody saw goes to a hand or onto a pile, where only an empty mark is drawn. */
const losesFace = (was: HTMLElement, is: HTMLElement): boolean =>
  was !== is && was.childElementCount > 0 && is.childElementCount === 0;

/** The former drawing flies, so that one sees what goes; the mark shows when it has arrived. */
function flyAs(was: Was, is: DOMRect, mark: HTMLElement, root: HTMLElement, timing: KeyframeAnimationOptions): void {
  const copy = was.drawing.cloneNode(true) as HTMLElement;
  for (const named of [copy, ...copy.querySelectorAll<HTMLElement>("[data-thing], [data-look], [id]")]) {
    delete named.dataset["thing"];
    delete named.dataset["look"];
    named.removeAttribute("id");
  }
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  copy.dataset["flying"] = "";
  const { left, top, width, height } = was.box;
  Object.assign(copy.style, {
    position: "fixed",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: "0",
    zIndex: "50",
    pointerEvents: "none",
  });
  root.append(copy);
  const [dx, dy, scale] = [is.left - left, is.top - top, is.width / width];
  const flight = copy.animate(
    [
      { transform: "none", transformOrigin: "0 0", opacity: 1 },
      { transform: `translate(${dx * 0.65}px, ${dy * 0.65 - 18}px) scale(${1 + (scale - 1) * 0.4})`, offset: 0.6 },
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: "0 0", opacity: 0.4 },
    ],
    { ...timing, duration: Number(timing.duration) * 1.6 },
  );
  flight.onfinish = flight.oncancel = () => copy.remove();
  mark.animate([{ opacity: 0 }, { opacity: 0 }], { ...timing, duration: Number(timing.duration) * 1.5 });
}
