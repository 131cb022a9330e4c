/** What the parts of every board need of its table: who sits where, what is on offer, which option is asked for. */
import type { Option } from "$lib/api";
import type { BoardModel } from "$lib/table.svelte";

/** Several things can be done with what was touched. */
export interface Several {
  thing: Element;
  name: string;
  options: Option[];
}

export abstract class GameBoard<View extends { players: { seat: number }[] }, Facts> {
  /** Several things can be done with what was touched: which? */
  chooser = $state.raw<Several | null>(null);

  /** Events that are nobody's move. */
  protected abstract readonly quiet: ReadonlySet<string>;
  private readonly source: () => BoardModel;

  constructor(source: () => BoardModel) {
    this.source = source;
  }

  /** Answers, and closes what was laid out to choose from. */
  abstract answer(option: Option): void;

  get table(): BoardModel {
    return this.source();
  }

  get view(): View {
    return this.table.view as unknown as View;
  }

  get facts(): Facts {
    return this.table.facts as unknown as Facts;
  }

  get ready(): boolean {
    return "players" in this.table.view && "cards" in this.table.facts;
  }

  /** The seat the board shows nearest.  For those who watch a game seats stay where they are. */
  get mySeat(): number {
    const near = this.table.seat ?? (this.table.isLive ? 0 : (this.onTurn ?? this.table.asked[0] ?? 0));
    return near < this.view.players.length ? near : 0;
  }

  /** Whose turn it is, if the game tells. */
  protected get onTurn(): number | null {
    return null;
  }

  get me(): View["players"][number] {
    return this.view.players[this.mySeat]!;
  }

  /** Everybody in the order they play, from one seat on. */
  protected around(seat: number): View["players"][number][] {
    const { players } = this.view;
    return players.map((_, step) => players[(seat + step) % players.length]!);
  }

  name(seat: number): string {
    return this.table.names[seat] ?? "";
  }

  /** A bot sits there, or plays for whoever does. */
  isBot(seat: number): boolean {
    const chair = this.table.chairs[seat];
    return chair?.kind === "bot" || (chair?.bot ?? null) !== null;
  }

  cardOptions(id: string): Option[] {
    return this.table.optionsWith("card", id);
  }

  /** The cards with a rim: what happened was about them. */
  get lastCards(): Set<string> {
    const cards = this.table.marked.filter((event) => !this.quiet.has(event.event)).map((event) => event["card"]);
    return new Set(cards.filter((card) => typeof card === "string"));
  }

  /** What a player has won or lost since my last answer. */
  gained(seat: number): number {
    return this.table.gains[seat] ?? 0;
  }

  isRefused(id: string): boolean {
    return this.table.refusal?.words.split(" ").includes(id) ?? false;
  }

  /** One option: do it.  Several: ask which. */
  pick(options: Option[], thing: Element, name: string): void {
    const [only] = options;
    if (!only) return;
    this.table.closeUp = null;
    if (options.length > 1) this.chooser = { thing, name, options };
    else this.answer(only);
  }
}

/** The one board of a table: its parts stand in several places of the page and open the same things. */
export function onePerTable<B>(make: (source: () => BoardModel) => B): (table: BoardModel) => B {
  const known = new WeakMap<BoardModel, B & object>();
  return (table) => {
    const found = known.get(table) ?? (make(() => table) as B & object);
    known.set(table, found);
    return found;
  };
}

/** What a part of any board needs of it. */
export type AnyBoard = Pick<
  GameBoard<{ players: { seat: number }[] }, unknown>,
  "table" | "chooser" | "answer" | "pick" | "isRefused"
>;
