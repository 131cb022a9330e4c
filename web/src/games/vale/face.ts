/** What every drawing of a card needs: its facts and the colours of its family. */
import type { BoardModel } from "$lib/table.svelte";
import type { CardFacts, Family, Timing, ValeFacts } from "./view";

const UNKNOWN: CardFacts = { family: "fire", cost: 0, timings: [] };

export function factsOf(table: BoardModel, id: string): CardFacts {
  return (table.facts as unknown as ValeFacts).cards[id] ?? UNKNOWN;
}

/** The colours of a family, as a style. */
export const frameOf = (family: Family): string =>
  `--frame:var(--${family});--frame-deep:var(--${family}-deep);--frame-glow:var(--${family}-glow)`;

/** What is told of a card in an area: what it did when it came is over, unless it does nothing else. */
export function lastingOf(timings: Timing[]): Timing[] {
  const lasting = timings.filter((timing) => timing !== "instant");
  return lasting.length ? lasting : timings;
}

/** How many letters the longest word of a name has: names are never broken inside a word. */
export const longestWord = (name: string): number => Math.max(...name.split(/[ -]/).map((word) => word.length));

const TAG_WORD = 10; // letters that fit into a tag of one column
/** How many columns a tag with this name takes. */
export const tagSpan = (name: string): number => (longestWord(name) > TAG_WORD ? 2 : 1);
