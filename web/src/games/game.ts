/** What the browser knows of a game beyond what the server tells: the default export of `games/<id>/index.ts`. */
import type { Component, Snippet } from "svelte";
import type { GameInfo, Texts } from "$lib/api";
import type { Note } from "$lib/guide.svelte";
import type { BoardModel, TableModel } from "$lib/table.svelte";
import type { Gallery } from "$shared/gallery";
import type { Desk, Turning } from "$shared/table/desk.svelte";
import type { IconName } from "$shared/ui/ui-icons";

/** The question as a bar that a board puts where it likes; it draws the badge of a seat. */
export type Ask = Snippet<[badge: Snippet<[seat: number]>]>;
/** What happened meanwhile, as a strip; a board that has a row for it puts it there. */
export type Since = Snippet;
export type Board = Component<{ table: BoardModel; ask?: Ask; since?: Since }>;
export type Nav = Component<{ table: BoardModel; board: BoardModel; desk: Turning }>;
/** A question in somebody else's turn as the game draws it; it tells nothing of a hand. */
export type Reaction = Component<{ table: TableModel; desk: Desk }>;
/** What a game shows where its variants are chosen; without one they are a plain list. */
export type Lobby = Component<
  { game: GameInfo; texts: Texts; chosen: Record<string, string>; names: string[] },
  Record<string, never>,
  "chosen"
>;

/** How the points of a game are counted at its end, told before the end page; it can be left at any time. */
export type Counting = Component<{ table: TableModel; ondone: () => void }>;

/** The parts of a table page that a game draws. */
export interface Table {
  Board: Board;
  /** The middle of the top bar: rounds, phases. */
  TopMid?: Board;
  /** What stands under the question: points that are left, parts of a move. */
  PromptExtra?: Board;
  /** What stands beside the button that ends: what is left to pay with, another way to go on. */
  Aside?: Board;
  /** Stands above the tabs of a wide column beside the board; then options are a tab and the board shows the question. */
  Side?: Board;
  /** A tab of that column. */
  Tab?: Board;
  /** The foot of that column on a low screen. */
  Foot?: Board;
  /**
   * Stands above the tabs of that column, on a phone instead of the sheet, while I am asked in somebody else's turn: then
   * neither a list nor a number of options is on the screen, so that a glance at it tells nothing of my hand.
   */
  Reaction?: Reaction;
  /** Stands above the question in the sheet of a phone: what one has. */
  Purse?: Board;
  /** The parts of the table on a phone, instead of the usual ones. */
  Nav?: Nav;
  /** One more part of the table on a phone, beside the usual ones. */
  NavMore?: Nav;
}

/** A kind of name that an option mentions, and its form; "" is the name itself. */
export interface Named {
  kind: string;
  form: string;
  /** A message of the client that puts this `$name` into words; without a kind it needs none. */
  as?: string;
}

/** How the table page deals with the questions and events of a game. */
export interface Manners {
  /** Options that are nothing to be reminded of before a turn ends. */
  minor: string[];
  /** Words of an answer that people expect, by question: when it is not on offer, the list says so and why. */
  expected: Record<string, { id: string; words: string }>;
  /** Options that leave a move as it is: a button of their own on the phone, and a key. */
  ends: string[];
  /** What that button says, by question, as an id of our own words; otherwise the option's words. */
  endWords: Record<string, string>;
  /** Keys of the game's own, with an id of our own words for what each does: the help for keys lists them too. */
  keys: { key: string; words: string }[];
  /** Questions that open the game's own tab. */
  atTab: string[];
  /** From so many seats on that tab has the column beside the board to itself while it is open; on a low screen always. */
  tabAlone: number;
  /** Options as a row of chips on the phone. */
  chips: boolean;
  /** Questions whose answers lie as large buttons on the board: on the phone the sheet does not repeat them. */
  laidOut: string[];
  /** Options that stand under what they begin with and then say only where they lead. */
  under: Record<string, { start: Named[]; to: Named[] }>;
  /** The field of a view that tells who is first in turn order, where the board has players in that order: then the score sheet has them so too. */
  first?: string;
  /** Events that sum a turn up in the log, the weightiest first. */
  weighty: string[];
  /** The board has a row for what happened meanwhile; without one that stands at the foot of the column. */
  row: boolean;
  /** The sign of what prices are paid in, where that is one thing: rows of options carry it then. */
  coin?: IconName;
  /** The sign of victory points; with it, rows of options carry those they bring at once. */
  points?: IconName;
  /** Options that may start a fight: those that do and those that do not have headings of their own. */
  fights: string[];
  /** Variants that go without saying when a table is summed up: how their ids begin. */
  unsaid: string[];
}

/** The picture of a game, and how it lies where only a part of it shows. */
export interface Scene {
  picture: Load<Component>;
  /** What is seen until the picture is there. */
  sky: string;
  /** The colour that words before it stand on. */
  shade: string;
  /** How far it is pushed up, in pixels, so that its best part shows. */
  raised: { banner: number; tile: number };
}

/** Fetched when it is needed: what is heavy must not come with the start page. */
export type Load<T> = () => Promise<{ default: T }>;
type Loads<T> = { [Part in keyof T]: Load<NonNullable<T[Part]>> };

export interface Game {
  /** Where it stands on the start page, also while it is still to come; without one, after those that say it. */
  place?: number;
  /** How long a game takes. */
  minutes?: number;
  scene?: Scene;
  /** How it is drawn at a table; without it a game has the generic table. */
  table?: Loads<Table>;
  manners?: Partial<Manners>;
  /** Notes for a first game. */
  guide?: Note[];
  lobby?: Load<Lobby>;
  /** The count at the end, for games where it is a story of its own. */
  counting?: Load<Counting>;
  /** All its pieces, to be looked at. */
  gallery?: () => Promise<{ gallery: Gallery }>;
}
