import { fireEvent } from "@testing-library/svelte";
import { beforeEach, describe, expect, test } from "vitest";
import { centreOf } from "../../src/games/eldervale/map/hexes";
import { drawn, group, names, plainDesk } from "./eldervale-drawn-map";
import { act, FakeTable, option, place, ready, view, withPlayer, withRealm } from "./eldervale-table";

const treasure = (realm: string, field: number) =>
  option("treasure", `take treasure in ${realm} field ${field}`, { realm, field: String(field) });
const lay = (spot: string) => option("lay-tile", `lay the tile at ${spot}`, { spot });
const bridge = (spot: string, way: string) =>
  option("lay-bridge", `lay the bridge at ${spot} towards ${way}`, { spot, way });

beforeEach(plainDesk);

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
    expect(document.querySelector(".spot > text")).toBeNull(); // its name says nothing to anybody
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
