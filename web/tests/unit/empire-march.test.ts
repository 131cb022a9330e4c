import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, expect, test } from "vitest";
import { settings } from "$lib/settings.svelte";
import Board from "../../src/games/empire/Board.svelte";
import { Empire } from "../../src/games/empire/empire.svelte";
import March from "../../src/games/empire/March.svelte";
import { FakeTable, marching, move, option, STEPS } from "./empire-table";

beforeEach(() => {
  settings.language = "en";
  settings.speed = "none";
});

const show = (table: FakeTable) => render(Board, { table });
const thing = document.createElement("button");
const moved = (from: string, to: string, seat = 0) => [
  { event: "moved", seat, region: from, region2: to, text: "", rule: "" },
];

test("a march begins with an army: first the origin, then its targets", () => {
  const table = new FakeTable(marching(5), STEPS);
  const empire = new Empire(() => table);
  expect(empire.from).toBeNull();
  expect(empire.canStart("CRE-3")).toBe(true);
  expect(empire.canStart("CRE-4")).toBe(false);
  expect(empire.offers("CRE-4")).toEqual([]);
  empire.touch("CRE-3", thing);
  expect(empire.isFrom("CRE-3")).toBe(true);
  expect(empire.offers("MEA-3").map(({ words }) => words)).toEqual(["move CRE-3 to MEA-3"]);
  expect(empire.offers("CRE-4").map(({ words }) => words)).toEqual(["move CRE-3 to CRE-4"]);
  empire.touch("MEA-3", thing);
  expect(table.chosen).toEqual(["move CRE-3 to MEA-3"]);
});

test("the origin is let go by touching it again, or by Escape", async () => {
  const table = new FakeTable(marching(5), STEPS);
  const empire = new Empire(() => table);
  empire.touch("CRE-3", thing);
  empire.touch("CRE-3", thing);
  expect(empire.from).toBeNull();
  expect(table.chosen).toEqual([]);
  empire.touch("CRE-5", thing);
  expect(empire.from).toBe("CRE-5");
  expect(empire.letGo()).toBe(true);
  expect(empire.letGo()).toBe(false);
});

test("the origin follows the army that may go on", () => {
  const table = new FakeTable(marching(5), STEPS);
  const empire = new Empire(() => table);
  empire.touch("CRE-3", thing);
  table.position = marching(4);
  table.offered = [move("CRE-4", "CRE-5"), ...STEPS];
  table.happened = moved("CRE-3", "CRE-4");
  expect(empire.from).toBe("CRE-4");
});

test("the origin stays where it was if the army cannot go on, and is gone with the last army", () => {
  const table = new FakeTable(marching(5), STEPS);
  const empire = new Empire(() => table);
  empire.touch("CRE-3", thing);
  table.position = marching(2);
  table.happened = moved("CRE-3", "MEA-3");
  expect(empire.from).toBe("CRE-3");
  table.position = marching(1);
  table.offered = [move("CRE-5", "CRE-4"), move("CRE-4", "CRE-3"), option("done", {})];
  expect(empire.from).toBeNull();
});

test("another player's step moves nobody's origin", () => {
  const table = new FakeTable(marching(5), STEPS);
  table.happened = moved("CRE-5", "CRE-3", 1);
  expect(new Empire(() => table).from).toBeNull();
});

test("the only region with an army that can march is chosen by itself", () => {
  const table = new FakeTable(marching(5), [move("CRE-5", "CRE-4"), option("done", {})]);
  const empire = new Empire(() => table);
  expect(empire.from).toBe("CRE-5");
  empire.touch("CRE-5", thing);
  expect(empire.from).toBeNull();
});

test("a row of the list that is lit shows its march on the map", () => {
  const table = new FakeTable(marching(5), STEPS);
  const empire = new Empire(() => table);
  table.light("move CRE-5 to CRE-4");
  expect(empire.isFrom("CRE-5")).toBe(true);
  expect(empire.isLit("CRE-4")).toBe(true);
  expect(empire.isLit("CRE-5")).toBe(false);
  table.light(null);
  expect(empire.from).toBeNull();
});

test("Escape on the board lets the army go", async () => {
  const table = new FakeTable(marching(5), [move("CRE-5", "CRE-4"), option("done", {})]);
  show(table);
  const pressed = () => document.querySelector('[data-region="CRE-5"]')?.getAttribute("aria-pressed");
  expect(pressed()).toBe("true");
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(pressed()).toBe("false");
});

test("movement points are pips, used and left; steps of the card are told", () => {
  const table = new FakeTable(marching(3));
  const { unmount } = render(March, { table });
  expect(screen.getByRole("img", { name: "3 of 5 movement points left" }).children).toHaveLength(5);
  expect(document.querySelectorAll(".pips .used")).toHaveLength(2);
  expect(screen.getByText("move with 4 points")).toHaveAttribute("aria-current", "step");
  unmount();
  table.position = marching(0, { action: { seat: 0, kind: "place", left: 1, total: 1 }, question: "place" });
  render(March, { table });
  expect(screen.getByRole("img", { name: "1 of 1 armies left to place" })).toBeVisible();
  expect(screen.getByText("place 1 army")).toHaveAttribute("aria-current", "step");
});

test("Escape closes what is open before it lets an army go", async () => {
  const table = new FakeTable(marching(5), [move("CRE-5", "CRE-4"), option("done", {})]);
  show(table);
  const from = () => document.querySelector('[data-region="CRE-5"]')?.getAttribute("aria-pressed");
  table.closeUp = "card:graveyard";
  flushSync();
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(table.closeUp).toBeNull();
  expect(from()).toBe("true");
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(from()).toBe("false");
});

test("who watches a march sees what is left of it on the board; who marches sees it under the question", () => {
  const table = new FakeTable(marching(3), [move("CRE-5", "CRE-4"), option("done", {})]);
  show(table);
  expect(document.querySelector(".pips")).toBeNull();
  table.offered = [];
  flushSync();
  expect(screen.getByRole("img", { name: "3 of 5 movement points left" })).toBeVisible();
});
