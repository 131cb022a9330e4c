import type { Game } from "../game";
import "./colours.css";
import { guide } from "./guide";

export default {
  place: 1,
  minutes: 45,
  scene: {
    picture: () => import("./Scene.svelte"),
    sky: "#17404a",
    shade: "#0c2a26",
    raised: { banner: 60, tile: 22 },
  },
  table: {
    Board: () => import("./Board.svelte"),
    TopMid: () => import("./TopMid.svelte"),
    NavMore: () => import("./NavMore.svelte"),
  },
  manners: {
    minor: ["release"],
    expected: { turn: { id: "end-turn", words: "end turn" } },
    weighty: ["summoned", "released", "tamed", "sold", "marked", "activated"],
    row: true,
  },
  guide,
  gallery: () => import("./gallery"),
} satisfies Game;
