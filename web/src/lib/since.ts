/** What others did since my last answer: who did how much, what it changed; and how much of a log was shown to whom. */
import type { Happening } from "./api";
import { linesOf, passages } from "./turns";

/** What one player did since my last answer. */
export interface Share {
  seat: number;
  steps: number;
  points: number;
}

/** The players who did something, in the order they did. */
export function sharesOf(events: Happening[], gains: number[]): Share[] {
  const shares = new Map<number, Share>();
  for (const passage of passages(events)) {
    if (passage.kind === "break" || passage.seat === null) continue;
    const { seat } = passage;
    const share = shares.get(seat) ?? { seat, steps: 0, points: gains[seat] ?? 0 };
    share.steps += linesOf(passage.events).length;
    shares.set(seat, share);
  }
  return [...shares.values()];
}

const MOST_MARKED = 12; // things: more rims say nothing
const NO_THINGS = new Set(["event", "text", "rule", "others"]);

/** The things events are about, each once: cards, tiles, areas. */
export function thingsIn(events: Happening[]): Set<string> {
  const named = events.flatMap((event) =>
    Object.entries(event).filter(([kind, value]) => typeof value === "string" && !NO_THINGS.has(kind)),
  );
  return new Set(named.map(([kind, name]) => `${kind.replace(/\d$/, "")}:${String(name)}`));
}

/** The events whose things get a rim: all, or only the last turn of each player when that is too much. */
export function markedOf(events: Happening[]): Happening[] {
  if (thingsIn(events).size <= MOST_MARKED) return events;
  const last = new Map<number | null, Happening[]>();
  for (const passage of passages(events)) if (passage.kind === "turn") last.set(passage.seat, passage.events);
  return [...last.values()].flat();
}

// ---- showing it again

const STEP = 750; // milliseconds
const LONGEST = 12_000; // all of it

export interface Moment<Shown> {
  seat: number | null;
  events: Happening[];
  view: Shown;
}

/** What is shown one after another, the table after my answer first: every move, or only where each turn ends. */
export function stagesOf<Shown>(moments: Moment<Shown>[]): Moment<Shown>[] {
  const [first, ...all] = moments;
  const moves = all.filter(({ events }) => events.some(({ text }) => text)); // a pass shows nothing
  if (moves.length * STEP <= LONGEST) return [first!, ...moves];
  const landings: Moment<Shown>[] = [];
  for (const move of moves) {
    const last = landings.at(-1);
    if (last?.seat === move.seat) landings[landings.length - 1] = { ...move, events: [...last.events, ...move.events] };
    else landings.push(move);
  }
  return [first!, ...landings];
}

/** How long each of so many moves is shown. */
export const paceOf = (moves: number): number => Math.min(STEP, LONGEST / Math.max(1, moves));

/** How long showing these events again takes, in whole seconds. */
export function secondsOf(events: Happening[]): number {
  const moves = new Set(events.map((event) => event.move)).size;
  return Math.max(1, Math.round(Math.min(moves * STEP, LONGEST) / 1000));
}

// ---- what a browser has shown

const KEY = "deskovka.seen";
const MOST = 60; // tables that are remembered

function all(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/** The name of one viewer's place at a table; people at one screen look by turns. */
export const placeOf = (table: string, seat: number | null): string => (seat === null ? table : `${table}.${seat}`);

/** The number of things seen there so far; null: never looked. */
export function seenAt(place: string): number | null {
  const count = all()[place];
  return typeof count === "number" ? count : null;
}

export function rememberSeen(place: string, count: number): void {
  const { [place]: _, ...others } = all();
  const kept = Object.entries(others).slice(-(MOST - 1));
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [place, count]])));
  } catch {
    // a full or forbidden store only costs the divider
  }
}
