/** The board of the Vale late in a game, and in windows of little height. */
import { render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, expect, test } from "vitest";
import { settings } from "$lib/settings.svelte";
import Board from "../../src/games/vale/Board.svelte";
import { tagSpan } from "../../src/games/vale/face";
import { lifted } from "../../src/games/vale/fan";
import { spread } from "../../src/games/vale/spread";
import { FakeTable, option, player, view } from "./vale-table";
import { windowOf } from "./window";

const NINE = ["salamander", "asmodeus", "agni", "hestia", "ifrit", "imp", "balog", "surtr", "phoenix"];

beforeEach(() => {
  windowOf(1440, 900);
  settings.language = "en";
  settings.speed = "none";
});

const areaOf = (name: string) => screen.getByRole("group", { name: `Area: ${name}` });
const late = () =>
  view({ round: 9, offer: [], players: [player(0, { hand: [], costs: {} }), player(1, { area: NINE })] });

test("nine cards of an opponent are tags, each with its name", () => {
  const table = new FakeTable(late());
  render(Board, { table });
  const tags = areaOf("Petr").querySelectorAll(".tag");
  expect([...tags].map((tag) => tag.querySelector(".name")?.textContent)).toEqual(
    NINE.map((id) => table.text(`vale-card-${id}`)),
  );
});

test("a tag tells what still works: an instant effect is over", () => {
  const table = new FakeTable(view({ players: [player(0), player(1, { area: ["pegasus", "ifrit"] })] }));
  windowOf(1366, 660);
  render(Board, { table });
  const signs = [...areaOf("Petr").querySelectorAll(".tag .cost i")].map((cost) => cost.querySelectorAll("svg").length);
  expect(signs).toEqual([1, 1]);
});

test("free places stand only where a row is open anyway", () => {
  const with9 = (area: string[]) => [player(0), player(1, { area, area_limit: 9 })];
  const table = new FakeTable({ ...late(), players: with9(NINE.slice(0, 4)) });
  windowOf(1366, 660);
  render(Board, { table });
  const free = () => [...areaOf("Petr").querySelectorAll(".free")].map((place) => place.textContent);
  expect(free()).toEqual(["5", "6"]);
  table.position = { ...table.position, players: with9(NINE.slice(0, 3)) };
  flushSync();
  expect(free()).toEqual([]);
});

test("families without cards are slim, so that the others have room", () => {
  const table = new FakeTable(view());
  render(Board, { table });
  const slim = () => [...document.querySelectorAll(".zone.slim")].map((zone) => zone.getAttribute("aria-label"));
  expect(slim()).toEqual(["Fire", "Earth", "Wind", "Dragons"]);
  table.position = view({ offer: [] });
  flushSync();
  expect(slim()).toEqual([]);
});

test("an empty offer is one bar on a low screen", () => {
  const resize = windowOf(1366, 660);
  render(Board, { table: new FakeTable(late()) });
  expect(document.querySelector(".offer")).toHaveClass("bar");
  resize(1440, 900);
  flushSync();
  expect(document.querySelector(".offer")).not.toHaveClass("bar");
});

test("a card that can only be released can be chosen, but does not glow", () => {
  const table = new FakeTable(view({ players: [player(0, { hand: [], area: ["imp"] }), player(1)] }), [
    option("release imp", "Release Imp", { card: "imp" }),
  ]);
  render(Board, { table });
  const imp = within(areaOf("Jana")).getByRole("button", { name: "Release Imp" });
  expect(imp).not.toHaveClass("is-offer");
});

test("cards on the table carry the short wording, the close-up the whole one", () => {
  const table = new FakeTable(view({ players: [player(0, { hand: ["imp"], costs: {} }), player(1)] }));
  table.texts = {
    "vale-card-imp": "Imp",
    "vale-card-imp.instant": "Gain 2 red stones, whole.",
    "vale-short-imp.instant": "Gain 2 red stones.",
  };
  render(Board, { table });
  const card = document.querySelector('[data-thing="card:imp"]');
  expect(card).toHaveTextContent("Gain 2 red stones.");
  expect(card).not.toHaveTextContent("whole");
  table.closeUp = "card:imp";
  flushSync();
  expect(screen.getByRole("tooltip")).toHaveTextContent("Gain 2 red stones, whole.");
});

test("a cluster on the score track stands round its points", () => {
  expect(spread([10, 50], 5)).toEqual([10, 50]);
  expect(spread([50, 50], 4)).toEqual([48, 52]);
  expect(spread([40, 41, 42], 5)).toEqual([36, 41, 46]);
  expect(spread([99, 100], 6)).toEqual([94, 100]); // nobody leaves the track
  expect(spread([0, 0], 6)).toEqual([0, 6]);
  expect(spread([44, 50, 50], 5)).toEqual([43, 48, 53]); // pushed together, they settle together
});

test("a name that would break inside a word gets a tag of two columns", () => {
  expect(tagSpan("Horned Salamander")).toBe(1);
  expect(tagSpan("Pampeliškový duch")).toBe(2);
});

test("a lifted hand keeps every card in sight", () => {
  const WIDTH = 390;
  const left = (style: string) => Number(/--left:(-?[\d.]+)px/.exec(style)?.[1]);
  for (const count of [1, 2, 5, 9])
    for (let front = 0; front < count; front += 1)
      for (let index = 0; index < count; index += 1) {
        const at = left(lifted(index, count, front, WIDTH));
        expect(at).toBeLessThanOrEqual(WIDTH - 50);
        expect(at + 118).toBeGreaterThanOrEqual(50);
      }
});
