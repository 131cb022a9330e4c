/** The table of Kemet: Blood and Sand as its parts need it: what is on offer where, what is open, what is shown. */
import type { Option } from "$lib/api";
import { answer } from "$shared/board/answer";
import { GameBoard, onePerTable } from "$shared/board/gameboard.svelte";
import { describeArea, noteOf } from "./areas";
import type { Note } from "$shared/board/map/note";
import type { MapSource } from "./map/mapsource";
import { creaturesOf } from "./map/standing";
import { areasOf, intentOf, isAt, shorter, spaceOf } from "./targets";
import type { AreaView, CardFacts, Colour, KemetFacts, KemetView, PlayerView, TileFacts } from "./view";

/** What the phone shows over the map: the question, my board, the tiles, my hand, the players. */
export type Pane = "turn" | "board" | "tiles" | "hand" | "players";

const QUIET = new Set(["colour-drawn", "order-drawn", "day", "night", "shuffled", "cards-back", "ended", "limit"]);
const UNKNOWN_TILE: TileFacts = { colour: "ruby", level: 1, copies: 1, image: "", creature: null };
const UNKNOWN_CARD: CardFacts = { price: 0, copies: 1, battle: false, strength: 0, damage: 0, defence: 0 };

export class Kemet extends GameBoard<KemetView, KemetFacts> implements MapSource {
  /** The player whose board is laid out. */
  laidOut = $state<number | null>(null);
  /** The next step of the march is not everybody's: who goes is asked. */
  splitting = $state(false);

  private wanted = $state.raw<{ pane: Pane; moment: string } | null>(null);
  private paired = $state.raw<{ area: string; moment: string } | null>(null);
  protected override readonly quiet = QUIET;

  // ---- players

  protected override get onTurn(): number | null {
    return this.view.active;
  }

  get seats(): number {
    return this.view.players.length;
  }

  /** With so few players only one bank of the Nile is in play: there is room on the map. */
  get isSmall(): boolean {
    return this.seats < 4;
  }

  get question(): string | null {
    return this.view.question;
  }

  /** Everybody in turn order; who has no place in it yet comes last. */
  get players(): PlayerView[] {
    const { order, players } = this.view;
    const placed = order.flatMap((seat) => players[seat] ?? []);
    return [...placed, ...players.filter((player) => !placed.includes(player))];
  }

  /** Do I sit at the table, or only watch? */
  get isMine(): boolean {
    return this.table.seat !== null;
  }

  // ---- names

  areaName(id: string): string {
    return this.table.text(`kemet-area-${id}`);
  }

  tileName(id: string): string {
    return this.table.text(`kemet-tile-${id}`);
  }

  /** The creatures of a seat in an area, as a list in words. */
  creatureNames(area: AreaView | undefined, seat: number): string {
    return creaturesOf(area, seat)
      .map((id) => this.tileName(id))
      .join(" + ");
  }

  cardName(id: string): string {
    return this.table.text(`kemet-card-${id}`);
  }

  battleName(id: string): string {
    return this.table.text(`kemet-battle-${id}`);
  }

  colourName(colour: Colour): string {
    return this.table.text(`kemet-colour-${colour}`);
  }

  godName(seat: number): string {
    return this.table.text(`kemet-god-${this.view.players[seat]?.god ?? ""}`);
  }

  /** What a tile, card or battle card does. */
  about(kind: "tile" | "card" | "battle", id: string): string {
    const words = `kemet-${kind}-${id}.about`;
    return this.table.hasText(words) ? this.table.text(words) : "";
  }

  tile(id: string): TileFacts {
    return this.facts.tiles[id] ?? UNKNOWN_TILE;
  }

  card(id: string): CardFacts {
    return this.facts.cards[id] ?? UNKNOWN_CARD;
  }

  // ---- what is on offer

  optionsOf(id: string): Option[] {
    return this.table.options.filter((option) => option.id === id);
  }

  /** The first option that mentions a thing: optionFor("tile", "ruby_1_charge"). */
  optionFor(kind: string, name: string | number): Option | undefined {
    return this.table.optionsWith(kind, name)[0];
  }

  spaceOptions(space: string): Option[] {
    return this.table.options.filter((option) => spaceOf(option) === space);
  }

