/** Who stands in a realm, as figures. */
import type { RealmView } from "../view";

export interface Figure {
  seat: number;
  /** What it shows. */
  unit: string;
  /** Everybody it stands for. */
  units: string[];
}

const MOST = 4; // figures one by one; more share one for each owner

export function figuresIn({ units }: Pick<RealmView, "units">): Figure[] {
  const each = units.flatMap(({ seat, unit, count }) => Array.from({ length: count }, () => ({ seat, unit })));
  if (each.length <= MOST) return each.map(({ seat, unit }) => ({ seat, unit, units: [unit] }));
  const seats = [...new Set(each.map(({ seat }) => seat))];
  return seats.map((seat) => {
    const theirs = each.filter((one) => one.seat === seat).map(({ unit }) => unit);
    return { seat, unit: theirs[0]!, units: theirs };
  });
}

export const colourOf = (seat: number): string => `p${seat + 1}`;
