/** What somebody has learnt in this browser: games finished, guides offered, counts seen, and whether lines of help are wished for. */

export type Help = "newcomer" | "always" | "never";
export const HELPS: Help[] = ["newcomer", "always", "never"];

const KEY = "deskovka.learning";
const A_FEW = 3; // finished games of a title, then its questions go without help
const REMEMBERED = 40; // tables whose count was seen

interface Stored {
  help?: Help;
  finished?: Record<string, string[]>;
  offered?: string[];
  counted?: string[];
}

function stored(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Stored;
  } catch {
    return {};
  }
}

class Learning {
  help = $state<Help>("newcomer");
  private finished = $state.raw<Record<string, string[]>>({});
  private offered = $state.raw<string[]>([]);
  /** The tables whose count at the end was seen, the last ones. */
  private counted = $state.raw<string[]>([]);

  constructor() {
    this.read();
  }

  read(): void {
    const was = stored();
    this.help = HELPS.includes(was.help ?? "newcomer") ? (was.help ?? "newcomer") : "newcomer";
    this.finished = was.finished ?? {};
    this.offered = was.offered ?? [];
    this.counted = was.counted ?? [];
  }

  keep(): void {
    const { help, finished, offered, counted } = this;
    localStorage.setItem(KEY, JSON.stringify({ help, finished, offered, counted } satisfies Stored));
  }

  /** Does a line of help stand under questions of this game? */
  helpsIn(game: string): boolean {
    return this.help === "always" || (this.help === "newcomer" && (this.finished[game]?.length ?? 0) < A_FEW);
  }

  /** Nobody here has finished this game, nor been asked about a guide to it. */
  isNew(game: string): boolean {
    return !this.finished[game]?.length && !this.offered.includes(game);
  }

  hasFinished(game: string, table: string): void {
    const tables = this.finished[game] ?? [];
    if (tables.includes(table) || tables.length >= A_FEW) return;
    this.finished = { ...this.finished, [game]: [...tables, table] };
    this.keep();
  }

  /** Has the count at the end of this table been seen here? */
  sawCount(table: string): boolean {
    return this.counted.includes(table);
  }

  hasSeenCount(table: string): void {
    if (this.sawCount(table)) return;
    this.counted = [...this.counted, table].slice(-REMEMBERED);
    this.keep();
  }

  hasOffered(game: string): void {
    if (this.offered.includes(game)) return;
    this.offered = [...this.offered, game];
    this.keep();
  }
}

export const learning = new Learning();
