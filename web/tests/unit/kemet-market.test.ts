import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Option } from "$lib/api";
import { settings } from "$lib/settings.svelte";
import drawings from "../../src/games/kemet/drawings.json";
import icons from "../../src/games/kemet/icons.json";
import { Kemet } from "../../src/games/kemet/kemet.svelte";
import Market from "../../src/games/kemet/market/Market.svelte";
import TileCard from "../../src/games/kemet/market/TileCard.svelte";
import { lookOf, rowsOf } from "../../src/games/kemet/market/tiles";
import { describeTile } from "../../src/games/kemet/market/words";
import signs from "../../src/games/kemet/signs.json";
import symbols from "../../src/games/kemet/symbols.json";
import type { KemetView, MarketTile, PlayerView } from "../../src/games/kemet/view";
import { acquire, facts, FakeTable, option, player, view } from "./kemet-table";

beforeEach(() => {
  settings.language = "en";
  settings.speed = "none";
});

const row = (id: string) => document.querySelector<HTMLElement>(`[data-look="tile:${id}"]`)!;
const freeTile = (tile: string): Option => option(`take ${tile}`, { tile }, { id: "free-tile" });

/** Three players; what I am, what the others own, how many copies of what are left. */
function position(me: Partial<PlayerView> = {}, other: string[] = [], changed: Record<string, number> = {}): KemetView {
  const players = [player(0, me), player(1, { tiles: other }), player(2)];
  const all = { ...view({ players }).offer, ...changed };
  return view({ players, offer: Object.fromEntries(Object.entries(all).filter(([, count]) => count > 0)) });
}

/** The same, with tiles that lie otherwise for me. */
const lying = (position: KemetView, tiles: Record<string, Partial<MarketTile>>): KemetView => ({
  ...position,
  market: Object.fromEntries(Object.entries(position.market!).map(([id, tile]) => [id, { ...tile, ...tiles[id] }])),
});

function market(position: KemetView, options: Option[] = [], mine: number | null = 0) {
  const table = new FakeTable(position, options);
  table.mine = mine;
  const kemet = new Kemet(() => table);
  render(Market, { kemet });
  return { table, kemet };
}

// ---- symbols

test("every tile and card has a symbol, and every symbol a drawing", () => {
  const things = [...Object.keys(facts.tiles), ...Object.keys(facts.cards)].filter((id) => id !== "prayer");
  expect(Object.keys(symbols).sort()).toEqual(things.sort());
  expect(signs.prayer).toBe("own-ankh"); // the card and the points
  const used = new Set([...Object.values(symbols), ...Object.values(signs)]);
  expect([...Object.keys(icons), ...Object.keys(drawings)].sort()).toEqual([...used].sort());
  for (const god of facts.gods) expect(signs).toHaveProperty(`god-${god}`);
  for (const { action } of facts.spaces) expect(signs).toHaveProperty(`action-${action}`);
});

// ---- how a tile lies

test("a tile I can buy shows what it costs me, with the reduction", () => {
  market(lying(position(), { ruby_1_charge: { price: 0 } }));
  expect(row("ruby_1_charge")).toHaveTextContent("Charge! ×2");
  expect(within(row("ruby_1_charge")).getByTitle("Costs you nothing.")).toHaveTextContent("0");
});

test.each([
  ["colour-bought", "today"],
  ["pyramid-too-low", "low"],
  ["tile-too-dear", "dear"],
  ["same-picture", "twin"],
  ["", "open"],
])("a tile lies by what the view tells to stand in its way: %s is %s", (obstacle, state) => {
  const { kemet } = market(lying(position(), { ruby_1_charge: { obstacle } }));
  expect(lookOf(kemet, "ruby_1_charge").state).toBe(state);
  expect(row("ruby_1_charge")).toHaveClass(state);
});

test("a tile that I own is mine, whatever stands in the way of a second one", () => {
  const owner = position({ tiles: ["ruby_1_charge"] });
  const { kemet } = market(lying(owner, { ruby_1_charge: { obstacle: "same-picture" } }));
  expect(lookOf(kemet, "ruby_1_charge").state).toBe("mine");
  expect(row("ruby_1_charge")).toHaveClass("mine");
});

test("a taken tile is struck out and says who has it", () => {
  const { kemet } = market(position({}, ["ruby_2_phoenix"], { ruby_2_phoenix: 0 }));
  expect(row("ruby_2_phoenix")).toHaveClass("gone");
  expect(row("ruby_2_phoenix").querySelector(".badge.p2")).not.toBeNull();
  expect(describeTile(kemet, lookOf(kemet, "ruby_2_phoenix"))).toMatch(/Taken\. Owned by Petr\.$/);
});

test("of two copies one is taken, the other is still to be had", () => {
  const { kemet } = market(position({}, ["ruby_1_charge"], { ruby_1_charge: 1 }));
  expect(lookOf(kemet, "ruby_1_charge")).toMatchObject({ state: "open", left: 1 });
  expect(row("ruby_1_charge").querySelector(".badge.p2")).not.toBeNull();
  expect(row("ruby_1_charge")).not.toHaveTextContent("×");
});

test("tiles this table does not play with are not shown", () => {
  const { kemet } = market(position({}, [], { ruby_4_act_of_god: 0 }));
  expect(rowsOf(kemet, "ruby").flatMap(({ tiles }) => tiles)).not.toContain("ruby_4_act_of_god");
  expect(row("ruby_4_act_of_god")).toBeNull();
});

