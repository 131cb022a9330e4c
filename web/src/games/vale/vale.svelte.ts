/** The table of the Vale as its parts need it: who sits where, what is on offer where, what is open. */
import type { Option } from "$lib/api";
import { GameBoard, onePerTable } from "$shared/board/gameboard.svelte";
import { density } from "$lib/density.svelte";
import { tagSpan } from "./face";
import {
  stonesOf,
  type CardFacts,
  type PlayerView,
  type StoneKind,
  type Stones,
  type ValeFacts,
  type ValeView,
} from "./view";

/** Where a card lies. */
export type Place = "hand" | "offer" | "area" | "other";
/** What is laid out: the discard pile, the known top of the draw pile, a hand, all areas of the others. */
export type CardList = { kind: "discard" | "deck" | "others" } | { kind: "hand"; seat: number };

const HIDES = new Set(["tamed", "recovered", "took"]); // cards that go to a hand
const QUIET = new Set(["revealed", "round", "phase"]); // nobody's move

export class Vale extends GameBoard<ValeView, ValeFacts> {
  list = $state.raw<CardList | null>(null);

  private markerNumbers = new Map<string, number>();

  protected override readonly quiet = QUIET;

  // ---- players

  /** The others, in the order they play after the near one. */
  get others(): PlayerView[] {
    return this.around(this.mySeat).slice(1);
  }

  /** Rows that every opponent's tags get: enough for the round, so that nothing moves when a card is summoned. */
  get tagRows(): number {
    const columns = this.others.map(({ area }) => area.reduce((sum, id) => sum + tagSpan(this.cardName(id)), 0));
    return Math.ceil(Math.max(Math.min(this.view.round, 9), ...columns) / 3);
  }

  /** Options that name a player. */
  playerOptions(seat: number): Option[] {
    return this.table.optionsWith("seat", seat);
  }

  // ---- cards

  card(id: string): CardFacts {
    return this.facts.cards[id] ?? { family: "fire", cost: 0, timings: [] };
  }

  cardName(id: string): string {
    return this.table.text(`vale-card-${id}`);
  }

  /** Is anything on offer among these cards? */
  anyOffered(cards: string[]): boolean {
    return cards.some((id) => this.cardOptions(id).length > 0);
  }

  /** A card in words: name, family, cost, effects. */
  describe(id: string): string {
    const { family, cost, timings } = this.card(id);
    const effects = timings.map((timing) => this.table.text(`vale-card-${id}.${timing}`));
    return [`${this.cardName(id)}, ${this.table.text(`vale-family-${family}`)}, ${cost}.`, ...effects].join(" ");
  }

  /** Cards that have just gone into a hand nobody here may look into. */
  wentTo(seat: number): string[] {
    if (this.view.players[seat]?.hand) return [];
    const gone = this.table.events.filter((event) => event.seat === seat && HIDES.has(event.event));
    return [...new Set(gone.map((event) => String(event["card"])))];
  }

  /** What somebody who touches a card that is not on offer may have meant. */
  intent(id: string, place: Place): string {
    const { phase, offer } = this.view;
    if (place === "hand") return `summon ${id}`;
    if (place === "area") return `release ${id}`;
    if (phase === "hunt") return `mark ${id}`;
    return offer.some((offered) => offered.card === id) ? `tame ${id}` : `take ${id}`;
  }

  // ---- markers and stones

  /** A marker keeps its number while it lies on a card. */
  marker(seat: number, card: string): string {
    const known = `${seat} ${card}`;
    if (!this.markerNumbers.has(known)) {
      const lying = new Set(
        this.view.offer.filter(({ marker }) => marker === seat).map((offered) => `${seat} ${offered.card}`),
      );
      for (const old of this.markerNumbers.keys())
        if (old.startsWith(`${seat} `) && !lying.has(old)) this.markerNumbers.delete(old);
      const taken = new Set(
        [...this.markerNumbers].filter(([key]) => key.startsWith(`${seat} `)).map(([, number]) => number),
      );
      let number = 0;
      while (taken.has(number)) number += 1;
      this.markerNumbers.set(known, number);
    }
    return `marker:${seat}:${this.markerNumbers.get(known)}`;
  }

  /** The stones that would go by the option that is lit. */
  get going(): Stones {
    const lit = this.table.options.find((option) => option.words === this.table.lit);
    if (lit && typeof lit.values["stones"] === "string") return stonesOf(lit.values["stones"]);
    if (lit?.id === "swap") return stonesOf(`1 ${String(lit.values["stone"])}`);
    return stonesOf("");
  }

  /** Options that take a stone of this kind out of my purse. */
  stoneOptions(kind: StoneKind): Option[] {
    return this.table.options.filter(({ id, values }) => {
      if (id === "pay" || id === "drop") return stonesOf(String(values["stones"]))[kind] > 0;
      return id === "swap" && values["stone"] === kind;
    });
  }

  // ---- on a phone

  /** The card in the sheet. */
  get heldCard(): string | null {
    const thing = this.table.held?.thing;
    return thing?.startsWith("card:") ? thing.slice("card:".length) : null;
  }

  /** The hand is lifted while it is asked for, and the offer folded. */
  get lifted(): boolean {
    const hand = this.me.hand ?? [];
    if (this.heldCard !== null) return hand.includes(this.heldCard);
    return this.anyOffered(hand) && !this.anyOffered(this.view.offer.map(({ card }) => card));
  }

  /** On a phone every choice is made in the sheet. */
  override pick(options: Option[], thing: Element, name: string): void {
    if (density.narrow && this.table.hasSheet) this.table.hold({ thing: name, name, options });
    else super.pick(options, thing, name);
  }

  // ---- what is done

  answer(option: Option): void {
    this.list = null;
    void this.table.choose(option);
  }

  why(id: string, place: Place, thing: HTMLElement): void {
    if (this.table.seat === null) this.table.closeUp = `card:${id}`;
    else void this.table.why(this.intent(id, place), thing);
  }
}

export const valeOf = onePerTable((source) => new Vale(source));
