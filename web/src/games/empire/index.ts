import type { Game } from "../game";
import "./colours.css";
import { guide } from "./guide";

export default {
  place: 2,
  minutes: 20,
  scene: {
    picture: () => import("./Scene.svelte"),
    sky: "#7fb9bb",
    shade: "#0e2c38",
    raised: { banner: 330, tile: 66 },
  },
  table: {
    Board: () => import("./Board.svelte"),
    TopMid: () => import("./TopMid.svelte"),
    PromptExtra: () => import("./March.svelte"),
  },
  manners: {
    coin: "coin",
    ends: ["done"],
    endWords: { place: "empire-ui-end-place", move: "empire-ui-end-move" },
    under: { move: { start: [{ kind: "region", form: "from" }], to: [{ kind: "region2", form: "to" }] } },
    weighty: ["took", "destroyed", "built", "dragon-slain", "moved", "placed", "bid-won"],
    unsaid: ["segment_", "turn_", "ages", "setup_player"],
  },
  guide,
  lobby: () => import("./lobby/Lobby.svelte"),
  gallery: () => import("./gallery"),
} satisfies Game;
