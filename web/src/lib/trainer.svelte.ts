/** What I train: a game, a theme, a difficulty; kept in this browser. */
import { api, type Outcome } from "./api";

const KEY = "deskovka.trainer";
const ROW = 3; // found one after the other: harder ones come
export const HARDEST = 5;

interface Kept {
  game?: string;
  theme?: string;
  difficulty?: number;
  row?: number;
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

class Trainer {
  /** "": not chosen yet. */
  game = $state("");
  /** "": any theme. */
  theme = $state("");
  difficulty = $state(2);
  private row = 0;

  constructor() {
    this.read();
  }

  read(): void {
    const { game = "", theme = "", difficulty = 2, row = 0 } = kept();
    this.game = game;
    this.theme = theme;
    this.difficulty = Math.min(HARDEST, Math.max(1, Math.round(Number(difficulty)) || 2));
    this.row = row;
  }

  private keep(): void {
    const { game, theme, difficulty, row } = this;
    localStorage.setItem(KEY, JSON.stringify({ game, theme, difficulty, row }));
  }

  choose(game: string, theme = ""): void {
    this.game = game;
    this.theme = theme;
    this.keep();
  }

  turnTo(difficulty: number): void {
    this.difficulty = difficulty;
    this.row = 0;
    this.keep();
  }

  /** After an answer to a new position: three found in a row, and harder ones come. */
  note({ first, quality }: Pick<Outcome, "first" | "quality">, isFirst: boolean): void {
    if (!isFirst) return;
    this.row = first === "best" && quality === "best" ? this.row + 1 : 0;
    if (this.row >= ROW) {
      this.row = 0;
      this.difficulty = Math.min(HARDEST, this.difficulty + 1);
    }
    this.keep();
  }

  /** The id of the position to go on with; nothing chosen: one of the game that was just trained. */
  async next(after?: { id: string; game: string }): Promise<string> {
    const game = this.game || after?.game;
    const wish = {
      ...(game ? { game } : {}),
      ...(this.theme ? { theme: this.theme } : {}),
      difficulty: this.difficulty,
      ...(after ? { after: after.id } : {}),
    };
    return (await api.nextPuzzle(wish)).id;
  }
}

export const trainer = new Trainer();
