import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "$lib/settings.svelte";
import { originOf } from "../../src/games/vale/arrivals";
import Board from "../../src/games/vale/Board.svelte";
import icons from "../../src/games/vale/icons.json";
import signs from "../../src/games/vale/signs.json";
import symbols from "../../src/games/vale/symbols.json";
import TopMid from "../../src/games/vale/TopMid.svelte";
import { eachStone, stonesOf } from "../../src/games/vale/view";
import facts from "./vale-facts.json";
import { FakeTable, option, player, view } from "./vale-table";
import { windowOf } from "./window";

beforeEach(() => {
  windowOf(1440, 900);
  settings.language = "en";
  settings.speed = "none";
});

const card = (id: string) => document.querySelector<HTMLElement>(`[data-thing="card:${id}"]`)!;
const hand = (...cards: string[]) => player(0, { hand: cards, costs: Object.fromEntries(cards.map((id) => [id, 4])) });

test("every card has a symbol of its own, and every symbol a drawing", () => {
  expect(Object.keys(symbols).sort()).toEqual(Object.keys(facts.cards).sort());
  expect(new Set(Object.values(symbols)).size).toBe(Object.keys(facts.cards).length);
  expect(Object.keys(icons).sort()).toEqual([...new Set([...Object.values(symbols), ...Object.values(signs)])].sort());
});

test("stones in words are counted", () => {
  expect(stonesOf("2 red 1 blue")).toEqual({ red: 2, blue: 1, purple: 0 });
  expect(stonesOf("nothing")).toEqual({ red: 0, blue: 0, purple: 0 });
  expect(eachStone({ red: 1, blue: 0, purple: 2 })).toEqual(["red", "purple", "purple"]);
});

test("a card with one option is a button that chooses it", async () => {
  const table = new FakeTable(view({ players: [hand("hydra", "imp"), player(1)] }), [
    option("summon hydra", "Summon Hydra", { card: "hydra" }, "costs 4"),
  ]);
  render(Board, { table });
  const button = screen.getByRole("button", { name: "Summon Hydra, costs 4" });
  expect(button).toHaveClass("is-offer");
  expect(card("imp")).toHaveClass("is-off");
  await fireEvent.click(button);
  expect(table.chosen).toEqual(["summon hydra"]);
});

