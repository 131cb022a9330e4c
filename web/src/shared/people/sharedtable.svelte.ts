/** The table model of the page: at a shared screen the board, too, hears only what everybody there may know. */
import type { Happening } from "$lib/api";
import { TableModel } from "$lib/table.svelte";
import { withoutSecrets } from "./hotseat";

export class SharedTable extends TableModel {
  override get events(): Happening[] {
    return withoutSecrets(super.events, this);
  }

  override get meanwhile(): Happening[] {
    return withoutSecrets(super.meanwhile, this);
  }
}
