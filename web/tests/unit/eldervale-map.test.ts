import { beforeEach, describe, expect, test } from "vitest";
import { beyond, boxAround, cellOf, centreOf, R, spotOf } from "../../src/games/eldervale/map/hexes";
import { grownAt, layOut, LEAST, ON_PHONE, RAIL } from "../../src/games/eldervale/map/layout";
import { pillOf } from "../../src/games/eldervale/map/printed";
import { figuresIn } from "../../src/games/eldervale/map/standing";
import { drawn, plainDesk } from "./eldervale-drawn-map";
import { facts, FakeTable, view, withRealm } from "./eldervale-table";

beforeEach(plainDesk);

describe("the grid", () => {
  test("the name of a spot is its row and its column", () => {
    expect(cellOf("m12")).toEqual({ q: 0, r: 0 });
    expect(cellOf("k13")).toEqual({ q: 1, r: -2 });
    for (const spot of ["a0", "k13", "q9", "z31"]) expect(spotOf(cellOf(spot))).toBe(spot);
  });

  test("neighbours lie a hex apart, others farther", () => {
    const { realms } = view();
    for (const [id, realm] of Object.entries(realms))
      for (const [other, there] of Object.entries(realms)) {
        const [[ax, ay], [bx, by]] = [centreOf(realm), centreOf(there)];
        const far = Math.hypot(ax - bx, ay - by);
        if (realm.neighbours.includes(other)) expect(far).toBeCloseTo(R * Math.sqrt(3));
        else if (id !== other) expect(far).toBeGreaterThan(R * Math.sqrt(3) - 1);
      }
  });

  test("a direction leads to a neighbour", () => {
    expect(beyond({ q: 0, r: 0 }, "lower-left")).toEqual({ q: -1, r: 1 });
    expect(beyond({ q: 2, r: 1 }, "upper-right")).toEqual({ q: 3, r: 0 });
    expect(beyond({ q: 2, r: 1 }, "down")).toBeNull();
  });
});

describe("how large it is", () => {
  const block = (columns: number, rows: number) =>
    Array.from({ length: columns * rows }, (_, number) => {
      const r = Math.floor(number / columns);
      return { q: (number % columns) - Math.floor(r / 2), r };
    });
  const desk = { width: 886, height: 536 };

  test("before the first tile it lies somewhere", () => {
    const { scale, middle } = layOut([], desk, "wide", []).fit;
    expect([scale, ...middle].every(Number.isFinite)).toBe(true);
  });

  test("few realms have the usual size, and lie in the window", () => {
    const { fit, box, whole, rail } = layOut(block(4, 3), desk, "wide", []);
    expect(whole).toBe(80);
    expect(rail).toBe(false);
    expect(box.width * fit.scale).toBeLessThan(desk.width);
  });

  test("many are smaller, then they are no more, and the map is moved", () => {
    expect(layOut(block(5, 5), desk, "wide", []).whole).toBeLessThan(80);
    const { whole, home } = layOut(block(7, 9), desk, "wide", []);
    expect(whole).toBeLessThan(LEAST);
    expect(home).toBe(LEAST);
  });

  test("panels in the corners hide no tile", () => {
    const panel = { x: 0, y: 0, width: 300, height: 150 };
    const { fit, box } = layOut(block(4, 4), desk, "wide", [panel]);
    const left = fit.middle[0] - (box.width / 2) * fit.scale;
    const top = fit.middle[1] - (box.height / 2) * fit.scale;
    expect(left >= panel.width || top >= panel.height - 40 * fit.scale).toBe(true);
  });

  test("in a low window the map stands left of a strip", () => {
    const { fit, box, rail } = layOut(block(5, 4), { width: 790, height: 402 }, "low", []);
    expect(rail).toBe(true);
    expect(fit.middle[0] + (box.width / 2) * fit.scale).toBeLessThanOrEqual(790 - RAIL + 8);
  });

  test("five rows of a late game are all seen there, however high the question is", () => {
    for (const height of [376, 356]) {
      const { home, whole } = layOut(block(6, 5), { width: 806, height }, "low", []);
      expect(home).toBe(whole);
    }
  });

  test("on a phone hexes are large enough for a finger", () => {
    expect(layOut(block(5, 5), { width: 390, height: 600 }, "phone", []).home).toBe(ON_PHONE);
  });

  test("pieces shrink less than hexes", () => {
    expect(grownAt(96)).toBe(1);
    expect(grownAt(60) * (60 / 80)).toBeCloseTo(0.84);
    expect(grownAt(30)).toBeLessThan(1.15);
  });

  test("the box holds every tile", () => {
    const { x, width } = boxAround([
      { q: 0, r: 0 },
      { q: 3, r: 0 },
    ]);
    expect(x).toBeLessThan(0);
    expect(x + width).toBeGreaterThan(centreOf({ q: 3, r: 0 })[0]);
  });
});

describe("what stands in a realm", () => {
  const units = (seat: number, unit: string, count: number) => ({ seat, unit, count });

  test("up to four units one by one, more of them one for each owner", () => {
    expect(figuresIn({ units: [units(0, "worker", 2), units(1, "dragon", 1)] })).toHaveLength(3);
    const many = figuresIn({
      units: [units(0, "worker", 2), ...[1, 2, 3, 4].map((seat) => units(seat, "warrior", 1))],
    });
    expect(many.map(({ seat, units: all }) => [seat, all.length])).toEqual([
      [0, 2],
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
    ]);
  });

  test("every unit, dwelling, monster and stack of the table is drawn", () => {
    const { container } = drawn();
    const all = Object.values(view().realms);
    const count = (of: (realm: (typeof all)[number]) => number) => all.reduce((sum, realm) => sum + of(realm), 0);
    expect(container.querySelectorAll("[data-figure]")).toHaveLength(count((realm) => figuresIn(realm).length));
    expect(container.querySelectorAll("[data-stack]")).toHaveLength(count(({ stacks }) => stacks.length));
    expect(container.querySelectorAll('[data-thing^="monster:"]')).toHaveLength(
      count(({ monster }) => Number(!!monster)),
    );
    expect(container.querySelectorAll(".roof")).toHaveLength(count(({ dwelling }) => Number(dwelling !== null)));
  });

  test("a shared figure says how many it stands for; a tamed monster stands on its owner's shape", () => {
    const units = [
      { seat: 0, unit: "worker", count: 4 },
      { seat: 1, unit: "kraken", count: 1 },
    ];
    const { find } = drawn(new FakeTable(withRealm(view(), "mill", { units })));
    expect(find('[data-realm="mill"] [data-figure="0:worker"] text')?.textContent).toBe("×4");
    expect(find('[data-realm="mill"] [data-figure="1:kraken"] .star')).not.toBeNull();
  });

  test("a monster tells its dice, and sleeps in its lair until there is a battle", () => {
    const asleep = drawn();
    const thing = '[data-thing="monster:stone-colossus"]';
    expect(asleep.find(`${thing} text`)?.textContent).toBe(String(facts.monsters["stone-colossus"]!.dice));
    expect(asleep.find(`${thing} .sleep`)).not.toBeNull();
    const awake = withRealm(withRealm(view(), "hollow-mountain", { monster: null }), "mill", {
      monster: "stone-colossus",
    });
    expect(drawn(new FakeTable(awake)).find(`[data-realm="mill"] .sleep`)).toBeNull();
  });

  test("each kind of tile has its pill", () => {
    for (const [id, { cost }] of Object.entries(facts.realms)) expect(pillOf(id, cost), id).not.toHaveLength(0);
  });
});
