/** Reading a finished game: its rounds, its turning point, and which things brought the points of a sheet line. */
import type { Happening, HistoryStep, Result, ScoreLine, Texts } from "./api";
import { prefixOf, ruleWords } from "./prefix";

export const ruleAddress = (game: string, rule: string) => `/rules/${game}#${rule}`;

/** A rule id without the game's own prefix: SUM.3. */
export const shortRule = (rule: string) => rule.replace(/^[A-Z]+-/, "");

/** The words of a rule, if the game has them. */
export function ruleText(texts: Texts, game: string, rule: string): string {
  return ruleWords(texts, prefixOf(game), rule);
}

/** A number with a real minus sign. */
export const points = (number: number) => (number < 0 ? `−${-number}` : String(number));

/** The same, with a plus before what was won. */
export const gain = (number: number) => (number > 0 ? `+${number}` : points(number));

// ---- rounds

/** Where in the game a move is made. */
export interface Moment {
  round: number | null;
  phase: string | null;
}

/** Answers from..to of one round; `from` is the answer that the round began with. */
export interface Chapter {
  round: number;
  from: number;
  to: number;
}

/** For each step the round and phase it was made in. */
export function momentsOf(steps: HistoryStep[]): Moment[] {
  let now: Moment = { round: null, phase: null };
  return steps.map((step, index) => {
    const before = now;
    for (const event of step.events) {
      if (event.event === "round" && typeof event["round"] === "number") now = { round: event["round"], phase: null };
      if (event.event === "phase" && typeof event["phase"] === "string") now = { ...now, phase: event["phase"] };
    }
    return index === 0 ? now : before;
  });
}

/** The rounds, if the events tell of any. */
export function chaptersOf(steps: HistoryStep[]): Chapter[] {
  const last = steps.at(-1)?.answers ?? 0;
  const starts = steps.flatMap((step) =>
    step.events
      .filter((event) => event.event === "round" && typeof event["round"] === "number")
      .map((event) => ({ round: event["round"] as number, from: step.answers })),
  );
  return starts
    .map((start, index) => ({ ...start, to: starts[index + 1]?.from ?? last }))
    .filter((chapter) => chapter.to > chapter.from);
}

/** The answer after which the winner was never caught again; null: there was no such moment. */
export function turningPoint(steps: HistoryStep[], winners: number[]): number | null {
  const [winner] = winners;
  if (winners.length !== 1 || winner === undefined) return null;
  const leads = (step: HistoryStep) =>
    step.scores.every((score, seat) => seat === winner || score < (step.scores[winner] ?? 0));
  const reversed = [...steps].reverse();
  const behind = reversed.findIndex((step) => !leads(step));
  return behind <= 0 ? null : (reversed[behind - 1]?.answers ?? null);
}

// ---- the result

/** Did this tie-break tell two seats apart that were equal until then? */
export function decided(result: Result, index: number): boolean {
  const before = [result.scores, ...result.tie_breaks.slice(0, index).map((line) => line.points)];
  const here = result.tie_breaks[index]?.points ?? [];
  return here.some((value, seat) =>
    here.some((other, rival) => value > other && before.every((numbers) => numbers[seat] === numbers[rival])),
  );
}

/** So many seats in turn order, beginning with the first one. */
export const turnOrder = (first: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, step) => (first + step) % seats);

/** The seats from first to last. */
export function standing(result: Result): number[] {
  return result.scores
    .map((_, seat) => seat)
    .sort((one, other) => (result.ranks[one] ?? 0) - (result.ranks[other] ?? 0) || one - other);
}

/** The seats with the most of a line; none if all have the same. */
export function bestOf(numbers: number[]): number[] {
  const most = Math.max(...numbers);
  return numbers.every((number) => number === most)
    ? []
    : numbers.flatMap((number, seat) => (number === most ? [seat] : []));
}

// ---- sheet lines by what brought the points

/** One thing that brought points, e.g. a card: for each seat how many, in which rounds. */
export interface Source {
  source: string;
  points: number[];
  rounds: number[];
  times: number;
}

interface Scored {
  source: string;
  seat: number;
  points: number;
  round: number | null;
  line: string | null;
}

function scoredIn(steps: HistoryStep[]): Scored[] {
  const moments = momentsOf(steps);
  return steps.flatMap((step, index) => step.events.flatMap((event) => scored(event, moments[index]?.round ?? null)));
}

function scored(event: Happening, round: number | null): Scored[] {
  const { points, source, seat, line } = event;
  if (typeof points !== "number" || typeof source !== "string" || typeof seat !== "number") return [];
  const signed = event.event === "lost" ? -points : points;
  return [{ source, seat, points: signed, round, line: typeof line === "string" ? line : null }];
}

/** The lists of words that the facts of a game give for a thing, e.g. the timings of a card. */
function wordsAbout(facts: Record<string, unknown>, source: string): string[] {
  const about = Object.values(facts).flatMap((things) => {
    const thing = things && typeof things === "object" ? (things as Record<string, unknown>)[source] : null;
    return thing && typeof thing === "object" ? Object.values(thing) : [];
  });
  return about.flat().filter((word): word is string => typeof word === "string");
}

type Places = ReadonlyMap<string, string>; // the line of each source

const MOST_OPEN = 8; // sources with several possible lines that are tried out

function lineOf(one: Scored, place: Places): string | undefined {
  return one.line ?? place.get(one.source);
}

function sumsMatch(line: ScoreLine, all: Scored[], place: Places): boolean {
  const sums = line.points.map(() => 0);
  for (const one of all) if (lineOf(one, place) === line.id) sums[one.seat] = (sums[one.seat] ?? 0) + one.points;
  return line.points.every((number, seat) => number === sums[seat]);
}

