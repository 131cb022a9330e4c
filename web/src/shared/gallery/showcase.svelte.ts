/** The texts and facts of a game where no table is: what draws cards at a table draws them here too. */
import { BoardModel } from "$lib/table.svelte";

export class Showcase extends BoardModel {
  override get chairs(): [] {
    return [];
  }

  override get seat(): null {
    return null;
  }

  override get view(): { players: [] } {
    return { players: [] };
  }

  override get asked(): [] {
    return [];
  }

  override get options(): [] {
    return [];
  }

  override get events(): [] {
    return [];
  }

  override get isLive(): boolean {
    return false;
  }

  get ready(): boolean {
    return Object.keys(this.facts).length > 0;
  }

  override async choose(): Promise<void> {}

  override async why(): Promise<void> {}
}
