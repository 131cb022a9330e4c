/** The dice of a battle, column by column, as they are compared. */
import type { BattleView, SideView } from "../view";

export const PLACES = [0, 1, 2, 3, 4, 5];

/** A die as it lies in a row, the highest first. */
export interface Die {
  face: number;
  /** What it showed before it was changed; 0: it was not. */
  was: number;
  /** It is taken up to be rolled again. */
  up: boolean;
  /** The same die keeps its key while it lies there. */
  key: string;
}

export function diceOf(side: SideView): Die[] {
  const met = new Map<string, number>();
  const up = [...side.taken_up];
  return side.rolled.map((face, place) => {
    const was = side.was[place] ?? 0;
    const like = `${face}/${was}`;
    const number = (met.get(like) ?? 0) + 1;
    met.set(like, number);
    const taken = up.indexOf(face);
    if (taken >= 0) up.splice(taken, 1);
    return { face, was, up: taken >= 0, key: `${like}/${number}` };
  });
}

export const hasDice = (battle: BattleView | null): boolean =>
  battle?.sides.some(({ rolled }) => rolled.length) ?? false;

/** What a column of dice has brought. */
export interface Column {
  /** "6 = 6 > 2": the dice of those who were still in question. */
  faces: string;
  /** Nobody fell behind; somebody did; somebody has won, perhaps by winning ties; everybody has lost. */
  verdict: "tie" | "out" | "wins" | "wins-ties" | "lost";
  /** Numbers of the sides it speaks of. */
  sides: number[];
}

/** The columns that were compared, up to the one that decided; none before the winner is found. */
export function columnsOf(battle: BattleView): Column[] {
  const { column, decided, sides, winner } = battle;
  if (!decided || column === null) return [];
  const found: Column[] = [];
  let left = sides.map((_, number) => number);
  for (let place = 0; place <= column; place++) {
    const faceOf = (number: number) => sides[number]?.rolled[place] ?? 0;
    const best = Math.max(...left.map(faceOf));
    const level = left.filter((number) => faceOf(number) === best);
    const behind = left.filter((number) => faceOf(number) < best);
    const faces = compared(left.map(faceOf));
    if (place < column) found.push({ faces, verdict: behind.length ? "out" : "tie", sides: behind });
    else if (winner === null) found.push({ faces, verdict: "lost", sides: [] });
    else found.push({ faces, verdict: level.length > 1 ? "wins-ties" : "wins", sides: [winner] });
    left = level;
  }
  return found;
}

const FEW = 3; // dice that can be written one beside the other

/** 5 = 5 > 2; of many only the highest, how many they are, and what comes next: 5 × 3 > 2. */
function compared(faces: number[]): string {
  const sorted = [...faces].sort((one, other) => other - one);
  const best = sorted.filter((face) => face === sorted[0]);
  const behind = sorted.slice(best.length);
  if (faces.length <= FEW || best.length < FEW) {
    const shown = faces.length <= FEW ? behind : behind.slice(0, 1);
    return [best.join(" = "), ...groups(shown)].join(" > ");
  }
  return [`${best[0]} × ${best.length}`, ...behind.slice(0, 1)].join(" > ");
}

/** Those that show the same, joined: [3, 3, 1] are "3 = 3" and "1". */
const groups = (sorted: number[]): string[] =>
  [...new Set(sorted)].map((face) => sorted.filter((other) => other === face).join(" = "));

/** Is it the same battle, at another moment perhaps? */
export const sameBattle = (one: BattleView | null, other: BattleView | null): boolean =>
  one !== null && other !== null && one.turn === other.turn && one.realm === other.realm;

/** The numbers, counted through all sides, of dice that somebody has changed since. */
export function changedDice(before: BattleView | null, now: BattleView): Set<number> {
  const found = new Set<number>();
  let number = 0;
  now.sides.forEach((side, at) => {
    const known = new Set(before?.sides[at] ? diceOf(before.sides[at]).map(({ key }) => key) : []);
    for (const { key, was } of diceOf(side)) {
      if (was > 0 && !known.has(key)) found.add(number);
      number += 1;
    }
  });
  return found;
}
