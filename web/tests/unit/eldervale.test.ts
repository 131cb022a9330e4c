import { describe, expect, it } from "vitest";
import { Eldervale } from "../../src/games/eldervale/eldervale.svelte";
import { act, cast, FakeTable, goOn, option, place, ready, regroup, view } from "./eldervale-table";

const at = (table: FakeTable) => new Eldervale(() => table);
const thing = document.createElement("div");

describe("a unit is taken up and put down", () => {
  const options = [
    ready("worker", "ash-plains"),
    act("worker", "ash-plains", "water-passage"),
    act("dragon", "ash-plains", "fire-ember-hoard"),
    ready("warrior", "mill"),
  ];
  const regrouping = () => new FakeTable(view({ question: "take_back" }), options);

  it("one after the other, then none", () => {
    const eldervale = at(regrouping());
    const taken = Array.from({ length: 3 }, () => {
      eldervale.touch("ash-plains", thing);
      return eldervale.carried?.unit ?? null;
    });
    expect(taken).toEqual(["worker", "dragon", null]);
  });

  it("and then only what puts it down is on offer", () => {
    const eldervale = at(regrouping());
    eldervale.carry("worker", "ash-plains");
    expect(eldervale.cardOptions("water-passage")).toEqual([options[1]]);
    expect(eldervale.cardOptions("fire-ember-hoard")).toEqual([]);
    expect(eldervale.homeOptions()).toEqual([options[0]]);
    expect(eldervale.offers("mill")).toEqual([]);
  });

  it("where there is one way only, it is taken at once", () => {
    const table = regrouping();
    at(table).touch("mill", thing);
    expect(table.chosen).toEqual(["ready warrior from mill"]);
  });

  it("and on a phone its ways home and to the cards are shown", () => {
    const eldervale = at(regrouping());
    expect(eldervale.pane).toBe("turn");
    eldervale.carry("worker", "ash-plains");
    expect(eldervale.pane).toBe("tableau");
    eldervale.carry("worker", "ash-plains");
    expect(eldervale.pane).toBe("turn");
  });

  it("and is let go with the question", () => {
    const table = regrouping();
    const eldervale = at(table);
    eldervale.carry("worker", "ash-plains");
    table.offered = options.slice(1);
    expect(eldervale.carried).toBeNull();
  });
});

describe("a unit is placed", () => {
  const options = [place("worker", "mill"), place("dragon", "mill"), place("dragon", "ash-plains"), regroup];

  it("by its realm, which asks which of several", () => {
    const table = new FakeTable(view(), options);
    const eldervale = at(table);
    eldervale.touch("mill", thing);
    expect(eldervale.chooser?.options).toEqual(options.slice(0, 2));
    eldervale.touch("ash-plains", thing);
    expect(table.chosen).toEqual(["place dragon in ash-plains"]);
  });

  it("or chosen first", () => {
    const table = new FakeTable(view(), options);
    const eldervale = at(table);
    eldervale.choose("worker");
    expect(eldervale.offers("ash-plains")).toEqual([]);
    eldervale.touch("mill", thing);
    expect(table.chosen).toEqual(["place worker in mill"]);
  });

  it("or asked about in vain", () => {
    const table = new FakeTable(view(), options);
    at(table).touch("magma-terraces", thing);
    expect(table.asks).toEqual(["place worker in magma-terraces"]);
  });
});

describe("what is free", () => {
  const cash = option("cash", "cash air-gem for gem", { token: "air-gem", resource: "gem" });

  it("glows quietly beside a question, and not where it is all that is asked for", () => {
    const table = new FakeTable(view({ question: "turn" }), [regroup, cash]);
    const eldervale = at(table);
    expect(eldervale.isQuiet([cash])).toBe(true);
    expect(eldervale.isQuiet([cash, regroup])).toBe(false);
    table.position = view({ question: "window" });
    expect(eldervale.isQuiet([cash])).toBe(false);
  });

  it("and no card of a hand is lit in others' turns before it is opened", () => {
    const table = new FakeTable(view({ question: "window", active: 0 }), [goOn, cast("spell-gust")]);
    const eldervale = at(table);
    expect(eldervale.isHandLit).toBe(true);
    table.position = view({ question: "window", active: 1 });
    expect(eldervale.isHandLit).toBe(false);
    eldervale.openHand();
    expect(eldervale.isHandLit).toBe(true);
    table.offered = [goOn];
    expect(eldervale.isHandLit).toBe(false);
  });
});
