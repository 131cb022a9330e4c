/** The table of Dwellings of Eldervale as its parts need it: what is on offer where, what is carried, what is open. */
import type { Option } from "$lib/api";
import { say } from "$lib/say.svelte";
import { answer } from "$shared/board/answer";
import { GameBoard, onePerTable } from "$shared/board/gameboard.svelte";
import { GHOSTS } from "./ghosts/tale";
import { Telling } from "./ghosts/telling.svelte";
import { describeRealm, noteOf, type Note } from "./map/notes";
import { cardsOf, intentOf, isFree, isSame, READY, realmOf, startOf, UNDERWORLD, type Carried } from "./targets";
import type {
  CardFacts,
  Element as ElementId,
  EldervaleFacts,
  EldervaleView,
  FactionFacts,
  MagicFacts,
  MonsterFacts,
  PlayerView,
  RealmFacts,
  RealmView,
  StartAction,
} from "./view";

/** What the phone shows over the map: the question, my tableau, the tracks, my hand, the offer. */
export type Pane = "turn" | "tableau" | "tracks" | "hand" | "offer" | "ghosts";

const QUIET = new Set(["shuffled", "turn", "gained", "paid", "points", "wasted", "lost"]);
const UNKNOWN_CARD: CardFacts = {
  kind: "",
  element: "air",
  cost: "",
  symbol: null,
  fields: [],
  face_down: false,
  orb: "none",
};
const UNKNOWN_MAGIC: MagicFacts = { kind: "spell", window: "", price: "", element: null, power: 0, points: 0 };
const UNKNOWN_REALM: RealmFacts = { element: null, cost: "", fields: [], symbols: 0, lair: false };

/** Questions whether somebody does something free now. */
const WINDOWS = new Set(["window", "respond"]);
/** Questions that a card of the offer answers. */
const AT_OFFER = new Set(["first_card", "second_card", "buy_card", "burn_card"]);

export class Eldervale extends GameBoard<EldervaleView, EldervaleFacts> {
  /** How far the ghosts' latest turn is told. */
  readonly telling = new Telling(this);
  /** The player whose tableau is laid out over the table. */
  laidOut = $state<number | null>(null);

  private picked = $state.raw<{ unit: string; moment: string } | null>(null);
  private lifted = $state.raw<{ carried: Carried; moment: string } | null>(null);
  private wanted = $state.raw<{ pane: Pane; moment: string } | null>(null);
  private opened = $state<string | null>(null);
  protected override readonly quiet = QUIET;

  /** Which question this is to me; nothing changes while others are asked. */
  private get moment(): string {
    const { options } = this.table;
    return options.length ? `${this.view.question} ${options.map(({ words }) => words).join(";")}` : "waiting";
  }

  // ---- players

  protected override get onTurn(): number | null {
    return this.view.active;
  }

  get question(): string | null {
    return this.view.question;
  }

  /** Do I sit at the table, or only watch? */
  get isMine(): boolean {
    return this.table.seat !== null;
  }

  /** Everybody in turn order. */
  get players(): PlayerView[] {
    return this.around(this.view.starter);
  }

  // ---- names, in the language of the table

  realmName(id: string): string {
    return this.table.text(`eldervale-realm-${id}`);
  }

  /** Of an adventure or a magic card. */
  cardName(id: string): string {
    return this.table.text(`eldervale-card-${id}`);
  }

  unitName(id: string): string {
    return this.table.text(`eldervale-unit-${id}`);
  }

  elementName(id: ElementId): string {
    return this.table.text(`eldervale-element-${id}`);
  }

  resourceName(id: string): string {
    return this.table.text(`eldervale-resource-${id}`);
  }

  /** What the face of a treasure token shows ("earth-gem-or-tool"). */
  tokenName(token: string): string {
    return this.table.text(`eldervale-face-${token.slice(token.indexOf("-") + 1)}`);
  }

  /** Nobody plays the ghosts. */
  isGhosts(seat: number): boolean {
    return this.view.ghosts !== null && seat === GHOSTS;
  }

  override name(seat: number): string {
    return this.isGhosts(seat) ? say("eldervale-ghosts") : super.name(seat);
  }

  factionName(seat: number): string {
    if (this.isGhosts(seat)) return say("eldervale-ghosts");
    const faction = this.view.players[seat]?.faction;
    return faction ? this.table.text(`eldervale-faction-${faction}`) : this.name(seat);
  }

  abilityName(id: string): string {
    return this.table.text(`eldervale-ability-${id}`);
  }

  /** What an effect comes from: a card, an ability, a monster or mercenary, a dragon treasure. */
  sourceName(id: string): string {
    return this.table.text(`eldervale-${this.sourceKind(id)}-${id}`);
  }

  aboutSource(id: string): string {
    return this.about(this.sourceKind(id), id);
  }

  private sourceKind(id: string): "card" | "ability" | "unit" | "dragon" {
    const kinds = ["card", "ability", "unit", "dragon"] as const;
    return kinds.find((kind) => this.table.hasText(`eldervale-${kind}-${id}`)) ?? "card";
  }

