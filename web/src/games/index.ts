/** The boards: which components draw a game.  A game without a board of its own gets the generic table. */
import type { Component, Snippet } from "svelte";
import type { GameInfo, Texts } from "$lib/api";
import type { BoardModel, TableModel } from "$lib/table.svelte";
import type { Desk } from "$shared/table/desk.svelte";
import type { Gallery } from "$shared/gallery";
import type { IconName } from "$shared/ui/ui-icons";

/** The question as a bar that a board puts where it likes; it draws the badge of a seat. */
export type Ask = Snippet<[badge: Snippet<[seat: number]>]>;
/** What happened meanwhile, as a strip; a board that has a row for it puts it there. */
export type Since = Snippet;
export type Board = Component<{ table: BoardModel; ask?: Ask; since?: Since }>;
export type Nav = Component<{ table: TableModel; board: BoardModel; desk: Desk }>;

/** What the table page knows of a game beyond its views. */
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
  /** The parts of the table on a phone, instead of the usual ones. */
  Nav?: Nav;
}
export interface Manners {
  /** Options that are nothing to be reminded of before a turn ends. */
  minor: string[];
  /** Words of an answer that people expect, by question: when it is not on offer, the list says so and why. */
  expected: Record<string, { id: string; words: string }>;
  /** Options that leave a move as it is: a button of their own on the phone, and a key. */
  ends: string[];
  /** What that button says, by question, as an id of our own words; otherwise the option's words. */
  endWords: Record<string, string>;
  /** Questions that open the game's own tab. */
  atTab: string[];
  /** Options as a row of chips on the phone. */
  chips: boolean;
  /** Questions whose answers lie as large buttons on the board: on the phone the sheet does not repeat them. */
  laidOut: string[];
  /** Options that stand under what they begin with and then say only where they lead, each a kind of name and its form. */
  under: Record<string, { kind: string; form: string; to: { kind: string; form: string } }>;
  /** Events that sum a turn up in the log, the weightiest first. */
  weighty: string[];
  /** The board has a row for what happened meanwhile; without one that stands at the foot of the column. */
  row: boolean;
  /** The sign of what prices are paid in; with it, rows of options carry marks of what follows. */
  coin?: IconName;
  /** Options that may start a fight: those that do and those that do not have headings of their own. */
  fights: string[];
  /** Variants that go without saying when a table is summed up: how their ids begin. */
  unsaid: string[];
}

interface Parts {
  board: Load;
  topMid?: Load;
  promptExtra?: Load;
  aside?: Load;
  side?: Load;
  tab?: Load;
  foot?: Load;
  nav?: () => Promise<{ default: Nav }>;
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
  kemet: {
    board: () => import("./kemet/Board.svelte"),
    topMid: () => import("./kemet/TopMid.svelte"),
    promptExtra: () => import("./kemet/PromptExtra.svelte"),
    aside: () => import("./kemet/Aside.svelte"),
    side: () => import("./kemet/players/Side.svelte"),
    tab: () => import("./kemet/MarketTab.svelte"),
    foot: () => import("./kemet/mat/Foot.svelte"),
    nav: () => import("./kemet/Panes.svelte"),
  },
};
const generic: Parts = { board: () => import("./generic/Board.svelte") };

const manners: Record<string, Partial<Manners>> = {
  vale: {
    minor: ["release"],
    expected: { turn: { id: "end-turn", words: "end turn" } },
    weighty: ["summoned", "released", "tamed", "sold", "marked", "activated"],
    row: true,
  },
  empire: {
    coin: "coin",
    ends: ["done"],
    endWords: { place: "empire-ui-end-place", move: "empire-ui-end-move" },
    under: { move: { kind: "region", form: "from", to: { kind: "region2", form: "to" } } },
    weighty: ["took", "destroyed", "built", "dragon-slain", "moved", "placed", "bid-won"],
    unsaid: ["segment_", "turn_", "ages", "setup_player"],
  },
  kemet: {
    coin: "ankh",
    fights: ["step", "teleport", "magic-teleport", "enlist"],
    ends: ["done"],
    endWords: {
      march_on: "kemet-ui-end-march",
      march_start: "kemet-ui-end-start",
      found_pyramid: "kemet-ui-end-found",
      add_tokens: "kemet-ui-end-tokens",
      interlude: "kemet-ui-end-interlude",
      acquire_tile: "kemet-ui-end-acquire",
      build_pyramid: "kemet-ui-end-build",
      hand_of_god: "kemet-ui-end-build",
      recruiting: "kemet-ui-end-recruit",
      place_units: "kemet-ui-end-recruit",
      deploy_new: "kemet-ui-end-deploy",
    },
    weighty: ["battle", "tile", "raised", "marched", "teleported", "card", "recruited", "token", "creature"],
    atTab: ["free_tile", "acquire_tile"],
    chips: true,
    laidOut: [
      "who_goes",
      "found_pyramid",
      "next_action",
      "gold_action",
      "replace_card",
      "sacrifice",
      "veterans_pray",
      "veterans_draw",
      "keep_card",
      "choose_fate",
    ],
  },
};
const usual: Manners = {
  minor: [],
  expected: {},
  ends: [],
  endWords: {},
  atTab: [],
  chips: false,
  laidOut: [],
  under: {},
  weighty: [],
  row: false,
  fights: [],
  unsaid: [],
};

export const mannersOf = (game: string): Manners => ({ ...usual, ...manners[game] });

export async function tableOf(game: string): Promise<Table> {
  const parts = boards[game] ?? generic;
  const [board, topMid, extra, aside, side, tab, foot, nav] = await Promise.all([
    parts.board(),
    parts.topMid?.(),
    parts.promptExtra?.(),
    parts.aside?.(),
    parts.side?.(),
    parts.tab?.(),
    parts.foot?.(),
    parts.nav?.(),
  ]);
  return {
    Board: board.default,
    ...(topMid ? { TopMid: topMid.default } : {}),
    ...(extra ? { PromptExtra: extra.default } : {}),
    ...(aside ? { Aside: aside.default } : {}),
    ...(side ? { Side: side.default } : {}),
    ...(tab ? { Tab: tab.default } : {}),
    ...(foot ? { Foot: foot.default } : {}),
    ...(nav ? { Nav: nav.default } : {}),
  };
}

const lobbies: Record<string, () => Promise<{ default: Lobby }>> = {
  empire: () => import("./empire/lobby/Lobby.svelte"),
  kemet: () => import("./kemet/lobby/Lobby.svelte"),
};

export async function lobbyOf(game: string): Promise<Lobby | null> {
  return (await lobbies[game]?.())?.default ?? null;
}

const galleries: Record<string, () => Promise<{ gallery: Gallery }>> = {
  vale: () => import("./vale/gallery"),
  empire: () => import("./empire/gallery"),
  kemet: () => import("./kemet/gallery"),
};

/** Can all cards of this game be looked at? */
export const hasGallery = (game: string): boolean => game in galleries;

export async function galleryOf(game: string): Promise<Gallery | null> {
  return (await galleries[game]?.())?.gallery ?? null;
}

export async function boardOf(game: string): Promise<Board> {
  return (await (boards[game] ?? generic).board()).default;
}
