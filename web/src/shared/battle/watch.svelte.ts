/** Which battle is shown, and how: over the table, aside while the map is needed, or as a slim line. */
import { TableModel, type BoardModel } from "$lib/table.svelte";

export interface Shown<Battle> {
  battle: Battle;
  /** Over the table; otherwise a line that opens it. */
  full: boolean;
  /** It is over. */
  report: boolean;
}

export abstract class BattleWatch<Battle extends object> {
  /** Somebody wants the map instead (or not, although the map is asked for). */
  private wanted = $state<{ aside: boolean; moment: string } | null>(null);
  /** A battle of others is looked at. */
  private opened = $state(false);
  /** The last battle I fought in, until I go on. */
  private mine = $state.raw<Battle | null>(null);
  /** The last battle without me. */
  private others = $state.raw<Battle | null>(null);
  private readonly seen = new Set<string>();
  private first = true;

  /** Its reports are remembered under the name of the game. */
  protected abstract readonly game: string;
  protected abstract get table(): BoardModel;
  protected abstract get running(): Battle | null;
  protected abstract get last(): Battle | null;
  /** Changes with what is asked and with the step: a wish for the map ends there. */
  protected abstract get question(): string;
  /** What is asked is answered on the map. */
  abstract get needsMap(): boolean;
  protected abstract seatsIn(battle: Battle): number[];

  /** Does somebody at this screen fight in it? */
  isMine(battle: Battle): boolean {
    const { chairs } = this.table;
    return this.seatsIn(battle).some((seat) => chairs[seat]?.mine ?? false);
  }

  /** A battle of mine that goes on lies over the table, unless its moment needs the table more. */
  protected comesUp(_battle: Battle): boolean {
    return true;
  }

  /** Notices battles that are over; to be called whenever the view changes. */
  look(): void {
    const { running, last } = this;
    if (running && this.others) this.others = null;
    const text = last ? JSON.stringify(last) : "";
    if (last && !this.seen.has(text)) this.note(last, text);
    this.first = false;
  }

  private note(last: Battle, text: string): void {
    this.seen.add(text);
    const mine = this.isMine(last) && this.table.isLive;
    if (!this.first && mine) this.mine = last;
    else if (!this.first || (mine && this.remembered() !== text)) this.others = last;
  }

  get shown(): Shown<Battle> | null {
    const { running } = this;
    if (this.mine) return { battle: this.mine, full: true, report: true }; // also when the next one has begun
    if (running && this.isMine(running) && this.table.isLive) {
      return { battle: running, full: this.opened || this.comesUp(running), report: false };
    }
    if (running) return { battle: running, full: this.opened, report: false };
    return this.others && { battle: this.others, full: this.opened, report: true };
  }

  private get moment(): string {
    return `${this.shown?.report} ${this.question}`;
  }

  get aside(): boolean {
    return this.wanted?.moment === this.moment ? this.wanted.aside : this.needsMap && this.shown?.report !== true;
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
    const { table } = this;
    return table instanceof TableModel ? `deskovka.${this.game}.battle.${table.id}` : null;
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
