/** A table as somebody sees it who only looks on: for a shared screen while nobody at it is asked. */
import type { Happening, Option, SeatInfo, View } from "$lib/api";
import { BoardModel, type TableModel } from "$lib/table.svelte";
import { withoutSecrets } from "./hotseat";

export class Bystander extends BoardModel {
  constructor(private readonly table: TableModel) {
    super();
  }

  get chairs(): SeatInfo[] {
    return this.table.chairs;
  }

  get seat(): number | null {
    return null;
  }

  override get hasSheet(): boolean {
    return true;
  }

  get view(): View {
    return this.table.news?.views["spectator"] ?? {};
  }

  get asked(): number[] {
    return this.table.asked;
  }

  get options(): Option[] {
    return [];
  }

  get events(): Happening[] {
    return withoutSecrets(this.table.events, this.table);
  }

  async choose(): Promise<void> {}

  async why(): Promise<void> {}
}
