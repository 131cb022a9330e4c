import { fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { density } from "$lib/density.svelte";
import { settings } from "$lib/settings.svelte";
import { Eldervale } from "../../src/games/eldervale/eldervale.svelte";
import { threatsTo } from "../../src/games/eldervale/map/arcs";
import { beyond, boxAround, cellOf, centreOf, R, spotOf } from "../../src/games/eldervale/map/hexes";
import { grownAt, layOut, LEAST, ON_PHONE, RAIL } from "../../src/games/eldervale/map/layout";
import EldervaleMap from "../../src/games/eldervale/map/Map.svelte";
import { pillOf } from "../../src/games/eldervale/map/printed";
import { restingPlace } from "../../src/games/eldervale/map/resting";
import { figuresIn } from "../../src/games/eldervale/map/standing";
import { act, facts, FakeTable, option, place, ready, view, withPlayer, withRealm } from "./eldervale-table";

const treasure = (realm: string, field: number) =>
  option("treasure", `take treasure in ${realm} field ${field}`, { realm, field: String(field) });
const lay = (spot: string) => option("lay-tile", `lay the tile at ${spot}`, { spot });
const bridge = (spot: string, way: string) =>
  option("lay-bridge", `lay the bridge at ${spot} towards ${way}`, { spot, way });

function drawn(table = new FakeTable()) {
  const eldervale = new Eldervale(() => table);
  const { container } = render(EldervaleMap, { eldervale });
  const find = (selector: string) => container.querySelector<SVGElement>(selector);
  const realm = (id: string) => find(`.realm[data-realm="${id}"]`)!;
  return { table, eldervale, container, find, realm };
}

/** Found by its name at once: the page is large, and looking for roles takes long. */
const group = (name: string) => document.querySelector(`[role=group][aria-label="${name}"]`)!;

function onPhone() {
  density.narrow = true;
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(390);
}

const names: Record<string, string> = {
  "eldervale-realm-mill": "Mill",
  "eldervale-realm-ash-plains": "Ash Plains",
  "eldervale-realm-hollow-mountain": "Hollow Mountain",
  "eldervale-unit-worker": "worker",
  "eldervale-unit-dragon": "dragon",
  "eldervale-unit-stone-colossus": "Stone Colossus",
  "eldervale-element-earth": "Earth",
};

beforeEach(() => {
  vi.restoreAllMocks();
  settings.speed = "none";
  settings.language = "en";
  density.narrow = density.low = false;
});

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

describe("what can be done", () => {
  test("realms on offer are buttons with the words of their option, others say what they are", () => {
    const only = place("worker", "mill", { text: "Place your worker at the Mill", detail: "build" });
    const { realm, find } = drawn(new FakeTable(view(), [only], names));
    expect(realm("mill").getAttribute("role")).toBe("button");
    expect(realm("mill").getAttribute("aria-label")).toBe("Place your worker at the Mill, build");
    expect(realm("mill").getAttribute("aria-description")).toContain("Mill");
    expect(realm("hollow-mountain").getAttribute("role")).toBe("img");
    expect(realm("hollow-mountain").getAttribute("aria-label")).toContain("Stone Colossus, 5 dice");
    expect(find(".offer")).not.toBeNull();
    expect(document.querySelectorAll(".dim").length).toBe(Object.keys(view().realms).length - 1);
  });

  test("nothing is dimmed while nothing is on offer here", () => {
    expect(drawn(new FakeTable(view(), [option("go-on", "go on")])).find(".dim")).toBeNull();
  });

  test("touching one answers, touching another asks why", async () => {
    const { realm, table } = drawn(new FakeTable(view(), [place("worker", "mill")]));
    await fireEvent.click(realm("mill"));
    expect(table.chosen).toEqual(["place worker in mill"]);
    await fireEvent.click(realm("ash-plains"));
    expect(table.asks).toHaveLength(1);
  });

  test("a stack is taken by touching it", async () => {
    const { find, table } = drawn(new FakeTable(view(), [treasure("ash-plains", 1), treasure("ash-plains", 2)]));
    const stack = find('[data-stack="ash-plains:2"]')!;
    expect(stack.getAttribute("role")).toBe("button");
    await fireEvent.click(stack);
    expect(table.chosen).toEqual(["take treasure in ash-plains field 2"]);
    expect(find('[data-stack="briar-forest:1"]')!.getAttribute("aria-hidden")).toBe("true");
  });

  test("a figure is taken up by touching it, by keys too", async () => {
    const mine = withRealm(view(), "mill", { units: [{ seat: 0, unit: "worker", count: 1 }] });
    const options = [ready("worker", "mill"), act("worker", "mill", "water-passage")];
    const { find, eldervale } = drawn(new FakeTable(mine, options));
    const figure = find('[data-figure="0:worker"]')!;
    await fireEvent.click(figure);
    expect(eldervale.carried).toEqual({ unit: "worker", place: "mill" });
    expect(find(".here")).not.toBeNull();
    await fireEvent.keyDown(figure, { key: "Enter" });
    expect(eldervale.carried).toBeNull();
  });

  test("its realm takes it up too, and puts it down again: nobody is told that this is not possible", async () => {
    const mine = withRealm(view(), "mill", { units: [{ seat: 0, unit: "worker", count: 1 }] });
    const options = [ready("worker", "mill"), act("worker", "mill", "water-passage")];
    const { realm, eldervale, table } = drawn(new FakeTable(mine, options));
    realm("mill").focus();
    await fireEvent.keyDown(realm("mill"), { key: "Enter" });
    expect(eldervale.carried).toEqual({ unit: "worker", place: "mill" });
    expect(realm("mill").getAttribute("role")).toBe("button");
    await fireEvent.keyDown(realm("mill"), { key: "Enter" });
    expect(eldervale.carried).toBeNull();
    expect(table.asks).toEqual([]);
  });

  test("nobody else's figure is", () => {
    const both = withRealm(view(), "mill", { units: [1, 0].map((seat) => ({ seat, unit: "worker", count: 1 })) });
    const { find } = drawn(new FakeTable(both, [ready("worker", "mill"), act("worker", "mill", "water-passage")]));
    expect(find('[data-figure="1:worker"]')!.getAttribute("role")).toBeNull();
  });

  test("a new tile shows where it may lie, and is laid there", async () => {
    const { find, realm, table } = drawn(new FakeTable(view({ tile: "misty-falls" }), [lay("k13"), lay("a3")]));
    expect(document.querySelectorAll(".ghost")).toHaveLength(2);
    expect([...document.querySelectorAll(".spot > text")].map(({ textContent }) => textContent)).toEqual(["k13", "a3"]);
    expect(find(".dim")).toBeNull(); // its neighbours matter
    expect(realm("spot-k13").getAttribute("role")).toBe("button");
    await fireEvent.click(realm("spot-k13"));
    expect(table.chosen).toEqual(["lay the tile at k13"]);
    expect(find(".way")).toBeNull();
  });

  test("the bridge shows where it would lead", () => {
    const { find } = drawn(new FakeTable(view({ tile: "bifrost" }), [bridge("k12", "upper-left")]));
    expect(find(".way")?.getAttribute("transform")).toBe("rotate(-120)");
  });

  test("who has fallen is told by owner; mine come back by a touch", async () => {
    const units = (underworld: Record<string, number>) => ({ units: { ready: {}, tray: {}, map: {}, underworld } });
    const fallen = withPlayer(withPlayer(view(), 0, units({ worker: 2 })), 1, units({ dragon: 1 }));
    const revive = option("revive", "revive worker", { unit: "worker" });
    const { table } = drawn(new FakeTable(fallen, [revive], names));
    const there = group("Underworld");
    expect(there.querySelectorAll("button")).toHaveLength(1);
    expect(there.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("dragon in the Underworld (Petr)");
    await fireEvent.click(there.querySelector("button")!);
    expect(table.chosen).toEqual(["revive worker"]);
  });

  test("who acts from the Underworld is taken up there", async () => {
    const units = { ready: {}, tray: {}, map: {}, underworld: { worker: 1 } };
    const options = ["water-passage", "fire-ember-hoard"].map((card) =>
      option("act-fallen", `fallen worker to ${card}`, { unit: "worker", card }),
    );
    const { eldervale } = drawn(new FakeTable(withPlayer(view(), 0, { units }), options));
    await fireEvent.click(group("Underworld").querySelector("button")!);
    expect(eldervale.carried).toEqual({ unit: "worker", place: "underworld" });
  });

  test("mercenaries are hired from their place", async () => {
    const hire = option("hire", "hire minotaur", { unit: "minotaur" });
    const { table } = drawn(new FakeTable(view({ mercenaries: ["minotaur", "mimeza"] }), [hire]));
    const there = group("For hire");
    expect(there.children).toHaveLength(2);
    await fireEvent.click(there.querySelector("button")!);
    expect(table.chosen).toEqual(["hire minotaur"]);
  });
});

describe("keys", () => {
  const options = [place("worker", "mill"), place("worker", "ash-plains")];

  test("Tab goes through what is on offer, arrows to the next realm, Enter chooses", async () => {
    const { realm, table, container } = drawn(new FakeTable(view(), options));
    const stops = [...container.querySelectorAll<SVGElement>(".realm")].filter(
      (each) => each.getAttribute("tabindex") === "0",
    );
    expect(stops).toHaveLength(1);
    const [first] = stops;
    expect(options.map(({ values }) => values["realm"])).toContain(first!.dataset["realm"]);
    first!.focus();
    await fireEvent.keyDown(first!, { key: "Tab" });
    const second = document.activeElement as SVGElement;
    expect(second.dataset["realm"]).not.toBe(first!.dataset["realm"]);
    await fireEvent.keyDown(second, { key: "Enter" });
    expect(table.chosen).toHaveLength(1);
    realm("mill").focus();
    await fireEvent.keyDown(realm("mill"), { key: "ArrowLeft" });
    const { q, r } = view().realms[(document.activeElement as SVGElement).dataset["realm"]!]!;
    const { q: mq, r: mr } = view().realms["mill"]!;
    expect(centreOf({ q, r })[0]).toBeLessThan(centreOf({ q: mq, r: mr })[0]);
  });
});

describe("notes", () => {
  const note = (table: FakeTable, id: string) => new Eldervale(() => table).note(id)!;
  const lines = (table: FakeTable, id: string) => note(table, id).lines.map(({ text }) => text);

  test("tell what stands there and what it would bring", () => {
    const told = lines(new FakeTable(view(), [], names), "hollow-mountain");
    expect(told).toContain("Earth ×2, lair, a dwelling costs 2 gems, 1 tool");
    expect(told).toContain("Stone Colossus, 5 dice");
  });

  test("warn of a monster that would rampage, by its rule", () => {
    const position = withRealm(view(), "misty-falls", { rampages: ["stone-colossus"] });
    const table = new FakeTable(position, [place("worker", "misty-falls")], names);
    expect(lines(table, "misty-falls")).toContain("Stone Colossus will rampage here: 5 dice");
    expect(note(table, "misty-falls").rule).toBe("ELDER-23.2");
    expect(lines(new FakeTable(position), "misty-falls").join()).not.toContain("rampage");
  });

  test("warn in the words of the server, which knows who may be held back", () => {
    const position = withRealm(view(), "misty-falls", { rampages: ["stone-colossus"] });
    const table = new FakeTable(
      position,
      [place("worker", "misty-falls", { detail: "may rampage if you wish" })],
      names,
    );
    expect(note(table, "misty-falls").lines.at(-1)).toEqual({
      sign: "monster-stone-colossus",
      text: "may rampage if you wish",
      warns: true,
    });
  });

  test("tell who would fight, with how many dice", () => {
    const fight = place("worker", "mill", { numbers: { fight_mine: 2, fight_theirs: 3, fight_seat: 1 } });
    const table = new FakeTable(withRealm(view(), "mill", { rampages: [] }), [fight], names);
    expect(lines(table, "mill")).toContain("Battle against Petr, your dice to theirs: 2 : 3");
    expect(note(table, "mill").rule).toBe("ELDER-19.1");
  });

  test("say when there is nothing to fear", () => {
    const position = withRealm(view(), "mill", { units: [], monster: null, rampages: [] });
    expect(lines(new FakeTable(position, [place("worker", "mill")]), "mill")).toContain(
      "Nobody there, no monster beside it",
    );
  });

  test("come after a while, and Escape takes them away", async () => {
    vi.useFakeTimers();
    const { realm } = drawn(new FakeTable(view(), [place("worker", "mill")], names));
    await fireEvent.pointerOver(realm("mill"));
    vi.advanceTimersByTime(400);
    flushSync();
    expect(document.querySelector("[role=tooltip]")?.textContent).toContain("Mill");
    await fireEvent.keyDown(realm("mill"), { key: "Escape" });
    expect(document.querySelector("[role=tooltip]")).toBeNull();
    vi.useRealTimers();
  });

  test("do not come beside a refusal that was asked for", async () => {
    vi.useFakeTimers();
    const { realm, table } = drawn(new FakeTable(view(), [place("worker", "mill")], names));
    await fireEvent.pointerOver(realm("ash-plains"));
    await fireEvent.keyDown(realm("ash-plains"), { key: "w" });
    vi.advanceTimersByTime(400);
    flushSync();
    expect(table.asks).toHaveLength(1);
    expect(document.querySelector("[role=tooltip]")).toBeNull();
    vi.useRealTimers();
  });

  test("lie on no realm that can be chosen as long as there is room", () => {
    const window = { width: 886, height: 536 };
    const lit = [0, 1, 2, 3].map((number) => ({ x: 40 + number * 130, y: 200, width: 130, height: 150 }));
    const [x, y] = restingPlace({ width: 260, height: 110 }, lit[1]!, lit, [], [], window);
    for (const box of lit) {
      const beside = x >= box.x + box.width || x + 260 <= box.x || y >= box.y + box.height || y + 110 <= box.y;
      expect(beside).toBe(true);
    }
  });
});

describe("rampages", () => {
  test("are red dashes to the realm that is pointed at", async () => {
    const position = withRealm(view(), "misty-falls", { rampages: ["stone-colossus"] });
    expect(threatsTo(position, "misty-falls")).toHaveLength(1);
    expect(threatsTo(withRealm(position, "mill", { rampages: [] }), "mill")).toEqual([]);
    const { find, realm } = drawn(new FakeTable(position, [place("worker", "misty-falls")]));
    expect(find("[data-arc]")).toBeNull();
    await fireEvent.pointerOver(realm("misty-falls"));
    expect(find('[data-arc="stone-colossus"]')).not.toBeNull();
  });

  test("the realm of a battle has a red rim", () => {
    const { last_battle: battle } = view();
    expect(battle).not.toBeNull();
    const { find } = drawn(new FakeTable(view({ battle: battle! })));
    expect(find(".battle")).not.toBeNull();
  });
});

describe("motion", () => {
  const placed = { event: "placed", seat: 1, unit: "worker", realm: "mill" };
  const there = withRealm(view(), "mill", { units: [{ seat: 1, unit: "worker", count: 1 }] });

  test("who was placed just now lands, and then stands there", async () => {
    settings.speed = "normal";
    const table = new FakeTable(there);
    table.happened = [placed as never];
    const { find } = drawn(table);
    expect(find(".mover")).not.toBeNull();
    expect(find('[data-figure="1:worker"] .away')).not.toBeNull();
    await Promise.resolve();
    flushSync();
    expect(find(".mover")).toBeNull();
    expect(find('[data-figure="1:worker"] .away')).toBeNull();
  });

  test("without motion nothing moves", () => {
    const table = new FakeTable(there);
    table.happened = [placed as never];
    expect(drawn(table).find(".mover")).toBeNull();
  });
});

test("from afar there are symbols, owners and how many treasures, no names and no prices", () => {
  onPhone();
  const { find } = drawn();
  expect(find(".print text")).not.toBeNull();
  for (let step = 0; step < 6; step++) fireEvent.keyDown(find("svg[role=group]")!, { key: "-" });
  flushSync();
  expect(find(".print text")).toBeNull();
  expect(find("[data-stack]")).toBeNull();
  expect(find(".count")).not.toBeNull();
});

test("on a phone a small map shows the whole, above the realms and beside the Underworld", () => {
  onPhone();
  const { find } = drawn();
  const small = document.querySelector(`[role=img][aria-label^="Small map"]`);
  expect(small).not.toBeNull();
  expect(find(".field")!.contains(small)).toBe(false);
  expect(group("Underworld")).toHaveTextContent("Underworld");
});

describe("from near", () => {
  const closer = (find: (selector: string) => SVGElement | null) => {
    for (let step = 0; step < 3; step++) fireEvent.keyDown(find("svg[role=group]")!, { key: "+" });
    flushSync();
  };

  test("fields tell what they give once they are empty, realms what a dwelling would bring", () => {
    const { find, container } = drawn();
    expect(find("[data-printed], [data-worth]")).toBeNull();
    closer(find);
    const open = Object.entries(view().realms).filter(([, { worth }]) => worth !== null);
    expect(open.length).toBeGreaterThan(3);
    for (const [id, { worth }] of open) expect(find(`[data-worth="${id}"] text`)?.textContent, id).toBe(`+${worth}`);
    expect(container.querySelectorAll("[data-printed]").length).toBeGreaterThan(3);
  });

  test("a used up field shows it anyway", () => {
    const stacks = [{ top: null, left: 0, bottom: null, printed: "1 gem" }];
    const { find } = drawn(new FakeTable(withRealm(view(), "briar-forest", { stacks })));
    closer(find);
    expect(find('[data-printed^="briar-forest"]')).toBeNull();
  });

  test("a double click looks closer, another one shows everything again", async () => {
    const { find, realm } = drawn();
    await fireEvent.dblClick(realm("mill"));
    flushSync();
    expect(find("[data-worth]")).not.toBeNull();
    await fireEvent.dblClick(realm("mill"));
    flushSync();
    expect(find("[data-worth]")).toBeNull();
  });

  test("so it is on a phone, where the map is never seen whole", async () => {
    onPhone();
    const { find, realm } = drawn();
    await fireEvent.dblClick(realm("mill"));
    flushSync();
    expect(find("[data-worth]")).not.toBeNull();
  });

  test("the note tells it from everywhere", () => {
    const position = withRealm(view(), "ash-plains", { worth: 6 });
    const { lines } = new Eldervale(() => new FakeTable(position, [], names)).note("ash-plains")!;
    expect(lines.map(({ text }) => text).join()).toContain("a dwelling built here now brings 6 VP");
  });
});

describe("a monster is looked at closely", () => {
  const monster = '[data-look="monster:stone-colossus"]';

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("where a pointer rests on it, instead of the note of its realm; beside it there is the note", async () => {
    const { find, realm, table } = drawn(new FakeTable(view(), [], names));
    await fireEvent.pointerOver(find(`${monster} .star`)!);
    vi.advanceTimersByTime(400);
    flushSync();
    expect(table.closeUp).toBe("monster:stone-colossus");
    expect(document.querySelector("[role=tooltip]")).toBeNull();
    await fireEvent.pointerOver(realm("hollow-mountain"));
    expect(table.closeUp).toBeNull();
    vi.advanceTimersByTime(400);
    flushSync();
    expect(document.querySelector("[role=tooltip]")?.textContent).toContain("Stone Colossus, 5 dice");
  });

  test("by a long press, whose end chooses nothing", async () => {
    const { find, table } = drawn(new FakeTable(view(), [place("worker", "hollow-mountain")], names));
    const star = find(`${monster} .star`)!;
    await fireEvent.pointerDown(star, { pointerType: "touch" });
    vi.advanceTimersByTime(500);
    await fireEvent.pointerUp(star, { pointerType: "touch" });
    await fireEvent.click(star);
    expect(table.closeUp).toBe("monster:stone-colossus");
    expect(table.chosen).toEqual([]);
  });

  test("by the Space key in its realm; Enter still chooses", async () => {
    const { realm, table } = drawn(new FakeTable(view(), [place("worker", "hollow-mountain")], names));
    realm("hollow-mountain").focus();
    await fireEvent.keyDown(realm("hollow-mountain"), { key: " " });
    expect(table.closeUp).toBe("monster:stone-colossus");
    await fireEvent.keyDown(realm("hollow-mountain"), { key: " " });
    expect(table.closeUp).toBeNull();
    await fireEvent.keyDown(realm("hollow-mountain"), { key: "Enter" });
    expect(table.chosen).toEqual(["place worker in hollow-mountain"]);
  });

  test("also where it serves somebody", async () => {
    const tamed = withRealm(view(), "mill", { units: [{ seat: 1, unit: "kraken", count: 1 }] });
    expect(drawn(new FakeTable(tamed)).find('[data-figure="1:kraken"]')!.dataset["look"]).toBe("monster:kraken");
  });
});
