/** Which battle of Eldervale is shown, and how. */
import { density } from "$lib/density.svelte";
import type { BoardModel } from "$lib/table.svelte";
import { BattleWatch, type Shown as AnyShown } from "$shared/battle/watch.svelte";
import type { Eldervale } from "../eldervale.svelte";
import { realmOf, startOf } from "../targets";
import type { BattleView } from "../view";
import { hasDice } from "./compare";

export type Shown = AnyShown<BattleView>;

/** Answers that name a realm and are given on the sheet all the same; the map behind takes them too. */
const ON_SHEET = new Set(["join", "support"]);

export class Watch extends BattleWatch<BattleView> {
  protected override readonly game = "eldervale";

  constructor(private readonly source: () => Eldervale) {
    super();
  }

  protected override get table(): BoardModel {
    return this.source().table;
  }

  protected override get running(): BattleView | null {
    return this.source().view.battle;
  }

  protected override get last(): BattleView | null {
    const last = this.source().view.last_battle;
    return last?.decided ? last : null; // of one that did not take place the log tells
  }

  protected override get question(): string {
    const { question, battle } = this.source().view;
    return `${question} ${battle?.step} ${this.table.options.length > 0}`;
  }

  protected override seatsIn({ placed_by, sides }: BattleView): number[] {
    return [placed_by, ...sides.flatMap(({ seat }) => (seat === null ? [] : [seat]))];
  }

  private isMySeat(seat: number): boolean {
    return this.table.chairs[seat]?.mine ?? false;
  }

  /** I am asked in another's turn: the calm prompt beside the map answers, and nothing may cover it. */
  get inWindow(): boolean {
    return Boolean(this.table.window);
  }

  /** In the turns of others the map stays in sight until dice lie, or until I am asked more than whether I react. */
  protected override comesUp(battle: BattleView): boolean {
    if (this.isMySeat(battle.placed_by) || hasDice(battle)) return true;
    return this.table.options.length > 0 && !this.inWindow;
  }

  /** It lies over the map only: what I am asked in another's turn stands beside it. */
  isOverMap(battle: BattleView): boolean {
    if (this.table.seat === null || this.isMySeat(battle.placed_by)) return false;
    if (density.narrow) return this.inWindow; // a phone has no room beside the map
    return this.isMine(battle) || this.table.options.length > 0;
  }

  override get needsMap(): boolean {
    return this.table.options.some(
      (option) => !ON_SHEET.has(option.id) && (realmOf(option) !== null || startOf(option) !== null),
    );
  }
}
