/** The cards and tiles of a game as they can be looked at away from any table: a game tells its pieces and draws them. */
import type { Component } from "svelte";
import type { Texts } from "$lib/api";
import type { BoardModel } from "$lib/table.svelte";
import { chapterId, ruleMessage } from "$lib/prefix";
import { withoutAccents, plain, stemsOf, hasStems } from "$shared/book/rulebook";

/** small: picture and name; wordy: with its text; large: everything, as in a close-up. */
export type FaceSize = "small" | "wordy" | "large";

export interface Piece {
  /** Unique in the game, e.g. "tile:ruby_1_charge". */
  id: string;
  group: string;
  name: string;
  /** What it does, in words. */
  text: string;
  /** How many of it there are. */
  copies: number;
  /** What each filter can find it by. */
  marks: Record<string, string[]>;
  /** What it costs, where costs are compared. */
  cost: number | null;
  /** What stands beside its close-up: [what, how much]. */
  told: [string, string][];
}
export interface Choice {
  value: string;
  text: string;
  /** Its sign, as the game draws it. */
  sign?: string;
  paint?: string;
}
export interface Filter {
  id: string;
  text: string;
  choices: Choice[];
}
export interface Group {
  id: string;
  title: string;
  sign?: string;
  /** What goes for all of it, e.g. what the family sells for. */
  note?: string;
}

export type Face = Component<{ piece: Piece; table: BoardModel; size: FaceSize }>;
export type GallerySign = Component<{ name: string }>;

/** What a game tells of its pieces; `table` has its texts and facts and nothing else. */
export interface Gallery {
  pieces: (table: BoardModel) => Piece[];
  groups: (table: BoardModel) => Group[];
  filters: (table: BoardModel) => Filter[];
  Face: Face;
  Sign: GallerySign;
  /** Costs are worth comparing: a range of them, and their order. */
  priced: boolean;
}

export const copiesOf = (pieces: Piece[]): number => pieces.reduce((sum, piece) => sum + piece.copies, 0);

/** What is wished: words, pressed chips by filter, the bounds of the cost. */
export interface Wish {
  words: string;
  pressed: Record<string, string[]>;
  cost: [number, number] | null;
}

/** The pieces that have all the words and, of each filter with pressed chips, one of them. */
export function wished(pieces: Piece[], wish: Wish): Piece[] {
  const stems = stemsOf(wish.words);
  return pieces.filter((piece) => {
    const marked = Object.entries(wish.pressed).every(
      ([filter, values]) => !values.length || values.some((value) => piece.marks[filter]?.includes(value)),
    );
    const cheap = !wish.cost || piece.cost === null || (piece.cost >= wish.cost[0] && piece.cost <= wish.cost[1]);
    return marked && cheap && (!stems.length || hasStems(plain(`${piece.name} ${piece.text}`), stems));
  });
}

export type Order = "cost" | "name";

export function sorted(pieces: Piece[], order: Order, language: string): Piece[] {
  const byName = (one: Piece, other: Piece) => one.name.localeCompare(other.name, language);
  return [...pieces].sort((one, other) =>
    order === "name" ? byName(one, other) : (one.cost ?? 0) - (other.cost ?? 0) || byName(one, other),
  );
}

/** The rules that speak of a piece by its name, in whatever case it stands there. */
export function rulingsOf(piece: Piece, texts: Texts, prefix: string): [rule: string, text: string][] {
  const name = withoutAccents(piece.name).replace(/ \([^)]*\)$/, "");
  const words = name.split(/[\s-]+/).map((word) => {
    const ending = word.length > 5 ? 2 : word.length > 4 ? 1 : 0; // names are declined
    return `${escaped(word.slice(0, word.length - ending))}\\p{L}*`;
  });
  const named = new RegExp(`(?<!\\p{L})${words.join("[\\s-]+")}`, "u");
  const rule = ruleMessage(prefix);
  return Object.entries(texts).flatMap(([key, text]) => {
    const found = rule.exec(key);
    return found && named.test(withoutAccents(text))
      ? [[`${chapterId(texts, prefix, found[1]!)}.${found[2]}`, text] as [string, string]]
      : [];
  });
}

const escaped = (word: string): string => word.replace(/[^\p{L}\d]/gu, "\\$&");
