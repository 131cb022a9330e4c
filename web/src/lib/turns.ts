/** What happened, as it is told: what somebody did in one go together, rounds and phases as headings between. */
import type { Happening } from "./api";

export interface Told extends Happening {
  /** Its place in the whole log. */
  place: number;
}

export type Passage =
  { kind: "break"; events: Told[]; last: number } | { kind: "turn"; seat: number | null; events: Told[]; last: number };

/** A line of a turn; what happened several times in a row is one. */
export interface Line<Event extends Happening = Told> {
  text: string;
  rule: string;
  count: number;
  event: Event;
}

const BREAKS = new Set(["round", "phase", "day", "night", "game-began", "ended", "limit"]);
const ENDS = new Set(["turn-ended"]);

export const isBreak = (event: Happening): boolean => BREAKS.has(event.event);

/** Who made each move: whoever it tells of first. */
function movers(log: Happening[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const { move, seat } of log)
    if (move !== undefined && seat !== undefined && !found.has(move)) found.set(move, seat);
  return found;
}

/**
 * All moves of a seat until another one moves are one turn, with what they did to others; oldest first.  What follows
 * a heading of itself, such as the gains of a night, is told by whom it is about.
 */
export function passages(log: Happening[]): Passage[] {
  const by = movers(log);
  const told: Passage[] = [];
  let broken: number | undefined;
  let ended = false;
  log.forEach((event, place) => {
    if (!event.text) return;
    const last = told.at(-1);
    if (isBreak(event)) {
      broken = event.move;
      if (last?.kind === "break") put(last, event, place);
      else told.push({ kind: "break", events: [{ ...event, place }], last: place });
      return;
    }
    const own = event.seat ?? null;
    const ofItself = event.move === undefined || event.move === broken;
    const seat = ofItself ? own : (by.get(event.move!) ?? own);
    if (last?.kind === "turn" && last.seat === seat && !ended) put(last, event, place);
    else told.push({ kind: "turn", seat, events: [{ ...event, place }], last: place });
    ended = ENDS.has(event.event);
  });
  return told;
}

function put(passage: Passage, event: Happening, place: number): void {
  passage.events.push({ ...event, place });
  passage.last = place;
}

/** The lines of a turn, oldest first. */
export function linesOf<Event extends Happening>(events: Event[]): Line<Event>[] {
  const lines: Line<Event>[] = [];
  for (const event of events) {
    const last = lines.at(-1);
    if (last?.text === event.text) last.count += 1;
    else lines.push({ text: event.text, rule: event.rule, count: 1, event });
  }
  return lines;
}
