/** The adventure decks of Eldervale and what else lies in the middle of the table. */
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { eldervaleOf } from "../../src/games/eldervale/eldervale.svelte";
import Offer from "../../src/games/eldervale/offer/Offer.svelte";
import type { EldervaleView } from "../../src/games/eldervale/view";
import { settings } from "../../src/lib/settings.svelte";
import { FakeTable, option, view } from "./eldervale-table";

const TEXTS = {
  "eldervale-card-air-griffin-riders": "Griffin Riders",
  "eldervale-card-air-griffin-riders.about": "Move a unit.",
  "eldervale-card-air-wall": "Wall of Air",
  "eldervale-card-spell-gust": "Gust",
  "eldervale-element-air": "Air",
  "eldervale-unit-minotaur": "Minotaur",
};
const buy = (card: string) => option("buy", `take card ${card}`, { card });
const burn = (card: string) => option("burn", `burn ${card}`, { card });

function offer(position: EldervaleView = view(), options = [] as ReturnType<typeof option>[]) {
  const table = new FakeTable(position, options, TEXTS);
  render(Offer, { eldervale: eldervaleOf(table) });
  return table;
}
const deck = (element: string) => within(document.querySelector<HTMLElement>(`[data-deck="${element}"]`)!);

beforeEach(() => {
  settings.language = "en";
});

describe("the adventure decks", () => {
  it("one for each element in play: the open card with its price, how many are left", () => {
    offer();
    expect(document.querySelectorAll("[data-deck]")).toHaveLength(5);
    expect(deck("air").getByLabelText(/^Griffin Riders, Air; .+; Move a unit\.$/)).toBeInTheDocument();
    expect(deck("air").getByText("9 cards in the deck")).toBeInTheDocument();
  });

  it("a card on offer answers", async () => {
    const card = "air-griffin-riders";
    const table = offer(view({ question: "first_card" }), [buy(card)]);
    await fireEvent.click(deck("air").getByRole("button", { name: `take card ${card}` }));
    expect(table.chosen).toEqual([`take card ${card}`]);
  });

  it("one that can be bought or burnt asks which", async () => {
    const card = "air-griffin-riders";
    const table = offer(view({ question: "second_card" }), [buy(card), burn(card)]);
    await fireEvent.click(deck("air").getByRole("button", { name: `take card ${card}; burn ${card}` }));
    expect(table.chosen).toEqual([]);
    expect(eldervaleOf(table).chooser?.options).toHaveLength(2);
  });

  it("one that is too dear says why while a card is asked for", async () => {
    const table = offer(view({ question: "first_card" }), [buy("air-griffin-riders")]);
    await fireEvent.click(document.querySelector('[data-look="card:fire-volcano-throne"]')!);
    expect(table.asks).toEqual(["take card fire-volcano-throne"]);
  });

  it("at other times it is only looked at", async () => {
    const table = offer(view({ question: "turn" }));
    await fireEvent.click(document.querySelector('[data-look="card:fire-volcano-throne"]')!);
    expect(table.asks).toEqual([]);
    expect(table.closeUp).toBe("card:fire-volcano-throne");
  });

  it("a taken card leaves a gap; a deck without cards says so", () => {
    const decks = {
      ...view().decks,
      air: { card: null, left: 8, buried: [] },
      fire: { card: null, left: 0, buried: [] },
    };
    offer(view({ decks }));
    expect(deck("air").getByText("the next card is turned up after the expedition")).toBeInTheDocument();
    expect(deck("fire").getByText("no card left")).toBeInTheDocument();
  });

  it("what was put under a deck can be looked at", async () => {
    offer();
    await fireEvent.click(deck("air").getByRole("button", { name: "2 cards were put under the deck" }));
    const laid = within(screen.getByRole("dialog", { name: "Under the deck of Air" }));
    expect(laid.getByLabelText(/^Wall of Air;/)).toBeInTheDocument();
    expect(deck("water").queryByRole("button", { name: /put under/ })).not.toBeInTheDocument();
  });

  it("a card just taken may be kept or given away", async () => {
    const values = { card: "order-passage" };
    const table = offer(view({ question: "keep_or_give" }), [
      option("keep-adventure", "keep order-passage", values),
      option("give-card", "give order-passage to the team mate", values),
    ]);
    await fireEvent.click(screen.getByRole("button", { name: /^keep order-passage; give/ }));
    expect(eldervaleOf(table).chooser?.options).toHaveLength(2);
  });
});

describe("the middle of the table", () => {
  it("tells what is left", () => {
    offer(view({ magic: 19, supply: 4, hoard: 3 }));
    const piles = screen.getByRole("list", { name: "In the middle of the table" });
    expect(piles).toHaveTextContent(/19 magic cards in the deck.*22 discarded.*4 realms to come.*3 dragon treasures/);
  });

  it("without dragons there is no hoard", () => {
    offer(view({ hoard: 0 }));
    expect(screen.queryByText(/dragon treasure/)).not.toBeInTheDocument();
  });

  it("used magic cards are laid out, the newest first, and one may be taken", async () => {
    const table = offer(view({ discards: ["spell-gust", "spell-flood"] }), [
      option("take-card", "take spell-gust", { magic: "spell-gust" }),
    ]);
    await fireEvent.click(screen.getByRole("button", { name: "2 discarded" }));
    const laid = screen.getByRole("dialog", { name: "Discarded magic cards, the newest first" });
    const things = [...laid.querySelectorAll<HTMLElement>("[data-look]")].map(({ dataset }) => dataset["look"]);
    expect(things).toEqual(["magic:spell-flood", "magic:spell-gust"]);
    await fireEvent.click(within(laid).getByRole("button", { name: "take spell-gust" }));
    expect(table.chosen).toEqual(["take spell-gust"]);
  });

  it("mercenaries are hired there, quietly", async () => {
    const hire = option("hire", "hire minotaur", { unit: "minotaur" });
    const table = offer(view({ mercenaries: ["minotaur"] }), [hire]);
    const button = within(screen.getByRole("group", { name: "For hire" })).getByRole("button");
    expect(button).toHaveClass("is-quiet");
    await fireEvent.click(button);
    expect(table.chosen).toEqual(["hire minotaur"]);
  });

  it("for gold or for an orb, where both can be paid", async () => {
    const unit = { unit: "minotaur" };
    const both = [option("hire", "hire minotaur", unit), option("orb-hire", "hire minotaur with an orb", unit)];
    const table = offer(view({ mercenaries: ["minotaur"] }), both);
    await fireEvent.click(within(screen.getByRole("group", { name: "For hire" })).getByRole("button"));
    expect(eldervaleOf(table).chooser?.options).toEqual(both);
  });
});
