/** Notes for a first game of Kemet: those of a moment come whenever it does. */
import { asks, type Note } from "$lib/guide.svelte";
import type { TableModel } from "$lib/table.svelte";
import type { KemetView } from "./view";

const isNight = (table: TableModel) => (table.view as Partial<KemetView>).phase === "night";

export const guide: Note[] = [
  { id: "kemet-welcome" },
  { id: "kemet-map", at: "map" },
  { id: "kemet-setup", at: "map", when: asks("choose_city", "station", "found_pyramid") },
  { id: "kemet-pyramids", at: "map", when: asks("found_pyramid") },
  { id: "kemet-free-tile", at: "tiles", when: asks("free_tile") },
  { id: "kemet-tokens", at: "spaces", when: asks("opening") },
  { id: "kemet-actions", at: "spaces", when: asks("opening") },
  { id: "kemet-points", at: "players", when: asks("opening") },
  { id: "kemet-hand", at: "hand", when: asks("opening") },
  { id: "kemet-why", at: "map", when: asks("opening") },
  { id: "kemet-march", at: "map", when: asks("march_start"), moment: true },
  { id: "kemet-teleport", at: "map", when: asks("march_on"), moment: true },
  { id: "kemet-harbours", at: "map", when: asks("march_on"), moment: true },
  { id: "kemet-prices", at: "tiles", when: asks("acquire_tile"), moment: true },
  { id: "kemet-price-pyramid", at: "map", when: asks("build_pyramid"), moment: true },
  { id: "kemet-price-units", at: "map", when: asks("recruiting"), moment: true },
  { id: "kemet-battle", when: (table) => asks("war_council")(table) || isNight(table), moment: true },
  { id: "kemet-losses", when: asks("war_council"), moment: true },
  { id: "kemet-retreat", when: asks("loser_choice", "send_loser", "winner_choice"), moment: true },
  { id: "kemet-night", when: isNight },
  { id: "kemet-end", at: "log", when: asks("opening") },
];
