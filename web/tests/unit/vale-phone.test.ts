/** The Vale where there is little room: on a phone what is touched stands in the sheet, and there it is answered. */
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Option } from "../../src/lib/api";
import { settings } from "../../src/lib/settings.svelte";
import Board from "../../src/games/vale/Board.svelte";
import NavMore from "../../src/games/vale/NavMore.svelte";
import type { ValeView } from "../../src/games/vale/view";
import { Desk } from "$shared/table/desk.svelte";
import TableFrame from "$shared/table/TableFrame.svelte";
import { news, question, quietTable } from "./table-model";
import facts from "./vale-facts.json";
import { option, player, view } from "./vale-table";
import { windowOf } from "./window";

const sell = option("sell undine", "Sell Undine", { card: "undine" }, "for 1 blue stone");
const tame = option("tame undine", "Tame Undine", { card: "undine" });
const summon = option("summon imp", "Summon Imp", { card: "imp" }, "costs 0");
const end: Option = { ...option("end turn", "End your turn", {}), id: "end-turn" };

function sit(options: Option[], position: ValeView = view({ players: [inHand("imp", "hydra"), player(1)] })) {
  const { table, server } = quietTable(
    news({ game: "vale", views: { "0": { ...position } }, pending: [question(options)] }),
  );
  table.texts = { "vale-card-undine.active": "Return this card to your hand.", "vale-card-imp": "Imp" };
  table.facts = facts;
  render(TableFrame, { table, desk: new Desk(table), Board, NavMore, title: "Vale" });
  return { table, server };
}
const inHand = (...hand: string[]) => player(0, { hand, costs: Object.fromEntries(hand.map((id) => [id, 4])) });
const card = (id: string) => document.querySelector<HTMLElement>(`[data-thing="card:${id}"]`)!;
const sheet = () => within(screen.getByRole("region", { name: "Your decision" }));
const answers = (name: string) =>
  within(sheet().getByRole("group", { name }))
    .getAllByRole("button")
    .map((button) => button.textContent?.replace(/\s+/g, " ").trim());

beforeEach(() => {
  localStorage.clear();
  settings.language = "en";
  settings.speed = "none";
  windowOf(390, 844);
});

