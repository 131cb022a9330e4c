/** A table of the Vale that no server feeds: a position, options, and what was asked of it. */
import type { Option } from "$lib/api";
import type { PlayerView, ValeView } from "../../src/games/vale/view";
import { FakeBoard } from "./fake-board.svelte";
import facts from "./vale-facts.json";

export function player(seat: number, more: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    score: 0,
    stones: { red: 0, blue: 0, purple: 0 },
    stone_values: { red: 1, blue: 3, purple: 6 },
    stone_limit: 4,
    wealth: 0,
    area: [],
    area_limit: 3,
    markers_left: 0,
    hand_size: more.hand?.length ?? 0,
    ...more,
  };
}

export function view(more: Partial<ValeView> = {}): ValeView {
  return {
    game: "vale",
    round: 3,
    phase: "action",
    first_player: 0,
    asked: [0],
    question: "turn",
    summoning: null,
    deck: 40,
    deck_top: [],
    discard: ["harpy"],
    offer: [{ card: "undine", family: "water", marker: 0 }],
    players: [player(0, { hand: [], costs: {} }), player(1)],
    ...more,
  };
}

export function option(words: string, text: string, values: Record<string, unknown>, detail = ""): Option {
  return { id: words.split(" ")[0]!, words, text, values, detail };
}

export class FakeTable extends FakeBoard<ValeView> {
  constructor(position: ValeView, options: Option[] = []) {
    super(position, options, facts, {
      "vale-card-pegasus.permanent": "All your cards cost 1 less.",
      "vale-card-hydra": "Hydra",
      "vale-card-imp": "Imp",
    });
  }
}
