/** What a view of The Vale of Eternity holds, as the server tells it. */
import type { components } from "$lib/openapi";

type Schemas = components["schemas"];
export type ValeView = Schemas["ValeView"];
export type PlayerView = Schemas["ValePlayer"];
export type Offered = Schemas["ValeOffered"];
export type Stones = Schemas["ValeStones"];
export type Family = Offered["family"];
export type Phase = ValeView["phase"];

export type StoneKind = "red" | "blue" | "purple";
export type Timing = "instant" | "permanent" | "active";
export const STONES: readonly StoneKind[] = ["red", "blue", "purple"];
export const PHASES: readonly Phase[] = ["hunt", "action", "effects"];

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
