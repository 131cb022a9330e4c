/**
 * The map put together: four segments as they lie in a layout, as shapes to draw.  Knows no position of a game, so a
 * picture in the lobby can use it as well.  Units are those of map.json: a segment is 68 wide and 100 high.
 */
import { between, boxOf, distance, line, middle, outlines, type Box, type Point } from "$shared/board/map/curves";
import map from "./map.json";
import { corners, measure, spreadIn, type Field, type Spread } from "./slots";

export type { Box, Point, Spread };

export interface Placed {
  place: string;
  side: string;
  /** Degrees clockwise. */
  turn: number;
}

export interface RegionShape {
  id: string;
  side: string;
  island: string;
  /** Its number on its side, from 0. */
  number: number;
  /** The drawing that belongs on its land, a name in mapicons.json. */
  symbol: string;
  polygon: Point[];
  /** The smooth outline. */
  path: string;
  label: Point;
  /** Places for four pieces; `spread` finds them for any number. */
  readonly slots: Point[];
  /** Places for drawings on the land. */
  readonly decoration: Point[];
}

/** land: over a border · bridge · sea: dotted within a segment · join: dotted between segments · wrap: joins both ends. */
export type RouteKind = "land" | "bridge" | "sea" | "join" | "wrap";

export interface Route {
  from: string;
  to: string;
  kind: RouteKind;
  /** Parts of the way; only a wrap has two: off one end, on again at the other. */
  parts: Point[][];
  /** The same as smooth lines; none for land. */
  paths: string[];
}

export interface SegmentShape {
  place: string;
  side: string;
  box: Box;
}

export interface Assembled {
  width: number;
  height: number;
  /** What is drawn: land and routes, without the empty rims of the segments. */
  bounds: Box;
  segments: SegmentShape[];
  regions: RegionShape[];
  routes: Route[];
}

type Side = (typeof map.sides)["crescent" | "volcano"];
type Move = (point: readonly number[]) => Point;

const SIDES = map.sides as Record<string, Side>;
const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3];
const STUB = 7; // how far a route that goes on at the other end runs off the map

/** Which segments touch: place and direction it faces, twice. */
const JOINS: Record<string, [string, number, string, number][]> = {
  t: [
    ["center", WEST, "left", EAST],
    ["center", EAST, "right", WEST],
    ["center", NORTH, "stem", SOUTH],
  ],
  rectangle: [
    ["s1", EAST, "s2", WEST],
    ["s2", EAST, "s3", WEST],
    ["s3", EAST, "s4", WEST],
    ["s4", EAST, "s1", WEST],
  ],
};

/** A quarter turn clockwise of what lies in a box of this height. */
const quarter = ([x, y]: Point, height: number): Point => [height - y, x];

/** A point of a side, in a segment turned by so much whose top left corner is the origin. */
function turnedPoint([x = 0, y = 0]: readonly number[], turn: number): Point {
  if (turn === 90) return [map.height - y, x];
  if (turn === 180) return [map.width - x, map.height - y];
  if (turn === 270) return [y, map.width - x];
  return [x, y];
}

/** Where the segments lie; those that touch do so with the middles of their edges. */
function boxes(layout: string, segments: readonly Placed[]): Map<string, Box> {
  const found = new Map<string, Box>();
  const size = ({ turn }: Placed) =>
    turn % 180 === 0 ? { width: map.width, height: map.height } : { width: map.height, height: map.width };
  const at = (place: string) => segments.find((segment) => segment.place === place);
  if (layout === "t") {
    const center = at("center");
    if (!center) return found;
    const core = size(center);
    found.set("center", { x: 0, y: 0, ...core });
    for (const place of ["left", "right", "stem"]) {
      const segment = at(place);
      if (!segment) continue;
      const own = size(segment);
      const level = (core.height - own.height) / 2;
      const x = place === "left" ? -own.width : place === "right" ? core.width : (core.width - own.width) / 2;
      found.set(place, { x, y: place === "stem" ? -own.height : level, ...own });
    }
  } else {
    let x = 0;
    const height = Math.max(...segments.map((segment) => size(segment).height));
    for (const segment of segments.toSorted((a, b) => a.place.localeCompare(b.place))) {
      const own = size(segment);
      found.set(segment.place, { x, y: (height - own.height) / 2, ...own });
      x += own.width;
    }
  }
  const left = Math.min(...[...found.values()].map((box) => box.x));
  const top = Math.min(...[...found.values()].map((box) => box.y));
  for (const [place, box] of found) found.set(place, { ...box, x: box.x - left, y: box.y - top });
  return found;
}

const fields = new WeakMap<RegionShape, Field>();

