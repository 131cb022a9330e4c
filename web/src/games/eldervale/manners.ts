/** How the table page deals with the questions and events of Dwellings of Eldervale. */
import type { Manners } from "../game";

export const manners: Partial<Manners> = {
  ends: ["go-on", "done", "decline", "ready-rest"],
  minor: ["cash", "put-token", "put-harvest"],
  weighty: ["won", "all-lost", "built", "controlled", "card", "tile", "quest", "cast", "regrouped", "placed"],
  fights: ["place", "move", "move-to"],
  atTab: ["first_card", "second_card", "buy_card", "burn_card"],
  chips: true,
  row: true,
  under: {
    place: { kind: "unit", form: "", to: { kind: "realm", form: "in" } },
    "place-peacefully": { kind: "unit", form: "", to: { kind: "realm", form: "to" } },
  },
};
