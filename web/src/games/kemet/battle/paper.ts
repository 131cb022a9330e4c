/** The paper of a battle: one line per source with what it gives each side, and what is still secret. */
import type { BattleLine, BattleSide, BattleView, LineSource } from "../view";

/** What one source gives one side. */
export interface Cell {
  names: string[];
  strength: number;
  cancelled: boolean;
  /** Not known to whoever looks. */
  secret: boolean;
  /** The side has nothing of this kind. */
  empty: boolean;
}

export interface Row {
  source: LineSource;
  cells: [Cell, Cell];
}

/** A card that is known although it is not on the paper yet: mine before I confirm it, one that spies saw. */
export interface Draft {
  seat: number;
  card: string | null;
  strength: number;
}

const SOURCES: LineSource[] = ["units", "card", "tiles", "creature", "interventions", "wounds", "city"];
/** Lines that stand on the paper from the first step to the last, so that nothing moves. */
const ALWAYS = new Set<LineSource>(["units", "card", "interventions"]);

const EMPTY: Cell = { names: [], strength: 0, cancelled: false, secret: false, empty: true };

function cellOf(side: BattleSide, source: LineSource, drafts: Draft[]): Cell {
  const lines = side.lines.filter((line) => line.source === source);
  if (lines.length) return summed(lines);
  const draft = drafts.find(({ seat }) => seat === side.seat);
  if (source === "card" && draft && draft.card !== null) {
    return { ...EMPTY, names: [draft.card], strength: draft.strength, empty: false };
  }
  const secret = source === "card" || (side.hidden && source === "interventions");
  return secret ? { ...EMPTY, secret } : EMPTY;
}

function summed(lines: BattleLine[]): Cell {
  return {
    names: lines.flatMap(({ names }) => names),
    strength: lines.reduce((sum, line) => sum + line.strength, 0),
    cancelled: lines.every(({ cancelled }) => cancelled),
    secret: false,
    empty: false,
  };
}

/** What stands on the paper of a battle. */
export interface Paper {
  battle: BattleView;
  rows: Row[];
  /** Cards that are known although they do not count yet. */
  drafts: Draft[];
  /** My strength with the card I am about to play; null: I am not picking one. */
  mySum: number | null;
  /** The battle is over. */
  report: boolean;
}

export function rowsOf(battle: BattleView, drafts: Draft[]): Row[] {
  const [left, right] = battle.sides;
  const rows = SOURCES.map((source): Row => ({
    source,
    cells: [cellOf(left, source, drafts), cellOf(right, source, drafts)],
  }));
  return rows.filter(({ source, cells }) => ALWAYS.has(source) || cells.some(({ empty }) => !empty));
}

/** Is anything of this side still secret for whoever looks, or not chosen yet? */
export const isOpen = (rows: Row[], side: 0 | 1): boolean => rows.some(({ cells }) => cells[side].secret);

/** The same thing several times is said once: "2× War Rage". */
export function counted(names: string[]): { name: string; count: number }[] {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return [...found].map(([name, count]) => ({ name, count }));
}

/** +3, −1, 0. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}

/** Rows, the sum, losses, spoils, what became of the armies: how many things the paper writes. */
export const lengthOf = (rows: Row[]): number => rows.length + 4;

export function isSecret(battle: BattleView): boolean {
  return battle.sides.some(({ hidden }) => hidden);
}

export const sameBattle = (one: BattleView | null, other: BattleView | null): boolean =>
  one !== null &&
  other !== null &&
  one.area === other.area &&
  one.attacker === other.attacker &&
  one.defender === other.defender;
