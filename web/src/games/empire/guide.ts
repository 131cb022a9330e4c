/** Notes for a first game of Eight-Minute Empire: Legends. */
import { asks, type Note } from "$lib/guide.svelte";

export const guide: Note[] = [
  { id: "empire-welcome" },
  { id: "empire-map", at: "map" },
  {
    id: "empire-setup",
    at: "map",
    when: asks("choose_start", "settle", "place_neutral", "lay_token", "lay_hidden"),
  },
  { id: "empire-bid", at: "options", when: asks("bid") },
  { id: "empire-row", at: "row", when: asks("turn") },
  { id: "empire-card", at: "row", when: asks("turn") },
  { id: "empire-place", at: "map", when: asks("place") },
  { id: "empire-move", at: "map", when: asks("move") },
  { id: "empire-build", at: "map", when: asks("build") },
  { id: "empire-players", at: "players", when: asks("turn") },
  { id: "empire-why", at: "map", when: asks("turn") },
  { id: "empire-end", at: "log" },
];
