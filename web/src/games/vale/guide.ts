/** Notes for a first game of the Vale. */
import { asks, type Note } from "$lib/guide.svelte";
import type { TableModel } from "$lib/table.svelte";
import type { ValeView } from "./view";

function holdsCards(table: TableModel): boolean {
  const view = table.view as Partial<ValeView>;
  return (view.players?.find((player) => player.seat === table.seat)?.hand_size ?? 0) > 0;
}

export const guide: Note[] = [
  { id: "vale-welcome" },
  { id: "vale-offer", at: "offer", when: asks("hunt") },
  { id: "vale-mark", at: "options", when: asks("hunt") },
  { id: "vale-action", at: "offer", when: asks("turn") },
  { id: "vale-purse", at: "purse", when: asks("turn") },
  { id: "vale-hand", at: "hand", when: (table) => asks("turn")(table) && holdsCards(table) },
  { id: "vale-area", at: "area", when: asks("turn") },
  { id: "vale-why", at: "board", when: asks("turn") },
  { id: "vale-round", at: "track", when: asks("hunt") },
  { id: "vale-end", at: "log" },
];
