/** The boards: which component draws a game.  A game without one of its own gets the generic table. */
import type { Component } from "svelte";
import type { BoardModel } from "$lib/table.svelte";

export type Board = Component<{ table: BoardModel }>;

const boards: Record<string, () => Promise<{ default: Board }>> = {
  vale: () => import("./vale/Board.svelte"),
};

export async function boardOf(game: string): Promise<Board> {
  const load = boards[game] ?? (() => import("./generic/Board.svelte"));
  return (await load()).default;
}
