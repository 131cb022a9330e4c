/** What a view of Eight-Minute Empire: Legends holds, as the server tells it. */

export type Layout = "t" | "rectangle";
export type SegmentPlace = "center" | "left" | "right" | "stem" | "s1" | "s2" | "s3" | "s4";
export type Turn = 0 | 90 | 180 | 270;
export type Adjective = "ancient" | "cursed" | "dire" | "forest" | "night" | "noble" | "arcane" | "mountain";
export type ActionKind = "place" | "move" | "build" | "destroy";
export type TokenKind = "discovery" | "citadel" | "encounter";
/** Who holds a region: a seat, the neutral armies, nobody. */
export type Holder = number | "neutral" | null;

export interface Segment {
  place: SegmentPlace;
  /** The side that lies up, e.g. "crescent". */
  side: string;
  /** How it is turned, in degrees clockwise. */
  turn: Turn;
}

export interface RegionView {
  /** Armies by seat. */
  armies: number[];
  /** Cities by seat. */
  cities: number[];
  neutral: number;
  holder: Holder;
  /** A token that lies here; "hidden": face down. */
  token: string | null;
  /** A face-down token I have looked at. */
  seen?: string;
}

export interface IslandView {
  regions: string[];
  holder: Holder;
}

/** The card whose action is carried out. */
export interface Playing {
  card: string;
  seat: number;
  price: number;
  /** Its place in the row, from 0. */
  place: number;
}

export interface ActionView {
  seat: number;
  kind: ActionKind;
  /** Armies still to place, movement points left. */
  left: number;
  total: number;
}

export interface Score {
  regions: number;
  islands: number;
  cards: number;
  elixirs: number;
  tokens: number;
  leader: number;
  /** Games of the match already played. */
  earlier: number;
  total: number;
}

export interface PlayerView {
  seat: number;
  coins: number;
  /** Armies in the supply. */
  supply: number;
  /** Cities in the supply. */
  cities: number;
  cards: string[];
  extra_move: number;
  extra_army: number;
  flying: number;
  /** What a step over the sea costs. */
  sea_cost: number;
  elixirs: number;
  immune: boolean;
  leader: string | null;
  trophies: number;
  tokens: string[];
  /** My own bid, while bids are hidden. */
  bid?: number;
  /** Has chosen a bid; bids are still hidden. */
  picked?: boolean;
  score: Score;
}

export interface EmpireView {
  game: string;
  asked: number[];
  question: string | null;
  /** Which game of the match this is, of how many. */
  number: number;
  games: number;
  layout: Layout;
  segments: Segment[];
  /** Sea connections between segments; in the rectangle the last one joins both ends. */
  joins: [string, string][];
  /** Both regions of the portals, when they are in play. */
  portals: string[];
  start: string | null;
  regions: Record<string, RegionView>;
  islands: Record<string, IslandView>;
  /** The cards on offer; the place of the card being played is empty. */
  row: (string | null)[];
  prices: number[];
  deck: number;
  playing: Playing | null;
  action: ActionView | null;
  /** Which card the player on turn takes, of how many. */
  turn: number;
  turns: number;
  starter: number | null;
  active: number | null;
  /** The revealed bids. */
  bids: number[] | null;
  /** Seats from the youngest. */
  ages: number[];
  setup_player: number;
  players: PlayerView[];
}

export type AbilityType =
  | "extra_move"
  | "extra_army"
  | "flying"
  | "elixir"
  | "coins"
  | "vp_per_adjective"
  | "vp_set"
  | "vp_per_coins"
  | "vp_per_flying"
  | "immune";

export interface Ability {
  type: AbilityType;
  amount?: number;
  adjective?: Adjective;
  vp?: number;
  cards_needed?: number;
  coins?: number;
}

export interface ActionFacts {
  do: ActionKind;
  count: number;
}

export interface CardFacts {
  adjective: Adjective | null;
  subject: "place" | "creature";
  min_players: number;
  abilities: Ability[];
  combine: "single" | "or" | "and";
  actions: ActionFacts[];
}

export interface SideFacts {
  board: number;
  regions: string[];
  islands: Record<string, string[]>;
  /** The regions at the middles of the edges: north, east, south, west. */
  edges: string[];
  links: [string, string, "land" | "sea"][];
}

export interface EmpireFacts {
  cards: Record<string, CardFacts>;
  adjectives: Adjective[];
  leaders: string[];
  tokens: Record<string, TokenKind | "swamp">;
  sides: Record<string, SideFacts>;
  prices: number[];
  armies: number;
  cities: number;
}
