import { expect, test } from "vitest";
import type { Point } from "$shared/board/map/curves";
import { depth } from "../../src/shared/board/map/curves";
import { cornersAt, TILE } from "../../src/games/eldervale/map/hexes";
import { slotsFor, type Crowd, type Slot } from "../../src/games/eldervale/map/slots";
import { apart } from "./shapes";

/** The pieces as convex outlines round their middle, as large as they are alone. */
const ROUND = (r: number, corners = 16): Point[] =>
  Array.from({ length: corners }, (_, number) => {
    const angle = (number * 2 * Math.PI) / corners;
    return [r * Math.sin(angle), -r * Math.cos(angle)];
  });
const BOX = (x0: number, y0: number, x1: number, y1: number): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];
const TRIANGLE: Point[] = [
  [0, -22.3],
  [21.9, 16.8],
  [-21.9, 16.8],
];
const DIAMOND: Point[] = [
  [0, -21.9],
  [21.9, 0],
  [0, 21.9],
  [-21.9, 0],
];
/** By seat: disc, diamond, triangle, square, hexagon. */
const UNITS = [ROUND(18), DIAMOND, TRIANGLE, BOX(-18, -18, 18, 18), BOX(-20, -19.6, 20, 19.6)];
const STACK = BOX(-15, -15, 19.5, 21.5);
const ROOF: Point[] = [
  [-22, 0],
  [0, -24],
  [22, 0],
];
const WALLS = BOX(-15, -2, 15, 18);
const STAR = ROUND(31);
const TAG = BOX(8, 10, 36, 30);
const PILL = BOX(-28, 32.5, 28, 54);
const NAME = BOX(-56, -44, 56, -31.5);

const put = (hull: Point[], { at: [x, y], size }: Slot): Point[] =>
  hull.map(([dx, dy]): Point => [x + dx * size, y + dy * size]);

interface Thing {
  name: string;
  hulls: Point[][];
}

function things(crowd: Crowd, grown: number, shape: number): Thing[] {
  const { stacks, units, dwelling, monster } = slotsFor(crowd, grown);
  return [
    { name: "pill", hulls: [PILL] },
    { name: "name", hulls: [NAME] },
    ...stacks.map((slot, number) => ({ name: `stack ${number}`, hulls: [put(STACK, slot)] })),
    ...units.map((slot, number) => ({ name: `unit ${number}`, hulls: [put(UNITS[(shape + number) % 5]!, slot)] })),
    ...(dwelling ? [{ name: "dwelling", hulls: [put(ROOF, dwelling), put(WALLS, dwelling)] }] : []),
    ...(monster ? [{ name: "monster", hulls: [put(STAR, monster), put(TAG, monster)] }] : []),
  ];
}

const CROWDS: Crowd[] = [0, 1, 2].flatMap((stacks) =>
  [0, 1, 2, 3, 4, 5].flatMap((units) =>
    [false, true].flatMap((dwelling) => [false, true].map((monster) => ({ stacks, units, dwelling, monster }))),
  ),
);

const everyCrowd = (look: (crowd: Crowd, all: Thing[], say: string) => void) => {
  for (const crowd of CROWDS)
    for (const grown of [1, 1.14])
      for (const shape of [0, 1, 2, 3, 4])
        look(crowd, things(crowd, grown, shape), `${JSON.stringify(crowd)} ${grown} ${shape}`);
};

test("nothing in a realm covers another thing, whoever comes together there", () => {
  const hits = new Set<string>();
  everyCrowd((_, all, say) =>
    all.forEach((one, index) => {
      for (const other of all.slice(index + 1))
        for (const a of one.hulls)
          for (const b of other.hulls)
            if (apart(a, b) < -0.6) hits.add(`${say} ${one.name} ${other.name} ${apart(a, b).toFixed(1)}`);
    }),
  );
  expect([...hits]).toEqual([]);
});

test("nothing leaves its tile", () => {
  const tile = cornersAt([0, 0], TILE + 1);
  const outside = new Set<string>();
  everyCrowd((_, all, say) => {
    for (const { name, hulls } of all)
      for (const point of hulls.flat()) if (depth(point, tile) < -0.5) outside.add(`${say} ${name}`);
  });
  expect([...outside]).toEqual([]);
});

test("there is a place for everybody", () => {
  for (const crowd of CROWDS) {
    const slots = slotsFor(crowd);
    expect([slots.stacks.length, slots.units.length]).toEqual([crowd.stacks, crowd.units]);
    expect([slots.dwelling !== null, slots.monster !== null]).toEqual([crowd.dwelling, crowd.monster]);
    for (const { size } of slots.units) expect(size).toBeGreaterThan(0.45);
  }
});