test("a card with several options asks which", async () => {
  const table = new FakeTable(view(), [
    option("sell undine", "Sell Undine", { card: "undine" }, "for 1 blue stone"),
    option("tame undine", "Tame Undine", { card: "undine" }),
  ]);
  render(Board, { table });
  await fireEvent.click(card("undine"));
  expect(table.chosen).toEqual([]);
  const chooser = screen.getByRole("dialog");
  await fireEvent.click(within(chooser).getByText("Tame Undine"));
  expect(table.chosen).toEqual(["tame undine"]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("what is not on offer says why, by its place", async () => {
  const table = new FakeTable(view({ players: [{ ...hand("hydra"), area: ["pegasus"] }, player(1)] }));
  render(Board, { table });
  await fireEvent.click(card("hydra"));
  await fireEvent.keyDown(card("pegasus"), { key: "w" });
  await fireEvent.keyDown(card("undine"), { key: "Enter" });
  expect(table.asks).toEqual(["summon hydra", "release pegasus", "tame undine"]);
  table.position = { ...table.position, phase: "hunt" };
  flushSync();
  await fireEvent.click(card("undine"));
  expect(table.asks.at(-1)).toBe("mark undine");
});

test("board and list light each other", async () => {
  const table = new FakeTable(view({ players: [hand("hydra"), player(1)] }), [
    option("summon hydra", "Summon Hydra", { card: "hydra" }),
  ]);
  render(Board, { table });
  await fireEvent.pointerEnter(card("hydra"));
  expect(table.lit).toBe("summon hydra");
  await fireEvent.pointerLeave(card("hydra"));
  expect(table.lit).toBeNull();
  table.light("summon hydra");
  flushSync();
  expect(card("hydra")).toHaveClass("is-hover");
});

test("a finger first lights, then chooses", async () => {
  const table = new FakeTable(view({ players: [hand("hydra"), player(1)] }), [
    option("summon hydra", "Summon Hydra", { card: "hydra" }),
  ]);
  render(Board, { table });
  const touch = async () => {
    await fireEvent(
      card("hydra"),
      Object.assign(new Event("pointerdown", { bubbles: true }), { pointerType: "touch" }),
    );
    await fireEvent.click(card("hydra"));
  };
  await touch();
  expect(table.chosen).toEqual([]);
  expect(table.lit).toBe("summon hydra");
  await touch();
  expect(table.chosen).toEqual(["summon hydra"]);
});

test("the effective cost stands on the card, the printed one struck beside it", () => {
  const mine = player(0, { hand: ["behemoth"], costs: { behemoth: 8 }, area: ["pegasus"] });
  render(Board, { table: new FakeTable(view({ players: [mine, player(1)] })) });
  const cost = card("behemoth").querySelector(".card-cost")!;
  expect(cost).toHaveClass("less");
  expect(cost.firstChild).toHaveTextContent("8");
  expect(cost.querySelector("s")).toHaveTextContent("9");
});

test("space shows a card closely, with what makes its cost differ", async () => {
  const mine = player(0, { hand: ["behemoth"], costs: { behemoth: 8 }, area: ["pegasus"] });
  const table = new FakeTable(view({ players: [mine, player(1)] }));
  render(Board, { table });
  await fireEvent.keyDown(card("behemoth"), { key: " " });
  expect(screen.getByRole("tooltip")).toHaveTextContent("Summoning costs 8 now, 9 is printed.");
  expect(screen.getByRole("tooltip")).toHaveTextContent("All your cards cost 1 less.");
  await fireEvent.keyDown(document, { key: "Escape" });
  expect(screen.queryByRole("tooltip")).toBeNull();
});

test("a pointer that rests shows the close-up", async () => {
  vi.useFakeTimers();
  const table = new FakeTable(view());
  render(Board, { table });
  await fireEvent.pointerMove(document.body, { clientX: 5, clientY: 5 });
  await fireEvent.pointerEnter(card("undine"), { clientX: 90, clientY: 90 });
  expect(table.closeUp).toBeNull();
  vi.advanceTimersByTime(1000); // somebody has just clicked
  expect(table.closeUp).toBe("card:undine");
  vi.useRealTimers();
});

test("stones that would be paid are marked", () => {
  const mine = player(0, { hand: [], costs: {}, stones: { red: 2, blue: 1, purple: 0 } });
  const table = new FakeTable(view({ players: [mine, player(1)] }), [
    option("pay 1 red 1 blue", "Pay 1 red stone, 1 blue stone", { stones: "1 red 1 blue" }),
  ]);
  render(Board, { table });
  table.light("pay 1 red 1 blue");
  flushSync();
  const goes = [...document.querySelectorAll<HTMLElement>(".goes")].map((stone) => stone.dataset["thing"]);
  expect(goes).toEqual(["stone:0:red:1", "stone:0:blue:0"]);
});

test("arrows walk inside a zone, which is one stop of Tab", async () => {
  render(Board, { table: new FakeTable(view({ players: [hand("hydra", "imp", "troll"), player(1)] })) });
  const stops = () => ["hydra", "imp", "troll"].map((id) => card(id).tabIndex);
  expect(stops()).toEqual([0, -1, -1]);
  card("hydra").focus();
  await fireEvent.keyDown(card("hydra"), { key: "ArrowRight" });
  expect(card("imp")).toHaveFocus();
  expect(stops()).toEqual([-1, 0, -1]);
  await fireEvent.keyDown(card("imp"), { key: "End" });
  expect(card("troll")).toHaveFocus();
});

test("players can be named by touching them", async () => {
  const table = new FakeTable(view(), [option("rob seat 1", "Rob Petr", { seat: "1" })]);
  render(Board, { table });
  await fireEvent.click(screen.getByRole("button", { name: "Rob Petr" }));
  expect(table.chosen).toEqual(["rob seat 1"]);
});

test("the discard pile opens, and cards in it can be taken", async () => {
  const table = new FakeTable(view({ discard: ["troll", "harpy"] }), [
    option("take troll", "Take Troll", { card: "troll" }),
  ]);
  render(Board, { table });
  await fireEvent.click(screen.getByRole("button", { name: "Discard pile, 2 cards" }));
  const list = screen.getByRole("dialog", { name: "Discard pile, 2 cards" });
  await fireEvent.click(within(list).getByRole("button", { name: "Take Troll" }));
  expect(table.chosen).toEqual(["take troll"]);
});

test("on the phone the opponents' areas open by touching them", async () => {
  windowOf(390, 844);
  render(Board, { table: new FakeTable(view({ players: [hand(), player(1, { area: ["hydra"] })] })) });
  await fireEvent.click(document.querySelector(".look")!);
  const area = within(screen.getByRole("dialog", { name: "Opponents" })).getByRole("group", { name: "Area: Petr" });
  expect(within(area).getByText("Hydra")).toBeVisible();
});

test("every thing has one name on the page", () => {
  const position = view({
    discard: ["harpy"],
    deck_top: ["tengu"],
    players: [
      { ...hand("hydra"), stones: { red: 2, blue: 0, purple: 1 }, area: ["imp"] },
      player(1, { area: ["troll"], hand_size: 2 }),
    ],
  });
  const table = new FakeTable(position);
  table.happened = [{ event: "tamed", seat: 1, card: "odin", text: "", rule: "" }];
  render(Board, { table });
  const things = [...document.querySelectorAll<HTMLElement>("[data-thing]")].map((thing) => thing.dataset["thing"]);
  expect(new Set(things).size).toBe(things.length);
  expect(things).toEqual(expect.arrayContaining(["card:odin", "card:tengu", "card:harpy", "marker:0:0", "hand:1"]));
});

test("a marker keeps its name when another is placed before it", () => {
  const offer = (first: number | null) => [
    { card: "imp", family: "fire" as const, marker: first },
    { card: "undine", family: "water" as const, marker: 0 },
  ];
  const table = new FakeTable(view({ phase: "hunt", offer: offer(null) }));
  render(Board, { table });
  table.position = view({ phase: "hunt", offer: offer(0) });
  flushSync();
  expect(card("undine").querySelector("[data-thing]")).toHaveAttribute("data-thing", "marker:0:0");
  expect(card("imp").querySelector("[data-thing]")).toHaveAttribute("data-thing", "marker:0:1");
});

test("a spectator sees backs, a replay every hand", async () => {
  const table = new FakeTable(
    view({ asked: [1], players: [player(0, { hand_size: 1 }), player(1, { hand_size: 3 })] }),
  );
  table.mine = null;
  const { unmount } = render(Board, { table });
  expect(document.querySelectorAll(".fan .card-back")).toHaveLength(1); // seats stay where they are
  unmount();
  const open = new FakeTable(
    view({ asked: [1], players: [hand("hydra"), player(1, { hand: ["imp"], costs: { imp: 0 } })] }),
  );
  open.mine = null;
  vi.spyOn(open, "isLive", "get").mockReturnValue(false);
  render(Board, { table: open });
  expect(card("imp")).toBeVisible();
  await fireEvent.click(screen.getByRole("button", { name: /show the hand/ }));
  expect(within(screen.getByRole("dialog", { name: "Hand: Jana" })).getByText("Hydra")).toBeVisible();
});

test("cards out of hidden places come from there", () => {
  const event = (name: string, seat?: number) => ({
    event: name,
    text: "",
    rule: "",
    card: "imp",
    ...(seat === undefined ? {} : { seat }),
  });
  const open = (seat: number) => seat === 0;
  expect(originOf(event("revealed"), open)).toBe("pile:deck");
  expect(originOf(event("summoned", 1), open)).toBe("hand:1");
  expect(originOf(event("summoned", 0), open)).toBeNull();
});

test("the top bar tells round and phase", () => {
  const table = new FakeTable(view({ round: 6 }));
  table.texts = { "vale-phase-action": "Action" };
  render(TopMid, { table });
  expect(screen.getByRole("list", { name: "Round 6 of 10" })).toBeVisible();
  expect(screen.getByText("Action")).toHaveAttribute("aria-current", "step");
});

test("a card that would bring points at once says how many", () => {
  const summon = option("summon behemoth", "Summon Behemoth", { card: "behemoth" }, "costs 8, +12 points");
  const plain = option("summon imp", "Summon Imp", { card: "imp" }, "costs 2");
  const table = new FakeTable(view({ players: [hand("behemoth", "imp"), player(1)] }), [
    { ...summon, numbers: { cost: 8, printed: 9, points: 12 } },
    { ...plain, numbers: { cost: 2, printed: 2, points: 0 } },
  ]);
  render(Board, { table });
  expect(card("behemoth").querySelector(".gain")).toHaveTextContent("now 12 points");
  expect(card("imp").querySelector(".gain")).toBeNull();
});
