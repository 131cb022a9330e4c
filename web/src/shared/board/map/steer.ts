/** Arrow keys on a map: from a place to the nearest one in that direction. */
import type { Point } from "./curves";

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function neighbour(places: readonly { id: string; label: Point }[], from: string, key: string): string | null {
  const start = places.find(({ id }) => id === from);
  const direction = DIRECTIONS[key];
  if (!start || !direction) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const { id, label } of places) {
    const [x, y] = [label[0] - start.label[0], label[1] - start.label[1]];
    const ahead = x * direction[0] + y * direction[1];
    const aside = Math.abs(x * direction[1] - y * direction[0]);
    if (id === from || ahead < 1 || aside > ahead * 2.2) continue;
    const far = ahead + aside * 1.6;
    if (far < least) [best, least] = [id, far];
  }
  return best;
}