  /** Which question this is to me; nothing changes while others are asked. */
  private get moment(): string {
    const { question, round } = this.view;
    return this.table.options.length ? `${question} ${round} ${this.me.tokens}` : "waiting";
  }

  /** The district that was touched first of a pair. */
  get pair(): string | null {
    return this.paired?.moment === this.moment ? this.paired.area : null;
  }

  /** My prayer points: what is left of them while a bill runs up, what I had, and what the option pointed at leaves. */
  get purse(): { now: number; had: number; next: number | null } {
    const { prayer: had } = this.me;
    const { options, lit } = this.table;
    const bill = options.find(({ id }) => id === "done")?.numbers;
    const pointed = options.find(({ words }) => words === lit)?.numbers ?? {};
    const now = bill?.["left"] ?? had;
    const { left, gain } = pointed;
    const next = left ?? (gain ? Math.min(this.facts.most_prayer, now + gain) : now);
    return { now, had, next: next === now ? null : next };
  }

  // ---- the map

  describe(id: string): string {
    return describeArea(this, id);
  }

  note(id: string): Note | null {
    return noteOf(this, id);
  }

  offers(id: string): Option[] {
    const here = this.table.options.filter((option) => isAt(option, id));
    const { pair } = this;
    return pair === null ? here : here.filter((option) => isAt(option, pair));
  }

  isLit(id: string): boolean {
    const { options, lit } = this.table;
    return this.pair === id || options.some((option) => option.words === lit && isAt(option, id));
  }

  wasLast(id: string): boolean {
    return this.table.marked.some(
      (event) => !QUIET.has(event.event) && (event["area"] === id || event["area2"] === id),
    );
  }

  touch(id: string, element: Element): void {
    const offers = this.offers(id);
    if (!offers.length) this.why(id, element);
    else if (offers.every((option) => option.id === "station")) this.touchPair(id, offers);
    else this.pick(offers.map(shorter(this)), element, this.areaName(id));
  }

  /** Two districts are chosen one after the other; touched again, the first is let go. */
  private touchPair(id: string, offers: Option[]): void {
    const { pair } = this;
    if (pair === null) this.paired = { area: id, moment: this.moment };
    else if (pair === id) this.paired = null;
    else if (offers[0]) this.answer(offers[0]);
  }

  point(id: string | null): void {
    const [first] = id === null ? [] : this.offers(id);
    this.table.light(first?.words ?? null);
  }

  why(id: string, element: Element): void {
    if (!this.isMine) return;
    const area = this.view.areas[id];
    const enemy = area?.units.findIndex((units, seat) => units > 0 && seat !== this.mySeat) ?? -1;
    const { colour, level } = area?.pyramid ?? { colour: this.view.colours[0] ?? "ruby", level: 0 };
    const more = { seat: Math.max(0, enemy), raise: `${colour} to ${Math.min(4, level + 1)}` };
    void this.table.why(intentOf(this.view.question, id, more), element);
  }

  /** The area the question is about, if it is about one: where a chooser stands, where the camera goes. */
  get focus(): string | null {
    const { march, battle, question } = this.view;
    if (question === "who_goes") return march?.target ?? march?.area ?? null;
    if (question === "found_pyramid") return this.optionsOf("found").flatMap(areasOf)[0] ?? null;
    return battle?.area ?? march?.area ?? null;
  }

  // ---- the panes of a phone

  /** What is asked decides what is shown, until somebody turns to another pane. */
  get pane(): Pane {
    return this.wanted?.moment === this.moment ? this.wanted.pane : this.asksAt;
  }

  /** Where the question is best answered. */
  get asksAt(): Pane {
    const { options } = this.table;
    if (options.some(({ id }) => id === "free-tile" || id === "acquire")) return "tiles";
    return options.some((option) => spaceOf(option) !== null) ? "board" : "turn";
  }

  show(pane: Pane): void {
    this.wanted = { pane, moment: this.moment };
  }

  // ---- what is done

  answer(option: Option): void {
    this.laidOut = null;
    this.paired = null;
    answer(this.table, option);
  }

  /** Why can a thing of mine not be used: the words of what would be done with it. */
  whyNot(words: string, thing: Element): void {
    if (this.isMine) void this.table.why(words, thing);
  }
}

export const kemetOf = onePerTable((source) => new Kemet(source));
