/** The log as it is told: what one seat did together, rounds and phases as headings between. */
import type { Happening } from "$lib/api";

export interface Told extends Happening {
  /** Its place in the whole log. */
  place: number;
}

export type Passage =
  { kind: "break"; events: Told[]; last: number } | { kind: "move"; seat: number | null; events: Told[]; last: number };

const BREAKS = new Set(["round", "phase", "ended"]);

/** What one move brought to one seat is one passage; oldest first. */
export function passages(log: Happening[]): Passage[] {
  const told: Passage[] = [];
  log.forEach((event, place) => {
    if (!event.text) return;
    const kind = BREAKS.has(event.event) ? "break" : "move";
    const seat = event.seat ?? null;
    const last = told.at(-1);
    const goesOn =
      last?.kind === kind && (last.kind === "break" || (last.seat === seat && last.events[0]?.move === event.move));
    if (goesOn) {
      last.events.push({ ...event, place });
      last.last = place;
    } else if (kind === "break") told.push({ kind, events: [{ ...event, place }], last: place });
    else told.push({ kind, seat, events: [{ ...event, place }], last: place });
  });
  return told;
}

/** Rule ids are short in the log: SUM.3. */
export const shortRule = (rule: string): string => rule.replace(/^[A-Z]+-/, "");

/** What others did since the seats last did something themselves, in moves. */
export function newMoves(log: Happening[], mine: number[], from: number): number {
  const lastOwn = log.findLastIndex((event) => event.seat !== undefined && mine.includes(event.seat));
  return passages(log.slice(Math.max(from, lastOwn + 1))).filter((passage) => passage.kind === "move").length;
}
