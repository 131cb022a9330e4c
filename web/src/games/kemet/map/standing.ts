/** Who stands where on the map. */
import type { Point } from "$shared/board/map/curves";
import type { AreaView, KemetView } from "../view";
import type { AreaShape, Distance } from "./desert";

export interface Standing {
  area: string;
  seat: number;
  units: number;
  /** A tile's name. */
  creature: string | null;
  at: Point;
  size: number;
}

/** Seats with an army in an area, whoever holds it first. */
function seatsIn({ units, creatures, holder }: AreaView): number[] {
  const here = units.flatMap((count, seat) => (count > 0 || String(seat) in creatures ? [seat] : []));
  return here.toSorted((a, b) => Number(b === holder) - Number(a === holder) || a - b);
}

/** Where the army with this number stands; those without a place of their own stand before the first. */
export function armyPlace(shape: AreaShape, number: number, distance: Distance): Point {
  const { army = [], army_size: size } = shape.slots[distance];
  const place = army[number];
  if (place) return place;
  const [x, y] = army[0] ?? shape.label;
  const aside = 34 * size * Math.max(0, number);
  return [x + aside, y + aside * 0.5];
}

export function armiesIn(view: KemetView, shape: AreaShape, distance: Distance): Standing[] {
  const area = view.areas[shape.id];
  if (!area) return [];
  return seatsIn(area).map((seat, number) => ({
    area: shape.id,
    seat,
    units: area.units[seat] ?? 0,
    creature: area.creatures[String(seat)] ?? null,
    at: armyPlace(shape, number, distance),
    size: shape.slots[distance].army_size,
  }));
}

/** Where the army of a seat stands in an area, or would stand. */
export function placeOf(view: KemetView, shape: AreaShape, seat: number, distance: Distance): Point {
  const area = view.areas[shape.id];
  const seats = area ? seatsIn(area) : [];
  const number = seats.indexOf(seat);
  return armyPlace(shape, number >= 0 ? number : seats.length, distance);
}

/** Who has a city; null: nobody yet. */
export function ownerOf(view: KemetView, city: string | null): number | null {
  return view.players.find((player) => city !== null && player.city === city)?.seat ?? null;
}

export const colourOf = (seat: number | null): string => (seat === null ? "nobody" : `p${seat + 1}`);
