/** How large hexes are in a window, and where the map stands in it: panels over it hide no tile. */
import type { Box, Point } from "$shared/board/map/curves";
import { fitInto, type Fit } from "$shared/board/map/fitting";
import { boxAround, centreOf, cornersAt, R, TILE, type Cell } from "./hexes";

/** A map that does not fit is moved, its hexes are that large. */
export const LEAST = 56;
/** Smaller ones are seen from afar: symbols only.  A map fits if it need not be: five rows in a low window, all of them seen. */
export const FAR = 40;
/** Larger ones are seen from near: what fields give once they are empty, what a dwelling would bring. */
export const NEAR = 110;
/** So large are they when somebody looks closer. */
export const CLOSE = 132;
/** On a phone. */
export const ON_PHONE = 77;
const USUAL = 80;
const USUAL_HEIGHT = 536;
/** The strip beside the map, where the window is low or the map wide. */
export const RAIL = 160;
const EDGE = 6;
/** With this much room the panels may lie in the corners. */
const GENEROUS = 64;
/** So many pixels of a phone's map lie under its sheet. */
export const UNDER_SHEET = 26;

export interface Window {
  width: number;
  height: number;
}

export interface Layout {
  fit: Fit;
  box: Box;
  /** Panels stand in a strip beside the map, not in its corners. */
  rail: boolean;
  /** The radius of a hex when all of the map is seen, and when a table is opened. */
  whole: number;
  home: number;
}

/** Before the first tile is laid the map is as large as one. */
const NOTHING: readonly Cell[] = [{ q: 0, r: 0 }];

export function layOut(
  laid: readonly Cell[],
  window: Window,
  kind: "wide" | "low" | "phone",
  panels: readonly Box[],
): Layout {
  const cells = laid.length ? laid : NOTHING;
  const box = boxAround(cells);
  if (kind === "phone") return made(onPhone(box, window), box, false, ON_PHONE);
  const beside = besideRail(box, window);
  if (kind === "low") return made(beside, box, true, LEAST);
  const land = cells.flatMap((cell) => cornersAt(centreOf(cell), TILE));
  const insets = { top: EDGE, right: 10, bottom: EDGE + 3, left: 10 };
  const free = fitInto(land, box, window, insets, panels, largestIn(window));
  const rail = free.scale * R < GENEROUS && beside.scale > free.scale;
  return made(rail ? beside : free, box, rail, LEAST);
}

const largestIn = ({ height }: Window) => (USUAL / R) * Math.max(1, Math.min(1.5, height / USUAL_HEIGHT));

function made(fit: Fit, box: Box, rail: boolean, home: number): Layout {
  const whole = fit.scale * R;
  return { fit, box, rail, whole, home: home === LEAST && whole >= FAR ? whole : Math.max(whole, home) };
}

/** The map stands left of the strip. */
function besideRail({ width, height }: Box, window: Window): Fit {
  const room: Point = [window.width - RAIL, window.height - 2 * EDGE];
  const scale = Math.max(0.2, Math.min(largestIn(window), (room[0] - EDGE) / width, room[1] / height));
  return { scale, middle: [room[0] / 2, window.height / 2] };
}

/** As wide as the window, from its top on: how high the map is a finger finds out. */
function onPhone({ width, height }: Box, window: Window): Fit {
  const scale = Math.max(0.15, Math.min(ON_PHONE / R, (window.width - 16) / width));
  return { scale, middle: [window.width / 2, Math.min(window.height - UNDER_SHEET, height * scale) / 2] };
}

/** How much larger than its tile a piece is: pieces shrink less than hexes do. */
export function grownAt(radius: number): number {
  if (radius >= R) return 1;
  return Math.min(1.14, (1 - (1 - radius / R) * 0.64) / (radius / R));
}
