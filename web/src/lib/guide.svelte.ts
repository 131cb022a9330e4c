/** A first game with a friend looking over your shoulder: short notes that come when they fit, and can be skipped. */
import type { TableModel } from "./table.svelte";

export interface Note {
  /** Its words are `guide-ID` and `guide-ID.title`. */
  id: string;
  /** The part of the page it points at: data-guide="…". */
  at?: string;
  /** When it fits; it waits silently until then. */
  when?: (table: TableModel) => boolean;
}

export class Guide {
  place = $state(0);
  skipped = $state(false);

  constructor(
    private readonly table: TableModel,
    readonly notes: Note[],
  ) {}

  /** The note to show now, if one fits. */
  get note(): Note | null {
    const note = this.notes[this.place];
    if (this.skipped || !note || this.table.veiled) return null;
    return note.when && !note.when(this.table) ? null : note;
  }

  get isLast(): boolean {
    return this.place >= this.notes.length - 1;
  }

  next(): void {
    this.place += 1;
  }

  skip(): void {
    this.skipped = true;
  }
}

const asks = (ask: string) => (table: TableModel) => table.question?.ask === ask;

/** For games that have no notes of their own. */
export const GENERAL: Note[] = [
  { id: "general-welcome" },
  { id: "general-options", at: "options", when: (table) => table.options.length > 0 },
  { id: "general-log", at: "log" },
  { id: "general-end" },
];

interface ValeTable {
  phase?: string;
  players?: { seat: number; hand_size: number }[];
}

function holdsCards(table: TableModel): boolean {
  const view = table.view as ValeTable;
  return (view.players?.find((player) => player.seat === table.seat)?.hand_size ?? 0) > 0;
}

const VALE: Note[] = [
  { id: "vale-welcome" },
  { id: "vale-offer", at: "offer", when: asks("hunt") },
  { id: "vale-mark", at: "options", when: asks("hunt") },
  { id: "vale-action", at: "offer", when: asks("turn") },
  { id: "vale-purse", at: "purse", when: asks("turn") },
  { id: "vale-hand", at: "hand", when: (table) => asks("turn")(table) && holdsCards(table) },
  { id: "vale-area", at: "area", when: asks("turn") },
  { id: "vale-why", at: "board", when: asks("turn") },
  { id: "vale-round", at: "track", when: asks("hunt") },
  { id: "vale-end", at: "log" },
];

const asksOneOf =
  (...questions: string[]) =>
  (table: TableModel) =>
    questions.includes(table.question?.ask ?? "");

const EMPIRE: Note[] = [
  { id: "empire-welcome" },
  { id: "empire-map", at: "map" },
  {
    id: "empire-setup",
    at: "map",
    when: asksOneOf("choose_start", "settle", "place_neutral", "lay_token", "lay_hidden"),
  },
  { id: "empire-bid", at: "options", when: asks("bid") },
  { id: "empire-row", at: "row", when: asks("turn") },
  { id: "empire-card", at: "row", when: asks("turn") },
  { id: "empire-place", at: "map", when: asks("place") },
  { id: "empire-move", at: "map", when: asks("move") },
  { id: "empire-build", at: "map", when: asks("build") },
  { id: "empire-players", at: "players", when: asks("turn") },
  { id: "empire-why", at: "map", when: asks("turn") },
  { id: "empire-end", at: "log" },
];

const isNight = (table: TableModel) => (table.view as { phase?: string }).phase === "night";

const KEMET: Note[] = [
  { id: "kemet-welcome" },
  { id: "kemet-map", at: "map" },
  { id: "kemet-setup", at: "map", when: asksOneOf("choose_city", "station", "found_pyramid") },
  { id: "kemet-pyramids", at: "map", when: asks("found_pyramid") },
  { id: "kemet-free-tile", at: "tiles", when: asks("free_tile") },
  { id: "kemet-tokens", at: "spaces", when: asks("opening") },
  { id: "kemet-actions", at: "spaces", when: asks("opening") },
  { id: "kemet-points", at: "players", when: asks("opening") },
  { id: "kemet-hand", at: "hand", when: asks("opening") },
  { id: "kemet-why", at: "map", when: asks("opening") },
  { id: "kemet-battle", when: (table) => asks("war_council")(table) || isNight(table) },
  { id: "kemet-night", when: isNight },
  { id: "kemet-end", at: "log", when: asks("opening") },
];

const GUIDES: Record<string, Note[]> = { vale: VALE, empire: EMPIRE, kemet: KEMET };

export const notesFor = (game: string): Note[] => GUIDES[game] ?? GENERAL;
