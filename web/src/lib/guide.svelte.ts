/** A first game with a friend looking over your shoulder: short notes that come when they fit, and can be skipped. */
import type { TableModel } from "./table.svelte";

export interface Note {
  /** Its words are `guide-ID` and `guide-ID.title`. */
  id: string;
  /** The part of the page it points at: data-guide="…". */
  at?: string;
  /** When it fits; it waits silently until then. */
  when?: (table: TableModel) => boolean;
  /** It comes whenever its moment does, before those that stand in line. */
  moment?: boolean;
}

export class Guide {
  place = $state(0);
  skipped = $state(false);

  /** Those that stand in line. */
  readonly notes: Note[];
  private readonly moments: Note[];
  private told = $state.raw<string[]>([]);

  constructor(
    private readonly table: TableModel,
    notes: Note[],
  ) {
    this.notes = notes.filter((note) => !note.moment);
    this.moments = notes.filter((note) => note.moment);
  }

  private fits = (note: Note | undefined): note is Note => note !== undefined && (note.when?.(this.table) ?? true);

  /** The note to show now, if one fits. */
  get note(): Note | null {
    if (this.skipped || this.table.veiled) return null;
    const line = this.notes[this.place];
    const begun = this.place > 0; // the welcome comes before everything
    const moment = begun ? this.moments.find((note) => !this.told.includes(note.id) && this.fits(note)) : undefined;
    return moment ?? (this.fits(line) ? line : null);
  }

  get isLast(): boolean {
    return this.note?.moment !== true && this.place >= this.notes.length - 1;
  }

  next(): void {
    const { note } = this;
    if (note?.moment) this.told = [...this.told, note.id];
    else this.place += 1;
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
  { id: "kemet-march", at: "map", when: asks("march_start"), moment: true },
  { id: "kemet-teleport", at: "map", when: asks("march_on"), moment: true },
  { id: "kemet-harbours", at: "map", when: asks("march_on"), moment: true },
  { id: "kemet-prices", at: "tiles", when: asks("acquire_tile"), moment: true },
  { id: "kemet-price-pyramid", at: "map", when: asks("build_pyramid"), moment: true },
  { id: "kemet-price-units", at: "map", when: asks("recruiting"), moment: true },
  { id: "kemet-battle", when: (table) => asks("war_council")(table) || isNight(table), moment: true },
  { id: "kemet-losses", when: asks("war_council"), moment: true },
  { id: "kemet-retreat", when: asksOneOf("loser_choice", "send_loser", "winner_choice"), moment: true },
  { id: "kemet-night", when: isNight },
  { id: "kemet-end", at: "log", when: asks("opening") },
];

const GUIDES: Record<string, Note[]> = { vale: VALE, empire: EMPIRE, kemet: KEMET };

export const notesFor = (game: string): Note[] => GUIDES[game] ?? GENERAL;
