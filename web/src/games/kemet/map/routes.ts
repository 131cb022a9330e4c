/** Ways of armies over the map: on foot over the shared border, by boat from harbour to harbour, by magic in an arc. */
import { between, distance, line, middle, walked, type Point } from "$shared/board/map/curves";
import type { PathStep } from "../view";
import { crossing, shapeIn, type AreaShape, type Desert, type Distance } from "./desert";

export type By = Exclude<PathStep["by"], "start">;

export interface Leg {
  by: By;
  number: number;
  points: Point[];
  path: string;
  /** Where its number stands. */
  middle: Point;
}

const AIR = 34; // how far a line keeps away from armies

/** A point beside the middle of a way, so that it bends. */
function bent(from: Point, to: Point, share: number): Point {
  const [x, y] = between(from, to);
  return [x + (to[1] - from[1]) * share, y - (to[0] - from[0]) * share];
}

function arc(from: Point, to: Point): Point {
  const [x, y] = between(from, to);
  return [x, y - Math.max(60, distance(from, to) * 0.32)];
}

/** The way from one area to another; `start` and `end`: where the army stands before and after. */
export function way(from: AreaShape, to: AreaShape, by: By, start: Point, end: Point, size: Distance): Point[] {
  if (by === "teleport") return [start, arc(start, end), end];
  if (by === "boat") {
    const [off, harbour] = [from.slots[size].harbour?.[0] ?? start, to.slots[size].harbour?.[0] ?? end];
    // an army that stands much nearer than its harbour is not sailed past
    const on = distance(off, harbour) > distance(off, end) + 120 ? end : harbour;
    return [start, off, bent(off, on, 0.12), on, end];
  }
  const over = crossing(from, to);
  return over ? [start, over, end] : [start, end];
}

/** On foot or by boat: areas that do not meet are joined by harbours only. */
export function byOf(from: AreaShape, to: AreaShape): By {
  return crossing(from, to) === null && from.harbour && to.harbour ? "boat" : "foot";
}

function legOf(points: Point[], by: By, number: number, size: number): Leg {
  const [start, end] = [points[0]!, points.at(-1)!];
  const air = (by === "boat" ? 22 : AIR) * size;
  const isFree = (point: Point) => distance(point, start) > air && distance(point, end) > air;
  const free = walked(points).filter(isFree);
  const shown = free.length > 1 ? free : [between(start, end, 0.35), between(start, end, 0.65)];
  return { by, number, points: shown, path: line(shown), middle: middle(shown) };
}

/** The steps of a march so far.  `place`: where the army stands or stood in an area. */
export function legs(
  desert: Desert,
  path: readonly PathStep[],
  place: (shape: AreaShape) => Point,
  size: Distance,
): Leg[] {
  return path.flatMap((step, number) => {
    const [from, to] = [shapeIn(desert, path[number - 1]?.area ?? ""), shapeIn(desert, step.area)];
    if (step.by === "start" || !from || !to) return [];
    const points = way(from, to, step.by, place(from), place(to), size);
    const sailed = step.by === "boat" ? points.slice(1, -1) : points; // a boat is seen between the harbours
    return [legOf(sailed, step.by, number, to.slots[size].army_size)];
  });
}

/** The step that is pointed at. */
export function nextLeg(from: AreaShape, to: AreaShape, by: By, start: Point, end: Point, size: Distance): Leg {
  const points = way(from, to, by, start, end, size);
  return legOf(points, "foot", 0, to.slots[size].army_size);
}
