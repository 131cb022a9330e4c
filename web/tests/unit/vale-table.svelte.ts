/** A table of the Vale that no server feeds: a position, options, and what was asked of it. */
import type { Happening, Option, SeatInfo, View } from "$lib/api";
import { BoardModel } from "$lib/table.svelte";
import type { PlayerView, ValeView } from "../../src/games/vale/view";
import facts from "./vale-facts.json";

export function player(seat: number, more: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    score: 0,
    stones: { red: 0, blue: 0, purple: 0 },
    stone_values: { red: 1, blue: 3, purple: 6 },
    stone_limit: 4,
    area: [],
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

export class FakeTable extends BoardModel {
  position = $state.raw<ValeView>(view());
  offered = $state.raw<Option[]>([]);
  happened = $state.raw<Happening[]>([]);
  mine = $state<number | null>(0);
  chosen: string[] = [];
  asks: string[] = [];

  constructor(position: ValeView, options: Option[] = []) {
    super();
    this.position = position;
    this.offered = options;
    this.facts = facts;
    this.texts = {
      "vale-card-pegasus.permanent": "All your cards cost 1 less.",
      "vale-card-hydra": "Hydra",
      "vale-card-imp": "Imp",
    };
  }

  get chairs(): SeatInfo[] {
    const names = ["Jana", "Petr", "Fox", "Owl"];
    return this.position.players.map(({ seat }) => ({
      seat,
      kind: seat < 2 ? "person" : "bot",
      name: names[seat]!,
      bot: seat < 2 ? null : "greedy",
      mine: seat === 0,
    }));
  }
  get seat(): number | null {
    return this.mine;
  }
  get view(): View {
    return this.position as unknown as View;
  }
  get asked(): number[] {
    return this.position.asked;
  }
  get options(): Option[] {
    return this.offered;
  }
  get events(): Happening[] {
    return this.happened;
  }
  choose(option: Option): Promise<unknown> {
    this.chosen.push(option.words);
    return Promise.resolve(null);
  }
  why(words: string): Promise<void> {
    this.asks.push(words);
    return Promise.resolve();
  }
}
