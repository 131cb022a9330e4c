/** How a roll is told: dice tumble, settle one after another, slide into order; then columns are ticked one by one. */
import type { Option } from "$lib/api";
import { Telling } from "$shared/battle/telling.svelte";
import type { BattleView } from "../view";
import { changedDice, columnsOf, hasDice, sameBattle, type Die } from "./compare";

// milliseconds
const TUMBLE = 900;
const SETTLE = 90;
const AGAIN = 700;
const SORT = 260;
const SLIDE = 420;
const TICK = 420;
const FLICKER = 90;
const SLOW_MOTION = 2.4;

/** What dice and rows share while dice lie: how they are told, and what can be done with them. */
export interface Play {
  options: Option[];
  roll: Roll;
  /** What the die of mine shows that is picked to be swapped. */
  own: number | null;
  pick: (face: number) => void;
  /** The column that decided. */
  decides: number | null;
}

export class Roll extends Telling {
  /** Counts while dice tumble: what they show flickers. */
  private flicker = $state(0);
  private dice = $state(0);
  /** Numbers of the dice that are rolled again. */
  private again = $state.raw(new Set<number>());
  /** Only dice that lay in order already are told of. */
  private inOrder = $state(false);
  private columns = $state(0);
  private ticking: ReturnType<typeof setInterval> | undefined;

  /** What has come since: dice that did not lie there, dice that changed, the comparison. */
  follow(before: BattleView | null, now: BattleView | null): void {
    if (!now || !sameBattle(before, now)) this.skip();
    else if (!hasDice(before)) {
      if (hasDice(now)) this.play(now);
    } else if (before) {
      const changed = changedDice(before, now);
      if (changed.size || (now.decided && !before.decided)) this.play(now, { changed });
    }
  }

  /** From the first die on; `changed`: all lie there, only these (perhaps none) are rolled again. */
  play(battle: BattleView, { changed, slowly = false }: { changed?: Set<number>; slowly?: boolean } = {}): void {
    this.dice = battle.sides.reduce((sum, { rolled }) => sum + rolled.length, 0);
    this.again = changed ?? changedDice(null, battle);
    this.inOrder = changed !== undefined;
    this.columns = columnsOf(battle).length;
    const settling = Array.from({ length: this.dice }, (_, die) => (die === 0 ? TUMBLE : SETTLE));
    const ticks = Array.from({ length: this.columns }, (_, place) => (place === 0 ? SLIDE + TICK : TICK));
    this.start([...settling, this.again.size ? AGAIN : 0, SORT, ...ticks, SLIDE], {
      slower: slowly ? SLOW_MOTION : 1,
      from: changed === undefined ? 0 : this.dice + (changed.size ? 0 : 2),
    });
    if (this.running) this.ticking = setInterval(() => (this.flicker += 1), FLICKER);
  }

  override skip(): void {
    super.skip();
    clearInterval(this.ticking);
  }

  /** Does the die with this number, counted through all sides, still roll? */
  isTumbling(number: number): boolean {
    if (!this.shows(number)) return true;
    return this.again.has(number) && this.shows(this.dice - 1) && !this.shows(this.dice);
  }

  /** What a die shows now: tumbling, anything; before it is rolled again, what it was. */
  faceOf(number: number, die: Die): number {
    if (this.isTumbling(number)) return ((this.flicker * 5 + number * 3) % 6) + 1;
    return this.hasChanged(number) ? die.face : die.was;
  }

  /** What was changed is told only where it has happened. */
  hasChanged(number: number): boolean {
    return !this.again.has(number) || this.shows(this.dice);
  }

  /** Which step is being told; null: everything was. */
  get step(): number | null {
    if (!this.running) return null;
    return this.shows(this.dice + 1) ? 5 : 4;
  }

  /** Where in its row a die lies: as it fell, then in order. */
  placeOf(place: number, all: number): number {
    if (this.inOrder || this.shows(this.dice + 1)) return place;
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
