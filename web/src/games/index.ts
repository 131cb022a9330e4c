/** The boards: which components draw a game.  A game without a board of its own gets the generic table. */
import type { Component } from "svelte";
import type { GameInfo, Texts } from "$lib/api";
import type { BoardModel } from "$lib/table.svelte";

export type Board = Component<{ table: BoardModel }>;

/** What the table page knows of a game beyond its views. */
export interface Table {
  Board: Board;
  /** The middle of the top bar: rounds, phases. */
  TopMid?: Board;
  /** What stands under the question: points that are left, parts of a move. */
  PromptExtra?: Board;
}
export interface Manners {
  /** Options that are nothing to be reminded of before a turn ends. */
  minor: string[];
  /** Words of an answer that people expect, by question: when it is not on offer, the list says so and why. */
  expected: Record<string, { id: string; words: string }>;
  /** Options that leave a move as it is: a button of their own on the phone, and a key. */
  ends: string[];
  /** Options that stand under what they begin with, e.g. { move: { kind: "region", form: "from" } }. */
  under: Record<string, { kind: string; form: string }>;
  /** Variants that go without saying when a table is summed up: how their ids begin. */
  unsaid: string[];
}

interface Parts {
  board: Load;
  topMid?: Load;
  promptExtra?: Load;
}

/** What a game shows where its variants are chosen; without one they are a plain list. */
export type Lobby = Component<
  { game: GameInfo; texts: Texts; chosen: Record<string, string>; names: string[] },
  Record<string, never>,
  "chosen"
>;

type Load = () => Promise<{ default: Board }>;

const boards: Record<string, Parts> = {
  vale: { board: () => import("./vale/Board.svelte"), topMid: () => import("./vale/TopMid.svelte") },
  empire: {
    board: () => import("./empire/Board.svelte"),
    topMid: () => import("./empire/TopMid.svelte"),
    promptExtra: () => import("./empire/March.svelte"),
  },
};
const generic: Parts = { board: () => import("./generic/Board.svelte") };

const manners: Record<string, Partial<Manners>> = {
  vale: { minor: ["release"], expected: { turn: { id: "end-turn", words: "end turn" } } },
  empire: {
    ends: ["done"],
    under: { move: { kind: "region", form: "from" } },
    unsaid: ["segment_", "turn_", "ages", "setup_player"],
  },
};
const usual: Manners = { minor: [], expected: {}, ends: [], under: {}, unsaid: [] };

export const mannersOf = (game: string): Manners => ({ ...usual, ...manners[game] });

export async function tableOf(game: string): Promise<Table> {
  const parts = boards[game] ?? generic;
  const [board, topMid, extra] = await Promise.all([parts.board(), parts.topMid?.(), parts.promptExtra?.()]);
  return {
    Board: board.default,
    ...(topMid ? { TopMid: topMid.default } : {}),
    ...(extra ? { PromptExtra: extra.default } : {}),
  };
}

const lobbies: Record<string, () => Promise<{ default: Lobby }>> = {
  empire: () => import("./empire/lobby/Lobby.svelte"),
};

export async function lobbyOf(game: string): Promise<Lobby | null> {
  return (await lobbies[game]?.())?.default ?? null;
}

export async function boardOf(game: string): Promise<Board> {
  return (await (boards[game] ?? generic).board()).default;
}
