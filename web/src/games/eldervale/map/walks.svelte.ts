/** What still moves on the map, told by what has just happened: units land and walk, monsters leap, roofs drop. */
import type { Happening } from "$lib/api";
import type { Point } from "$shared/board/map/curves";

export type By = "lands" | "walks" | "leaps";

export interface Moving {
  id: number;
  by: By;
  /** null: a wild monster. */
  seat: number | null;
  unit: string;
  from: Point;
  to: Point;
  /** The realm it ends in. */
  realm: string;
  delay: number;
  duration: number;
}

const STEP = 600; // milliseconds
const FLY = 420;
const SHAKE = 240;

const told = new WeakSet<Happening[]>(); // a map that is shown again does not repeat itself
const BY: Record<string, By> = {
  placed: "lands",
  moved: "walks",
  charged: "walks",
  rampaged: "leaps",
  "monster-moved": "leaps",
};

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

export class Walks {
  moving = $state.raw<Moving[]>([]);
  private rising = $state.raw<string[]>([]);
  private laid = $state.raw<string[]>([]);
  private number = 0;

  /** `place`: the middle of a realm. */
  play(events: Happening[], place: (realm: string) => Point | null, factor: number): void {
    if (told.has(events)) return;
    told.add(events);
    this.rising =
      factor > 0 ? events.filter(({ event }) => event === "built").map((each) => String(each["realm"])) : [];
    if (factor === 0) return;
    let delay = 0;
    const fresh: Moving[] = [];
    for (const event of events) {
      const one = this.movingOf(event, place, delay, factor);
      if (!one) continue;
      fresh.push(one);
      delay += one.duration;
    }
    if (fresh.length) this.moving = [...this.moving, ...fresh];
  }

  private movingOf(
    happening: Happening,
    place: (realm: string) => Point | null,
    delay: number,
    factor: number,
  ): Moving | null {
    const by = BY[happening.event];
    const [first, second] = [text(happening["realm"]), text(happening["realm2"])];
    const [unit, realm] = [text(happening["unit"]), second ?? first];
    const [from, to] = [place(first ?? ""), place(realm ?? "")];
    if (!by || !unit || !realm || !from || !to || (by !== "lands" && !second)) return null;
    const seat = by === "leaps" ? null : (happening.seat ?? null);
    const duration = (by === "lands" ? FLY : by === "leaps" ? SHAKE + FLY : STEP) * factor;
    return { id: (this.number += 1), by, seat, unit, from, to, realm, delay, duration };
  }

  done(id: number): void {
    this.moving = this.moving.filter((one) => one.id !== id);
  }

  /** Is it still on its way there, so that it does not stand there yet? */
  isUnderway(realm: string, seat: number | null, unit: string): boolean {
    return this.moving.some((one) => one.realm === realm && one.seat === seat && one.unit === unit);
  }

  /** Was a dwelling built there just now? */
  isRising(realm: string): boolean {
    return this.rising.includes(realm);
  }

  /** Was the tile laid just now? */
  isLaid(realm: string): boolean {
    return this.laid.includes(realm);
  }
}
