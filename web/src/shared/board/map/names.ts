/** Where the names of regions stand: under their pieces, never over a piece or another name. */
import { boxOf, depth, type Box, type Point } from "./curves";

export interface NameWish {
  id: string;
  name: string;
  /** Middle of its pieces or of its land, and how far they reach up and down; all in pixels. */
  at: Point;
  up: number;
  down: number;
  /** It must be shown. */
  always: boolean;
}

export interface NamePlace {
  id: string;
  lines: string[];
  /** Middle, and the base of the first line. */
  x: number;
  y: number;
}

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const LINE = 14;
const LETTER = 6.5; // an average letter of the names, 13 px

export const rectAt = ([x, y]: Point, width: number, height = width): Rect => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

export const widthOf = (text: string): number => text.length * LETTER + 4;

export const meet = (a: Rect, b: Rect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** A name in two lines of about the same length; in one if it has no gap. */
export function broken(name: string): string[] {
  const words = name.split(" ");
  if (words.length < 2) return [name];
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]);
  return splits.reduce((a, b) => (Math.max(...a.map(widthOf)) <= Math.max(...b.map(widthOf)) ? a : b));
}

interface Land {
  id: string;
  polygon: Point[];
  box: Box;
}

const holds = ({ box, polygon }: Land, [x, y]: Point): boolean =>
  x > box.x && y > box.y && x < box.x + box.width && y < box.y + box.height && depth([x, y], polygon) > 0;

/** How much of a rectangle lies on foreign land. */
function abroad(rect: Rect, others: readonly Land[]): number {
  let count = 0;
  for (const x of [0.05, 0.35, 0.65, 0.95])
    for (const y of [0.2, 0.8]) {
      const point: Point = [rect.left + (rect.right - rect.left) * x, rect.top + (rect.bottom - rect.top) * y];
      if (others.some((other) => holds(other, point))) count += 1;
    }
  return count / 8;
}

/**
 * Finds a place for each name; those without room have none, unless they must be shown.
 * `covered`: what no name may lie on.  `land`: the regions' polygons in pixels.  `strict`: names stay off foreign land.
 */
export function placeNames(
  wishes: readonly NameWish[],
  covered: readonly Rect[],
  land: ReadonlyMap<string, Point[]>,
  window: { width: number; height: number },
  strict: boolean,
): NamePlace[] {
  const taken: Rect[] = [...covered];
  const lands = [...land].map(([id, polygon]): Land => ({ id, polygon, box: boxOf(polygon) }));
  const found: NamePlace[] = [];
  for (const wish of wishes.toSorted((a, b) => Number(b.always) - Number(a.always))) {
    const others = lands.filter(({ id }) => id !== wish.id);
    const tries = [[wish.name], broken(wish.name)].flatMap((lines) => {
      const width = Math.max(...lines.map(widthOf));
      const height = lines.length * LINE;
      return [wish.at[1] + wish.down + 1, wish.at[1] - wish.up - height - 1].flatMap((top) =>
        [0, -0.25, 0.25].map((aside) => {
          const left = Math.max(2, Math.min(window.width - width - 2, wish.at[0] - width / 2 + aside * width));
          return { lines, rect: { left, top, right: left + width, bottom: top + height } };
        }),
      );
    });
    const rated = tries.map((place) => ({
      ...place,
      hits: taken.filter((other) => meet(place.rect, other)).length,
      abroad: abroad(place.rect, others),
    }));
    const good = rated.filter((place) => place.hits === 0 && place.abroad <= (strict ? 0.13 : 0.5));
    const best = good.length
      ? good.reduce((a, b) => (b.abroad < a.abroad - 0.13 ? b : a))
      : wish.always
        ? rated.reduce((a, b) => (b.hits * 0.4 + b.abroad < a.hits * 0.4 + a.abroad ? b : a))
        : null;
    if (!best) continue;
    taken.push(best.rect);
    found.push({
      id: wish.id,
      lines: best.lines,
      x: (best.rect.left + best.rect.right) / 2,
      y: best.rect.top + 11,
    });
  }
  return found;
}