  /** What a card, a unit, a faction, an ability or a realm does: about("card", "air-passage"). */
  about(kind: "card" | "unit" | "faction" | "ability" | "realm" | "dragon", id: string): string {
    return this.optionalText(`eldervale-${kind}-${id}.about`);
  }

  /** The same of a card in a few words. */
  short(card: string): string {
    return this.optionalText(`eldervale-card-${card}.short`) || this.about("card", card);
  }

  private optionalText(id: string): string {
    return this.table.hasText(id) ? this.table.text(id) : "";
  }

  // ---- what is printed

  card(id: string): CardFacts {
    return this.facts.cards[id] ?? UNKNOWN_CARD;
  }

  magic(id: string): MagicFacts {
    return this.facts.magic[id] ?? UNKNOWN_MAGIC;
  }

  realm(id: string): RealmFacts {
    return this.facts.realms[id] ?? UNKNOWN_REALM;
  }

  monster(id: string): MonsterFacts | undefined {
    return this.facts.monsters[id];
  }

  faction(id: string): FactionFacts | undefined {
    return this.facts.factions[id];
  }

  // ---- what is on offer

  /** The options at this moment; while a unit is carried only those that put it down. */
  private get possible(): Option[] {
    const { carried } = this;
    const { options } = this.table;
    return carried ? options.filter((option) => isSame(startOf(option), carried)) : options;
  }

  optionsOf(id: string): Option[] {
    return this.table.options.filter((option) => option.id === id);
  }

  /** What can be done with an adventure card, in the offer or in a tableau. */
  override cardOptions(id: string): Option[] {
    return this.possible.filter((option) => cardsOf(option).includes(id));
  }

  /** What can be done with a magic card, in my hand or shown to me. */
  magicOptions(id: string): Option[] {
    return this.table.optionsWith("magic", id);
  }

  tokenOptions(token: string): Option[] {
    return this.table.optionsWith("token", token);
  }

  resourceOptions(resource: string): Option[] {
    return this.table.optionsWith("resource", resource);
  }

  elementOptions(element: ElementId): Option[] {
    return this.table.optionsWith("element", element);
  }

  /** Options of a space of the reward menu, counted from 1. */
  menuOptions(space: number): Option[] {
    return this.optionsOf("orb-menu").filter((option) => Number(option.values["space"]) === space);
  }

  /** Options that send somebody to an action of the start card, or carry it out. */
  startOptions(action: StartAction): Option[] {
    return this.possible.filter((option) => option.values["action"] === action);
  }

  /** Options that take the carried unit back to the ready ones; without one, all such options. */
  homeOptions(): Option[] {
    return this.possible.filter(({ id }) => id === "ready");
  }

  /** Options about a unit that lies in none of the realms: ready, to be summoned, in the Underworld. */
  unitOptions(unit: string, place: "ready" | "tray" | "underworld"): Option[] {
    const ids = { ready: ["place", "place-peacefully", "act-ready"], tray: ["summon"], underworld: ["revive"] }[place];
    const fallen = place === UNDERWORLD ? ["act-fallen", "act-start-fallen"] : [];
    return this.table.optionsWith("unit", unit).filter(({ id }) => [...ids, ...fallen].includes(id));
  }

  /** Questions whose answers are nothing but free actions. */
  private get asksForFree(): boolean {
    return WINDOWS.has(this.question ?? "");
  }

  /** Whatever carries these options glows only quietly: they are free actions beside the question. */
  isQuiet(options: Option[]): boolean {
    return !this.asksForFree && options.every(isFree);
  }

  /** In the turns of others no card of a hand is lit before its owner opens it: a glance at the screen tells nothing. */
  get isHandLit(): boolean {
    return this.view.active === this.mySeat || this.opened === this.moment;
  }

  /** Lights the cards that fit this moment. */
  openHand(): void {
    this.opened = this.moment;
  }

  /** The magic cards with a rim: what happened was about them. */
  get lastMagic(): Set<string> {
    const cards = this.table.marked.map((event) => event["magic"]);
    return new Set(cards.filter((card) => typeof card === "string"));
  }

  /** Ways to hire a mercenary: for gold, for an orb. */
  hireOptions(unit: string): Option[] {
    return this.table.optionsWith("unit", unit).filter(({ id }) => id === "hire" || id === "orb-hire");
  }

  seatOptions(seat: number): Option[] {
    return this.table.optionsWith("seat2", seat);
  }

  /** Where a new tile may be laid, by the name of the spot ("k12"). */
  spotOptions(spot: string): Option[] {
    return this.table.optionsWith("spot", spot);
  }

  // ---- a unit is chosen, or carried

  /** The ready unit to be placed, if one was chosen before its realm. */
  get unit(): string | null {
    return this.picked?.moment === this.moment ? this.picked.unit : null;
  }

  /** Choose the unit first; chosen again, it is let go. */
  choose(unit: string): void {
    this.picked = this.unit === unit ? null : { unit, moment: this.moment };
  }

