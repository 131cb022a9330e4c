import type { Game } from "../game";
import "./colours.css";
import { guide } from "./guide";
import { manners } from "./manners";

export default {
  place: 4,
  minutes: 90,
  scene: {
    picture: () => import("./Scene.svelte"),
    sky: "#3c2b68",
    shade: "#1d1438",
    raised: { banner: 60, tile: 60 },
  },
  table: {
    Board: () => import("./Board.svelte"),
    TopMid: () => import("./TopMid.svelte"),
    Aside: () => import("./Aside.svelte"),
    PromptExtra: () => import("./PromptExtra.svelte"),
    Reaction: () => import("./reaction/Reaction.svelte"),
    Side: () => import("./players/Side.svelte"),
    Tab: () => import("./offer/OfferTab.svelte"),
    Purse: () => import("./players/Purse.svelte"),
    Nav: () => import("./Panes.svelte"),
  },
  manners,
  guide,
  counting: () => import("./score/Scoring.svelte"),
  gallery: () => import("./gallery"),
  lobby: () => import("./lobby/Lobby.svelte"),
} satisfies Game;