describe("a touched card", () => {
  it("shows its whole text in the sheet, and two answers as two equal buttons", async () => {
    const { server } = sit([sell, tame, summon, end]);
    await fireEvent.click(card("undine"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(sheet().getByText("Return this card to your hand.")).toBeInTheDocument();
    expect(answers("vale-card-undine")).toEqual(["Sell for 1 blue stone", "Tame into hand"]);
    await fireEvent.click(sheet().getByRole("button", { name: /^Tame/ }));
    expect(server.sent.at(-1)).toMatchObject({ words: "tame undine" });
  });

  it("with one answer has one button that says all of it", async () => {
    sit([sell, tame, summon, end]);
    await fireEvent.click(card("imp"));
    expect(answers("Imp")).toEqual(["Summon Imp costs 0"]);
  });

  it("is put back when it is touched again", async () => {
    const { table } = sit([sell, tame, summon, end]);
    await fireEvent.click(card("imp"));
    await fireEvent.click(card("imp"));
    expect(table.held).toBeNull();
    expect(sheet().queryByRole("button", { name: /Summon Imp/ })).not.toBeInTheDocument();
  });

  it("that is not on offer is read, and says why", async () => {
    const { server } = sit([sell, tame, summon, end]);
    await fireEvent.click(card("hydra"));
    expect(sheet().getByText("vale-card-hydra.instant")).toBeInTheDocument();
    expect(server.sent.at(-1)).toMatchObject({ words: "summon hydra" });
  });
});

it("three answers to one thing are rows of the sheet", async () => {
  const pay = ["1 red", "2 red", "1 red 1 blue"].map((stones) =>
    option(`pay ${stones}`, `Pay ${stones}`, { stones, stone: "red" }),
  );
  sit(pay, view({ players: [{ ...inHand(), stones: { red: 2, blue: 1, purple: 0 } }, player(1)] }));
  await fireEvent.click(document.querySelector<HTMLElement>('[data-thing="stone:0:red:0"]')!);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(answers("vale-stone-red")).toEqual(["Pay 1 red", "Pay 2 red", "Pay 1 red 1 blue"]);
});

it("the hand is lifted and the offer folded while a card of the hand is in the sheet", async () => {
  sit([sell, tame, summon, end]);
  const hand = () => document.querySelector("section.hand");
  expect(hand()).not.toHaveClass("up");
  await fireEvent.click(card("imp"));
  expect(hand()).toHaveClass("up");
  expect(document.querySelector(".offer")).toHaveClass("folded");
  await fireEvent.click(card("undine"));
  expect(hand()).not.toHaveClass("up");
  expect(hand()).toHaveClass("tucked");
});

it("the hand is tucked in while cards of my area are asked about", () => {
  const mine = player(0, { hand: ["imp"], costs: { imp: 0 }, area: ["hydra", "undine", "kappa"] });
  const activate = mine.area.map((id) => option(`activate ${id}`, `Activate ${id}`, { card: id }));
  sit(activate, view({ phase: "effects", offer: [], players: [mine, player(1)] }));
  expect(document.querySelector("section.hand")).toHaveClass("tucked");
});

it("a replay has no sheet: there a touched card is looked at", async () => {
  const { table } = sit([]);
  vi.spyOn(table, "hasSheet", "get").mockReturnValue(false);
  await fireEvent.click(card("undine"));
  expect(table.held).toBeNull();
});

describe("the closed sheet", () => {
  const help = { "vale-help-action": "Sell or tame both cards." };
  const touch = "Touch something with a gold rim";
  const undoable = () => question([sell, tame, summon], { ask: "action", undo: true, takes_back: "Mark Undine" });

  it("explains the question beside the button that takes back, in the place of how to answer", async () => {
    const { table } = sit([sell, tame, summon]);
    table.texts = { ...table.texts, ...help };
    table.live.news = news({ game: "vale", views: table.news!.views, pending: [undoable()] });
    await tick();
    const about = sheet().getByText("Sell or tame both cards.");
    const back = sheet().getByRole("button", { name: /Mark Undine/ });
    expect(back.parentElement).toContainElement(about);
    expect(sheet().getByText(new RegExp(touch))).toBeInTheDocument(); // shown on short phones instead
  });

  it("holds nothing but the doubt while an answer is doubted", async () => {
    const { table } = sit([sell, tame, summon, end]);
    await fireEvent.click(sheet().getByRole("button", { name: "End your turn" }));
    expect(table.doubt?.words).toBe("end turn");
    expect(sheet().queryByText(new RegExp(touch))).not.toBeInTheDocument();
    expect(document.querySelector(".under")).not.toBeVisible();
  });
});

it.each([
  [1440, 900, true],
  [1280, 720, false],
  [1366, 660, false],
])(
  "at %i × %i what happened meanwhile has a row of the board only where the hand can spare it",
  (width, height, row) => {
    windowOf(width, height);
    const { table } = quietTable(
      news({
        game: "vale",
        views: { "0": { ...view({ players: [inHand("imp"), player(1)] }) } },
        events: [{ event: "sold", text: "Petr sells Agni.", rule: "", move: 2, seat: 1 }],
        since: { "0": { told: 0, scores: [0, 0] } },
        pending: [question([sell, tame])],
      }),
    );
    table.facts = facts;
    render(TableFrame, { table, desk: new Desk(table), Board, NavMore, title: "Vale" });
    const strip = document.querySelector("[data-since]");
    expect(strip).toBeInTheDocument();
    expect(strip!.closest("[data-board]") !== null).toBe(row);
  },
);

it("the others are a part of the table in the navigation", async () => {
  sit([sell, tame, summon, end]);
  const nav = within(screen.getByRole("navigation"));
  expect(nav.getAllByRole("button").map((button) => button.textContent?.trim())).toEqual([
    "Table",
    "Opponents",
    "What happened",
    "Rules",
    "Chat",
  ]);
  await fireEvent.click(nav.getByRole("button", { name: "Opponents" }));
  const laidOut = screen.getByRole("dialog", { name: "Opponents" });
  expect(within(laidOut).getByRole("region", { name: "Petr" })).toBeInTheDocument();
  await fireEvent.click(nav.getByRole("button", { name: "Opponents" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
