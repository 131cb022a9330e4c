/** Which battle is shown, and how: over the table, aside while the map is needed, or as a slim line. */
import { TableModel } from "$lib/table.svelte";
import type { Kemet } from "../kemet.svelte";
import type { BattleView } from "../view";

export interface Shown {
  battle: BattleView;
  /** Over the table; otherwise a line that opens it. */
  full: boolean;
  /** It is over. */
  report: boolean;
}

const PLACE = "deskovka.kemet.battle.";

export class Watch {
  /** Somebody wants the map instead (or not, although the map is asked for). */
  private wanted = $state<{ aside: boolean; moment: string } | null>(null);
  /** A battle of others is looked at. */
  private opened = $state(false);
  /** The last battle I fought in, until I go on. */
  private mine = $state.raw<BattleView | null>(null);
  /** The last battle without me. */
  private others = $state.raw<BattleView | null>(null);
  private readonly seen = new Set<string>();
  private first = true;

  constructor(private readonly source: () => Kemet) {}

  private get kemet(): Kemet {
    return this.source();
  }

  /** Does somebody at this screen fight in it? */
  isMine(battle: BattleView): boolean {
    const { chairs } = this.kemet.table;
    return [battle.attacker, battle.defender].some((seat) => chairs[seat]?.mine ?? false);
  }

  /** Notices battles that are over; to be called whenever the view changes. */
  look(): void {
    const { battle, last_battle: last } = this.kemet.view;
    if (battle && this.others) this.others = null;
    const text = last ? JSON.stringify(last) : "";
    if (last && !this.seen.has(text)) this.note(last, text);
    this.first = false;
  }

  private note(last: BattleView, text: string): void {
    this.seen.add(text);
    const mine = this.isMine(last) && this.kemet.table.isLive;
    if (!this.first && mine) this.mine = last;
    else if (!this.first || (mine && this.remembered() !== text)) this.others = last;
  }

  get shown(): Shown | null {
    const running = this.kemet.view.battle;
    if (this.mine) return { battle: this.mine, full: true, report: true }; // also when the next one has begun
    if (running && this.isMine(running) && this.kemet.table.isLive) {
      return { battle: running, full: true, report: false };
    }
    if (running) return { battle: running, full: this.opened, report: false };
    return this.others && { battle: this.others, full: this.opened, report: true };
  }

  /** The winner picks where the loser goes: that needs the map. */
  get needsMap(): boolean {
    return this.kemet.table.options.some(({ id }) => id === "send");
  }

  private get moment(): string {
    return `${this.kemet.view.question} ${this.shown?.report} ${this.kemet.view.battle?.step}`;
  }

  get aside(): boolean {
    return this.wanted?.moment === this.moment ? this.wanted.aside : this.needsMap;
  }

  peek(aside = !this.aside): void {
    this.wanted = { aside, moment: this.moment };
  }

  open(): void {
    this.opened = true;
    this.wanted = null;
  }

  /** Done with a report, or with looking on. */
  dismiss(): void {
    const { shown } = this;
    this.opened = false;
    if (!shown?.report) return;
    this.remember(JSON.stringify(shown.battle));
    if (this.mine) this.mine = null;
    else this.others = null;
  }

  private get place(): string | null {
    const { table } = this.kemet;
    return table instanceof TableModel ? PLACE + table.id : null;
  }

  private remembered(): string | null {
    try {
      return this.place === null ? null : localStorage.getItem(this.place);
    } catch {
      return null;
    }
  }

  private remember(text: string): void {
    try {
      if (this.place !== null) localStorage.setItem(this.place, text);
    } catch {
      return; // then it is told once more after a reload
    }
  }
}
