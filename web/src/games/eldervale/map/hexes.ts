/** Where hexes lie: pointy-top, axial coordinates, in units of the map (a hex has the radius 80 with half the gap to its neighbours). */
import { boxOf, type Box, type Point } from "$shared/board/map/curves";

export const R = 80;
/** The tile without the gap, and its face within the rim. */
export const TILE = 78;
export const FACE = 73;

const ROOT = Math.sqrt(3);
const MIDDLE = 12; // row and column of the tile in the middle: "m12"

export interface Cell {
  q: number;
  r: number;
}

export const centreOf = ({ q, r }: Cell): Point => [R * ROOT * (q + r / 2), R * 1.5 * r];

/** The place on the grid that a spot's name means: a letter for the row, a number for the column. */
export const cellOf = (spot: string): Cell => ({
  q: Number(spot.slice(1)) - MIDDLE,
  r: spot.charCodeAt(0) - 97 - MIDDLE,
});

export const spotOf = ({ q, r }: Cell): string => `${String.fromCharCode(97 + r + MIDDLE)}${q + MIDDLE}`;

/** The six corners round a point, from the top clockwise. */
export function cornersAt([x, y]: Point, radius: number): Point[] {
  const half = (radius * ROOT) / 2;
  return [
    [x, y - radius],
    [x + half, y - radius / 2],
    [x + half, y + radius / 2],
    [x, y + radius],
    [x - half, y + radius / 2],
    [x - half, y - radius / 2],
  ];
}

const near = (value: number) => Math.round(value * 10) / 10;

/** The outline of a hex round the origin. */
export function hexPath(radius: number, down = 0): string {
  const points = cornersAt([0, down], radius).map(([x, y]) => `${near(x)} ${near(y)}`);
  return `M${points.join("L")}Z`;
}

/** What all these tiles cover. */
export function boxAround(cells: readonly Cell[]): Box {
  if (cells.length === 0) return boxOf(cornersAt([0, 0], TILE));
  return boxOf(cells.flatMap((cell) => cornersAt(centreOf(cell), TILE)));
}

/** Where a tile's neighbour in a direction lies ("lower-right"). */
const WAYS: Record<string, Cell> = {
  right: { q: 1, r: 0 },
  "lower-right": { q: 0, r: 1 },
  "lower-left": { q: -1, r: 1 },
  left: { q: -1, r: 0 },
  "upper-left": { q: 0, r: -1 },
  "upper-right": { q: 1, r: -1 },
};

export function beyond({ q, r }: Cell, way: string): Cell | null {
  const step = WAYS[way];
  return step ? { q: q + step.q, r: r + step.r } : null;
}

/** Degrees clockwise from the right, from one tile to another. */
export function angleTo(from: Cell, to: Cell): number {
  const [[ax, ay], [bx, by]] = [centreOf(from), centreOf(to)];
  return near((Math.atan2(by - ay, bx - ax) * 180) / Math.PI);
}
