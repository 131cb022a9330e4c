/** How a roll is told: dice tumble, settle one after another, slide into order; then columns are ticked one by one. */
import { Telling } from "$shared/battle/telling.svelte";
import type { BattleView } from "../view";
import { columnsOf, type Die } from "./compare";

// milliseconds
const TUMBLE = 900;
const SETTLE = 90;
const AGAIN = 700;
const SORT = 260;
const SLIDE = 420;
const TICK = 420;
const FLICKER = 90;
const SLOW_MOTION = 2.4;

export class Roll extends Telling {
  /** Counts while dice tumble: what they show flickers. */
  private flicker = $state(0);
  private dice = $state(0);
  private again = $state(false);
  private columns = $state(0);
  private ticking: ReturnType<typeof setInterval> | undefined;

  /** From the first die on, or only the comparison of dice that lie there already. */
  play(battle: BattleView, { onlyColumns = false, slowly = false } = {}): void {
    this.dice = battle.sides.reduce((sum, { rolled }) => sum + rolled.length, 0);
    this.again = battle.sides.some(({ was }) => was.some(Boolean));
    this.columns = columnsOf(battle).length;
    const settling = Array.from({ length: this.dice }, (_, die) => (die === 0 ? TUMBLE : SETTLE));
    const ticks = Array.from({ length: this.columns }, (_, place) => (place === 0 ? SLIDE + TICK : TICK));
    this.start([...settling, this.again ? AGAIN : 0, SORT, ...ticks, SLIDE], {
      slower: slowly ? SLOW_MOTION : 1,
      from: onlyColumns ? this.dice + 2 : 0,
    });
    if (this.running) this.ticking = setInterval(() => (this.flicker += 1), FLICKER);
  }

  override skip(): void {
    super.skip();
    clearInterval(this.ticking);
  }

  /** Does the die with this number, counted through all sides, still roll? */
  isTumbling(number: number, { was }: Die): boolean {
    if (!this.shows(number)) return true;
    return this.again && was > 0 && this.shows(this.dice - 1) && !this.shows(this.dice);
  }

  /** What a die shows now: tumbling, anything; before it is rolled again, what it was. */
  faceOf(number: number, die: Die): number {
    if (this.isTumbling(number, die)) return ((this.flicker * 5 + number * 3) % 6) + 1;
    return die.was && !this.shows(this.dice) ? die.was : die.face;
  }

  /** What was changed is told only where it has happened. */
  get hasChanged(): boolean {
    return this.shows(this.dice);
  }

  /** Where in its row a die lies: as it fell, then in order. */
  placeOf(place: number, all: number): number {
    if (this.shows(this.dice + 1)) return place;
    const step = all === 5 ? 2 : Math.max(1, all - 1); // any that meets all places
    return (place * step + 1) % all;
  }

  ticks(column: number): boolean {
    return this.shows(this.dice + 2 + column);
  }

  /** The winner is known. */
  get decided(): boolean {
    return this.shows(this.dice + 1 + this.columns);
  }
}