  get carried(): Carried | null {
    return this.lifted?.moment === this.moment ? this.lifted.carried : null;
  }

  /** Take a unit up; the same again puts it down where it was. */
  carry(unit: string, place: string): void {
    const carried = { unit, place };
    this.lifted = isSame(this.carried, carried) ? null : { carried, moment: this.moment };
  }

  /** The units of a place that could be taken up, each once. */
  startsAt(place: string): Carried[] {
    const starts = this.table.options.map(startOf).filter((start) => start?.place === place);
    return starts.filter((start, at) => starts.findIndex((other) => isSame(other, start)) === at) as Carried[];
  }

  // ---- the map

  describe(id: string): string {
    return describeRealm(this, id);
  }

  note(id: string): Note | null {
    return noteOf(this, id);
  }

  /** What touching a realm could do: lead there, or take up a unit that stands there. */
  offers(id: string): Option[] {
    const { carried, unit } = this;
    const there = this.possible.filter((option) => realmOf(option) === id);
    const wanted = unit === null ? there : there.filter((option) => option.values["unit"] === unit);
    if (carried || wanted.length) return wanted;
    return this.table.options.filter((option) => startOf(option)?.place === id);
  }

  isLit(id: string): boolean {
    const { options, lit } = this.table;
    if (this.carried?.place === id) return true;
    return options.some((option) => option.words === lit && (realmOf(option) ?? startOf(option)?.place) === id);
  }

  wasLast(id: string): boolean {
    return this.table.marked.some(
      (event) => !QUIET.has(event.event) && (event["realm"] === id || event["realm2"] === id),
    );
  }

  touch(id: string, element: Element): void {
    const offers = this.offers(id);
    const leading = offers.filter((option) => realmOf(option) === id);
    if (leading.length) this.pick(leading, element, this.realmName(id));
    else if (offers.length || this.carried?.place === id) this.takeUp(id, element);
    else this.why(id, element);
  }

  /** Touched again and again, the units of a place are taken up one after the other, then none. */
  private takeUp(place: string, element: Element): void {
    const starts = this.startsAt(place);
    const [only] = this.table.options.filter((option) => startOf(option)?.place === place);
    if (starts.length === 1 && this.table.options.filter((option) => startOf(option)?.place === place).length === 1) {
      if (only) this.pick([only], element, this.realmName(place));
      return;
    }
    const at = starts.findIndex((start) => isSame(start, this.carried));
    const next = starts[at + 1];
    this.lifted = next ? { carried: next, moment: this.moment } : null;
  }

  point(id: string | null): void {
    const [first] = id === null ? [] : this.offers(id);
    this.table.light(first?.words ?? null);
  }

  why(id: string, element: Element): void {
    if (!this.isMine) return;
    const ready = Object.keys(this.me.units["ready"] ?? {})[0] ?? "worker";
    void this.table.why(intentOf(this.question, id, this.unit ?? ready), element);
  }

  /** The realm the question is about, if it is about one: the camera goes there. */
  get focus(): string | null {
    const { battle, placements } = this.view;
    return battle?.realm ?? placements.at(-1)?.realm ?? null;
  }

  /** The realm where a battle goes on, or is about to begin: I am asked whether I do something before. */
  get battleground(): string | null {
    const { battle, question, realms, peaceful } = this.view;
    if (battle) return battle.realm;
    const { focus, table } = this;
    const realm = realms[focus ?? ""];
    const atBattle = question === "window" && table.options.length > 0 && (table.window?.name ?? "battle") === "battle";
    return atBattle && realm && !peaceful && this.isContested(realm) ? focus : null;
  }

  /** Do those who stand there stand against each other?  Team mates never do. */
  private isContested({ units, monster }: RealmView): boolean {
    const teams = new Set(units.map(({ seat }) => Math.min(seat, this.view.players[seat]?.mate ?? seat)));
    return teams.size + (monster === null ? 0 : 1) > 1;
  }

  // ---- the panes of a phone

  /** What is asked decides what is shown, until somebody turns to another pane. */
  get pane(): Pane {
    if (this.telling.isOpen) return "ghosts";
    return this.wanted?.moment === this.moment ? this.wanted.pane : this.asksAt;
  }

  /** Where the question is best answered. */
  get asksAt(): Pane {
    if (!this.table.options.length) return "turn";
    if (this.carried && this.possible.some((option) => realmOf(option) === null)) return "tableau"; // to a card, or home
    return AT_OFFER.has(this.question ?? "") ? "offer" : "turn";
  }

  show(pane: Pane): void {
    this.telling.close();
    this.wanted = { pane, moment: this.moment };
  }

  // ---- what is done

  answer(option: Option): void {
    this.laidOut = null;
    this.picked = this.lifted = null;
    answer(this.table, option);
  }

  /** Why can a thing of mine not be used: the words of what would be done with it. */
  whyNot(words: string, thing: Element): void {
    if (this.isMine) void this.table.why(words, thing);
  }
}

export { READY, UNDERWORLD };
export const eldervaleOf = onePerTable((source) => new Eldervale(source));
