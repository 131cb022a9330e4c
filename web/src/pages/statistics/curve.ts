/** The curve of a rating: where its points lie in a frame. */
import type { RatingPoint } from "$lib/api";

export interface Room {
  width: number;
  height: number;
}
export interface Line {
  y: number;
  rating: number;
}

const EDGE = { left: 46, right: 84, top: 12, bottom: 26 };
const LEAST = 400; // points from the lowest line to the highest: a small change looks small

export class Curve {
  readonly left = EDGE.left;
  readonly right: number;
  readonly floor: number;
  private readonly low: number;
  private readonly high: number;
  private readonly first: number;
  private readonly last: number;

  constructor(
    readonly points: RatingPoint[],
    readonly room: Room,
  ) {
    this.right = room.width - EDGE.right;
    this.floor = room.height - EDGE.bottom;
    const ratings = points.map(({ rating }) => rating);
    const newest = points.at(-1)!;
    const [low, high] = [Math.min(...ratings, newest.low), Math.max(...ratings, newest.high)];
    const more = Math.max(0, LEAST - (high - low)) / 2;
    this.low = Math.floor((low - more) / 100) * 100;
    this.high = Math.ceil((high + more) / 100) * 100;
    this.first = points[0]!.after;
    this.last = newest.after;
  }

  x(after: number): number {
    const span = this.last - this.first;
    return span === 0 ? this.right : this.left + ((after - this.first) / span) * (this.right - this.left);
  }

  /** What lies beyond the frame is drawn at its edge. */
  y(rating: number): number {
    const within = Math.min(this.high, Math.max(this.low, rating));
    return EDGE.top + ((this.high - within) / (this.high - this.low)) * (this.floor - EDGE.top);
  }

  has(rating: number): boolean {
    return rating >= this.low && rating <= this.high;
  }

  /** Round ratings, at most five of them. */
  lines(): Line[] {
    const step = Math.ceil((this.high - this.low) / 400) * 100;
    const found: Line[] = [];
    for (let rating = this.low; rating <= this.high; rating += step) found.push({ rating, y: this.y(rating) });
    return found;
  }

  /** Numbers of games below the axis: the first, the last, and some between. */
  games(): number[] {
    const span = this.last - this.first;
    const parts = Math.min(3, span);
    const all = Array.from({ length: parts + 1 }, (_, part) => this.first + Math.round((span * part) / (parts || 1)));
    return [...new Set(all)];
  }

  path(): string {
    return `M${this.points.map(({ after, rating }) => `${round(this.x(after))} ${round(this.y(rating))}`).join("L")}`;
  }

  band(): string {
    const upper = this.points.map(({ after, high }) => `${round(this.x(after))} ${round(this.y(high))}`);
    const lower = this.points.map(({ after, low }) => `${round(this.x(after))} ${round(this.y(low))}`).reverse();
    return `M${[...upper, ...lower].join("L")}z`;
  }
}

const round = (value: number): number => Math.round(value * 10) / 10;
