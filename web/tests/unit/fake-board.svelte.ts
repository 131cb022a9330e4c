/** A table that no server feeds: a position of some game, options, and what was asked of it. */
import type { Happening, Option, Question, SeatInfo, Texts, View } from "$lib/api";
import { BoardModel } from "$lib/table.svelte";

const NAMES = ["Jana", "Petr", "Fox", "Owl", "Lynx"];

export class FakeBoard<Position extends { asked: number[]; players: { seat: number }[] }> extends BoardModel {
  position = $state.raw<Position>()!;
  offered = $state.raw<Option[]>([]);
  happened = $state.raw<Happening[]>([]);
  mine = $state<number | null>(0);
  /** The name of the window at which I am asked in somebody else's turn. */
  asksIn = $state<string | null>(null);
  chosen: string[] = [];
  asks: string[] = [];

  constructor(position: Position, options: Option[], facts: Record<string, unknown>, texts: Texts) {
    super();
    this.position = position;
    this.offered = options;
    this.facts = facts;
    this.texts = texts;
  }

  get chairs(): SeatInfo[] {
    return this.position.players.map(({ seat }) => ({
      seat,
      kind: seat < 2 ? "person" : "bot",
      name: NAMES[seat]!,
      bot: seat < 2 ? null : "greedy",
      mine: seat === 0,
      away: null,
      bot_from: null,
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
  override get window(): Question["window"] {
    return this.asksIn === null ? null : { name: this.asksIn, passes: "go on", deeds: [], passing: false };
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