/** Every way to give each source one of its lines. */
function ways(choices: [string, string[]][]): Places[] {
  return choices.reduce<Map<string, string>[]>(
    (found, [source, lines]) => found.flatMap((way) => lines.map((line) => new Map(way).set(source, line))),
    [new Map()],
  );
}

/** The same with one source in a line that the facts know nothing of. */
function withOneMoved(way: Places, unknown: string[]): Places[] {
  return [...way.keys()].flatMap((source) => unknown.map((line) => new Map(way).set(source, line)));
}

/** Which line each source belongs to: what the facts say and the sums confirm. */
function placesOf(sheet: ScoreLine[], all: Scored[], facts: Record<string, unknown>): Places {
  const sources = [...new Set(all.map((one) => one.source))];
  const choices = sources
    .map((source): [string, string[]] => {
      const words = wordsAbout(facts, source);
      return [source, sheet.map((line) => line.id).filter((id) => words.includes(id))];
    })
    .filter(([, lines]) => lines.length > 0);
  const base: Places = new Map(choices.map(([source, lines]) => [source, lines[0]!]));
  if (choices.filter(([, lines]) => lines.length > 1).length > MOST_OPEN) return base;
  const known = new Set(choices.flatMap(([, lines]) => lines));
  const unknown = sheet.map((line) => line.id).filter((id) => !known.has(id));
  const wanted = sheet.filter((line) => known.has(line.id));
  const fits = (way: Places) => wanted.every((line) => sumsMatch(line, all, way));
  const simple = ways(choices);
  const found = simple.filter(fits);
  const better = found.length ? found : simple.flatMap((way) => withOneMoved(way, unknown)).filter(fits);
  const explaining = better.filter((way) => {
    const used = unknown.filter((id) => [...way.values()].includes(id));
    return sheet.every((line) => !used.includes(line.id) || sumsMatch(line, all, way));
  });
  return explaining.length === 1 ? explaining[0]! : base;
}

/** The things behind each sheet line, for those lines where they explain every point. */
export function sourcesOf(
  sheet: ScoreLine[],
  steps: HistoryStep[],
  facts: Record<string, unknown>,
): Map<string, Source[]> {
  const all = scoredIn(steps);
  const place = placesOf(sheet, all, facts);
  const found = new Map<string, Source[]>();
  for (const line of sheet) {
    const here = all.filter((one) => lineOf(one, place) === line.id);
    if (here.length && sumsMatch(line, all, place)) found.set(line.id, bySource(here, line.points.length));
  }
  return found;
}

function bySource(all: Scored[], seats: number): Source[] {
  const found = new Map<string, Source>();
  for (const one of all) {
    const entry = found.get(one.source) ?? {
      source: one.source,
      points: Array.from({ length: seats }, () => 0),
      rounds: [],
      times: 0,
    };
    entry.points[one.seat]! += one.points;
    entry.times += 1;
    if (one.round !== null && !entry.rounds.includes(one.round)) entry.rounds.push(one.round);
    found.set(one.source, entry);
  }
  const most = (entry: Source) => Math.max(...entry.points.map(Math.abs));
  return [...found.values()].sort((one, other) => most(other) - most(one));
}

/** One row under a line of the sheet: what it is, its points, how many of it everybody has where points go by that, whose it is. */
export interface Row {
  key: string;
  name: string;
  points: number[];
  counts: number[] | null;
  seat: number | null;
}

/** The rows of a line as the game tells them: those of one seat after another, the most points first. */
export function rowsOf(line: ScoreLine, texts: Texts, game: string): Row[] {
  const owner = ({ points, seat }: Row) => seat ?? points.findIndex((number) => number !== 0);
  const most = ({ points }: Row) => Math.max(...points.map(Math.abs));
  return line.parts
    .map(({ kind, name, points, counts, seat }) => {
      const key = `${prefixOf(game)}-${kind}-${name}`;
      return { key, name: texts[key] ?? name, points, counts, seat };
    })
    .sort((one, other) => owner(one) - owner(other) || most(other) - most(one));
}

/** The name of a thing among the texts of a game, e.g. chess-card-rook. */
export function nameOf(texts: Texts, game: string, thing: string): string | null {
  const prefix = prefixOf(game);
  const id = `${prefix}-card-${thing}`;
  if (id in texts) return texts[id]!;
  const other = Object.keys(texts).find((key) => key.startsWith(`${prefix}-`) && key.split("-")[2] === thing);
  return other ? texts[other]! : null;
}

// ---- the graph

/** Round numbers for an axis from 0 or less up to the most points. */
export function scaleOf(least: number, most: number, lines = 6): number[] {
  const span = Math.max(1, most - Math.min(0, least));
  const raw = span / lines;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= raw) ?? raw);
  const from = Math.floor(Math.min(0, least) / step) * step;
  return Array.from({ length: Math.ceil((most - from) / step) + 1 }, (_, n) => from + n * step);
}

/** Heights of labels that must not cover each other, in the same order. */
export function apart(heights: number[], gap: number): number[] {
  const order = heights.map((_, index) => index).sort((one, other) => heights[one]! - heights[other]!);
  const placed = [...heights];
  for (let round = 0; round < 20; round += 1) {
    order.slice(1).forEach((here, index) => {
      const above = order[index]!;
      const missing = gap - (placed[here]! - placed[above]!);
      if (missing > 0.01) {
        placed[here]! += missing / 2;
        placed[above]! -= missing / 2;
      }
    });
  }
  return placed;
}
