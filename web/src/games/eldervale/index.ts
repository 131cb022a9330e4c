import type { Game } from "../game";
import "./colours.css";

export default {
  place: 4,
  minutes: 90,
  scene: {
    picture: () => import("./Scene.svelte"),
    sky: "#3c2b68",
    shade: "#1d1438",
    raised: { banner: 60, tile: 60 },
  },
  manners: {
    ends: ["go-on", "done", "decline"],
    minor: ["cash", "put-token", "put-harvest"],
    weighty: ["won", "all-lost", "built", "controlled", "card", "tile", "quest", "cast", "regrouped", "placed"],
  },
} satisfies Game;
