import type { Game } from "../game";
import "./colours.css";
import { guide } from "./guide";
import { manners } from "./manners";

export default {
  place: 3,
  minutes: 90,
  scene: {
    picture: () => import("./Scene.svelte"),
    sky: "#d98a4a",
    shade: "#3a1d08",
    raised: { banner: 300, tile: 120 },
  },
  table: {
    Board: () => import("./Board.svelte"),
    TopMid: () => import("./TopMid.svelte"),
    PromptExtra: () => import("./PromptExtra.svelte"),
    Aside: () => import("./Aside.svelte"),
    Side: () => import("./players/Side.svelte"),
    Tab: () => import("./MarketTab.svelte"),
    Foot: () => import("./mat/Foot.svelte"),
    Nav: () => import("./Panes.svelte"),
  },
  manners,
  guide,
  lobby: () => import("./lobby/Lobby.svelte"),
  gallery: () => import("./gallery"),
} satisfies Game;
