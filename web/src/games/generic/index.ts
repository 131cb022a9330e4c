/** A game that brings nothing of its own: what stands in for each part that a game leaves out. */
import type { Note } from "$lib/guide.svelte";
import type { Game, Manners } from "../game";

const guide: Note[] = [
  { id: "general-welcome" },
  { id: "general-options", at: "options", when: (table) => table.options.length > 0 },
  { id: "general-log", at: "log" },
  { id: "general-end" },
];

const manners: Manners = {
  minor: [],
  expected: {},
  ends: [],
  endWords: {},
  keys: [],
  atTab: [],
  chips: false,
  laidOut: [],
  under: {},
  weighty: [],
  row: false,
  tabAlone: Infinity,
  fights: [],
  unsaid: [],
};

export default {
  scene: {
    picture: () => import("./Scene.svelte"),
    sky: "#1d2b30",
    shade: "#14262c",
    raised: { banner: 430, tile: 40 },
  },
  table: { Board: () => import("./Board.svelte") },
  guide,
  manners,
} satisfies Game;
