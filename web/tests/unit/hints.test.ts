import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, Refused, type Hint } from "../../src/lib/api";
import { pace } from "../../src/lib/hints.svelte";
import { KEYS } from "../../src/lib/keys";
import { settings } from "../../src/lib/settings.svelte";
import HintBox from "$shared/hint/HintBox.svelte";
import HintButton from "$shared/hint/HintButton.svelte";
import { look, merged } from "$shared/hint/marks";
import OptionList from "$shared/question/OptionList.svelte";
import { Desk } from "$shared/table/desk.svelte";
import LiveRegion from "$shared/table/LiveRegion.svelte";
import TableMark from "$shared/table/TableMark.svelte";
import TableMarks from "$shared/table/TableMarks.svelte";
import { pressed } from "$shared/table/tablekeys";
import Together from "../../src/pages/new/Together.svelte";
import { TableWish } from "../../src/pages/new/wish.svelte";
import { VALE } from "./start-helpers";
import { news, option, question, quietTable, seats } from "./table-model";

const hydra = option("summon hydra", "Summon Hydra");
const ifrit = option("summon ifrit", "Summon Ifrit");
const sell = option("sell imp", "Sell Imp");
const end = option("end turn", "End the turn");

const chance = (middle: number, by = 0.03) => ({ chance: middle, low: middle - by, high: middle + by });
const NUDGE: Hint = {
  sequence: 1,
  step: 1,
  nudge: { text: "Look at your hand.", words: [hydra.words, ifrit.words] },
  options: null,
  certain: false,
};
const BEST: Hint = {
  ...NUDGE,
  step: 2,
  options: [
    { words: ifrit.words, text: "Summon Ifrit", chance: chance(0.46), too_close: false, reason: "12 points now." },
    { words: sell.words, text: "Sell Imp", chance: chance(0.45), too_close: true, reason: "" },
    { words: hydra.words, text: "Summon Hydra", chance: chance(0.3, 0.2), too_close: false, reason: "" },
  ],
};

const chairs = [seats.chair(0, "Jana", true), seats.chair(1, "Fox", false, "medium")];
const asked = (more = {}) =>
  news({ hints: true, hinted: 0, seats: chairs, pending: [question([hydra, ifrit, sell, end])], ...more });

/** A table with hints; the server is asked, and answers by step. */
function lit(first = asked()) {
  const { table, server } = quietTable(first);
  const wishes = vi.spyOn(api, "hint").mockImplementation(async (_, { step }) => (step === 1 ? NUDGE : BEST));
  return { table, server, wishes, desk: new Desk(table) };
}

