import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "$lib/settings.svelte";
import { depth, distance, type Point } from "../../src/shared/board/map/curves";
import { crossing, desert, type AreaShape, type Distance, type Thing } from "../../src/games/kemet/map/desert";
import KemetMap from "../../src/games/kemet/map/Map.svelte";
import { byOf, legs } from "../../src/games/kemet/map/routes";
import slots from "../../src/games/kemet/map/slots.json";
import { armiesIn, placeOf } from "../../src/games/kemet/map/standing";
import { MapTable } from "./kemet-map-source.svelte";
import { area, army, facts, marching, step, view } from "./kemet-table";
import { apart } from "./shapes";

const HULLS = slots.hulls as unknown as Record<Distance, Record<Thing, Point[]>>;
const SEATS = [2, 3, 4, 5];
const everyBoard = (look: (board: ReturnType<typeof desert>, seats: number) => void) => {
  for (const seats of SEATS) for (const turned of [false, true]) look(desert(seats, turned), seats);
};

interface Placed {
  thing: Thing;
  hull: Point[];
}

/** Everything that may stand in an area, as outlines where it stands. */
function placed({ slots: both }: AreaShape, far: Distance): Placed[] {
  const { size, army_size, ...things } = both[far];
  return Object.entries(things).flatMap(([name, places]) => {
    const thing = name as Thing;
    const big = thing === "army" || thing === "point" ? army_size : size;
    return (places as Point[]).map(([x, y]) => ({
      thing,
      hull: HULLS[far][thing].map(([dx, dy]): Point => [x + dx * big, y + dy * big]),
    }));
  });
}

const edges = (hull: Point[]): Point[] =>
  hull.flatMap(([ax, ay], index) => {
    const [bx, by] = hull[(index + 1) % hull.length]!;
    return [0, 0.25, 0.5, 0.75].map((share): Point => [ax + (bx - ax) * share, ay + (by - ay) * share]);
  });

beforeEach(() => {
  settings.speed = "none";
});

test("nothing that stands in an area leaves it", () => {
  const outside: string[] = [];
  everyBoard(({ areas, box }, seats) => {
    const isSeen = ([x, y]: Point) =>
      x > box.x - 3 && y > box.y - 3 && x < box.x + box.width + 3 && y < box.y + box.height + 3;
    for (const shape of areas)
      for (const far of ["near", "far"] as const)
        for (const { thing, hull } of placed(shape, far))
          for (const point of edges(hull))
            if (depth(point, shape.outline) <= -3 || !isSeen(point))
              outside.push(`${seats} ${shape.id} ${far} ${thing}`);
  });
  expect(outside).toEqual([]);
});

test("nothing in an area covers another thing", () => {
  everyBoard(({ areas }, seats) => {
    for (const shape of areas)
      for (const far of ["near", "far"] as const) {
        const things = placed(shape, far);
        things.forEach((one, index) => {
          for (const other of things.slice(index + 1))
            expect(
              apart(one.hull, other.hull),
              `${seats} ${shape.id} ${far} ${one.thing} ${other.thing}`,
            ).toBeGreaterThan(0);
        });
      }
  });
});

test("nothing stands on a city that lies within the area before it", () => {
  const { areas } = desert(5, true);
  const front = areas.find(({ id }) => id === "front_w")!;
  const districts = areas.filter(({ city }) => city === "w");
  for (const { hull } of [...placed(front, "near"), ...placed(front, "far")])
    for (const point of edges(hull)) for (const { outline } of districts) expect(depth(point, outline)).toBeLessThan(3);
});

test("every area has the places it needs", () => {
  everyBoard(({ areas }, seats) => {
    const board = facts.boards[String(seats)]!;
    expect(areas.map(({ id }) => id).toSorted()).toEqual(Object.keys(board.areas).toSorted());
    for (const { id, slots: both, kind } of areas) {
      const { near, far } = both;
      const known = board.areas[id]!;
      for (const each of [near, far]) {
        expect(each.army?.length, id).toBeGreaterThan(0);
        expect(each.obelisk !== undefined, id).toBe(known.obelisk);
        expect(each.harbour !== undefined, id).toBe(known.harbour !== "none");
        expect(each.pyramid !== undefined, id).toBe(known.kind === "district");
        expect(each.point !== undefined, id).toBe(known.kind === "temple");
      }
      expect(kind === "district").toBe(known.kind === "district");
    }
  });
});

