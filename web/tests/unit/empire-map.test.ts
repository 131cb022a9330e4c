import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "$lib/settings.svelte";
import { boxOf, depth, distance, type Point } from "../../src/shared/board/map/curves";
import { fitInto } from "../../src/shared/board/map/fitting";
import {
  assemble,
  spread,
  way,
  type Assembled,
  type Placed,
  type RegionShape,
} from "../../src/games/empire/map/geometry";
import EmpireMap from "../../src/games/empire/map/Map.svelte";
import map from "../../src/games/empire/map/map.json";
import icons from "../../src/games/empire/map/mapicons.json";
import { broken, placeNames, rectAt } from "../../src/shared/board/map/names";
import { FakeSource, mapView, region, SEGMENTS, step } from "./empire-map-source.svelte";

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

const MANY = Array.from({ length: 60 }, (_, seed) => seed);
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
    const overlaps = segments.filter(({ box }, number) =>
      segments.slice(number + 1).some(({ box: other }) => {
        const across = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
        const down = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
        return Math.min(across, down) > 0;
      }),
    );
    expect(overlaps).toEqual([]);
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
    for (const seed of MANY.slice(0, 20)) {
      const upright = assemble(layout, laid(layout, seed));
      const turned = assemble(layout, laid(layout, seed), true);
      const turn = ([x, y]: Point): Point => [upright.height - y, x];
      const equal = (a: Point[], b: Point[]) => {
        expect(a).toHaveLength(b.length);
        expect(Math.max(...a.map((point, index) => distance(turn(point), b[index]!)))).toBeLessThan(1e-9);
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
      for (const count of [1, 2, 3, 5, 7, 11]) {
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

// ---- the map on the page

const named = (id: string) => document.querySelector<SVGGElement>(`.region[data-region="${id}"]`)!;
const thing = (name: string) => document.querySelector(`[data-thing="${name}"]`);
const acts = (source: FakeSource) => source.done.filter((word) => !word.startsWith("point"));

beforeEach(() => {
  settings.language = "en";
  settings.speed = "none";
});

test("pieces of all kinds lie on the map, with their numbers", () => {
  const source = new FakeSource(
    mapView({
      "CRE-3": region({ armies: [2, 1], cities: [0, 3], holder: 1 }),
      "CRE-4": region({ neutral: 4, holder: "neutral", token: "hidden", seen: "stable" }),
      "MEA-1": region({ token: "dragon" }),
    }),
  );
  const { container } = render(EmpireMap, { empire: source });
  expect(thing("army:0:CRE-3")).toHaveTextContent("2");
  expect(thing("city:1:CRE-3")).toHaveTextContent("3");
  expect(thing("neutral:CRE-4")).toHaveTextContent("4");
  expect(thing("start:CRE-3")).not.toBeNull();
  expect(thing("token:CRE-4")).toHaveTextContent("?");
  expect(thing("token:MEA-1")!.querySelector(".encounter")).not.toBeNull();
  expect(named("CRE-3").querySelector(".p2")).not.toBeNull();
  expect(named("CRE-4").querySelector(".pn")).not.toBeNull();
  expect(container.querySelectorAll(".region")).toHaveLength(20);
});

test("a region on offer is a button with the option's words; a cost in a pill, the route lit", async () => {
  const source = new FakeSource(mapView({ "CRE-4": region({ armies: [2, 0] }) }));
  source.from = "CRE-4";
  source.starts = ["CRE-4"];
  source.options = { "CRE-3": [step("CRE-4", "CRE-3", 1, 0)], "CRE-1": [step("CRE-4", "CRE-1", 3, 1)] };
  const { container } = render(EmpireMap, { empire: source });
  await fireEvent.click(screen.getByRole("button", { name: "March to CRE-1" }));
  await fireEvent.keyDown(screen.getByRole("button", { name: "March to CRE-3" }), { key: "Enter" });
  await fireEvent.click(container.querySelector('.price[data-region="CRE-1"]')!);
  expect(acts(source)).toEqual(["touch CRE-1", "touch CRE-3", "touch CRE-1"]);
  expect(container.querySelector('.price[data-region="CRE-1"]')).toHaveTextContent("3");
  expect(container.querySelectorAll(".dots.lit")).toHaveLength(1);
  expect(screen.getByRole("button", { name: "About CRE-4" })).toHaveAttribute("aria-pressed", "true");
});

test("a region where nothing can be done is read as text and says why", async () => {
  const source = new FakeSource(mapView({}));
  render(EmpireMap, { empire: source });
  expect(screen.queryByRole("button")).toBeNull();
  await fireEvent.click(screen.getByRole("img", { name: "About MEA-1" }));
  await fireEvent.keyDown(named("MEA-2"), { key: "w" });
  expect(acts(source)).toEqual(["why MEA-1", "why MEA-2"]);
});

test("the map is one stop of the Tab key; arrows go to the next region that way", async () => {
  const source = new FakeSource(mapView({}));
  source.starts = ["CRE-4"];
  const { container } = render(EmpireMap, { empire: source });
  const stops = () =>
    [...container.querySelectorAll('.region[tabindex="0"]')].map((one) => one.getAttribute("data-region"));
  expect(stops()).toEqual(["CRE-4"]);
  named("CRE-4").focus();
  await fireEvent.keyDown(named("CRE-4"), { key: "ArrowUp" });
  expect(document.activeElement).toBe(named("CRE-3"));
  await fireEvent.keyDown(named("CRE-3"), { key: "ArrowLeft" });
  expect(document.activeElement!.getAttribute("data-region")).toMatch(/^VOL/);
  expect(stops()).toHaveLength(1);
});

test("plus brings the map closer, never farther than all of it; zero resets", async () => {
  const source = new FakeSource(mapView({}));
  source.starts = ["CRE-4"];
  const { container } = render(EmpireMap, { empire: source });
  const scale = () =>
    Number(/scale\(([\d.]+)\)/.exec(container.querySelector("svg > g[transform]")!.getAttribute("transform")!)![1]);
  const fitted = scale();
  await fireEvent.keyDown(named("CRE-4"), { key: "-" });
  expect(scale()).toBeCloseTo(fitted);
  for (let press = 0; press < 9; press++) await fireEvent.keyDown(named("CRE-4"), { key: "+" });
  expect(scale()).toBeCloseTo(fitted * 3);
  await fireEvent.keyDown(named("CRE-4"), { key: "0" });
  expect(scale()).toBeCloseTo(fitted);
});

test("dragging moves a map that is closer and is no click; a double tap shows all of it again", async () => {
  const source = new FakeSource(mapView({}));
  source.starts = ["CRE-4"];
  const { container } = render(EmpireMap, { empire: source });
  const svg = container.querySelector("svg")!;
  Object.assign(svg, { hasPointerCapture: () => true, setPointerCapture: () => {} });
  const lies = () => container.querySelector("svg > g[transform]")!.getAttribute("transform");
  const fitted = lies();
  const touch = { pointerId: 1, pointerType: "touch", button: 0 };
  await fireEvent.keyDown(named("CRE-4"), { key: "+" });
  const closer = lies();
  await fireEvent.pointerDown(named("CRE-4"), { ...touch, clientX: 300, clientY: 300 });
  await fireEvent.pointerMove(svg, { ...touch, clientX: 340, clientY: 320 });
  await fireEvent.pointerUp(svg, { ...touch, clientX: 340, clientY: 320 });
  await fireEvent.click(named("CRE-4"));
  expect(lies()).not.toBe(closer);
  expect(acts(source)).toEqual([]);
  await fireEvent.click(named("CRE-4"));
  expect(acts(source)).toEqual(["touch CRE-4"]);
  for (let tap = 0; tap < 2; tap++) {
    await fireEvent.pointerDown(svg, { ...touch, clientX: 20, clientY: 20 });
    await fireEvent.pointerUp(svg, { ...touch, clientX: 20, clientY: 20 });
  }
  expect(lies()).toBe(fitted);
});

test("land keeps clear of what lies over the map", () => {
  const assembled = assemble("t", SEGMENTS);
  const coasts = assembled.regions.flatMap(({ polygon }) => polygon);
  const window = { width: 1076, height: 646 };
  const insets = { top: 16, right: 24, bottom: 16, left: 24 };
  const panels = [
    { x: 12, y: 12, width: 306, height: 180 },
    { x: 758, y: 12, width: 306, height: 280 },
  ];
  const free = fitInto(coasts, assembled.bounds, window, insets, []);
  const { scale, middle } = fitInto(coasts, assembled.bounds, window, insets, panels);
  expect(scale).toBeLessThanOrEqual(free.scale);
  const { x, y, width, height } = assembled.bounds;
  const hidden = coasts.filter((point) => {
    const [px, py] = [middle[0] + (point[0] - x - width / 2) * scale, middle[1] + (point[1] - y - height / 2) * scale];
    const isSeen = px > 0 && py > 0 && px < window.width && py < window.height;
    return (
      !isSeen || panels.some((box) => px > box.x && px < box.x + box.width && py > box.y && py < box.y + box.height)
    );
  });
  expect(hidden).toEqual([]);
});

test("an army on the march is counted where it arrives, and not twice", async () => {
  settings.speed = "normal";
  const source = new FakeSource(mapView({ "CRE-4": region({ armies: [2, 0] }), "CRE-5": region() }));
  render(EmpireMap, { empire: source });
  source.view = mapView({ "CRE-4": region({ armies: [1, 0] }), "CRE-5": region({ armies: [1, 0] }) });
  source.happened = [{ event: "moved", seat: 0, region: "CRE-4", region2: "CRE-5", text: "", rule: "" }];
  flushSync();
  expect(document.querySelectorAll(".ghost")).toHaveLength(1);
  expect(thing("army:0:CRE-5")).toHaveClass("away");
  await vi.waitFor(() => expect(document.querySelectorAll(".ghost")).toHaveLength(0));
  expect(thing("army:0:CRE-5")).not.toHaveClass("away");
  expect(thing("army:0:CRE-5")).toHaveTextContent("1");
});

test("names stand clear of pieces and of each other; the touched one is always there", () => {
  const polygon: Point[] = [
    [0, 0],
    [200, 0],
    [200, 100],
    [0, 100],
  ];
  const land = new Map([
    ["A", polygon],
    ["B", polygon.map(([x, y]): Point => [x + 200, y])],
  ]);
  const wish = (id: string, x: number, always = false) => ({
    id,
    name: "North Cape",
    at: [x, 50] as Point,
    up: 13,
    down: 13,
    always,
  });
  const window = { width: 400, height: 100 };
  const free = placeNames([wish("A", 100), wish("B", 300)], [rectAt([100, 50], 26)], land, window, true);
  expect(free.map(({ id }) => id)).toEqual(["A", "B"]);
  const full = [rectAt([100, 50], 200, 100)];
  expect(placeNames([wish("A", 100)], full, land, window, true)).toEqual([]);
  expect(placeNames([wish("A", 100, true)], full, land, window, true)).toHaveLength(1);
  expect(broken("Jezero pod vodopádem")).toEqual(["Jezero pod", "vodopádem"]);
});