test.each([
  [2, ["Ruby", "Sapphire"]],
  [5, ["Ruby", "Sapphire", "Diamond", "Onyx"]],
] as const)("with %i players the columns are %o, with my highest pyramid", (seats, names) => {
  market(view({}, seats));
  const columns = [...document.querySelectorAll("[data-column]")];
  expect(columns.map((column) => column.getAttribute("aria-label")?.split(":")[0])).toEqual(names);
  expect(columns[0]).toHaveAccessibleName("Ruby: your highest pyramid has level 1");
});

// ---- what can be done

test("what is on offer is a button with the option's words, and touching it answers", async () => {
  const { table } = market(position({ bought: ["ruby"] }), [acquire("ruby_1_charge", 3)]);
  const button = screen.getByRole("button", { name: "acquire ruby_1_charge" });
  expect(button).toHaveClass("is-offer", "open"); // the offer knows better than the view
  expect(button).toHaveTextContent("3");
  expect(button).toHaveAccessibleDescription(/^Charge!: Ruby, level I\. \+1 strength when you attack\./);
  await fireEvent.click(button);
  expect(table.chosen).toEqual(["acquire ruby_1_charge"]);
});

test("while a tile is chosen, one that is not on offer says why", async () => {
  const open = lying(position(), { ruby_2_phoenix: { obstacle: "" } });
  const { table, kemet } = market(open, [acquire("ruby_1_charge")]);
  expect(lookOf(kemet, "ruby_2_phoenix").state).toBe("not-now");
  await fireEvent.click(row("ruby_2_phoenix"));
  await fireEvent.keyDown(row("ruby_2_carnage"), { key: "w" });
  expect(table.asks).toEqual(["acquire ruby_2_phoenix", "acquire ruby_2_carnage"]);
});

test("the first tile is free", async () => {
  const begun = { ...position(), question: "free_tile" };
  const { table } = market(begun, [freeTile("ruby_1_charge")]);
  expect(row("ruby_1_charge")).toHaveTextContent("0");
  await fireEvent.click(row("ruby_2_phoenix"));
  expect(table.asks).toEqual(["take ruby_2_phoenix"]);
  await fireEvent.click(row("ruby_1_charge"));
  expect(table.chosen).toEqual(["take ruby_1_charge"]);
});

test("those who watch see no prices and no marks of mine, and look closer instead of asking", async () => {
  const { table } = market(
    position({ tiles: ["ruby_1_charge"], bought: ["ruby"] }, [], { ruby_1_charge: 1 }),
    [],
    null,
  );
  expect(row("ruby_1_charge")).toHaveClass("open");
  expect(row("ruby_1_charge").querySelector(".badge.p1")).not.toBeNull();
  expect(row("ruby_2_phoenix").querySelector(".price")).toBeNull();
  await fireEvent.click(row("ruby_2_phoenix"));
  expect(table.asks).toEqual([]);
  expect(table.closeUp).toBe("tile:ruby_2_phoenix");
});

test("the market is one stop of Tab; up and down walk a column, left and right go to the column beside", async () => {
  market(position());
  expect(document.querySelectorAll('[data-item][tabindex="0"]')).toHaveLength(1);
  row("ruby_1_charge").focus();
  await fireEvent.keyDown(document.activeElement!, { key: "ArrowDown" });
  expect(document.activeElement).toBe(row("ruby_1_priest_of_mafdet"));
  await fireEvent.keyDown(document.activeElement!, { key: "ArrowRight" });
  expect(document.activeElement).toBe(row("sapphire_1_defense"));
  await fireEvent.keyDown(document.activeElement!, { key: "ArrowLeft" });
  await fireEvent.keyDown(document.activeElement!, { key: "ArrowLeft" });
  expect(document.activeElement).toBe(row("diamond_1_priestess"));
});

test("the close-up tells effect, creature, price and owners", () => {
  const table = new FakeTable(position({ reach: { ruby: 2 } }, ["ruby_2_phoenix"], { ruby_2_phoenix: 0 }));
  render(TileCard, { kemet: new Kemet(() => table), id: "ruby_2_phoenix" });
  expect(screen.getByRole("heading", { name: "Phoenix" })).toBeVisible();
  expect(screen.getByText("+2 strength, +1 movement; walls do not stop it.")).toBeVisible();
  expect(screen.getByTitle("1 strength")).toHaveTextContent("+1");
  expect(screen.getByTitle("1 movement")).toBeVisible();
  expect(screen.queryByTitle(/damage/)).toBeNull();
  expect(screen.getByText("Petr")).toBeVisible();
});

test.each(["en", "cs"] as const)("every tile can be told in %s", (language) => {
  settings.language = language;
  const kemet = new Kemet(() => new FakeTable(view({}, 5)));
  for (const id of Object.keys(facts.tiles)) {
    const told = describeTile(kemet, lookOf(kemet, id));
    expect(told).not.toMatch(/[{}$]/);
    expect(told).toMatch(/\.$/);
  }
});

test("where columns do not fit, one colour is shown, with what its tiles do, and the colour on offer comes first", async () => {
  const width = vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(374);
  market(position(), [acquire("sapphire_1_defense")]);
  width.mockRestore();
  expect(screen.getByRole("button", { name: /^Sapphire/ })).toHaveAttribute("aria-pressed", "true");
  expect(row("sapphire_1_defense")).toBeVisible();
  expect(row("ruby_1_charge")).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: /^Ruby/ }));
  expect(row("ruby_1_charge")).toHaveTextContent("+1 strength when you attack.");
  expect(row("sapphire_1_defense")).toBeNull();
  expect(row("ruby_1_charge").tabIndex).toBe(0);
});
