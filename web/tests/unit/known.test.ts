import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { KnownPlace, News } from "../../src/lib/api";
import { settings } from "../../src/lib/settings.svelte";
import { Desk } from "$shared/table/desk.svelte";
import { inPart, type Where } from "$shared/table/known";
import TableMarks from "$shared/table/TableMarks.svelte";
import Tabs from "$shared/table/Tabs.svelte";
import { news, question, option, quietTable, seats } from "./table-model";

const card = (name: string) => ({ kind: "card", name, text: name.toUpperCase() });
const place = (more: Partial<KnownPlace>): KnownPlace => ({
  seat: null,
  pile: null,
  text: "",
  top: [],
  bottom: [],
  within: [],
  unknown: 0,
  ...more,
});
const HAND = place({ seat: 1, text: "Petr", within: [card("hydra"), card("hydra"), card("imp")], unknown: 2 });
const DECK = place({ pile: "deck", text: "Draw pile", top: [card("tengu")], unknown: 30 });
const FULL = place({ pile: "rest", text: "Rest", within: "stuvwxyz".split("").map(card) });
const LEFT = place({ pile: "heap", text: "Heap", within: "abcdefgh".split("").map(card) });

function open(first: Partial<News>) {
  const { table } = quietTable(news({ memory_aid: true, ...first }));
  const desk = new Desk(table);
  render(Tabs, { table, desk });
  return { table, desk };
}

const item = (text: string) => screen.getByRole("heading", { name: text }).closest("li")!;

describe("what one knows", () => {
  beforeEach(() => (settings.language = "en"));

  it("is a tab of its own: each hand and pile, what is certain there, and how much is unknown", async () => {
    open({ known: { "0": [HAND, DECK] } });
    await fireEvent.click(screen.getByRole("tab", { name: "What you know" }));
    const hand = within(item("Hand: Petr"));
    expect(hand.getAllByRole("button").map((each) => each.textContent.replace(/\s/g, " "))).toEqual([
      "HYDRA ×2",
      "IMP",
    ]);
    expect(hand.getByText("2 unknown")).toBeInTheDocument();
    const deck = within(item("Draw pile"));
    expect(deck.getByText("From the top")).toBeInTheDocument();
    expect(deck.getByRole("button", { name: "TENGU" })).toBeInTheDocument();
    expect(deck.getByText("30 unknown")).toBeInTheDocument();
  });

  it("shows a long list that is the only one", async () => {
    open({ known: { "0": [LEFT, DECK] } });
    await fireEvent.click(screen.getByRole("tab", { name: "What you know" }));
    expect(screen.getByRole("button", { name: "A" })).toBeInTheDocument();
  });

  it("folds long lists up until they are wanted", async () => {
    open({ known: { "0": [LEFT, FULL, { ...LEFT, pile: null, seat: 1, text: "Eva" }] } });
    await fireEvent.click(screen.getByRole("tab", { name: "What you know" }));
    expect(within(item("Hand: Eva")).getByRole("button", { name: "A" })).toBeInTheDocument(); // but never a hand
    expect(within(item("Heap")).queryByRole("button", { name: "A" })).toBeNull();
    const fold = within(item("Heap")).getByRole("button", { name: /In any order/ });
    expect(fold).toHaveTextContent("8");
    await fireEvent.click(fold);
    expect(within(item("Heap")).getByRole("button", { name: "A" })).toBeInTheDocument();
    await fireEvent.click(fold);
    expect(within(item("Heap")).queryByRole("button", { name: "A" })).toBeNull();
  });

  it("shows a thing closely when it is pressed, and lets it go again", async () => {
    const { table } = open({ known: { "0": [HAND] } });
    await fireEvent.click(screen.getByRole("tab", { name: "What you know" }));
    const imp = screen.getByRole("button", { name: "IMP" });
    await fireEvent.click(imp);
    expect(table.closeUp).toBe("card:imp");
    await fireEvent.blur(imp);
    expect(table.closeUp).toBeNull();
  });

  it("is not there without the aid, nor where there is nothing to remember", () => {
    open({ memory_aid: false, known: {} });
    expect(screen.queryByRole("tab", { name: "What you know" })).toBeNull();
  });

  it("is not there where nothing is remembered", () => {
    open({ known: { "0": [] } });
    expect(screen.queryByRole("tab", { name: "What you know" })).toBeNull();
  });

  it("at a shared screen is that of whoever is asked", () => {
    const both = [seats.chair(0, "Jana", true), seats.chair(1, "Petr", true)];
    const other = place({ seat: 0, text: "Jana", unknown: 3 });
    const pending = [question([option("pass", "Pass")], { seat: 1 })];
    const { table } = quietTable(
      news({ memory_aid: true, seats: both, pending, asked: [1], known: { "0": [HAND], "1": [other] } }),
    );
    const desk = new Desk(table);
    table.unveil();
    expect(desk.remembers).toBe(true);
    expect(desk.known.map(({ text }) => text)).toEqual(["Jana"]);
  });

  it("has a mark in the top bar that everybody sees", () => {
    const { table } = quietTable(news({ memory_aid: true }));
    render(TableMarks, { table });
    expect(screen.getByText("Memory aid")).toBeInTheDocument();
    expect(screen.getByTitle(/everybody sees what they could remember, and no more/)).toBeInTheDocument();
  });

  it("counts things that are alike together, and keeps the order of a pile", () => {
    const things = [card("b"), card("a"), card("b"), card("b")];
    const names = (where: Where) => inPart({ where, things }).map(({ thing, count }) => `${thing.name} ${count}`);
    expect(names("hand")).toEqual(["b 3", "a 1"]);
    expect(names("top")).toEqual(["b 1", "a 1", "b 2"]);
  });
});
