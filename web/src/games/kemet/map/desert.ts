/**
 * The board for a number of players as shapes to draw: areas, cities, where things stand.  Knows no position of a game,
 * so a picture in the lobby can use it as well.  Units are those of map.json.
 */
import { between, boxOf, depth, distance, type Box, type Point } from "$shared/board/map/curves";
import map from "./map.json";
import slots from "./slots.json";

export type AreaKind = "district" | "desert" | "lesser" | "great" | "delta" | "pantheon";
export type Thing = "army" | "pyramid" | "temple" | "delta" | "pantheon" | "banner" | "harbour" | "obelisk" | "point";
/** How big pieces are: from afar they are bigger. */
export type Distance = "near" | "far";
/** Where things stand in an area; how big armies and points are, how big all else is. */
export type Slots = { size: number; army_size: number } & Partial<Record<Thing, Point[]>>;

export interface AreaShape {
  id: string;
  kind: AreaKind;
  /** The city a district belongs to. */
  city: string | null;
  /** The city an area lies before. */
  front: string | null;
  harbour: "military" | "commercial" | null;
  obelisk: boolean;
  label: Point;
  outline: Point[];
  path: string;
  /** What answers to the pointer: without a city that lies within it. */
  touched: string;
  slots: Record<Distance, Slots>;
}

export interface Desert {
  /** What is seen of it when all is seen. */
  box: Box;
  turned: boolean;
  /** The other bank of the Nile is out of play and not drawn. */
  isBank: boolean;
  areas: AreaShape[];
  /** What lies under the land where three areas meet. */
  patches: string[];
  cities: { id: string; districts: AreaShape[]; stone: string[] }[];
}

interface RawArea {
  id: string;
  kind: string;
  label: number[];
  outline: number[][];
  city?: string;
  front?: string;
  harbour?: string;
  obelisk?: boolean;
}
interface RawBoard {
  box: number[];
  areas: RawArea[];
  patches: { areas: string[]; stone: boolean; shape: number[][] }[];
}

const BOARDS = map.boards as unknown as Record<string, RawBoard>;
const SEATS = map.seats as Record<string, { board: string; cities: string[]; areas: string[] }>;
const SLOTS = slots.boards as unknown as Record<string, Record<string, Record<string, Record<Distance, Slots>>>>;

export const pathOf = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;

/** The board for so many players.  `turned`: by a quarter to the left, for wide windows. */
export function desert(seats: number, turned: boolean): Desert {
  const { board, cities, areas } = SEATS[String(seats)] ?? SEATS["5"]!;
  const { width } = map;
  const moved = ([x = 0, y = 0]: number[]): Point => (turned ? [y, width - x] : [x, y]);
  const raw = BOARDS[board]!;
  const places = SLOTS[board]![turned ? "turned" : "upright"]!;
  const shapes = raw.areas
    .filter(({ id }) => areas.includes(id))
    .map((area): AreaShape => {
      const outline = area.outline.map(moved);
      const path = pathOf(outline);
      return {
        id: area.id,
        kind: area.kind as AreaKind,
        city: area.city ?? null,
        front: area.front ?? null,
        harbour: (area.harbour ?? null) as AreaShape["harbour"],
        obelisk: area.obelisk ?? false,
        label: moved(area.label),
        outline,
        path,
        touched: path,
        slots: places[area.id]!,
      };
    });
  for (const shape of shapes) {
    if (shape.front === null) continue;
    const within = shapes.filter(({ city, label }) => city === shape.front && depth(label, shape.outline) > 0);
    shape.touched += within.map(({ path }) => path).join("");
  }
  const patchesOf = (stone: boolean, known: string[]) =>
    raw.patches
      .filter((patch) => patch.stone === stone && patch.areas.every((id) => known.includes(id)))
      .map(({ shape }) => pathOf(shape.map(moved)));
  const [x = 0, y = 0, wide = 0, high = 0] = raw.box;
  const [first, last] = [moved([x, y]), moved([x + wide, y + high])];
  return {
    box: boxOf([first, last]),
    turned,
    isBank: wide < width,
    areas: shapes,
    patches: patchesOf(false, areas),
    cities: cities.map((id) => {
      const districts = shapes.filter(({ city }) => city === id);
      return {
        id,
        districts,
        stone: patchesOf(
          true,
          districts.map((district) => district.id),
        ),
      };
    }),
  };
}

export function shapeIn({ areas }: Desert, id: string): AreaShape | null {
  return areas.find((area) => area.id === id) ?? null;
}

/** Where one goes over from an area to the next; null: they do not meet. */
export function crossing(one: AreaShape, other: AreaShape): Point | null {
  const box = boxOf(other.outline);
  const isNear = ([x, y]: Point) =>
    x > box.x - 9 && y > box.y - 9 && x < box.x + box.width + 9 && y < box.y + box.height + 9;
  const shared = one.outline.filter(
    (point) => isNear(point) && other.outline.some((each) => distance(each, point) < 3),
  );
  if (shared.length > 1) {
    const wish = between(one.label, other.label);
    return shared.reduce((a, b) => (distance(b, wish) < distance(a, wish) ? b : a));
  }
  if (one.city !== null && one.city === other.front) return nearest(one.outline, other.label);
  if (other.city !== null && other.city === one.front) return nearest(other.outline, one.label);
  return null;
}

function nearest(points: Point[], to: Point): Point {
  return points.reduce((a, b) => (distance(b, to) < distance(a, to) ? b : a));
}
