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

/** For the moment of a note: one of these questions is asked. */
export const asks =
  (...questions: string[]) =>
  (table: TableModel): boolean =>
    questions.includes(table.question?.ask ?? "");
