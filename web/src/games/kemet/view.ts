/** What a view of Kemet: Blood and Sand holds, as the server tells it. */
import type { components } from "$lib/openapi";

type Schemas = components["schemas"];
export type KemetView = Schemas["KemetView"];
export type PlayerView = Schemas["KemetPlayer"];
export type AreaView = Schemas["KemetArea"];
export type Pyramid = Schemas["KemetPyramid"];
export type MarchView = Schemas["KemetMarch"];
export type PathStep = Schemas["KemetPathStep"];
export type BattleView = Schemas["KemetBattle"];
export type BattleSide = Schemas["KemetBattleSide"];
export type BattleLine = Schemas["KemetBattleLine"];
export type MarketTile = Schemas["KemetMarketTile"];
export type Council = Schemas["KemetCouncil"];
export type Colour = Pyramid["colour"];
export type God = PlayerView["god"];
export type Phase = KemetView["phase"];
/** A silver or gold token: there is none, it can be used, it is used, it can be used from the next turn on. */
export type SpecialToken = PlayerView["silver"];
export type LineSource = BattleLine["source"];

export type Action = "recruit" | "move" | "build" | "pray" | "acquire" | "gold";

export interface CreatureFacts {
  strength: number;
  movement: number;
  damage: number;
  defence: number;
}

export interface TileFacts {
  colour: Colour;
  level: number;
  copies: number;
  /** Tiles with the same image are not owned together. */
  image: string;
  creature: CreatureFacts | null;
}

/** A Divine Intervention card. */
export interface CardFacts {
  price: number;
  copies: number;
  /** It is added to a battle; otherwise it is played by day. */
  battle: boolean;
  strength: number;
  damage: number;
  defence: number;
}

export interface BattleCardFacts {
  strength: number;
  damage: number;
  /** Negative: own units that are lost. */
  unblockable: number;
  defence: number;
}

export type AreaKind = "district" | "desert" | "temple" | "pantheon";

export interface AreaFacts {
  kind: AreaKind;
  obelisk: boolean;
  harbour: "none" | "military" | "commercial";
  /** What it yields at night. */
  prayer: number;
  neighbours: string[];
}

export interface BoardFacts {
  cities: string[];
  areas: Record<string, AreaFacts>;
}

export interface SpaceFacts {
  id: string;
  /** Row of the player board; 0: the gold space. */
  level: number;
  action: Action;
}

export interface KemetFacts {
  tiles: Record<string, TileFacts>;
  cards: Record<string, CardFacts>;
  battle_cards: Record<string, BattleCardFacts>;
  /** By number of seats. */
  boards: Record<string, BoardFacts>;
  spaces: SpaceFacts[];
  /** By seat. */
  gods: God[];
  goal: number;
  most_prayer: number;
}
