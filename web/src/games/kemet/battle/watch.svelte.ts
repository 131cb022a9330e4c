/** Which battle of Kemet is shown, and how. */
import type { BoardModel } from "$lib/table.svelte";
import { BattleWatch, type Shown as AnyShown } from "$shared/battle/watch.svelte";
import type { Kemet } from "../kemet.svelte";
import type { BattleView } from "../view";

export type Shown = AnyShown<BattleView>;

export class Watch extends BattleWatch<BattleView> {
  protected override readonly game = "kemet";

  constructor(private readonly source: () => Kemet) {
    super();
  }

  protected override get table(): BoardModel {
    return this.source().table;
  }

  protected override get running(): BattleView | null {
    return this.source().view.battle;
  }

  protected override get last(): BattleView | null {
    return this.source().view.last_battle;
  }

  protected override get question(): string {
    const { question, battle } = this.source().view;
    return `${question} ${battle?.step}`;
  }

  protected override seatsIn({ attacker, defender }: BattleView): number[] {
    return [attacker, defender];
  }

  /** The winner picks where the loser goes: that needs the map. */
  override get needsMap(): boolean {
    return this.table.options.some(({ id }) => id === "send");
  }
}
