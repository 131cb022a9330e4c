/** How the table page deals with the questions and events of Dwellings of Eldervale. */
import type { Manners, Named } from "../game";

const UNIT: Named = { kind: "unit", form: "" };
const ON_THE_MAP: Named[] = [UNIT, { kind: "realm", form: "from" }];
const FALLEN: Named[] = [UNIT, { kind: "", form: "", as: "eldervale-ui-from-underworld" }];
const TO_ACTION: Named = { kind: "action", form: "", as: "eldervale-ui-to-action" };
const TO_CARD: Named = { kind: "card", form: "", as: "eldervale-ui-to-card" };

export const manners: Partial<Manners> = {
  ends: ["go-on", "done", "decline", "ready-rest", "ignore"],
  endWords: {
    window: "eldervale-ui-end-window",
    take_back: "eldervale-ui-end-regroup",
    fallen_may_act: "eldervale-ui-end-fallen",
    joining: "eldervale-ui-end-joining",
    respond: "eldervale-ui-end-respond",
    beaten: "eldervale-ui-end-beaten",
    who_is_spared: "eldervale-ui-end-spared",
    swap: "eldervale-ui-end-swap",
    revive_units: "eldervale-ui-end-revive",
    reroll_freely: "eldervale-ui-end-reroll",
    roll_again: "eldervale-ui-end-roll",
    mimic: "eldervale-ui-end-mimic",
    relocate: "eldervale-ui-end-relocate",
  },
  laidOut: [
    ...[
      "choose_faction",
      "draft",
      "rampage",
      "pay",
      "spend_cards",
      "choose",
      "give_back",
      "swap",
      "offer",
      "which_first",
    ],
    ...[
      "choose_element",
      "relocate",
      "keep_or_give",
      "too_many",
      "one_of_two",
      "copy_token",
      "pay_token",
      "ask_oracle",
    ],
    ...["reuse", "which_action", "summon", "branch", "roll_again", "keep_drawn", "take_from_pile", "whose"],
    ...[
      "take_from_hand",
      "give_magic",
      "get_magic",
      "take_resource",
      "revive_units",
      "control_one",
      "at_side",
      "mimic",
    ],
  ],
  minor: ["cash", "put-token", "put-harvest"],
  weighty: ["won", "all-lost", "built", "controlled", "card", "tile", "quest", "cast", "regrouped", "placed"],
  fights: ["place", "place-peacefully", "move", "move-to"],
  points: "star",
  atTab: ["first_card", "second_card", "buy_card", "burn_card"],
  tabAlone: 4, // six decks are two rows of cards
  chips: true,
  first: "starter",
  keys: [{ key: "T", words: "eldervale-ui-key-tableau" }],
  under: {
    place: { start: [UNIT], to: [{ kind: "realm", form: "in" }] },
    "place-peacefully": { start: [UNIT], to: [{ kind: "realm", form: "to", as: "eldervale-ui-smuggled" }] },
    ready: { start: ON_THE_MAP, to: [{ kind: "", form: "", as: "eldervale-ui-to-ready" }] },
    "act-start": { start: ON_THE_MAP, to: [TO_ACTION] },
    act: { start: ON_THE_MAP, to: [TO_CARD] },
    "act-masked": { start: ON_THE_MAP, to: [{ ...TO_CARD, as: "eldervale-ui-masked-to-card" }] },
    "act-start-fallen": { start: FALLEN, to: [TO_ACTION] },
    "act-fallen": { start: FALLEN, to: [TO_CARD] },
    move: { start: ON_THE_MAP, to: [{ kind: "realm2", form: "to" }] },
  },
};
