/** What a view of Kemet: Blood and Sand holds, as the server tells it. */

export type Colour = "ruby" | "sapphire" | "diamond" | "onyx";
export type God = "horus" | "sobek" | "bastet" | "ouadjet" | "anubis";
export type Phase = "setup" | "day" | "night";
export type Action = "recruit" | "move" | "build" | "pray" | "acquire" | "gold";
/** A silver or gold token: there is none, it can be used, it is used, it can be used from the next turn on. */
export type SpecialToken = "none" | "ready" | "used" | "gained";

export interface Pyramid {
  colour: Colour;
  level: number;
}

export interface AreaView {
  /** Units by seat. */
  units: number[];
  /** The creatures of a seat that stand here, by the names of their tiles. */
  creatures: Record<string, string | string[]>;
  holder: number | null;
  pyramid?: Pyramid;
  /** Whose temporary VP lies here; null: nobody's; missing: none lies here. */
  point?: number | null;
}

export interface PathStep {
  area: string;
  by: "start" | "foot" | "boat" | "teleport";
  /** How many units went. */
  units?: number;
}

export interface MarchView {
  /** Where the group stands; null: no army has set out. */
  area: string | null;
  start: string | null;
  target: string | null;
  /** Ground movements left. */
  left: number;
  teleported: boolean;
  no_walls: boolean;
  path: PathStep[];
}

export type LineSource = "units" | "card" | "tiles" | "creature" | "interventions" | "wounds" | "city";

export interface BattleLine {
  source: LineSource;
  /** Tiles, cards or the creature. */
  names: string[];
  strength: number;
  damage: number;
  defence: number;
  cancelled: boolean;
}

export interface BattleSide {
  seat: number;
  /** Before losses. */
  units: number;
  creature: string | null;
  /** Is the creature cancelled by the Deep Desert Snake? */
  cancelled: boolean;
  card: string | null;
  added: string[];
  /** Card and DI cards are still secret for me. */
  hidden: boolean;
  lines: BattleLine[];
  strength: number;
  damage: number;
  defence: number;
  /** Of the card; negative: own sacrifice. */
  unblockable: number;
  lost: number;
  /** Of the lost ones, by the enemy. */
  destroyed: number;
  wounds: number;
  /** Permanent VP gained. */
  points: number;
  /** Veteran tokens gained. */
  veterans: number;
  after: "stays" | "disbanded" | "retreated" | "gone" | null;
  /** Where it retreated. */
  to: string | null;
}

export interface BattleView {
  area: string;
  attacker: number;
  defender: number;
  by_move: boolean;
  /** 1 to 8; 8: it is over. */
  step: number;
  /** The card that is shown because of spies. */
  shown: string | null;
  winner: number | null;
  /** The attacker, the defender. */
  sides: [BattleSide, BattleSide];
}

export interface Council {
  card: string;
  discard: string;
  added: string[];
}

export interface PlayerView {
  seat: number;
  god: God;
  city: string | null;
  prayer: number;
  /** Units in the supply. */
  supply: number;
  /** Permanent VP. */
  points: number;
  /** Temporary VP. */
  temporary: number;
  score: number;
  veterans: number;
  /** Normal action tokens left. */
  tokens: number;
  silver: SpecialToken;
  gold: SpecialToken;
  /** Spaces with a token. */
  used: string[];
  /** Colours of the acquire spaces 1 to 3; null: no colour lies there. */
  acquire: (Colour | null)[];
  /** Colours acquired today. */
  bought: Colour[];
  tiles: string[];
  /** Creatures that are not on the board. */
  waiting_creatures: string[];
  army_limit: number;
  /** The highest pyramid under control, by colour. */
  reach: Partial<Record<Colour, number>>;
  hand_size: number;
  battle_size: number;
  /** Battle cards discarded face up. */
  open_cards: string[];
  /** How many battle cards lie face down. */
  closed_size: number;
  /** Has made all choices of a war council. */
  ready: boolean;
  /** My own: DI cards and how many of each. */
  hand?: Record<string, number>;
  battle_cards?: string[];
  closed_cards?: string[];
  council?: Council;
}

/** How a tile on offer lies for me. */
export interface MarketTile {
  /** What it costs me now. */
  price: number;
  /** The name of the refusal of whoever would acquire it now; empty: nothing stands in the way. */
  obstacle: string;
}

export interface KemetView {
  game: string;
  asked: number[];
  question: string | null;
  round: number;
  /** After this round the game ends; 0: no limit. */
  round_limit: number;
  phase: Phase;
  /** 0 by day, 1 to 9 by night. */
  night_step: number;
  /** Seats in turn order; -1: a place nobody has chosen yet (at night). */
  order: number[];
  /** Whose turn it is by day. */
  active: number | null;
  colours: Colour[];
  areas: Record<string, AreaView>;
  /** Power tiles and how many copies are left. */
  offer: Record<string, number>;
  /** For whoever sits there: the same tiles, as they lie for him. */
  market?: Record<string, MarketTile>;
  deck: number;
  discard: string[];
  /** Spaces whose actions are still to be carried out this turn. */
  placed: string[];
  /** The space that is being carried out. */
  doing: string | null;
  march: MarchView | null;
  battle: BattleView | null;
  last_battle: BattleView | null;
  /** Cards of a Vision, for whoever chooses. */
  choice?: string[];
  players: PlayerView[];
}

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
