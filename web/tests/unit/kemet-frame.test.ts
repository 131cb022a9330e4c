/** The table page with a wide column: the question in the board, options and power tiles as tabs. */
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { News, Option } from "../../src/lib/api";
import { settings } from "../../src/lib/settings.svelte";
import { Desk } from "$shared/table/desk.svelte";
import TableFrame from "$shared/table/TableFrame.svelte";
import Board from "../../src/games/kemet/Board.svelte";
import MarketTab from "../../src/games/kemet/MarketTab.svelte";
import Panes from "../../src/games/kemet/Panes.svelte";
import Players from "../../src/games/kemet/players/Players.svelte";
import { acquire, done, facts, march, marching, step, TEXTS, token, view } from "./kemet-table";
import { news, question, quietTable } from "./table-model";
import { windowOf } from "./window";

const asks = (ask: string, options: Option[], position = view({ question: ask }, 2)): News =>
  news({
    game: "kemet",
    views: { "0": { ...position } },
    pending: [question(options, { ask, text: `Asked: ${ask}` })],
  });

function frame(first: News, phone = false) {
  if (phone) windowOf(390, 844);
  else windowOf(1440, 900);
  const { table, server } = quietTable(first);
  table.texts = TEXTS;
  table.facts = facts as unknown as Record<string, unknown>;
  const desk = new Desk(table);
  render(TableFrame, { table, desk, Board, Side: Players, Tab: MarketTab, Nav: Panes, title: "Kemet" });
  return { table, desk, server };
}
const tab = (name: RegExp) => screen.getByRole("tab", { name });

beforeEach(() => {
  localStorage.clear();
  settings.language = "en";
  settings.speed = "none";
});

describe("beside the board", () => {
  it("a question opens the options, a question about tiles the tiles", async () => {
    const { server } = frame(asks("opening", [token("move_3"), token("build")]));
    expect(tab(/^Options 2$/)).toHaveAttribute("aria-selected", "true");
    await fireEvent.click(tab(/^Rules$/));
    server.tell({ ...asks("acquire_tile", [acquire("ruby_1_charge"), done]), sequence: 2 });
    await vi.waitFor(() => expect(tab(/^Power tiles$/)).toHaveAttribute("aria-selected", "true"));
    server.tell({ ...asks("march_start", [march("nw_d1"), done]), sequence: 3 });
    await vi.waitFor(() => expect(tab(/^Options/)).toHaveAttribute("aria-selected", "true"));
  });

  it("the question stands in the board, with a button that says how it ends", async () => {
    const options = [step("west_dunes_n"), step("west_bank"), done];
    const { server } = frame(asks("march_on", options, { ...marching({}, {}), players: view({}, 3).players }));
    const bar = within(document.querySelector<HTMLElement>("main .askbar")!);
    expect(bar.getByRole("heading", { name: "Asked: march_on" })).toBeInTheDocument();
    await fireEvent.click(bar.getByRole("button", { name: "Stop here" }));
    expect(server.sent.at(-1)).toMatchObject({ words: "done" });
  });
});

describe("what others did meanwhile", () => {
  const happened = ["prays", "ends the turn"].map((text, index) => ({
    event: "did",
    text: `Petr ${text}.`,
    rule: "",
    move: index + 2,
    seat: 1,
  }));
  const missed = (ask: string, options: Option[]): News => ({
    ...asks(ask, options),
    events: [{ event: "did", text: "Jana prays.", rule: "", move: 1, seat: 0 }, ...happened],
    since: { "0": { told: 1, scores: [0, 0] } },
    scores: [0, 0],
  });
  const strip = () => screen.queryByRole("region", { name: "Since your last turn" });

  it("stands at the foot of the tabs", () => {
    frame(missed("opening", [token("move_3"), token("build")]));
    expect(strip()!.closest(".tabbed")).not.toBeNull();
  });

  it("makes room while things are chosen that need the whole column", async () => {
    const { desk } = frame(missed("opening", [token("move_3"), token("build")]));
    windowOf(1366, 660);
    expect(strip()).not.toBeNull();
    desk.tab = "own";
    await vi.waitFor(() => expect(strip()).toBeNull());
  });
});

describe("on a phone", () => {
  it("the parts of the table are chosen below; my board is drawn up when a token is to be placed", async () => {
    const { desk } = frame(asks("opening", [token("move_3"), token("build"), token("pray_1")]), true);
    const nav = within(screen.getByRole("navigation"));
    await vi.waitFor(() => expect(nav.getByRole("button", { name: "Board" })).toHaveAttribute("aria-current", "page"));
    expect(screen.getByRole("region", { name: "Board" })).toBeInTheDocument();
    expect(desk.covered).toBe(true);
    await fireEvent.click(nav.getByRole("button", { name: /^Turn/ }));
    expect(screen.queryByRole("region", { name: "Board" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "token on build" })).toBeInTheDocument(); // a chip of the sheet
  });

  it("a move ends by its button, be the options few or many", async () => {
    const position = { ...marching({}, {}), players: view({}, 3).players };
    const { server } = frame(asks("march_on", [step("west_bank"), done], position), true);
    const sheet = within(await screen.findByRole("region", { name: "Your decision" }));
    expect(sheet.getAllByRole("button", { name: /west_bank/ })).toHaveLength(1);
    expect(sheet.queryByText("done")).not.toBeInTheDocument();
    await fireEvent.click(sheet.getByRole("button", { name: "Stop here" }));
    expect(server.sent.at(-1)).toMatchObject({ words: "done" });
  });
});
