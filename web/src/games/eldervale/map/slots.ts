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
  const alone = (size: number, y: number): Slot => ({ at: [middle, y], size });
  const none: Standing = { units: [], dwelling: null, monster: null };
  if (dwelling && monster) return null;
  if (units === 0 && dwelling) return { ...none, dwelling: alone(1, 2) };
  if (units === 0 && monster) return { ...none, monster: alone(stacks > 1 ? 0.72 : 0.92, 0) };
  if (units === 1 && dwelling)
    return {
      ...none,
      dwelling: { at: [middle - 12, -7], size: 0.7 },
      units: [{ at: [middle + 13, 12], size: 0.68 }],
    };
  if (dwelling || monster) return null;
  return units <= 2 && stacks > 1 && units === 2 ? null : { ...none, units: arc(units, left, right) };
}

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
    units: Array.from({ length: units }, (_, number) => ({ at: [(number - (units - 1) / 2) * pitch, 20.5], size })),
    dwelling: dwelling ? { at: [both ? -11 : 3, -9], size: both ? 0.56 : 0.68 } : null,
    monster: monster ? { at: [both ? 15 : 3, -11], size: both ? 0.42 : 0.52 } : null,
    crowded: true,
  };
}
