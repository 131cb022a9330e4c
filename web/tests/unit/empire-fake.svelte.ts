/** A table of Eight-Minute Empire that no server feeds: a position, options, and what was asked of it. */
import type { Happening, Option, SeatInfo, View } from "$lib/api";
import { BoardModel } from "$lib/table.svelte";
import type { EmpireView } from "../../src/games/empire/view";
import facts from "./empire-facts.json";

const NAMES = ["Jana", "Petr", "Fox", "Owl"];

export class FakeTable extends BoardModel {
  position = $state.raw<EmpireView>()!;
  offered = $state.raw<Option[]>([]);
  happened = $state.raw<Happening[]>([]);
  mine = $state<number | null>(0);
  chosen: string[] = [];
  asks: string[] = [];

  constructor(position: EmpireView, options: Option[] = []) {
    super();
    this.position = position;
    this.offered = options;
    this.facts = facts;
    this.texts = {
      "empire-card-noble_unicorn": "Noble Unicorn",
      "empire-card-graveyard": "Graveyard",
      "empire-adjective-cursed": "cursed",
      "empire-leader-white_knight": "White Knight",
      "empire-leader-white_knight.about": "A point for large islands.",
      "empire-token-stable": "Stable",
      "empire-token-stable.about": "One more movement point.",
      "empire-region-CRE-3": "Stone Head",
    };
  }

  get chairs(): SeatInfo[] {
    return this.position.players.map(({ seat }) => ({
      seat,
      kind: seat < 2 ? "person" : "bot",
      name: NAMES[seat]!,
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
