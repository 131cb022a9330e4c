/** A position to train with: the table as the seat that is asked sees it, one answer, and what it was worth. */
import {
  api,
  type Happening,
  type Judged,
  type Option,
  type Outcome,
  type Puzzle,
  type Question,
  type SeatInfo,
  type View,
} from "./api";
import { me } from "./me.svelte";
import { say } from "./say.svelte";
import { settings } from "./settings.svelte";
import { BoardModel } from "./table.svelte";
import { problemOf } from "./words";

const PACE = 1300; // milliseconds a step of the course

export class PuzzleModel extends BoardModel {
  told = $state.raw<Puzzle | null>(null);
  /** What my answer was worth; null: not answered yet, or the signs were cleared. */
  outcome = $state.raw<Outcome | null>(null);
  /** The words of my answer. */
  chosen = $state<string | null>(null);
  /** After so many steps of the right course; 0: the position itself. */
  step = $state(0);
  playing = $state(false);
  /** Why the last answer did not arrive. */
  problem = $state("");
  /** Called before and after the table changes by a step, for those who draw motion. */
  beforeChange: () => void = () => {};
  afterChange: () => void = () => {};
  /** Told about every answer. */
  answered: (outcome: Outcome) => void = () => {};

  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    super();
  }

  async open(): Promise<void> {
    const told = await api.puzzle(this.id, settings.language);
    await this.load(told.game);
    this.told = told;
  }

  /** The same in the language that is set now. */
  async speak(): Promise<void> {
    const { chosen } = this;
    const known = this.outcome !== null && chosen !== null;
    const [told, outcome] = await Promise.all([
      api.puzzle(this.id, settings.language),
      known ? api.outcome(this.id, chosen, settings.language) : null,
    ]);
    await this.load(told.game);
    this.told = told;
    if (this.outcome !== null && outcome !== null) this.outcome = outcome;
  }

  get ready(): boolean {
    return this.told !== null;
  }

  get game(): string {
    return this.told?.game ?? "";
  }

  /** I sit where the question is, under the name that I have at any table. */
  get chairs(): SeatInfo[] {
    return (this.told?.names ?? []).map((name, seat) => {
      const mine = seat === this.seat;
      return {
        seat,
        kind: "person",
        name: mine ? me.likelyName || say("start-guest") : name,
        bot: null,
        mine,
        away: null,
        bot_from: null,
      };
    });
  }

  get seat(): number | null {
    return this.told?.seat ?? null;
  }

  get view(): View {
    return (this.step > 0 ? this.steps[this.step - 1] : null) ?? this.told?.position.view ?? {};
  }

  get asked(): number[] {
    return this.told && !this.outcome ? [this.told.seat] : [];
  }

  override get stands(): number[] {
    return this.told ? [this.told.seat] : [];
  }

  get options(): Option[] {
    return this.told && !this.outcome ? this.told.options : [];
  }

  override get window(): Question["window"] {
    return this.outcome ? null : (this.told?.window ?? null);
  }

  get events(): Happening[] {
    return [];
  }

  /** What an option was worth, once something was answered. */
  judged(words: string): Judged | null {
    return this.outcome?.options.find((option) => option.words === words) ?? null;
  }

  async choose(option: Option): Promise<void> {
    if (this.busy || this.outcome || !this.told) return;
    this.busy = true;
    this.problem = "";
    this.refusal = this.closeUp = this.held = null;
    try {
      await me.be();
      const outcome = await api.tryPuzzle(this.id, option.words, settings.language);
      this.chosen = option.words;
      this.outcome = outcome;
      this.answered(outcome);
    } catch (wrong) {
      this.problem = problemOf(wrong);
    } finally {
      this.busy = false;
      this.light(null);
    }
  }

  /** What is not on offer needs no reason here: the answers are listed. */
  async why(): Promise<void> {}

  /** The signs go, and the question stands again. */
  again(): void {
    this.pause();
    this.show(0);
    this.outcome = this.chosen = null;
  }

  // ---- the right course on the table

  /** The tables after the steps of the course, as far as they can be shown. */
  get steps(): View[] {
    const views = this.outcome?.course.map(({ view }) => view) ?? [];
    const end = views.indexOf(null);
    return (end < 0 ? views : views.slice(0, end)) as View[];
  }

  /** Looks at the table after so many steps. */
  show(step: number): void {
    if (step === this.step || step > this.steps.length) return;
    this.beforeChange();
    this.step = step;
    this.afterChange();
  }

  /** Plays the course from its beginning. */
  play(): void {
    if (!this.steps.length) return;
    this.playing = true;
    this.show(0);
    this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.show(this.step + 1);
      if (this.step >= this.steps.length) this.pause();
      else this.wait();
    }, PACE);
  }
}