test("areas that are neighbours meet, others do not", () => {
  for (const seats of SEATS) {
    const board = desert(seats, true);
    for (const one of board.areas)
      for (const other of board.areas) {
        if (one.id === other.id) continue;
        const isNext = facts.boards[String(seats)]!.areas[one.id]!.neighbours.includes(other.id);
        expect(crossing(one, other) !== null, `${seats} ${one.id} ${other.id}`).toBe(isNext);
      }
  }
});

test("turned, the north is on the left", () => {
  const [upright, turned] = [desert(4, false), desert(4, true)];
  const at = (board: typeof upright, id: string) => board.areas.find((area) => area.id === id)!.label;
  expect([turned.box.width, turned.box.height]).toEqual([upright.box.height, upright.box.width]);
  expect(at(upright, "pantheon")[1]).toBeLessThan(at(upright, "front_s")[1]);
  expect(at(turned, "pantheon")[0]).toBeLessThan(at(turned, "front_s")[0]);
});

test("with few players the bank in play is drawn larger, and nothing of the other one", () => {
  for (const seats of [2, 3]) {
    const [bank, whole] = [desert(seats, true), desert(5, true)];
    expect(bank.isBank).toBe(true);
    expect(bank.box.width * bank.box.height).toBeLessThan(whole.box.width * whole.box.height * 0.9);
    const top = (board: typeof bank) =>
      Math.min(...board.areas.find(({ id }) => id === "temple_delta")!.outline.map(([, y]) => y));
    expect(top(bank)).toBeLessThan(top(whole) - 80); // towards the other bank
  }
});

test("two armies in an area do not overlap", () => {
  everyBoard(({ areas }, seats) => {
    for (const shape of areas)
      for (const size of ["near", "far"] as const) {
        const units = Array.from({ length: seats }, (_, seat) => (seat < 2 ? 3 : 0));
        const now = view({ areas: { [shape.id]: area({ units, holder: 1 }, seats) } }, seats);
        const both = armiesIn(now, shape, size);
        const [one, other] = both.map(({ at: [x, y], size: big }) =>
          HULLS[size].army.map(([dx, dy]): Point => [x + dx * big, y + dy * big]),
        );
        expect(apart(one!, other!), `${seats} ${shape.id}`).toBeGreaterThan(-1);
        expect(both.map(({ seat }) => seat)).toEqual([1, 0]);
      }
  });
});

test("all creatures of an army are drawn", () => {
  const kemet = new MapTable(view({ areas: { front_nw: army(0, 2, { creatures: { "0": ["a", "b"] } }) } }));
  render(KemetMap, { kemet, turned: true });
  expect(document.querySelectorAll('[data-thing="army:0:front_nw"] .creature')).toHaveLength(2);
});

test("a march is drawn step by step: over the border, from harbour to harbour", () => {
  const board = desert(3, true);
  const shape = (id: string) => board.areas.find((area) => area.id === id)!;
  const now = marching();
  const place = (area: AreaShape) => placeOf(now, area, 0, "near");
  const steps = legs(
    board,
    [
      { area: "nw_d1", by: "start", units: 4 },
      { area: "front_nw", by: "foot", units: 4 },
      { area: "west_bank", by: "boat", units: 4 },
      { area: "temple_delta", by: "teleport", units: 4 },
    ],
    place,
    "near",
  );
  expect(steps.map(({ by, number }) => `${number} ${by}`)).toEqual(["1 foot", "2 boat", "3 teleport"]);
  const harbour = shape("west_bank").slots.near.harbour![0]!;
  expect(distance(steps[1]!.points.at(-1)!, harbour)).toBeLessThan(60);
  expect(byOf(shape("front_nw"), shape("front_s"))).toBe("boat");
  expect(byOf(shape("nw_d1"), shape("front_nw"))).toBe("foot");
});

// ---- the map on the page

const areaOf = (id: string) => document.querySelector<SVGPathElement>(`.area[data-area="${id}"]`)!;

