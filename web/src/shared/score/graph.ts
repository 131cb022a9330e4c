/** Where things stand in the graph of points. */
import type { HistoryStep } from "$lib/api";
import { points, scaleOf } from "$lib/score";

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Names stand beside the ends of the lines. */
  named: boolean;
}

const A_LETTER = 8; // pixels
const A_NUMBER = 20; // pixels that the number of a round takes with its gap

/** The axes within this room; narrow graphs have only the points beside the lines. */
export function frameOf(width: number, height: number, names: string[], scores: number[]): Frame {
  const longest = Math.max(...names.map((name, seat) => `${name} ${points(scores[seat] ?? 0)}`.length), 1);
  const wanted = 22 + longest * A_LETTER;
  const named = wanted <= width * 0.24;
  return { width, height, left: 34, right: named ? wanted : 44, top: 14, bottom: 24, named };
}

/** From answers and points to pixels. */
export class Scale {
  readonly lines: number[];

  constructor(
    private readonly frame: Frame,
    private readonly first: number,
    private readonly last: number,
    steps: HistoryStep[],
  ) {
    const all = steps.flatMap((step) => step.scores);
    this.lines = scaleOf(Math.min(0, ...all), Math.max(1, ...all), frame.height < 200 ? 4 : 7);
  }

  x(at: number): number {
    const { left, right, width } = this.frame;
    return left + ((at - this.first) / Math.max(1, this.last - this.first)) * (width - left - right);
  }

  y(score: number): number {
    const { top, bottom, height } = this.frame;
    const [least = 0, most = 1] = [this.lines[0], this.lines.at(-1)];
    return height - bottom - ((score - least) / (most - least)) * (height - top - bottom);
  }

  /** The answer nearest to a place. */
  at(x: number): number {
    const { left, right, width } = this.frame;
    const share = (x - left) / Math.max(1, width - left - right);
    return Math.round(this.first + Math.min(1, Math.max(0, share)) * (this.last - this.first));
  }
}

/** The shapes of the players, 16 pixels wide, around 0 0. */
const SHAPES = [
  "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z",
  "M0-8l8 8-8 8-8-8z",
  "M0-8l8 14h-16z",
  "M-6-6h12v12h-12z",
  "M-4-7h8l4 7-4 7h-8l-4-7z",
];
const DASHES = ["", "12 5", "2.5 6", "14 4 3 4", "6 6"];
const OF_RIVALS = { shape: SHAPES[0]!, dashes: "5 4" };

/** Sides after the seats are rivals. */
export const shapeOf = (side: number, seats: number) => (side < seats ? SHAPES[side] : OF_RIVALS.shape);
export const dashesOf = (side: number, seats: number) => (side < seats ? DASHES[side] : OF_RIVALS.dashes);

/** The line of one seat; answers that change nothing have no corner. */
export function lineOf(steps: HistoryStep[], seat: number, scale: Scale): string {
  const corners = steps.filter((step, index) => {
    const score = step.scores[seat];
    return steps[index - 1]?.scores[seat] !== score || steps[index + 1]?.scores[seat] !== score;
  });
  return corners
    .map((step, index) => {
      const place = `${scale.x(step.answers).toFixed(1)} ${scale.y(step.scores[seat] ?? 0).toFixed(1)}`;
      return `${index === 0 ? "M" : "L"}${place}`;
    })
    .join("");
}

const A_LABEL = 44; // pixels that a number below the axis takes with its gap

/** Numbers below the axis: rounds where the game tells them, otherwise answers, as many as have room. */
export function marksOf(first: number, last: number, chapters: { from: number; to: number }[], room: number): number[] {
  if (chapters.length) return [first, ...chapters.map((chapter) => chapter.to)];
  const most = Math.max(1, Math.floor(room / A_LABEL));
  const step = scaleOf(0, Math.max(1, last - first), Math.min(8, most))[1] ?? 1;
  const marks = Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);
  const enough = ((last - first) * A_LABEL) / Math.max(room, 1); // answers between two labels that do not touch
  return [...marks.filter((mark) => mark === first || last - mark >= enough), ...(last > first ? [last] : [])];
}

/** The rounds whose numbers have room, always the first of those that would stand too close. */
export function labelled<Round extends { from: number; to: number }>(
  chapters: Round[],
  x: (at: number) => number,
): Round[] {
  let end = -Infinity;
  return chapters.filter(({ from, to }) => {
    const middle = (x(from) + x(to)) / 2;
    if (middle - end < A_NUMBER) return false;
    end = middle;
    return true;
  });
}
