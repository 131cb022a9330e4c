/** Armies on the march and pieces that come and go: what still moves on the map, told by what has just happened. */
import type { Happening } from "$lib/api";
import { way, type Assembled, type Point } from "./geometry";

const STEP = 600; // milliseconds an army walks from one region to the next
const RISE = 420;

export interface Ghost {
  id: number;
  /** walk: along a way · rise: comes onto the map · fall: leaves it. */
  kind: "walk" | "rise" | "fall";
  piece: "army" | "city" | "neutral";
  /** null: neutral. */
  seat: number | null;
  /** Where it ends. */
  region: string;
  parts: Point[][];
  bySea: boolean;
  delay: number;
  duration: number;
}

const RISES: Record<string, Ghost["piece"]> = {
  placed: "army",
  settled: "army",
  reinforced: "army",
  built: "city",
  "neutral-placed": "neutral",
};
const told = new WeakSet<Happening[]>(); // a map that is shown again does not repeat itself

export class Walks {
  ghosts = $state.raw<Ghost[]>([]);
  private number = 0;

  /** `place`: where a piece lies now, or lay last. */
  play(
    events: Happening[],
    map: Assembled,
    place: (piece: Ghost["piece"], seat: number | null, region: string) => Point | null,
    factor: number,
  ): void {
    if (told.has(events)) return;
    told.add(events);
    if (factor === 0 || events.length === 0) return;
    const fresh: Ghost[] = [];
    let walked = 0;
    for (const happening of events) {
      const seat = happening.seat ?? null;
      const region = happening["region"];
      if (typeof region !== "string") continue;
      const add = (ghost: Omit<Ghost, "id" | "bySea"> & { bySea?: boolean }) =>
        fresh.push({ bySea: false, ...ghost, id: (this.number += 1) });

      if (happening.event === "moved") {
        const target = happening["region2"];
        if (typeof target !== "string") continue;
        const [from, to] = [place("army", seat, region), place("army", seat, target)];
        if (!from || !to) continue;
        const route = map.routes.find(
          ({ from: a, to: b }) => (a === region && b === target) || (a === target && b === region),
        );
        const bySea = route !== undefined && route.kind !== "land" && route.kind !== "bridge";
        const parts = way(map, region, target, from, to);
        const delay = STEP * factor * walked++;
        add({ kind: "walk", piece: "army", seat, region: target, parts, bySea, delay, duration: STEP * factor });
      } else if (happening.event in RISES) {
        const piece = RISES[happening.event]!;
        const at = place(piece, piece === "neutral" ? null : seat, region);
        if (!at) continue;
        const delay = 120 * factor * fresh.length;
        add({
          kind: "rise",
          piece,
          seat: piece === "neutral" ? null : seat,
          region,
          parts: [[at]],
          delay,
          duration: RISE * factor,
        });
      } else if (happening.event === "destroyed" || happening.event === "destroyed-neutral") {
        const whose = happening.event === "destroyed" ? Number(happening["seat2"]) : null;
        const piece = whose === null ? "neutral" : "army";
        const at = place(piece, whose, region);
        if (at) add({ kind: "fall", piece, seat: whose, region, parts: [[at]], delay: 0, duration: RISE * factor });
      }
    }
    if (fresh.length) this.ghosts = [...this.ghosts, ...fresh];
  }

  done(id: number): void {
    this.ghosts = this.ghosts.filter((ghost) => ghost.id !== id);
  }

  /** How many of these are still on their way to a region: they are not counted there yet. */
  underway(piece: Ghost["piece"], seat: number | null, region: string): number {
    return this.ghosts.filter(
      (ghost) => ghost.kind !== "fall" && ghost.piece === piece && ghost.seat === seat && ghost.region === region,
    ).length;
  }
}
