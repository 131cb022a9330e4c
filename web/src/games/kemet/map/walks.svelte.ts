/** Armies on the march: what still moves on the map, told by what has just happened. */
import type { Happening } from "$lib/api";
import { walked, type Point } from "$shared/board/map/curves";
import type { KemetView } from "../view";
import { shapeIn, type AreaShape, type Desert, type Distance } from "./desert";
import { byOf, way, type By } from "./routes";
import { creaturesOf } from "./standing";

const STEP = 600; // milliseconds from one area to the next

export interface Ghost {
  id: number;
  by: By;
  seat: number;
  units: number;
  creatures: string[];
  /** Where it ends. */
  area: string;
  points: Point[];
  size: number;
  delay: number;
  duration: number;
}

const told = new WeakSet<Happening[]>(); // a map that is shown again does not repeat itself
const MOVES = new Set(["marched", "teleported", "retreated"]);

export class Walks {
  ghosts = $state.raw<Ghost[]>([]);
  private number = 0;

  /** `place`: where the army of a seat stands in an area, or stood last. */
  play(
    events: Happening[],
    desert: Desert,
    view: KemetView,
    place: (shape: AreaShape, seat: number) => Point,
    size: Distance,
    factor: number,
  ): void {
    if (told.has(events)) return;
    told.add(events);
    if (factor === 0) return;
    const fresh: Ghost[] = [];
    for (const { event, seat = 0, ...values } of events) {
      if (!MOVES.has(event)) continue;
      const area = String(values["area2"] ?? values["area"]);
      const from = shapeIn(desert, String(values["area2"] === undefined ? "" : values["area"]));
      const to = shapeIn(desert, area);
      if (!from || !to) continue;
      const by = event === "teleported" ? "teleport" : byOf(from, to);
      const points = way(from, to, by, place(from, seat), place(to, seat), size);
      fresh.push({
        id: (this.number += 1),
        by,
        seat,
        units: Number(values["units"] ?? 1),
        creatures: creaturesOf(view.areas[area], seat),
        area,
        points: by === "teleport" ? [points[0]!, points.at(-1)!] : walked(points),
        size: to.slots[size].army_size,
        delay: STEP * factor * fresh.length,
        duration: STEP * factor * (by === "foot" ? 1 : 1.5),
      });
    }
    if (fresh.length) this.ghosts = [...this.ghosts, ...fresh];
  }

  done(id: number): void {
    this.ghosts = this.ghosts.filter((ghost) => ghost.id !== id);
  }

  /** How many units are still on their way to an area: they are not counted there yet. */
  underway(seat: number, area: string): number {
    const coming = this.ghosts.filter((ghost) => ghost.seat === seat && ghost.area === area);
    return coming.reduce((sum, ghost) => sum + ghost.units, 0);
  }
}
