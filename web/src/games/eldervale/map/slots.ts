/** Where things stand within a hex, in units of the map from its middle: nothing covers another thing, whatever comes together. */
import type { Point } from "$shared/board/map/curves";

export interface Slot {
  at: Point;
  /** Of the size that things have alone. */
  size: number;
}

export interface Crowd {
  /** Treasure stacks. */
  stacks: number;
  /** Figures. */
  units: number;
  dwelling: boolean;
  monster: boolean;
}

export interface Slots {
  stacks: Slot[];
  units: Slot[];
  dwelling: Slot | null;
  monster: Slot | null;
  /** There is so much that the stacks make way. */
  crowded: boolean;
}

/** How far a figure reaches to each side: no shape of a player is wider. */
const WIDE = 22;
const ASIDE = 48;
/** Smaller than that, figures stand in the row of a crowd. */
const SMALLEST = 0.55;

/** `grown`: how much larger things are than their tile, where tiles are small. */
export function slotsFor(crowd: Crowd, grown = 1): Slots {
  const calm = standing(crowd);
  if (!calm) return crowded(crowd);
  const larger = ({ at, size }: Slot): Slot => ({ at, size: size * grown });
  return {
    stacks: stacksAt(crowd.stacks, 1.6).map(larger),
    units: calm.units.map(larger),
    dwelling: calm.dwelling && larger(calm.dwelling),
    monster: calm.monster && larger(calm.monster),
    crowded: false,
  };
}

function stacksAt(count: number, y: number): Slot[] {
  return [-ASIDE, ASIDE].slice(0, count).map((x) => ({ at: [x, y], size: 0.88 }));
}

type Standing = Pick<Slots, "units" | "dwelling" | "monster">;

/** Few things stand round the middle; null: too many for that. */
function standing({ stacks, units, dwelling, monster }: Crowd): Standing | null {
  const [left, right] = [stacks > 0 ? -25 : -60, stacks > 1 ? 31 : 60];
  const middle = Math.min((left + right) / 2, 10);
  const at = (x: number, y: number, size: number): Slot => ({ at: [middle + x, y], size });
  const none: Standing = { units: [], dwelling: null, monster: null };
  if (dwelling && monster) return units ? null : { ...none, dwelling: at(-14, -11, 0.52), monster: at(9, 9, 0.5) };
  if (dwelling && units === 0) return { ...none, dwelling: at(0, 2, 1) };
  if (monster && units === 0) return { ...none, monster: at(0, 1, stacks > 1 ? 0.7 : 0.88) };
  if (dwelling && units === 1) {
    const [apart, size] = stacks > 1 ? [13, 0.66] : [18, 0.78];
    return { ...none, dwelling: at(-apart, -6, size), units: [at(apart + 1, 10, size - 0.02)] };
  }
  if (monster && units <= 2 && stacks === 0) return { ...none, monster: at(0, -4, 0.68), units: atSides(units) };
  if (dwelling || monster) return null;
  const figures = arc(units, left, right);
  return figures.every(({ size }) => size > SMALLEST) ? { ...none, units: figures } : null;
}

/** Left and right of a monster, a little lower. */
const atSides = (count: number): Slot[] => [-45, 45].slice(0, count).map((x) => ({ at: [x, 8], size: 0.62 }));

/** Figures beside each other, the middle ones a little lower; as large as there is room. */
function arc(count: number, left: number, right: number): Slot[] {
  const pitch = Math.min(46, (right - left) / Math.max(count, 1));
  const size = Math.min(1, pitch / 2 / WIDE / 1.13);
  const middle = Math.max(left + (pitch * count) / 2, Math.min(right - (pitch * count) / 2, 0));
  return Array.from({ length: count }, (_, number): Slot => {
    const aside = number - (count - 1) / 2;
    const lower = count > 2 ? 4 - Math.abs(aside) * 3 : 0;
    return { at: [middle + aside * pitch, 5 + lower], size };
  });
}

/** Stacks go up, what is built and who lives there stands between them, everybody else in a row below. */
function crowded({ stacks, units, dwelling, monster }: Crowd): Slots {
  const both = dwelling && monster;
  const pitch = Math.min(30, 122 / Math.max(units, 1));
  const size = Math.min(0.58, pitch / 2 / WIDE);
  return {
    stacks: stacksAt(stacks, -13),
    units: Array.from({ length: units }, (_, number) => ({ at: [(number - (units - 1) / 2) * pitch, 19.8], size })),
    dwelling: dwelling ? { at: [both ? -11 : 3, -9], size: both ? 0.56 : 0.68 } : null,
    monster: monster ? { at: [both ? 15 : 3, -11], size: both ? 0.42 : 0.52 } : null,
    crowded: true,
  };
}
