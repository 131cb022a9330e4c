/** Who stands where on the map. */
import type { Point } from "$shared/board/map/curves";
import type { AreaView, KemetView } from "../view";
import type { AreaShape, Distance } from "./desert";

export interface Standing {
  area: string;
  seat: number;
  units: number;
  /** Names of tiles. */
  creatures: string[];
  at: Point;
  size: number;
}

/** The creatures of a seat in an area. */
export const creaturesOf = (area: AreaView | undefined, seat: number): string[] =>
  [area?.creatures[String(seat)] ?? []].flat();

/** Seats with an army in an area, whoever holds it first. */
function seatsIn({ units, creatures, holder }: AreaView): number[] {
  const here = units.flatMap((count, seat) => (count > 0 || String(seat) in creatures ? [seat] : []));
  return here.toSorted((a, b) => Number(b === holder) - Number(a === holder) || a - b);
}

const TWO = 0.62; // of the size of one: two share the place of one

/** Where the armies of an area stand, and how big they are; where there is one place, several share it side by side. */
function places(shape: AreaShape, count: number, distance: Distance): { at: Point; size: number }[] {
  const { army = [], army_size: size } = shape.slots[distance];
  if (count <= army.length) return army.slice(0, count).map((at) => ({ at, size }));
  const [x, y] = army[0] ?? shape.label;
  const apart = 84 * size * TWO; // as wide as an army with its creature
  return Array.from({ length: count }, (_, number) => ({
    at: [x + apart * (number - (count - 1) / 2), y],
    size: size * TWO,
  }));
}

export function armiesIn(view: KemetView, shape: AreaShape, distance: Distance): Standing[] {
  const area = view.areas[shape.id];
  if (!area) return [];
  const seats = seatsIn(area);
  const where = places(shape, seats.length, distance);
  return seats.map((seat, number) => ({
    area: shape.id,
    seat,
    units: area.units[seat] ?? 0,
    creatures: creaturesOf(area, seat),
    ...where[number]!,
  }));
}

/** Where the army of a seat stands in an area, or would stand. */
export function placeOf(view: KemetView, shape: AreaShape, seat: number, distance: Distance): Point {
  const area = view.areas[shape.id];
  const seats = area ? seatsIn(area) : [];
  const number = seats.indexOf(seat);
  const where = places(shape, Math.max(1, number >= 0 ? seats.length : seats.length + 1), distance);
  return where[number >= 0 ? number : seats.length]!.at;
}

/** Who has a city; null: nobody yet. */
export function ownerOf(view: KemetView, city: string | null): number | null {
  return view.players.find((player) => city !== null && player.city === city)?.seat ?? null;
}

export const colourOf = (seat: number | null): string => (seat === null ? "nobody" : `p${seat + 1}`);
