import { fireEvent } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "$lib/settings.svelte";
import { Eldervale } from "../../src/games/eldervale/eldervale.svelte";
import { threatsTo } from "../../src/games/eldervale/map/arcs";
import { restingPlace } from "../../src/games/eldervale/map/resting";
import { drawn, group, names, onPhone, plainDesk } from "./eldervale-drawn-map";
import { FakeTable, place, view, withRealm } from "./eldervale-table";

beforeEach(plainDesk);

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
