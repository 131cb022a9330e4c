/** What a finger touched last: it does not stay on the thing, so what was lit counts until the question changes. */
import type { Option } from "$lib/api";
import type { BoardModel } from "$lib/table.svelte";

export class Touched {
  private words = $state<string | null>(null);

  /** Made while a component is: it watches with it.  `board` is what shows the things, if that is not the table itself. */
  constructor(
    private readonly table: () => BoardModel,
    board: () => BoardModel = table,
  ) {
    $effect(() => {
      const { lit } = table();
      if (lit) this.words = lit;
    });
    // a thing that is put back is no longer meant
    let wasHeld = false;
    $effect(() => {
      const isHeld = board().held !== null;
      if (wasHeld && !isHeld) this.words = null;
      wasHeld = isHeld;
    });
  }

  get option(): Option | null {
    return this.table().options.find(({ words }) => words === this.words) ?? null;
  }
}
