/** Where things stand in the graph of winning chances. */
import type { Answered, Chance, KeyMoment, Review } from "$lib/api";
import { apart } from "$lib/score";

export interface Room {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  /** The line of 0 %. */
  floor: number;
  /** Tops of the two lanes below the axis, and how high they are. */
  lanes: { play: number; luck: number; high: number };
}

const A_LETTER = 7.6; // pixels
const AXIS = 26; // pixels below the line of 0 %, for the numbers of rounds
export const SIGN = 22; // pixels

/** The graph within this room; names stand at the ends of the lines where there is room for them. */
export function roomOf(width: number, height: number, labels: string[]): Room {
  const broad = width >= 560;
  const high = height < 250 ? 26 : 30;
  const longest = Math.max(...labels.map((label) => label.length), 1);
  const luck = height - high - 1;
  const play = luck - high - 2;
  return {
    width,
    height,
    left: broad ? 50 : 46,
    right: broad ? Math.min(width * 0.22, 18 + longest * A_LETTER) : 14,
    top: broad ? 26 : 10,
    floor: play - AXIS,
    lanes: { play, luck, high },
  };
}

export interface Point {
  /** So many answers were given. */
  at: number;
  chances: Chance[];
}

/** What is known so far, from the start on. */
export function pointsOf(review: Review): Point[] {
  const known = review.answers.filter(({ after }) => after.length);
  const found = known.map(({ place, after }) => ({ at: place + 1, chances: after })).sort((a, b) => a.at - b.at);
  return review.start.length ? [{ at: 0, chances: review.start }, ...found] : found;
}

/** From answers and chances to pixels. */
export class Scale {
  constructor(
    private readonly room: Room,
    private readonly last: number,
  ) {}

  x(at: number): number {
    const { left, right, width } = this.room;
    return left + (at / Math.max(1, this.last)) * (width - left - right);
  }

  y(share: number): number {
    const { top, floor } = this.room;
    return floor - share * (floor - top);
  }

  /** The number of answers nearest to a place. */
  at(x: number): number {
    const { left, right, width } = this.room;
    const share = (x - left) / Math.max(1, width - left - right);
    return Math.round(Math.min(1, Math.max(0, share)) * this.last);
  }

  /** How many answers so many pixels are. */
  reach(pixels: number): number {
    const { left, right, width } = this.room;
    return (pixels * this.last) / Math.max(1, width - left - right);
  }
}

const corner = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

export function lineOf(points: Point[], seat: number, scale: Scale): string {
  const corners = points.map(({ at, chances }) => corner(scale.x(at), scale.y(chances[seat]?.chance ?? 0)));
  return corners.length ? `M${corners.join("L")}` : "";
}

/** How sure the line of a seat is. */
export function bandOf(points: Point[], seat: number, scale: Scale): string {
  const edge = (side: "low" | "high", all: Point[]) =>
    all.map(({ at, chances }) => corner(scale.x(at), scale.y(chances[seat]?.[side] ?? 0)));
  const corners = [...edge("high", points), ...edge("low", points.toReversed())];
  return corners.length ? `M${corners.join("L")}z` : "";
}

export interface Chapter {
  unit: "round" | "turn";
  number: number;
  from: number;
  to: number;
}

/** Answers that follow each other with the same mark. */
function runs(
  answers: Answered[],
  mark: (answer: Answered) => string,
): { first: Answered; from: number; to: number }[] {
  const found: { first: Answered; from: number; to: number }[] = [];
  for (const answer of answers) {
    const last = found.at(-1);
    if (last && mark(last.first) === mark(answer)) last.to = answer.place + 1;
    else found.push({ first: answer, from: answer.place, to: answer.place + 1 });
  }
  return found;
}

/** Rounds, or turns where a game has none. */
export const chaptersOf = (answers: Answered[]): Chapter[] =>
  runs(answers, ({ when }) => `${when.number}`).map(({ first, from, to }) => ({
    unit: first.when.unit,
    number: first.when.number,
    from,
    to,
  }));

/** Where it is night, in games that have nights. */
export const nightsOf = (answers: Answered[]): { from: number; to: number }[] =>
  runs(answers, ({ when }) => `${when.number} ${when.phase}`).filter(({ first }) => first.when.phase === "night");

const MARKED = 12; // chapters at most whose middle carries the shapes of players

/** Points of the lines that carry the shape of their player: the middle of rounds. */
export function markedOf(points: Point[], chapters: Chapter[]): Point[] {
  const every = Math.ceil(chapters.length / MARKED);
  const middles = chapters.filter((_, index) => index % every === 0).map(({ from, to }) => (from + to) / 2);
  return middles.flatMap((middle) => points.find(({ at }) => at >= middle) ?? []);
}

/** Signs of a lane beside each other, none over another and none out of the lane. */
export function lane(moments: KeyMoment[], kind: KeyMoment["kind"], scale: Scale, room: Room) {
  const shown = moments.filter((moment) => moment.kind === kind);
  const [least, most] = [room.left + SIGN / 2, room.width - room.right - SIGN / 2];
  const wanted = shown.map(({ place }) => Math.min(most, Math.max(least, scale.x(place + 1))));
  const places = apart(wanted, Math.min(SIGN + 2, (most - least) / Math.max(1, shown.length - 1))); // closer where they are many
  const over = Math.max(0, ...places.map((x) => x - most)) - Math.max(0, ...places.map((x) => least - x));
  return shown.map((moment, index) => ({ moment, x: places[index]! - over }));
}

/** Sentences of turning points above the graph, the latest first to get room; the others are dotted lines only. */
export function labelsOf(review: Review, scale: Scale, room: Room) {
  const most = room.width - room.right;
  const taken: { from: number; to: number }[] = [];
  const found = review.turnings.toReversed().flatMap((turning) => {
    const wide = turning.text.length * A_LETTER + 22;
    const middle = Math.min(most - wide / 2, Math.max(room.left + wide / 2, scale.x(turning.place + 1)));
    const [from, to] = [middle - wide / 2, middle + wide / 2];
    if (wide > most - room.left || taken.some((other) => from < other.to + 6 && other.from - 6 < to)) return [];
    taken.push({ from, to });
    return [{ turning, middle, wide }];
  });
  return found.toReversed();
}

/** Chances at the end of each round, for readers. */
export const byRound = (points: Point[], chapters: Chapter[]): { chapter: Chapter; chances: Chance[] }[] =>
  chapters.flatMap((chapter) => {
    const last = points.findLast(({ at }) => at > chapter.from && at <= chapter.to);
    return last ? [{ chapter, chances: last.chances }] : [];
  });
