/** Where pieces can lie in a region: inside it, none over another, in rows round its middle where there is room. */
import { boxOf, depth, distance, type Point } from "$shared/board/map/curves";

const STEP = 1; // between the points that are measured, in units of the map
const SMALLER = 0.93;

/** How deep inside the region every point of a grid lies. */
export interface Field {
  x: number;
  y: number;
  columns: number;
  rows: number;
  depths: Float32Array;
  /** Points of the grid inside the region, the nearest to its middle first. */
  inside: Point[];
  middle: Point;
}

/** Points for pieces, and how big a piece may be there: no two points are closer than that. */
export interface Spread {
  points: Point[];
  size: number;
}

export function measure(polygon: readonly Point[], middle: Point): Field {
  const box = boxOf(polygon);
  const columns = Math.ceil(box.width / STEP) + 1;
  const rows = Math.ceil(box.height / STEP) + 1;
  const depths = new Float32Array(columns * rows);
  const inside: Point[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const point: Point = [box.x + column * STEP, box.y + row * STEP];
      const deep = depth(point, polygon);
      depths[row * columns + column] = deep;
      if (deep > 0) inside.push(point);
    }
  inside.sort((a, b) => distance(a, middle) - distance(b, middle));
  return { x: box.x, y: box.y, columns, rows, depths, inside: [middle, ...inside], middle };
}

/** How deep a point lies, read from the grid. */
function deepness(field: Field, x: number, y: number): number {
  const column = (x - field.x) / STEP;
  const row = (y - field.y) / STEP;
  const c = Math.floor(column);
  const r = Math.floor(row);
  if (c < 0 || r < 0 || c >= field.columns - 1 || r >= field.rows - 1) return -1;
  const fx = column - c;
  const fy = row - r;
  const at = r * field.columns + c;
  const { depths } = field;
  const above = depths[at]! * (1 - fx) + depths[at + 1]! * fx;
  const below = depths[at + field.columns]! * (1 - fx) + depths[at + field.columns + 1]! * fx;
  return above * (1 - fy) + below * fy;
}

/** Places of `count` pieces in rows, round the origin; the longest rows in the middle. */
function inRows(count: number, rows: number, size: number): Point[] {
  const lengths = Array.from({ length: rows }, (_, row) => Math.floor((count + row) / rows));
  return lengths.flatMap((length, row) =>
    Array.from({ length }, (_, column): Point => [
      (column - (length - 1) / 2) * size,
      (row - (rows - 1) / 2) * size * 1.02,
    ]),
  );
}

function rowsThatFit(field: Field, count: number, size: number, margin: number): Point[] | null {
  for (let rows = 1; rows <= Math.min(count, 4); rows++) {
    const places = inRows(count, rows, size);
    const middle = field.inside.find(([x, y]) => places.every(([dx, dy]) => deepness(field, x + dx, y + dy) >= margin));
    if (middle) return places.map(([dx, dy]) => [middle[0] + dx, middle[1] + dy]);
  }
  return null;
}

function anyThatFit(field: Field, count: number, size: number, margin: number): Point[] | null {
  const taken: Point[] = [];
  for (const point of field.inside) {
    if (deepness(field, point[0], point[1]) < margin || taken.some((other) => distance(other, point) < size)) continue;
    taken.push(point);
    if (taken.length === count) return taken.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  }
  return null;
}

/**
 * Places for `count` pieces that should be `size` big.  They keep away from the border while they can; where it is
 * narrow they may lap over it (never with their middles) before they become smaller than `least`.
 */
export function spreadIn(field: Field, count: number, size: number, least = size * 0.75): Spread {
  if (count === 0) return { points: [], size };
  const tried = (each: number, share: number): Spread | null => {
    if (count * each * each * 0.7 > field.inside.length * STEP * STEP) return null; // no room for so many
    const margin = each * share;
    const points = rowsThatFit(field, count, each, margin) ?? anyThatFit(field, count, each, margin);
    return points && { points, size: each };
  };
  for (const share of [0.55, 0.4, 0.25, 0.1])
    for (let each = size; each >= least * 0.999; each *= SMALLER) {
      const found = tried(each, share);
      if (found) return found;
    }
  for (let each = least; each > 0.5; each *= SMALLER) {
    const found = tried(each, 0.05);
    if (found) return found;
  }
  return { points: Array<Point>(count).fill(field.middle), size: 0 };
}

/** Up to `count` points for drawings: well inside, away from the middle and from each other. */
export function corners(field: Field, count: number, margin = 4, apart = 9): Point[] {
  const found: Point[] = [];
  while (found.length < count) {
    const best = field.inside
      .filter((point) => deepness(field, point[0], point[1]) >= margin)
      .map((point) => ({
        point,
        room: Math.min(distance(point, field.middle), ...found.map((other) => distance(other, point))),
      }))
      .reduce<{ point: Point; room: number } | null>((a, b) => (a && a.room >= b.room ? a : b), null);
    if (!best || best.room < apart) break;
    found.push(best.point);
  }
  return found;
}
