/** What is looked at in a review: list, graph and panel share one choice. */
import type { KeyMoment, Review } from "$lib/api";
import {
  beside,
  isSame,
  largest,
  nearest,
  passes,
  ranked,
  toldOf,
  type Chosen,
  type Filter,
  type Told,
} from "./moments";

export class Choice {
  filter = $state<Filter>("all");
  private picked = $state.raw<Chosen | null>(null);
  /** Of the answers that were on offer: the one whose course is shown. */
  alternative = $state(0);

  constructor(
    private readonly review: () => Review | null,
    private readonly seat: () => number,
  ) {}

  readonly moments: KeyMoment[] = $derived.by(() => this.review()?.moments ?? []);
  readonly shown: KeyMoment[] = $derived.by(() =>
    this.moments.filter((moment) => passes(moment, this.filter, this.seat())),
  );
  /** What was picked, as long as there is such a thing; otherwise what changed most. */
  readonly chosen: Chosen | null = $derived.by(() => {
    const review = this.review();
    if (review && this.picked && toldOf(review, this.picked)) return this.picked;
    return largest(this.shown);
  });
  readonly told: Told | null = $derived.by(() => {
    const review = this.review();
    return review && this.chosen ? toldOf(review, this.chosen) : null;
  });
  /** Its number among the key moments, from 1; 0: it is none of them. */
  readonly number: number = $derived(this.moments.findIndex((moment) => isSame(moment, this.chosen)) + 1);

  /** Somebody has picked what is shown. */
  get byHand(): boolean {
    return this.picked !== null && isSame(this.picked, this.chosen);
  }

  count(filter: Filter): number {
    return this.moments.filter((moment) => passes(moment, filter, this.seat())).length;
  }

  /** So many answers were given at the table that is shown with it: before the answer, and after luck. */
  get at(): number {
    return this.chosen ? this.chosen.place + (this.chosen.kind === "luck" ? 1 : 0) : 0;
  }

  pick({ place, kind, seat }: Chosen): void {
    this.picked = { place, kind, seat };
    this.alternative = 0;
  }

  pickAt(at: number, reach: number): void {
    const review = this.review();
    const found = review && nearest(review, at, reach);
    if (found) this.pick(found);
  }

  neighbour(by: 1 | -1): KeyMoment | null {
    return beside(this.shown, this.chosen, by);
  }

  step(by: 1 | -1): void {
    const found = this.neighbour(by);
    if (found) this.pick(found);
  }

  /** Another of the answers that were on offer. */
  turn(by: 1 | -1): void {
    const count = this.told && this.chosen?.kind === "play" ? ranked(this.told.answer).best.length + 1 : 1;
    this.alternative = (this.alternative + by + count) % count;
  }

  only(filter: Filter): void {
    this.filter = this.filter === filter ? "all" : filter;
  }
}
