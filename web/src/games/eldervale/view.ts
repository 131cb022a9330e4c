/** What a view of Dwellings of Eldervale holds, as the server tells it. */
import type { components } from "$lib/openapi";

type Schemas = components["schemas"];
export type EldervaleView = Schemas["EldervaleView"];
export type PlayerView = Schemas["EldervalePlayer"];
export type RealmView = Schemas["EldervaleRealm"];
export type StackView = Schemas["EldervaleStack"];
export type UnitsView = Schemas["EldervaleUnits"];
export type DeckView = Schemas["EldervaleDeck"];
export type CardView = Schemas["EldervaleCard"];
export type BattleView = Schemas["EldervaleBattle"];
export type SideView = Schemas["EldervaleSide"];
export type DiceSource = Schemas["EldervaleDiceSource"];
export type MomentView = Schemas["EldervaleMoment"];
export type GhostsView = Schemas["EldervaleGhosts"];
export type GhostMoment = Schemas["EldervaleGhostMoment"];
export type GhostStage = GhostMoment["stage"];
export type Element = NonNullable<PlayerView["element"]>;

export type Resource = "gem" | "scroll" | "potion" | "tool" | "sword" | "gold";
/** A unit of a player, a mercenary, or the id of a monster that serves somebody. */
export type Unit = string;
/** The actions of the start card. */
export type StartAction = "summon" | "harvest" | "settle";

/** An adventure card as printed.  Costs are bundles in words: "2 gem 1 any". */
export interface CardFacts {
  kind: string;
  element: Element;
  cost: string;
  /** Which unit activates it; null: it has no action. */
  symbol: Unit | null;
  /** What each of its fields shows: a bundle, "deposit", or "" where it is empty. */
  fields: string[];
  /** Tokens lie face down on it. */
  face_down: boolean;
  orb: "none" | "upgrade" | "required";
}

export interface MagicFacts {
  kind: "spell" | "quest" | "prophecy";
  /** When a spell may be cast, or a quest be completed. */
  window: string;
  price: string;
  /** With so much power of this element it is cast for nothing. */
  element: Element | null;
  power: number;
  points: number;
}

export interface FactionFacts {
  element: Element;
  abilities: { ability: string; unit: Unit }[];
}

export interface CreatureAbility {
  ability: string;
  chain: boolean;
}

export interface MonsterFacts {
  element: Element | null;
  dice: number;
  home: string;
  legendary: boolean;
  /** It has an ability that goes on while somebody controls it. */
  chain: boolean;
  /** In the order of its card; those with a chain go on while somebody controls it. */
  abilities: CreatureAbility[];
  /** The winner has one of these. */
  reward: { fame?: number; power?: number; dragon_treasure?: number }[];
}

export interface RealmFacts {
  /** null: a ruin, or a special tile. */
  element: Element | null;
  /** Of a dwelling there; "" where none is built. */
  cost: string;
  /** What its treasure fields give when their stacks are used up. */
  fields: string[];
  /** How many symbols of its element it shows. */
  symbols: number;
  lair: boolean;
}

export interface StartFacts {
  /** Axial coordinates of the tiles. */
  spots: [q: number, r: number][];
  /** How many elements are in play. */
  elements: number;
  /** How many element realms lie there. */
  realms: number;
  ruins: string[];
  /** How many are to come. */
  supply: number;
}

/** Where a ghost card sends a unit, seen from the guardian or into a ruin, and what else it does. */
export interface GhostCardFacts {
  way: Way | null;
  ruin: string | null;
  action: "none" | "build" | "adventure" | "realm_tile" | "magic" | "fame" | "vp";
  count: number;
}

/** Clockwise, in the order in which ghosts look for a worker. */
export type Way = "upper-right" | "right" | "lower-right" | "lower-left" | "left" | "upper-left";

export interface GhostFacts {
  cards: Record<string, GhostCardFacts>;
  /** What each space of a row brings. */
  spaces: ("none" | "magic" | "adventure" | "fame")[];
  /** The faces of a die at each row. */
  rows: number[][];
  zones: { name: "left" | "middle" | "right"; faces: number[]; workers: number[]; chief: Unit }[];
}

export interface EldervaleFacts {
  cards: Record<string, CardFacts>;
  magic: Record<string, MagicFacts>;
  factions: Record<string, FactionFacts>;
  monsters: Record<string, MonsterFacts>;
  mercenaries: Record<string, { abilities: CreatureAbility[] }>;
  realms: Record<string, RealmFacts>;
  tokens: string[];
  /** The token of each element's start card. */
  harvests: Record<Element, string>;
  /** What each space of the fame track gives: a bundle, "2 vp", "power", "orb" or "". */
  fame: string[];
  /** What each space of the reward menu gives. */
  menu: string[];
  /** The number at each level of power. */
  power: number[];
  /** Of each kind of unit. */
  dice: Record<Unit, number>;
  summon: Record<Unit, string | string[]>;
  elements: Element[];
  /** The map of a new game by the number of seats, without the Oracle and with it. */
  starts: Record<string, Record<"plain" | "oracle", StartFacts>>;
  ghosts: GhostFacts;
  /** Seats of each team. */
  teams: number[][];
  limits: {
    resource: number;
    tray: number;
    roofs: number;
    dice: number;
    monster_dice: number;
    /** How many adventure cards count at the end for each dwelling. */
    cards_per_dwelling: number;
  };
}