test("areas on offer are buttons with the words of their option, others say what they are", async () => {
  const kemet = new MapTable(view());
  kemet.options = { front_nw: [step("front_nw")] };
  render(KemetMap, { kemet, turned: true });
  const button = screen.getByRole("button", { name: new RegExp(step("front_nw").text ?? step("front_nw").words) });
  expect(button).toBe(areaOf("front_nw"));
  expect(screen.getByRole("img", { name: "About west_bank" })).toBe(areaOf("west_bank"));
  await fireEvent.click(areaOf("front_nw"));
  await fireEvent.click(areaOf("west_bank"));
  expect(kemet.done).toEqual(["touch front_nw", "why west_bank"]);
});

test("Tab goes through the areas on offer, arrows to the next area, Enter chooses", async () => {
  const kemet = new MapTable(view());
  kemet.options = { nw_d1: [step("nw_d1")], west_bank: [step("west_bank")] };
  render(KemetMap, { kemet, turned: true });
  expect(areaOf("nw_d1").getAttribute("tabindex")).toBe("0");
  areaOf("nw_d1").focus();
  await fireEvent.keyDown(areaOf("nw_d1"), { key: "Tab" });
  expect(document.activeElement).toBe(areaOf("west_bank"));
  await fireEvent.keyDown(areaOf("west_bank"), { key: "Enter" });
  expect(kemet.done).toContain("touch west_bank");
  await fireEvent.keyDown(areaOf("west_bank"), { key: "ArrowLeft" });
  expect(document.activeElement).not.toBe(areaOf("west_bank"));
});

test("a note comes after a while, and Escape takes it away", async () => {
  vi.useFakeTimers();
  const kemet = new MapTable(view());
  render(KemetMap, { kemet, turned: true });
  await fireEvent.pointerOver(areaOf("west_bank"), { pointerType: "mouse" });
  expect(screen.queryByRole("tooltip")).toBeNull();
  vi.advanceTimersByTime(400);
  flushSync();
  expect(screen.getByRole("tooltip").textContent).toContain("Note of west_bank");
  await fireEvent.keyDown(areaOf("west_bank"), { key: "Escape" });
  expect(screen.queryByRole("tooltip")).toBeNull();
  vi.useRealTimers();
});

test("armies are named for whoever moves them, fights are marked", () => {
  const kemet = new MapTable(view({ areas: { west_bank: army(1, 3), temple_west_great: army(2, 2) } }));
  kemet.options = { west_bank: [step("west_bank", { fight: 1 })] };
  render(KemetMap, { kemet, turned: false });
  const things = [...document.querySelectorAll<SVGElement>("[data-thing^=army]")].map(
    ({ dataset }) => dataset["thing"],
  );
  expect(things).toContain("army:1:west_bank");
  expect(things).toContain("army:2:temple_west_great");
  expect(document.querySelectorAll(".fight")).toHaveLength(1);
});

test("an army that has just marched is on its way, and arrives", () => {
  settings.speed = "normal";
  const finish: (() => void)[] = [];
  const animate = vi.fn(() => {
    const motion = { cancel: () => {}, onfinish: null as (() => void) | null };
    finish.push(() => motion.onfinish?.());
    return motion as unknown as Animation;
  });
  Element.prototype.animate = animate;
  const kemet = new MapTable(view({ areas: { front_nw: army(0, 4) } }));
  render(KemetMap, { kemet, turned: true });
  kemet.happened = [{ event: "marched", seat: 0, units: 4, area: "nw_d1", area2: "front_nw", text: "", rule: "" }];
  flushSync();
  const standing = document.querySelector('[data-thing="army:0:front_nw"]')!;
  expect(document.querySelectorAll(".ghost")).toHaveLength(1);
  expect(standing.classList.contains("away")).toBe(true);
  for (const end of finish) end();
  flushSync();
  expect(document.querySelectorAll(".ghost")).toHaveLength(0);
  expect(standing.classList.contains("away")).toBe(false);
  delete (Element.prototype as { animate?: unknown }).animate;
});

test("without motion nothing walks", () => {
  const kemet = new MapTable(view({ areas: { front_nw: army(0, 4) } }));
  render(KemetMap, { kemet, turned: true });
  kemet.happened = [{ event: "marched", seat: 0, units: 4, area: "nw_d1", area2: "front_nw", text: "", rule: "" }];
  flushSync();
  expect(document.querySelectorAll(".ghost")).toHaveLength(0);
});
