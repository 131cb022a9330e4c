/** The boards: which components draw a game.  A game without a board of its own gets the generic table. */
import type { Component } from "svelte";
import type { BoardModel } from "$lib/table.svelte";

export type Board = Component<{ table: BoardModel }>;

/** What the table page knows of a game beyond its views. */
export interface Table {
  Board: Board;
  /** The middle of the top bar: rounds, phases. */
  TopMid?: Board;
}
export interface Manners {
  /** Options that are nothing to be reminded of before a turn ends. */
  minor: string[];
  /** Words of an answer that people expect, by question: when it is not on offer, the list says so and why. */
  expected: Record<string, { id: string; words: string }>;
}

type Load = () => Promise<{ default: Board }>;

const boards: Record<string, { board: Load; topMid?: Load }> = {
  vale: { board: () => import("./vale/Board.svelte"), topMid: () => import("./vale/TopMid.svelte") },
  empire: { board: () => import("./empire/Board.svelte"), topMid: () => import("./empire/TopMid.svelte") },
};
const generic: { board: Load; topMid?: Load } = { board: () => import("./generic/Board.svelte") };

const manners: Record<string, Manners> = {
  vale: { minor: ["release"], expected: { turn: { id: "end-turn", words: "end turn" } } },
};

export const mannersOf = (game: string): Manners => manners[game] ?? { minor: [], expected: {} };

export async function tableOf(game: string): Promise<Table> {
  const parts = boards[game] ?? generic;
  const [board, topMid] = await Promise.all([parts.board(), parts.topMid?.()]);
  return { Board: board.default, ...(topMid ? { TopMid: topMid.default } : {}) };
}

export async function boardOf(game: string): Promise<Board> {
  return (await (boards[game] ?? generic).board()).default;
}
