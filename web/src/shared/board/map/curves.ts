/** Points, polygons, and smooth lines through them (Catmull-Rom, written as Bézier curves). */

export type Point = readonly [number, number];
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const near = (value: number) => String(Math.round(value * 100) / 100);
const text = ([x, y]: Point) => `${near(x)} ${near(y)}`;
const key = ([x, y]: Point) => `${x},${y}`;

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

export function between([ax, ay]: Point, [bx, by]: Point, share = 0.5): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

/** The Bézier piece from a to b of the smooth line … before, a, b, after … */
function bend(before: Point, a: Point, b: Point, after: Point): string {
  const first: Point = [a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6];
  const second: Point = [b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6];
  return `C${text(first)} ${text(second)} ${text(b)}`;
}

/** A smooth line through points. */
export function line(points: readonly Point[]): string {
  if (points.length < 2) return "";
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))]!;
  const pieces = points.slice(1).map((point, index) => bend(at(index - 1), at(index), point, at(index + 2)));
  return `M${text(points[0]!)}${pieces.join("")}`;
}

/** The point half-way along a line. */
export function middle(points: readonly Point[]): Point {
  const lengths = points.slice(1).map((point, index) => distance(points[index]!, point));
  let rest = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (const [index, length] of lengths.entries()) {
    if (rest <= length && length > 0) return between(points[index]!, points[index + 1]!, rest / length);
    rest -= length;
  }
  return points[0]!;
}

/** How far inside a polygon a point lies; negative: outside. */
export function depth([x, y]: Point, polygon: readonly Point[]): number {
  let inside = false;
  let least = Infinity;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i]!;
    const [bx, by] = polygon[j]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    const [dx, dy] = [bx - ax, by - ay];
    const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, (x - ax - share * dx) ** 2 + (y - ay - share * dy) ** 2);
  }
  return inside ? Math.sqrt(least) : -Math.sqrt(least);
}

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/**
 * Polygons that share borders as smooth outlines without gaps: a border has the same curve on both of its sides,
 * a coast runs on smoothly where one region ends and the next begins.  Also the lines along which two of them meet.
 */
export function outlines(polygons: readonly (readonly Point[])[]): { paths: string[]; border: BorderOf } {
  const owner = new Map<string, number>(); // edge → the polygon that has it in this direction
  polygons.forEach((polygon, number) =>
    polygon.forEach((point, index) => owner.set(`${key(point)} ${key(next(polygon, index))}`, number)),
  );
  const beyond = (a: Point, b: Point) => owner.get(`${key(b)} ${key(a)}`) ?? -1; // -1: the sea

  const coastTo = new Map<string, Point>(); // where the coast goes on from a point, and where it comes from
  const coastFrom = new Map<string, Point>();
  for (const polygon of polygons)
    polygon.forEach((point, index) => {
      const other = next(polygon, index);
      if (beyond(point, other) >= 0) return;
      coastTo.set(key(point), other);
      coastFrom.set(key(other), point);
    });

  const paths = polygons.map((polygon) => {
    const pieces = polygon.map((a, index) => {
      const b = next(polygon, index);
      const [before, after] = [next(polygon, index - 2), next(polygon, index + 1)];
      const side = beyond(a, b);
      const end = (point: Point, same: boolean, along: Point, coast: Map<string, Point>) =>
        same ? along : side < 0 ? (coast.get(key(point)) ?? point) : point;
      return bend(
        end(a, beyond(before, a) === side, before, coastFrom),
        a,
        b,
        end(b, beyond(b, after) === side, after, coastTo),
      );
    });
    return `M${text(polygon[0]!)}${pieces.join("")}Z`;
  });

  const border: BorderOf = (one, two) => {
    const polygon = polygons[one]!;
    const shared = polygon.map((point, index) => beyond(point, next(polygon, index)) === two);
    const first = shared.findIndex((is, index) => is && !shared[(index + shared.length - 1) % shared.length]);
    if (first < 0) return [];
    const points = [polygon[first]!];
    for (let index = first; shared[index % shared.length] && points.length <= shared.length; index++)
      points.push(next(polygon, index));
    return points;
  };
  return { paths, border };
}

export type BorderOf = (one: number, two: number) => Point[];

/** The point after the one with this index, all the way round. */
function next(polygon: readonly Point[], index: number): Point {
  return polygon[(index + 1 + 2 * polygon.length) % polygon.length]!;
}

/** Points along the smooth line, `each` for a piece of it, for something that moves along it. */
export function walked(points: readonly Point[], each = 6): Point[] {
  if (points.length < 2) return [...points];
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))]!;
  const found: Point[] = [points[0]!];
  for (let index = 0; index < points.length - 1; index++) {
    const [p, a, b, q] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 1; step <= each; step++) {
      const t = step / each;
      const weigh = (axis: 0 | 1) =>
        0.5 *
        (2 * a[axis] +
          (b[axis] - p[axis]) * t +
          (2 * p[axis] - 5 * a[axis] + 4 * b[axis] - q[axis]) * t * t +
          (3 * a[axis] - p[axis] - 3 * b[axis] + q[axis]) * t * t * t);
      found.push([weigh(0), weigh(1)]);
    }
  }
  return found;
}
