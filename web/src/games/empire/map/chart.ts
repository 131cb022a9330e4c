/** Where on the sea there is room for what a chart has: a compass rose, a ship, a serpent. */
import { depth, distance, type Box, type Point } from "$shared/board/map/curves";
import type { Assembled } from "./geometry";

export interface Free {
  at: Point;
  /** How far the next land is. */
  room: number;
}

/** Up to `count` points of the sea, those with the most room first; `apart` from each other, none within `taken`. */
export function freeSea(map: Assembled, window: Box, count: number, apart: number, taken: readonly Box[]): Free[] {
  const polygons = map.regions.map(({ polygon }) => polygon);
  const routes = map.routes.filter(({ kind }) => kind !== "land").flatMap(({ parts }) => parts.flat());
  const spots: Free[] = [];
  const step = Math.max(6, window.width / 26);
  for (let y = window.y + step; y < window.y + window.height; y += step)
    for (let x = window.x + step; x < window.x + window.width; x += step) {
      const at: Point = [x, y];
      if (taken.some((box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height)) continue;
      const sides = [x - window.x, window.x + window.width - x, y - window.y, window.y + window.height - y];
      const land = polygons.map((polygon) => -depth(at, polygon));
      const room = Math.min(...sides, ...land, ...routes.map((point) => distance(point, at)));
      if (room > 0) spots.push({ at, room: Math.min(room, apart * 0.3) + (y - window.y) / window.height });
    }
  spots.sort((a, b) => b.room - a.room);
  const found: Free[] = [];
  for (const spot of spots) {
    if (found.length === count) break;
    if (found.every((other) => distance(other.at, spot.at) >= apart)) found.push(spot);
  }
  return found;
}
