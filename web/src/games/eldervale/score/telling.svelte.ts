/** The final scoring as one person looks at it: how far it is told, what is pointed at. */
import type { Result } from "$lib/api";
import { say } from "$lib/say.svelte";
import { progressOf } from "../mat/words";
import type { Eldervale } from "../eldervale.svelte";
import type { Element } from "../view";
import { isStart, itemsTold, startOf, stepAt, storyOf, teamsOf, totalsAt, type Item, type Line } from "./story";

/** A number somebody points at: whose, and of what. */
export interface Lit {
  seat: number;
  item: Item;
}

export class Telling {
  /** How many lines are told. */
  at = $state(0);
  lit = $state.raw<Lit | null>(null);
  mapShown = $state(false);

  readonly story = $derived.by(() => storyOf(this.result, this.eldervale.view, this.eldervale.facts));
  readonly step: number = $derived.by(() => stepAt(this.story, this.at));
  readonly totals: number[] = $derived.by(() => totalsAt(this.story, this.at));
  readonly teams: number[][] = $derived.by(() => teamsOf(this.eldervale.view, this.story.order));
  private readonly source: () => { eldervale: Eldervale; result: Result };

  constructor(source: () => { eldervale: Eldervale; result: Result }) {
    this.source = source;
  }

  get eldervale(): Eldervale {
    return this.source().eldervale;
  }

  get result(): Result {
    return this.source().result;
  }

  get isOver(): boolean {
    return this.at >= this.story.lines.length;
  }

  /** The line that was told last. */
  get line(): Line | null {
    return this.story.lines[this.at - 1] ?? null;
  }

  /** The line that comes next. */
  get next(): Line | null {
    return this.story.lines[this.at] ?? null;
  }

  // ---- going on and back

  goOn(): void {
    this.go(this.at + 1);
  }

  back(): void {
    this.go(this.at - 1);
  }

  all(): void {
    this.go(this.story.lines.length);
  }

  /** To the first line of a step; what comes before it is told. */
  turnTo(step: number): void {
    this.go(startOf(this.story, step) + 1);
  }

  /** To the end of a step: a page of the phone. */
  finish(step: number): void {
    const next = startOf(this.story, step + 1);
    this.go(next < 0 ? this.story.lines.length : next);
  }

  private go(at: number): void {
    this.at = Math.max(0, Math.min(this.story.lines.length, at));
    this.lit = null;
  }

  /** What a number listens to: pointed at or focused, it lights what it comes from. */
  pointing(seat: number, item: Item) {
    const light = () => (this.lit = { seat, item });
    const dim = () => (this.lit = null);
    return { onpointerenter: light, onpointerleave: dim, onfocus: light, onblur: dim };
  }

  // ---- what is what

  /** Is this the thing that was just counted? */
  isNew(step: number, seat: number, index: number): boolean {
    const { line } = this;
    if (!line || line.step !== step || !line.seats.includes(seat)) return false;
    return line.items === Infinity || line.items === index + 1;
  }

  isTold(step: number, seat: number, index: number): boolean {
    return index < itemsTold(this.story, this.at, step, seat);
  }

  /** Does what is pointed at rest on this marker? */
  isSource(seat: number, element: Element): boolean {
    return this.lit?.seat === seat && this.lit.item.element === element;
  }

  /** Whose power an item is worth, in words: "Earth power 6". */
  worth({ element, points, kind, name }: Item): string {
    if (kind === "orb") return say("eldervale-count-orbs", { count: points });
    if (kind === "pile") return say("eldervale-count-short-pile");
    if (kind === "prophecy") return this.eldervale.short(name);
    if (kind === "cache") return this.eldervale.about("card", name);
    return element ? say("eldervale-count-power", { element: this.eldervale.elementName(element), points }) : "";
  }

  nameOf({ kind, name }: Item): string {
    if (kind === "orb") return say("eldervale-count-step-unplaced-orbs");
    if (kind === "pile") return say("eldervale-count-step-pile");
    if (kind === "marker") return this.eldervale.elementName(name as Element);
    if (kind === "dwelling") return this.eldervale.realmName(name);
    return isStart(name) ? say("eldervale-count-start") : this.eldervale.cardName(name);
  }

  /** What a prophecy wants and what was reached of it. */
  prophecyNote(seat: number, card: string): string {
    const progress = progressOf(this.eldervale.view.players[seat], card);
    const wants = this.eldervale.short(card);
    return progress ? `${wants} ${say("eldervale-count-reached", { ...progress })}` : wants;
  }

  /** How many adventure cards of a player count, and how many may. */
  limitNote(seat: number, count: number): string {
    if (seat === this.story.ghosts) return say("eldervale-count-no-limit", { count });
    return say("eldervale-count-limit", { count, most: this.limit(seat) });
  }

  private limit(seat: number): number {
    const { facts, view } = this.eldervale;
    return facts.limits.cards_per_dwelling * (view.players[seat]?.dwellings.length ?? 0);
  }

  /** The seat of whoever looks; of several at one screen, nobody's. */
  get mySeat(): number | null {
    const mine = this.eldervale.table.chairs.filter((chair) => chair.mine);
    return mine.length === 1 ? mine[0]!.seat : null;
  }
}
