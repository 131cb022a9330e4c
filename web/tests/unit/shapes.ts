/** Outlines of things on maps, for tests that nothing covers another thing. */
import type { Point } from "$shared/board/map/curves";

/** How far two convex outlines are apart along the best of their sides; negative: they overlap. */
export function apart(one: Point[], other: Point[]): number {
  const gaps = [one, other].flatMap((hull) =>
    hull.map(([ax, ay], index) => {
      const [bx, by] = hull[(index + 1) % hull.length]!;
      const length = Math.hypot(bx - ax, by - ay);
      const along = ([x, y]: Point) => (x * (by - ay) - y * (bx - ax)) / length;
      const [first, second] = [one.map(along), other.map(along)];
      return Math.max(Math.min(...second) - Math.max(...first), Math.min(...first) - Math.max(...second));
    }),
  );
  return Math.max(...gaps);
}
