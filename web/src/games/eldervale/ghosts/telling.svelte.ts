/** Whether the ghosts' latest turn is being told, and how far. */
import { untrack } from "svelte";
import type { Eldervale } from "../eldervale.svelte";
import { stagesOf, type Stage } from "./tale";

const AT_ONCE = "eldervale-ghosts-at-once";

export class Telling {
  /** How many stages have been told. */
  at = $state(0);
  /** The marks on the map are off for a moment, so that they can come again. */
  hidden = $state(false);
  /** A battle lies over the map. */
  waits = $state(false);
  /** Their board stands where the tracks do. */
  showsBoard = $state(false);
  private wanted = $state(false);
  private known: string | null = null;
  private readonly eldervale: Eldervale;

  constructor(eldervale: Eldervale) {
    this.eldervale = eldervale;
  }

  /** What it could tell. */
  get stages(): Stage[] {
    return stagesOf(this.eldervale.view);
  }

  get stage(): Stage | undefined {
    return this.stages[Math.min(this.at, this.stages.length - 1)];
  }

  get isLast(): boolean {
    return this.at >= this.stages.length - 1;
  }

  /** It stands on the screen. */
  get isOpen(): boolean {
    return this.wanted && !this.waits && this.stages.length > 0;
  }

  /** Does this person want to be told every turn? */
  get everyTurn(): boolean {
    return localStorage.getItem(AT_ONCE) === null;
  }

  set everyTurn(wish: boolean) {
    if (wish) localStorage.removeItem(AT_ONCE);
    else localStorage.setItem(AT_ONCE, "yes");
  }

  /** A view has come: a turn of the ghosts that is over and was not told yet begins to be told. */
  notice(): void {
    const { ghosts, active, turns, phase } = this.eldervale.view;
    if (!ghosts) return;
    const key = `${active === 0 ? turns - 1 : turns} ${active} ${phase}`;
    untrack(() => {
      const first = this.known === null;
      if (this.known === key) return;
      this.known = key;
      this.wanted = false;
      if (!first && active === 0 && this.eldervale.isMine && this.everyTurn) this.begin();
    });
  }

  begin(): void {
    this.at = 0;
    this.wanted = true;
  }

  next(): void {
    if (this.isLast) this.close();
    else this.at += 1;
  }

  back(): void {
    this.at = Math.max(0, this.at - 1);
  }

  tellAll(): void {
    this.at = this.stages.length - 1;
  }

  close(): void {
    this.wanted = false;
  }
}
