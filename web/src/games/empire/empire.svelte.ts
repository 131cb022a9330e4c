/** The table of Eight-Minute Empire: Legends as its parts need it: what is on offer where, the march, what is open. */
import type { Option } from "$lib/api";
import { GameBoard } from "$shared/board/gameboard.svelte";
import { answer } from "$shared/board/answer";
import type { MapSource } from "./map/mapsource";
import { momentOf, originNow, originOf, origins, stepsFrom, stepsTo, targetOf, type Chosen } from "./march";
import { describeRegion, intentOf } from "./regions";
import type { CardFacts, EmpireFacts, EmpireView, PlayerView } from "./view";
import { abilitySentence, actionsSentence } from "./words";

/** What the phone shows: the map, the card row, the players. */
export type Pane = "map" | "cards" | "players";

const UNKNOWN: CardFacts = {
  adjective: null,
  subject: "place",
  min_players: 2,
  abilities: [],
  combine: "single",
  actions: [],
};
const QUIET = new Set(["revealed", "game-began", "leader-dealt", "ended", "game-scored"]); // nobody's move
const AT_CARDS = new Set(["turn", "queen_card"]);

export class Empire extends GameBoard<EmpireView, EmpireFacts> implements MapSource {
  /** The player whose things are laid out. */
  holdings = $state<number | null>(null);

  private chosen = $state.raw<Chosen | null>(null);
  private wanted = $state.raw<{ pane: Pane; question: string } | null>(null);
  protected override readonly quiet = QUIET;

  // ---- players

  protected override get onTurn(): number | null {
    return this.view.active;
  }

  /** Everybody, the near one first, then as they play. */
  get players(): PlayerView[] {
    return this.around(this.table.seat === null ? 0 : this.mySeat);
  }

  /** Options that name a player and no place on the map. */
  playerOptions(seat: number): Option[] {
    return this.table.optionsWith("seat", seat).filter((option) => targetOf(option) === null);
  }

  // ---- cards, leaders, tokens

  card(id: string): CardFacts {
    return this.facts.cards[id] ?? UNKNOWN;
  }

  cardName(id: string): string {
    return this.table.text(`empire-card-${id}`);
  }

  /** A card in words: name, what it brings, what it does. */
  describeCard(id: string): string {
    const card = this.card(id);
    return [`${this.cardName(id)}.`, ...card.abilities.map(abilitySentence), actionsSentence(card)].join(" ");
  }

  /** The token that is laid now. */
  get laying(): string | null {
    const token = this.table.options.find(({ id }) => id === "lay")?.values["token"];
    return typeof token === "string" ? token : null;
  }

  // ---- the march

  private get moment(): string {
    return momentOf(this.table.options, this.view.action?.left);
  }

  /** The region a march starts from: of the option that is lit, or the chosen one. */
  get from(): string | null {
    const { options, lit, events, seat } = this.table;
    const shown = originOf(options.find(({ words }) => words === lit));
    return shown ?? originNow(options, this.chosen, this.moment, events, seat);
  }

  private choose(region: string | null): void {
    this.chosen = { region, moment: this.moment };
    this.table.light(null);
  }

  /** Lets the chosen army go; false: there was none. */
  letGo(): boolean {
    if (this.from === null) return false;
    this.choose(null);
    return true;
  }

  // ---- regions

  regionName(id: string): string {
    return this.table.text(`empire-region-${id}`);
  }

  describe(id: string): string {
    return describeRegion(this, id);
  }

  tokenName(id: string): string {
    return this.table.text(`empire-token-${id}`);
  }

  offers(id: string): Option[] {
    const { options } = this.table;
    const { from } = this;
    if (origins(options).size) return from === null ? [] : stepsTo(options, from, id);
    return options.filter((option) => targetOf(option) === id);
  }

  isFrom(id: string): boolean {
    return this.from === id;
  }

  canStart(id: string): boolean {
    return stepsFrom(this.table.options, id).length > 0;
  }

  isLit(id: string): boolean {
    const { options, lit } = this.table;
    return options.some((option) => option.words === lit && targetOf(option) === id);
  }

  wasLast(id: string): boolean {
    return this.table.marked.some(
      (event) => !QUIET.has(event.event) && (event["region"] === id || event["region2"] === id),
    );
  }

  // ---- the panes of a phone

  private get question(): string {
    return `${this.view.question} ${this.table.stands.join()} ${this.view.turn}`;
  }

  /** What is asked decides what is shown, until somebody turns to another pane. */
  get pane(): Pane {
    if (this.wanted?.question === this.question) return this.wanted.pane;
    const { asked, options, stands, seat } = this.table;
    const mine = options.length > 0 || (asked.length === 0 && seat !== null && stands.includes(seat));
    if (mine && AT_CARDS.has(this.view.question ?? "")) return "cards";
    return mine && this.view.question === "name_starter" ? "players" : "map";
  }

  show(pane: Pane): void {
    this.wanted = { pane, question: this.question };
  }

  // ---- what is done

  answer(option: Option): void {
    this.holdings = null;
    answer(this.table, option);
  }

  touch(id: string, element: Element): void {
    const offers = this.offers(id);
    if (offers.length) this.pick(offers, element, this.regionName(id));
    else if (this.isFrom(id)) this.choose(null);
    else if (this.canStart(id)) this.choose(id);
    else this.why(id, element);
  }

  point(id: string | null): void {
    const [first] = id === null ? [] : this.offers(id);
    this.table.light(first?.words ?? null);
  }

  why(id: string, element: Element): void {
    if (this.table.seat !== null) void this.table.why(intentOf(this, id), element);
  }

  whyCard(id: string, thing: HTMLElement): void {
    if (this.table.seat !== null && this.view.row.includes(id)) void this.table.why(`take ${id}`, thing);
    else this.table.closeUp = `card:${id}`;
  }
}
