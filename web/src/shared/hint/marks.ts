/** Where a hint is drawn over the board: dotted outlines round the things to look at, numbers on the best ones. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Tag {
  /** The middle of its upper edge is where it hangs. */
  left: number;
  top: number;
  numbers: string[];
}

export interface Marks {
  zones: Box[];
  tags: Tag[];
}

const NEAR = 28; // pixels between things of one row
const ROUND = 10; // between a thing and its outline
const TAG = 14; // half a tag
const SMALL = 64; // pixels: a tag in the middle would hide what it is

const rightOf = ({ left, width }: Box) => left + width;
const bottomOf = ({ top, height }: Box) => top + height;

/** What both have in common; of no size where they have nothing. */
export function common(one: Box, other: Box): Box {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  const width = Math.min(rightOf(one), rightOf(other)) - left;
  const height = Math.min(bottomOf(one), bottomOf(other)) - top;
  return { left, top, width: Math.max(0, width), height: Math.max(0, height) };
}

function around(one: Box, other: Box): Box {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  const width = Math.max(rightOf(one), rightOf(other)) - left;
  return { left, top, width, height: Math.max(bottomOf(one), bottomOf(other)) - top };
}

/** Do they lie side by side, or one below the other, as things of one zone do? */
function together(one: Box, other: Box): boolean {
  const across = Math.max(one.left, other.left) - Math.min(rightOf(one), rightOf(other));
  const down = Math.max(one.top, other.top) - Math.min(bottomOf(one), bottomOf(other));
  const alike = (a: number, b: number) => Math.min(a, b) > 0.7 * Math.max(a, b);
  const row = alike(one.height, other.height) && -down > 0.7 * Math.min(one.height, other.height) && across < NEAR;
  const column = alike(one.width, other.width) && -across > 0.7 * Math.min(one.width, other.width) && down < NEAR;
  return row || column;
}

/** Things that lie together have one outline. */
export function merged(boxes: Box[]): Box[] {
  const found: Box[] = [];
  for (const box of boxes) {
    let whole = box;
    for (let at = found.findIndex((one) => together(one, whole)); at >= 0;) {
      whole = around(found.splice(at, 1)[0]!, whole);
      at = found.findIndex((one) => together(one, whole));
    }
    found.push(whole);
  }
  return found;
}

const isSvg = (thing: Element): thing is SVGElement => thing instanceof SVGElement;
const rectOf = (thing: Element): Box => thing.getBoundingClientRect();

/** What clips a thing: whatever scrolls round it, as far as to what lies over the page, and the window. */
function seenOf(thing: Element, box: Box): Box {
  let seen = common(box, { left: 0, top: 0, width: innerWidth, height: innerHeight });
  for (let round = thing.parentElement; round && round !== document.body; round = round.parentElement) {
    const { overflow, position } = getComputedStyle(round);
    if (overflow !== "visible") seen = common(seen, rectOf(round));
    if (position === "fixed") break;
  }
  return seen;
}

const LAYERS = "[aria-modal=true], .pane, .sheet, .half, .pane-full, dialog, [role=dialog], aside, [data-board]";

/** Does something of another layer lie over it there: a sheet, a battle, a close-up? */
function covered(thing: Element, left: number, top: number): boolean {
  if (typeof document.elementFromPoint !== "function") return false;
  const there = document.elementFromPoint(left, top);
  return there !== null && there.closest(LAYERS) !== thing.closest(LAYERS);
}

/** Its part above what lies over its lower end, as the sheet of a phone does. */
function above(thing: Element, box: Box): Box {
  let { height } = box;
  while (height > 0 && covered(thing, box.left + box.width / 2, box.top + height - 1)) height -= ROUND;
  return { ...box, height: Math.max(0, height) };
}

/** Inside a shape of the map, as high up in its seen part as there is room; the middle of that where it cannot be asked. */
function insideOf(thing: SVGElement, box: Box): [number, number] {
  const shape = thing instanceof SVGGeometryElement ? thing : thing.querySelector<SVGGeometryElement>("path");
  const to = shape?.getScreenCTM()?.inverse();
  const left = box.left + box.width / 2;
  for (let part = 0.12; shape && to && part < 0.9; part += 0.08) {
    const top = box.top + box.height * part;
    if (shape.isPointInFill(new DOMPoint(left, top).matrixTransform(to))) return [left, top];
  }
  return [left, box.top + box.height / 2];
}

/** Over the middle of the upper edge; at the corner of something small, at the side of what says something there. */
function hangs(thing: HTMLElement, box: Box): [number, number] {
  if (thing.dataset["hintAt"] === "side") return [rightOf(box), box.top + box.height * 0.4];
  if (box.height < SMALL) return [rightOf(box) - TAG / 2, box.top];
  return [box.left + box.width / 2, box.top];
}

/** What is to be drawn now. */
export function look(root: ParentNode): Marks {
  const zones: Box[] = [];
  const tags: Tag[] = [];
  for (const thing of root.querySelectorAll<HTMLElement | SVGElement>("[data-hint]")) {
    if (thing.closest("[data-options], .opt")) continue; // rows of the list say it themselves
    const box = rectOf(thing);
    const seen = seenOf(thing, box);
    if (seen.width < 4 || seen.height < 4) continue;
    const hint = thing.dataset["hint"] ?? "";
    if (hint === "zone") {
      // a place of a map draws its own outline
      if (isSvg(thing)) continue;
      const { left, top, width, height } = above(thing, seen);
      if (height < TAG || covered(thing, left + width / 2, top + height / 2)) continue;
      const under = height < seen.height ? 0 : ROUND;
      zones.push({ left: left - ROUND, top: top - ROUND, width: width + 2 * ROUND, height: height + ROUND + under });
      continue;
    }
    const [left, top] = isSvg(thing) ? insideOf(thing, seen) : hangs(thing, seen);
    const within = left >= seen.left - TAG && left <= rightOf(seen) + TAG && top >= seen.top - TAG;
    if (!within || top > bottomOf(seen) || covered(thing, left, Math.min(top + 6, bottomOf(seen) - 1))) continue;
    tags.push({ left: Math.max(TAG, Math.min(innerWidth - TAG, left)), top, numbers: hint.split(" ") });
  }
  return { zones: merged(zones), tags };
}
