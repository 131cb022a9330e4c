/** What a view of Eight-Minute Empire: Legends holds, as the server tells it. */
import type { components } from "$lib/openapi";

type Schemas = components["schemas"];
export type EmpireView = Schemas["EmpireView"];
export type PlayerView = Schemas["EmpirePlayer"];
export type RegionView = Schemas["EmpireRegion"];
export type IslandView = Schemas["EmpireIsland"];
export type Segment = Schemas["EmpireSegment"];
export type Playing = Schemas["EmpirePlaying"];
export type ActionView = Schemas["EmpireAction"];
export type Score = Schemas["EmpireScore"];
export type Layout = EmpireView["layout"];
export type SegmentPlace = Segment["place"];
export type Turn = Segment["turn"];
export type ActionKind = ActionView["kind"];
/** Who holds a region: a seat, the neutral armies, nobody. */
export type Holder = RegionView["holder"];

export type Adjective = "ancient" | "cursed" | "dire" | "forest" | "night" | "noble" | "arcane" | "mountain";
export type TokenKind = "discovery" | "citadel" | "encounter";
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
