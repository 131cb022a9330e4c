/** Things that change their place fly there.  Mark them with data-thing="card:hydra"; each name is on the page once. */

const FLY = 420; // milliseconds
const APART = 60;

export type Places = Map<string, DOMRect>;

export function places(root: ParentNode): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) found.set(element.dataset.thing!, box);
  }
  return found;
}

/** Let everything that has moved since fly from where it was; things that are new fade in. */
export function fly(root: ParentNode, before: Places, factor: number): void {
  if (factor === 0 || before.size === 0) return;
  let order = 0;
  for (const element of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    if (typeof element.animate !== "function") return;
    const was = before.get(element.dataset.thing!);
    const is = element.getBoundingClientRect();
    if (is.width === 0) continue;
    const timing = { duration: FLY * factor, easing: "cubic-bezier(.2,.8,.25,1)", fill: "backwards" as const };
    if (!was) {
      element.animate(
        [
          { opacity: 0, scale: "0.85" },
          { opacity: 1, scale: "1" },
        ],
        { ...timing, duration: 240 * factor },
      );
      continue;
    }
    const [dx, dy] = [was.left - is.left, was.top - is.top];
    if (Math.abs(dx) + Math.abs(dy) < 3) continue;
    const scale = is.width > 0 ? was.width / is.width : 1;
    element.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 50 },
        {
          transform: `translate(${dx * 0.35}px, ${dy * 0.35 - 18}px) scale(${1 + (scale - 1) * 0.35})`,
          transformOrigin: "0 0",
          zIndex: 50,
          offset: 0.6,
        },
        { transform: "none", transformOrigin: "0 0", zIndex: 50 },
      ],
      { ...timing, delay: Math.min(order, 6) * APART * factor },
    );
    order += 1;
  }
}
