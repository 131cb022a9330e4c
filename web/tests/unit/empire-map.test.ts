import { expect, test } from "vitest";
import { boxOf, depth, distance, type Point } from "../../src/games/empire/curves";
import { assemble, spread, way, type Assembled, type Placed, type RegionShape } from "../../src/games/empire/geometry";
import map from "../../src/games/empire/map.json";
import icons from "../../src/games/empire/mapicons.json";

const BOARDS = [
  ["meadow", "desert"],
  ["red_forest", "bridge_isles"],
  ["archipelago", "volcano"],
  ["crescent", "peaks"],
];
const PLACES = { t: ["center", "left", "right", "stem"], rectangle: ["s1", "s2", "s3", "s4"] };
type Layout = keyof typeof PLACES;

/** Always the same luck. */
function luck(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function laid(layout: Layout, seed: number): Placed[] {
  const pick = luck(seed * 7919 + 13);
  const sides = BOARDS.map((board) => board[pick(2)]!);
  const across = pick(2) * 90;
  return PLACES[layout].map((place) => ({
    place,
    side: sides.splice(pick(sides.length), 1)[0]!,
    turn: layout === "t" ? pick(4) * 90 : across + pick(2) * 180,
  }));
}

const MANY = Array.from({ length: 100 }, (_, seed) => seed);
const everyMap = (look: (map: Assembled, layout: Layout, segments: Placed[], turned: boolean) => void) => {
  for (const layout of ["t", "rectangle"] as const)
    for (const seed of MANY) {
      const segments = laid(layout, seed);
      const turned = seed % 2 === 1;
      look(assemble(layout, segments, turned), layout, segments, turned);
    }
};

const middles = ({ box }: Assembled["segments"][number]): Point[] => [
  [box.x + box.width / 2, box.y],
  [box.x + box.width, box.y + box.height / 2],
  [box.x + box.width / 2, box.y + box.height],
  [box.x, box.y + box.height / 2],
];
const same = (a: Point, b: Point) => distance(a, b) < 0.011;

test("segments never overlap and fill the map", () => {
  everyMap(({ segments, width, height }) => {
    for (const [number, { box }] of segments.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      for (const { box: other } of segments.slice(number + 1)) {
        const across = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
        const down = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
        expect(Math.min(across, down)).toBeLessThanOrEqual(0);
      }
    }
    const box = boxOf(segments.flatMap((segment) => middles(segment)));
    expect([box.x, box.y, box.width, box.height]).toEqual([0, 0, width, height]);
  });
});

test("joins run from coast to coast through the middles of touching edges", () => {
  everyMap(({ segments, routes, regions }, layout) => {
    const joins = routes.filter(({ kind }) => kind === "join");
    expect(joins).toHaveLength(3);
    for (const { from, to, parts } of joins) {
      const [points] = parts;
      const ends = [from, to].map((id) => regions.find((region) => region.id === id)!);
      const shared = points!.filter(
        (point) => segments.filter((segment) => middles(segment).some((other) => same(other, point))).length === 2,
      );
      expect(shared).toHaveLength(1);
      expect(ends[0]!.side).not.toBe(ends[1]!.side);
      expect(Math.abs(depth(points![0]!, ends[0]!.polygon))).toBeLessThan(5);
      expect(Math.abs(depth(points!.at(-1)!, ends[1]!.polygon))).toBeLessThan(5);
    }
    const wraps = routes.filter(({ kind }) => kind === "wrap");
    expect(wraps).toHaveLength(layout === "rectangle" ? 1 : 0);
    for (const { parts } of wraps) expect(parts).toHaveLength(2);
  });
});

test("a wrap-around leaves the map at one end and comes back at the other", () => {
  const segments = ["meadow", "bridge_isles", "volcano", "peaks"].map((side, n) => ({
    place: `s${n + 1}`,
    side,
    turn: 0,
  }));
  const { routes, width, height } = assemble("rectangle", segments);
  const wrap = routes.find(({ kind }) => kind === "wrap")!;
  expect([wrap.from, wrap.to]).toEqual(["PEA-2", "MEA-4"]);
  expect(wrap.parts[0]!.at(-1)).toEqual([width + 7, height / 2]);
  expect(wrap.parts[1]![0]).toEqual([-7, height / 2]);
});

test("edges, joins and links are those of the map as it lies", () => {
  // crescent turned by 90 degrees: its own south faces west, its north faces east, its west faces north
  const { routes } = assemble("t", [
    { place: "center", side: "crescent", turn: 90 },
    { place: "left", side: "meadow", turn: 180 },
    { place: "right", side: "bridge_isles", turn: 0 },
    { place: "stem", side: "volcano", turn: 270 },
  ]);
  const joins = routes.filter(({ kind }) => kind === "join").map(({ from, to }) => [from, to]);
  expect(joins).toEqual([
    ["CRE-5", "MEA-4"],
    ["CRE-2", "BRI-1"],
    ["CRE-3", "VOL-6"],
  ]);
  expect(routes.filter(({ kind }) => kind === "bridge")).toHaveLength(2);
  expect(routes.filter(({ kind }) => kind === "sea")).toHaveLength(2);
});

test("turned is an exact quarter turn; boxes, shapes, labels and routes", () => {
  for (const layout of ["t", "rectangle"] as const)
    for (const seed of MANY.slice(0, 30)) {
      const upright = assemble(layout, laid(layout, seed));
      const turned = assemble(layout, laid(layout, seed), true);
      const turn = ([x, y]: Point): Point => [upright.height - y, x];
      const equal = (a: Point[], b: Point[]) => {
        expect(a).toHaveLength(b.length);
        a.forEach((point, index) => expect(distance(turn(point), b[index]!)).toBeLessThan(1e-9));
      };
      expect([turned.width, turned.height]).toEqual([upright.height, upright.width]);
      upright.regions.forEach((region, number) => {
        expect(turned.regions[number]!.id).toBe(region.id);
        equal([...region.polygon, region.label], [...turned.regions[number]!.polygon, turned.regions[number]!.label]);
      });
      upright.routes.forEach((route, number) => equal(route.parts.flat(), turned.routes[number]!.parts.flat()));
    }
});

/** Every region of every side, upright and lying. */
const everyRegion = (): RegionShape[] =>
  [0, 90].flatMap((turn) => BOARDS.flat().flatMap((side) => assemble("t", [{ place: "center", side, turn }]).regions));

test("pieces lie inside their region, and none over another", () => {
  for (const region of everyRegion())
    for (const size of [7, 10.5])
      for (let count = 1; count <= 11; count++) {
        const { points, size: each } = spread(region, count, size, size * 0.8);
        expect(points).toHaveLength(count);
        expect(each).toBeGreaterThan(2.4);
        expect(Math.min(...points.map((point) => depth(point, region.polygon)))).toBeGreaterThan(0);
        const gaps = points.flatMap((point, number) => points.slice(number + 1).map((other) => distance(point, other)));
        expect(Math.min(Infinity, ...gaps)).toBeGreaterThanOrEqual(each * 0.999);
      }
});

test("three pieces are big enough to read on a phone, two stay away from the border", () => {
  const scale = 1.95; // pixels of a phone for one unit
  for (const region of everyRegion()) {
    expect(spread(region, 3, 20 / scale, 16 / scale).size * scale).toBeGreaterThanOrEqual(15.9);
    const two = spread(region, 2, 20 / scale, 16 / scale);
    for (const point of two.points) expect(depth(point, region.polygon)).toBeGreaterThan(two.size * 0.09);
  }
});

test("regions that meet by land share their border and nothing else overlaps", () => {
  for (const [side, { regions }] of Object.entries(map.sides)) {
    const { routes, regions: shapes } = assemble("t", [{ place: "center", side, turn: 0 }]);
    for (const { from, to, kind, parts } of routes) {
      if (kind !== "land") continue;
      for (const id of [from, to])
        expect(Math.abs(depth(parts[0]![0]!, shapes.find((shape) => shape.id === id)!.polygon))).toBeLessThan(0.01);
    }
    for (const region of regions)
      for (const shape of shapes)
        if (shape.id !== region.id) expect(depth(region.label as unknown as Point, shape.polygon)).toBeLessThan(0);
  }
});

test("an army walks through the border, and by sea along the dots in either direction", () => {
  const assembled = assemble("t", laid("t", 5));
  const land = assembled.routes.find(({ kind }) => kind === "land")!;
  expect(way(assembled, land.from, land.to, [0, 0], [9, 9])).toEqual([[[0, 0], land.parts[0]![0], [9, 9]]]);
  const join = assembled.routes.find(({ kind }) => kind === "join")!;
  expect(way(assembled, join.to, join.from, [0, 0], [9, 9])).toEqual([
    [[0, 0], ...join.parts[0]!.toReversed(), [9, 9]],
  ]);
  expect(way(assembled, "nowhere", "elsewhere", [0, 0], [9, 9])).toEqual([
    [
      [0, 0],
      [9, 9],
    ],
  ]);
});

test("every region has a drawing, and all drawings are there", () => {
  const bodies = icons.bodies as Record<string, string>;
  for (const { regions } of Object.values(map.sides))
    for (const { symbol } of regions) expect(bodies[symbol]).toBeTruthy();
  for (const name of Object.values(icons.signs)) expect(bodies[name]).toBeTruthy();
});
