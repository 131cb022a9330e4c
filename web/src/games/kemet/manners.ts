/** How the table page deals with the questions and events of Kemet. */
import type { Manners } from "../game";

export const manners: Partial<Manners> = {
  coin: "ankh",
  fights: ["step", "teleport", "magic-teleport", "enlist"],
  ends: ["done"],
  endWords: {
    march_on: "kemet-ui-end-march",
    march_start: "kemet-ui-end-start",
    found_pyramid: "kemet-ui-end-found",
    add_tokens: "kemet-ui-end-tokens",
    interlude: "kemet-ui-end-interlude",
    acquire_tile: "kemet-ui-end-acquire",
    build_pyramid: "kemet-ui-end-build",
    hand_of_god: "kemet-ui-end-build",
    recruiting: "kemet-ui-end-recruit",
    place_units: "kemet-ui-end-recruit",
    deploy_new: "kemet-ui-end-deploy",
  },
  weighty: ["battle", "tile", "raised", "marched", "teleported", "card", "recruited", "token", "creature"],
  atTab: ["free_tile", "acquire_tile"],
  chips: true,
  laidOut: [
    "who_goes",
    "found_pyramid",
    "next_action",
    "gold_action",
    "replace_card",
    "sacrifice",
    "veterans_pray",
    "veterans_draw",
    "keep_card",
    "choose_fate",
  ],
};
