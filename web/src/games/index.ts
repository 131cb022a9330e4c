/** All games the browser knows more of than the server tells: one folder each, found by itself. */
import type { Note } from "$lib/guide.svelte";
import type { Gallery } from "$shared/gallery";
import type { Board, Counting, Game, Load, Lobby, Manners, Scene, Table } from "./game";
import generic from "./generic";

export type { Ask, Board, Counting, Lobby, Named, Nav, Reaction, Since, Table } from "./game";

const folders = import.meta.glob<Game>(["./*/index.ts", "!./generic/index.ts"], { import: "default", eager: true });
const games = new Map(Object.entries(folders).map(([path, game]) => [path.split("/")[1]!, game]));

const LAST = Number.MAX_SAFE_INTEGER;
const placeOf = (game: string): number => games.get(game)?.place ?? LAST;

/** Games in the order of the start page; those without a place of their own stay as they are, after the others. */
export const inOrder = (ids: string[]): string[] => [...ids].sort((one, other) => placeOf(one) - placeOf(other));

/** The games of the house: those with a place on the start page, though they may be still to come. */
export const house: string[] = inOrder([...games.keys()].filter((game) => placeOf(game) < LAST));

/** How long a game takes, in minutes; 0: nobody knows. */
export const minutesOf = (game: string): number => games.get(game)?.minutes ?? 0;

export const sceneOf = (game: string): Scene => games.get(game)?.scene ?? generic.scene;

export const notesFor = (game: string): Note[] => games.get(game)?.guide ?? generic.guide;

export const mannersOf = (game: string): Manners => ({ ...generic.manners, ...games.get(game)?.manners });

const partsOf = (game: string) => games.get(game)?.table ?? generic.table;

/** Does the game draw questions in others' turns itself, without a word of what is on offer there? */
export const asksCalmly = (game: string): boolean => games.get(game)?.table?.Reaction !== undefined;

export async function tableOf(game: string): Promise<Table> {
  const loading = Object.entries(partsOf(game)) as [keyof Table, Load<unknown>][];
  const parts = await Promise.all(loading.map(async ([part, load]) => [part, (await load()).default]));
  return Object.fromEntries(parts) as Table;
}

export async function boardOf(game: string): Promise<Board> {
  return (await partsOf(game).Board()).default;
}

export async function lobbyOf(game: string): Promise<Lobby | null> {
  return (await games.get(game)?.lobby?.())?.default ?? null;
}

export const hasCounting = (game: string): boolean => games.get(game)?.counting !== undefined;

export async function countingOf(game: string): Promise<Counting | null> {
  return (await games.get(game)?.counting?.())?.default ?? null;
}

/** Can all cards of this game be looked at? */
export const hasGallery = (game: string): boolean => games.get(game)?.gallery !== undefined;

export async function galleryOf(game: string): Promise<Gallery | null> {
  return (await games.get(game)?.gallery?.())?.gallery ?? null;
}
