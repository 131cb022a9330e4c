/** How a power tile lies for whoever looks at the market, read off the view; what is on offer says more than all of it. */
import type { Option } from "$lib/api";
import type { Kemet } from "../kemet.svelte";
import type { Colour, PlayerView } from "../view";

/** Mine; nobody can have it any more; I own its twin; its colour was bought today; my pyramid is too low; too dear; not with this token; to be had. */
export type TileState = "mine" | "gone" | "twin" | "today" | "low" | "dear" | "not-now" | "open";

export interface TileLook {
  id: string;
  state: TileState;
  /** What it costs me now; null: it cannot be bought. */
  price: number | null;
  /** Copies on offer. */
  left: number;
  /** Everybody who has one. */
  owners: PlayerView[];
  options: Option[];
}

export interface TileRow {
  level: number;
  tiles: string[];
}

export const LEVELS = ["I", "II", "III", "IV"] as const;

/** The options that bring a tile: bought, or the free one of the setup. */
export function tileOptions(kemet: Kemet, id: string): Option[] {
  return kemet.table.optionsWith("tile", id).filter((option) => option.id === "acquire" || option.id === "free-tile");
}

/** Is a tile to be chosen now? */
export const isShopping = (kemet: Kemet): boolean =>
  kemet.table.options.some(({ id }) => id === "acquire" || id === "free-tile");

/** The tiles of a colour by level; those this table does not play with are left out. */
export function rowsOf(kemet: Kemet, colour: Colour): TileRow[] {
  const { offer, players } = kemet.view;
  const known = new Set([...Object.keys(offer), ...players.flatMap(({ tiles }) => tiles)]);
  const tiles = Object.keys(kemet.facts.tiles).filter((id) => kemet.tile(id).colour === colour);
  return LEVELS.map((_, index) => ({
    level: index + 1,
    tiles: tiles.filter((id) => kemet.tile(id).level === index + 1 && known.has(id)),
  })).filter((row) => row.tiles.length > 0);
}

/** The player the market is looked at by; nobody for those who only watch. */
export const buyer = (kemet: Kemet): PlayerView | null => (kemet.table.seat === null ? null : kemet.me);

/** How a tile lies by what stands in its way. */
const STATES: Record<string, TileState> = {
  "same-picture": "twin",
  "colour-bought": "today",
  "pyramid-too-low": "low",
  "tile-too-dear": "dear",
};

export function lookOf(kemet: Kemet, id: string): TileLook {
  const { market, offer, players } = kemet.view;
  const options = tileOptions(kemet, id);
  const [first] = options;
  const usual = (buyer(kemet) && market?.[id]?.price) ?? null;
  return {
    id,
    state: first ? "open" : stateOf(kemet, id, buyer(kemet)),
    price: first ? (first.numbers?.["price"] ?? 0) : usual,
    left: offer[id] ?? 0,
    owners: players.filter(({ tiles }) => tiles.includes(id)),
    options,
  };
}

/** Read off the view, for a tile that is not on offer now. */
function stateOf(kemet: Kemet, id: string, me: PlayerView | null): TileState {
  if (me?.tiles.includes(id)) return "mine";
  if (!kemet.view.offer[id]) return "gone";
  const obstacle = me && kemet.view.market?.[id]?.obstacle;
  return (obstacle && STATES[obstacle]) || (me && isShopping(kemet) ? "not-now" : "open");
}

/** Why can I not have this tile?  Those who only watch look at it instead. */
export function whyTile(kemet: Kemet, id: string, element: HTMLElement): void {
  const { table, view } = kemet;
  if (table.seat === null || !view.offer[id]) table.closeUp = `tile:${id}`;
  else void table.why(`${view.question === "free_tile" ? "take" : "acquire"} ${id}`, element);
}
