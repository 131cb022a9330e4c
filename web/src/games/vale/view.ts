/** What a view of The Vale of Eternity holds, as the server tells it. */

export type Family = "fire" | "water" | "earth" | "wind" | "dragon";
export type StoneKind = "red" | "blue" | "purple";
export type Timing = "instant" | "permanent" | "active";
export type Phase = "hunt" | "action" | "effects";
export type Stones = Record<StoneKind, number>;

export const STONES: readonly StoneKind[] = ["red", "blue", "purple"];
export const PHASES: readonly Phase[] = ["hunt", "action", "effects"];

export interface Offered {
  card: string;
  family: Family;
  /** The seat whose marker lies on it. */
  marker: number | null;
}

export interface PlayerView {
  seat: number;
  score: number;
  stones: Stones;
  /** What one stone of a kind is worth to this player. */
  stone_values: Stones;
  stone_limit: number;
  /** What all stones of this player are worth. */
  wealth: number;
  area: string[];
  /** How many cards may lie in it now. */
  area_limit: number;
  /** How many cards of the offer this player has still to mark. */
  markers_left: number;
  hand_size: number;
  /** Only of hands the viewer may see. */
  hand?: string[];
  /** What summoning each card of that hand costs now. */
  costs?: Record<string, number>;
}

export interface ValeView {
  game: string;
  round: number;
  phase: Phase;
  first_player: number;
  asked: number[];
  question: string | null;
  /** The card that is being paid for. */
  summoning: string | null;
  /** How many cards the draw pile has. */
  deck: number;
  /** Known cards on top of it, the topmost first. */
  deck_top: string[];
  /** From the bottom to the top. */
  discard: string[];
  offer: Offered[];
  players: PlayerView[];
}

export interface CardFacts {
  family: Family;
  cost: number;
  timings: Timing[];
}

export interface ValeFacts {
  families: Family[];
  cards: Record<string, CardFacts>;
  /** What selling a card of a family brings, e.g. "1 red 1 blue". */
  prices: Record<Family, string>;
  stone_values: Stones;
  rounds: number;
  goal: number;
}

/** "2 red 1 blue" as numbers; "nothing" has none. */
export function stonesOf(words: string): Stones {
  const stones: Stones = { red: 0, blue: 0, purple: 0 };
  for (const [, count, kind] of words.matchAll(/(\d+) (red|blue|purple)/g)) stones[kind as StoneKind] += Number(count);
  return stones;
}

/** One entry for each stone, in the order of their worth on the stone. */
export function eachStone(stones: Stones): StoneKind[] {
  return STONES.flatMap((kind) => Array<StoneKind>(stones[kind]).fill(kind));
}