function fieldOf(region: RegionShape): Field {
  let field = fields.get(region);
  if (!field) fields.set(region, (field = measure(region.polygon, region.label)));
  return field;
}

/** Places for a number of pieces in a region: see slots.ts. */
export function spread(region: RegionShape, count: number, size: number, least?: number): Spread {
  return spreadIn(fieldOf(region), count, size, least);
}

/** A side as it lies: its regions, and the ways between them. */
function sideAs(side: string, moved: Move): { regions: RegionShape[]; routes: Route[] } {
  const facts = SIDES[side]!;
  const polygons = facts.regions.map((region) => region.polygon.map(moved));
  const { paths, border } = outlines(polygons);
  const regions = facts.regions.map(({ id, island, symbol, label }, number): RegionShape => ({
    id,
    side,
    island,
    number,
    symbol,
    polygon: polygons[number]!,
    path: paths[number]!,
    label: moved(label),
    get slots(): Point[] {
      return spread(this, 4, 7).points;
    },
    get decoration(): Point[] {
      return corners(fieldOf(this), 2);
    },
  }));
  const number = (id: string) => regions.findIndex((region) => region.id === id);
  const routes = facts.links.map(({ from, to, kind, path }): Route => {
    const points = kind === "land" ? [middle(border(number(from), number(to)))] : path.map(moved);
    return { from, to, kind: kind as RouteKind, parts: [points], paths: kind === "land" ? [] : [line(points)] };
  });
  return { regions, routes };
}

/** The map of a layout.  `turned`: the whole of it by a quarter clockwise, for narrow screens. */
export function assemble(layout: string, segments: readonly Placed[], turned = false): Assembled {
  const known = segments.filter(({ side }) => side in SIDES);
  const places = boxes(layout, known);
  const flat = [...places.values()];
  const wide = Math.max(0, ...flat.map((box) => box.x + box.width));
  const high = Math.max(0, ...flat.map((box) => box.y + box.height));

  const mover = ({ place, turn }: Placed): Move => {
    const { x, y } = places.get(place)!;
    return (point) => {
      const [px, py] = turnedPoint(point, turn);
      return turned ? quarter([px + x, py + y], high) : [px + x, py + y];
    };
  };
  /** The stub of a segment in a direction, from the edge to the coast, and the region there. */
  const stub = (place: string, direction: number): { region: string; path: Point[] } | null => {
    const segment = known.find((other) => other.place === place);
    if (!segment) return null;
    const { region, path } = SIDES[segment.side]!.edges[(direction - segment.turn / 90 + 4) % 4]!;
    return { region, path: path.map(mover(segment)) };
  };

  const regions: RegionShape[] = [];
  const routes: Route[] = [];
  for (const segment of known) {
    const own = sideAs(segment.side, mover(segment));
    regions.push(...own.regions);
    routes.push(...own.routes);
  }
  for (const [place, direction, other, back] of JOINS[layout] ?? []) {
    const [one, two] = [stub(place, direction), stub(other, back)];
    if (!one || !two) continue;
    const wraps = place === "s4";
    const parts = wraps
      ? [
          [...one.path.toReversed(), runOff(one.path)],
          [runOff(two.path), ...two.path],
        ]
      : [[...one.path.toReversed(), ...two.path.slice(1)]];
    const kind = wraps ? "wrap" : "join";
    routes.push({ from: one.region, to: two.region, kind, parts, paths: parts.map(line) });
  }
  return {
    width: turned ? high : wide,
    height: turned ? wide : high,
    bounds: boxOf([...regions.flatMap((region) => region.polygon), ...routes.flatMap((route) => route.parts.flat())]),
    segments: known.map(({ place, side }) => {
      const { x, y, width, height } = places.get(place)!;
      const box = turned ? { x: high - y - height, y: x, width: height, height: width } : { x, y, width, height };
      return { place, side, box };
    }),
    regions,
    routes,
  };

  /** The point a stub runs on to, straight out over the edge. */
  function runOff([edge]: Point[]): Point {
    const inward: Point = turned ? [edge![0], wide / 2] : [wide / 2, edge![1]];
    return between(edge!, inward, -STUB / distance(edge!, inward));
  }
}

/** The way of an army from one place to another: through the shared border, over the bridge, along the dotted line. */
export function way({ routes }: Assembled, from: string, to: string, start: Point, end: Point): Point[][] {
  const there = routes.find((route) => route.from === from && route.to === to);
  const back = there ? null : routes.find((route) => route.from === to && route.to === from);
  const parts = there?.parts ?? back?.parts.toReversed().map((part) => part.toReversed());
  if (!parts) return [[start, end]];
  return parts.map((part, number) => [
    ...(number === 0 ? [start] : []),
    ...part,
    ...(number === parts.length - 1 ? [end] : []),
  ]);
}