const press = (key: string, { table, desk }: ReturnType<typeof lit>) => {
  const code = /\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`;
  pressed(new KeyboardEvent("keydown", { key, code, cancelable: true }), table, desk);
};

beforeEach(() => {
  vi.restoreAllMocks();
  settings.language = "en";
  settings.speed = "none";
  pace.thinking = 0;
});

describe("a hint", () => {
  it("is offered only where the table has hints and I am asked something", () => {
    const offered = (more: object) => lit(asked(more)).table.hints.offered;
    expect(offered({})).toBe(true);
    expect([{ hints: false }, { pending: [] }, { paused: true }, { status: "finished" }].map(offered)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it("first says where to look, and marks all that lies there; the best three come on request", async () => {
    const { table, wishes } = lit();
    expect(table.hintOn([hydra])).toBeUndefined();
    await table.hints.ask();
    expect(wishes).toHaveBeenLastCalledWith("T", { seat: 0, sequence: 1, step: 1, language: "en" });
    expect([[hydra], [ifrit, sell], [sell], []].map((options) => table.hintOn(options))).toEqual([
      "zone",
      "zone",
      undefined,
      undefined,
    ]);
    expect(table.hints.numbered).toBe(false);
    await table.hints.ask();
    expect(wishes).toHaveBeenLastCalledWith("T", { seat: 0, sequence: 1, step: 2, language: "en" });
    expect([[hydra], [sell, ifrit], [end]].map((options) => table.hintOn(options))).toEqual(["3", "1 2", undefined]);
    await table.hints.ask();
    expect(wishes).toHaveBeenCalledTimes(2);
    expect([table.lit, table.did]).toEqual([null, null]); // it chooses and lights nothing
  });

  it("thinks for the same time at least, whatever there is", async () => {
    vi.useFakeTimers();
    pace.thinking = 700;
    const { table } = lit();
    void table.hints.ask();
    await vi.advanceTimersByTimeAsync(699);
    expect(table.hints.shown).toMatchObject({ thinking: true, hint: null });
    await vi.advanceTimersByTimeAsync(2);
    expect(table.hints.shown).toMatchObject({ thinking: false, hint: NUDGE });
    vi.useRealTimers();
  });

  it("is closed by the answer and by another question, and is not asked for again when it is opened again", async () => {
    const { table, server, wishes } = lit();
    await table.hints.ask();
    table.hints.toggle();
    expect([table.hints.shown, table.hintOn([hydra])]).toEqual([null, undefined]);
    table.hints.toggle();
    expect(table.hints.shown?.hint).toEqual(NUDGE);
    expect(wishes).toHaveBeenCalledOnce();
    void table.choose(sell);
    expect(table.hints.shown).toBeNull();
    table.hints.toggle();
    server.tell(asked({ sequence: 2 }));
    table.live.catchUp();
    expect(table.hints.shown).toBeNull();
    await table.hints.ask();
    expect(wishes).toHaveBeenLastCalledWith("T", { seat: 0, sequence: 2, step: 1, language: "en" });
  });

  it("that comes when the question is another one is not shown", async () => {
    const { table, server, wishes } = lit();
    let come = (_: Hint): void => undefined;
    wishes.mockReturnValueOnce(new Promise((done) => (come = done)));
    const asking = table.hints.ask();
    server.tell(asked({ sequence: 2 }));
    table.live.catchUp();
    come(NUDGE);
    await asking;
    expect(table.hints.shown).toBeNull();
  });

  it("is told again in another language", async () => {
    const { table, wishes } = lit();
    await table.hints.ask();
    settings.language = "cs";
    await table.hints.again();
    expect(wishes).toHaveBeenLastCalledWith("T", { seat: 0, sequence: 1, step: 1, language: "cs" });
  });

  it.each([
    ["no-hints", "This table has no hints."],
    ["not-your-seat", "You do not sit there."],
    ["stale", "The question is another one by now."],
    ["not-now", "Others are still choosing in secret"],
    ["too-many-requests", "Too fast."],
    ["try-later", "The server has too much to think about"],
    ["hints-with-people", "Somebody else plays here too"],
    ["something-new", "There is no hint just now."],
  ])("says why there is none: %s", async (code, words) => {
    const { table, wishes } = lit();
    wishes.mockRejectedValueOnce(new Refused(code, 409));
    await table.hints.ask();
    render(HintBox, { table });
    expect(screen.getByRole("region", { name: "Hint" })).toHaveTextContent(words);
    await fireEvent.click(screen.getByRole("button", { name: /Try again/ }));
    await vi.waitFor(() => expect(table.hints.shown?.hint).toEqual(NUDGE));
  });

  it("says it where the server does not answer", async () => {
    const { table, wishes } = lit();
    wishes.mockRejectedValueOnce(new TypeError("no network"));
    await table.hints.ask();
    expect(table.hints.shown?.problem).toContain("The server does not answer.");
  });
});

describe("the hint on the page", () => {
  it("opens with the lantern and shows chances as text, wide ones as a span", async () => {
    const { table } = lit();
    render(HintButton, { table });
    render(HintBox, { table });
    const lantern = screen.getByRole("button", { name: "Give me a hint" });
    expect(lantern).toHaveAttribute("aria-expanded", "false");
    await fireEvent.click(lantern);
    const box = await screen.findByRole("region", { name: "Hint" });
    await vi.waitFor(() => expect(box).toHaveTextContent("Look at your hand."));
    expect(box).toHaveTextContent("None so far.");
    expect(lantern).toHaveAttribute("aria-expanded", "true");
    await fireEvent.click(within(box).getByRole("button", { name: /Show the best three/ }));
    const rows = await within(box).findAllByRole("listitem");
    expect(rows.map((row) => row.querySelector(".cv")?.textContent)).toEqual(["46%", "45%", "10–50%"]);
    expect(within(rows[0]!).getByRole("img")).toHaveAccessibleName("46 percent, between 43 and 49");
    expect(rows[0]).toHaveTextContent("12 points now.");
    expect(rows[0]).not.toHaveTextContent("too close to tell");
    expect(rows[1]).toHaveTextContent("As good as 1, too close to tell.");
    await fireEvent.click(within(box).getByRole("button", { name: "Close the hint" }));
    expect(screen.queryByRole("region", { name: "Hint" })).toBeNull();
  });

  it("lights what a row speaks of while the pointer is on it", async () => {
    const { table, desk } = lit();
    await table.hints.ask();
    await table.hints.ask();
    render(HintBox, { table, desk });
    const row = screen.getByRole("button", { name: /Sell Imp/ });
    await fireEvent.pointerEnter(row, { pointerType: "mouse" });
    expect(table.lit).toBe(sell.words);
    await fireEvent.pointerLeave(row, { pointerType: "mouse" });
    expect(table.lit).toBeNull();
  });

  it("numbers the list; 1 to 3 go to the option without choosing it, other keys do as always", async () => {
    const all = lit();
    const { table, desk } = all;
    render(OptionList, { table, desk });
    const choose = vi.spyOn(table, "choose").mockResolvedValue(null);
    press("h", all);
    await vi.waitFor(() => expect(table.hints.shown?.hint).toEqual(NUDGE));
    flushSync();
    expect(screen.getByRole("button", { name: /Hydra/ })).toHaveAttribute("data-hint", "zone");
    expect(screen.getByRole("button", { name: /Imp/ })).not.toHaveAttribute("data-hint");
    press("h", all);
    await vi.waitFor(() => expect(table.hints.numbered).toBe(true));
    flushSync();
    const ifritRow = screen.getByRole("button", { name: /Ifrit/ });
    expect(ifritRow.querySelector(".hnum")).toHaveTextContent("1");
    press("1", all);
    await vi.waitFor(() => expect(ifritRow).toHaveFocus());
    expect(table.lit).toBe(ifrit.words);
    expect(choose).not.toHaveBeenCalled();
    press("Escape", all);
    expect(table.hints.shown).toBeNull();
    press("1", all);
    expect(choose).toHaveBeenCalledOnce();
  });

  it("is read out politely: that it is thought about, the nudge, then each option with its chance", async () => {
    const { table, desk } = lit();
    render(LiveRegion, { table, desk });
    const heard = () => document.querySelector("[data-live=hint]")?.textContent;
    const asking = table.hints.ask();
    flushSync();
    expect(heard()).toBe("Thinking");
    await asking;
    flushSync();
    expect(heard()).toBe("Look at your hand.");
    await table.hints.ask();
    flushSync();
    expect(heard()).toContain("1: Summon Ifrit, 46 percent, between 43 and 49. 12 points now.");
  });

  it("has its keys among those that are listed", () => {
    expect(KEYS.map(({ action }) => action)).toEqual(expect.arrayContaining(["hint", "hint-go"]));
  });
});

describe("things that lie together", () => {
  const card = (left: number, top = 0) => ({ left, top, width: 100, height: 150 });

  it("have one outline, others have their own", () => {
    expect(merged([card(0), card(220), card(110)])).toEqual([{ left: 0, top: 0, width: 320, height: 150 }]);
    expect(merged([card(0), card(300)])).toHaveLength(2);
    expect(merged([card(0), { left: 110, top: 100, width: 40, height: 20 }])).toHaveLength(2);
  });

  it("are seen where they lie over the page, whatever clips what is under them", () => {
    document.body.innerHTML = `<main style="overflow: hidden"><div style="position: fixed; overflow: auto"><b data-hint="1">5</b></div></main>`;
    const at = (found: string, box: object) =>
      vi.spyOn(document.querySelector(found)!, "getBoundingClientRect").mockReturnValue(box as DOMRect);
    at("main", { left: 0, top: 0, width: 100, height: 100 });
    at("div", { left: 0, top: 0, width: 900, height: 700 });
    at("b", { left: 400, top: 500, width: 90, height: 120 });
    expect(look(document).tags).toEqual([{ left: 445, top: 500, numbers: ["1"] }]);
  });
});

describe("a table with hints", () => {
  it("says so, while it is played and afterwards", () => {
    render(TableMarks, { table: lit().table });
    expect(screen.getByTitle(/one may ask for hints/)).toHaveTextContent("Hints");
    render(TableMark, { kind: "hints", count: 3 });
    expect(screen.getByTitle("Hints were used for 3 answers.")).toBeInTheDocument();
  });

  it("is for bots only, and off until it is wished for", async () => {
    const wish = new TableWish(VALE, "medium", false);
    render(Together, { wish });
    const hints = screen.getByRole("switch", { name: "Hints" });
    expect(wish.request("en", [])).toMatchObject({ hints: false });
    await fireEvent.click(hints);
    expect(wish.request("en", [])).toMatchObject({ hints: true });
    wish.seat(wish.places[1]!.key, "friend");
    flushSync();
    expect(hints).toBeDisabled();
    expect(hints).not.toBeChecked();
    expect(screen.getByText(/Hints are for games against bots only/)).toBeInTheDocument();
    expect(wish.request("en", [])).toMatchObject({ hints: false });
    wish.seat(wish.places[1]!.key, "bot");
    flushSync();
    expect(wish.request("en", [])).toMatchObject({ hints: true });
    wish.seat(wish.places[0]!.key, "bot");
    flushSync();
    expect(wish.hints).toBe(false); // somebody has to sit there
  });
});
