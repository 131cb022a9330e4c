import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { keyAction } from "../../src/lib/keys";
import { rememberSeen, seenAt } from "../../src/lib/since";
import { settings } from "../../src/lib/settings.svelte";
import Chat from "$shared/people/Chat.svelte";
import Curtain from "$shared/people/Curtain.svelte";
import { Desk } from "$shared/table/desk.svelte";
import HowMany from "$shared/question/HowMany.svelte";
import KeysHelp from "$shared/table/KeysHelp.svelte";
import LiveRegion from "$shared/table/LiveRegion.svelte";
import Log from "$shared/log/Log.svelte";
import OptionList from "$shared/question/OptionList.svelte";
import { pressed } from "$shared/table/tablekeys";
import RulesPanel from "$shared/book/RulesPanel.svelte";
import TableFrame from "$shared/table/TableFrame.svelte";
import GenericBoard from "../../src/games/generic/Board.svelte";
import { news, option, question, quietTable, seats } from "./table-model";

const sell = option("sell hydra", "Sell Hydra", "for 1 blue stone", { card: "hydra" });
const summon = option("summon phoenix", "Summon Phoenix", "costs 2");
const release = option("release imp", "Release Imp");
const end = option("end turn", "End your turn");

function frame(first = news({ pending: [question([sell, summon, end])] })) {
  const { table, server } = quietTable(first);
  const desk = new Desk(table);
  render(TableFrame, { table, desk, Board: GenericBoard, title: "Vale" });
  return { table, desk, server };
}

const told = (event: string, text: string, seat?: number) => ({
  event,
  text,
  rule: "VALE-ACT.1",
  ...(seat === undefined ? {} : { seat }),
});

beforeEach(() => {
  localStorage.clear();
  settings.language = "en";
  settings.speed = "none";
});

describe("prompt and options", () => {
  it("asks the player by name and offers everything as buttons of one group", () => {
    frame();
    expect(screen.getByText("Jana, it is your turn")).toBeInTheDocument();
    const group = screen.getByRole("group", { name: "What will you do?" });
    expect(
      [...group.querySelectorAll("button.opt")].map((row) => row.textContent?.trim().replace(/\s+/g, " ")),
    ).toEqual(["Sell Hydra for 1 blue stone", "Summon Phoenix costs 2", "End your turn"]);
  });

  it("sends the words of the option that is clicked", async () => {
    const { server } = frame();
    await fireEvent.click(screen.getByRole("button", { name: /Sell Hydra/ }));
    expect(server.sent.at(-1)).toMatchObject({ type: "answer", seat: 0, words: "sell hydra" });
  });

  it("lights the option the pointer is on, for the board", async () => {
    const { table } = frame();
    await fireEvent.pointerEnter(screen.getByRole("button", { name: /Sell Hydra/ }));
    expect(table.lit).toBe("sell hydra");
    await fireEvent.pointerLeave(screen.getByRole("button", { name: /Sell Hydra/ }));
    expect(table.lit).toBeNull();
  });

  it("asks once more in place before a turn ends with something undone", async () => {
    const { server } = frame();
    await fireEvent.click(screen.getByRole("button", { name: "End your turn" }));
    expect(server.sent).toHaveLength(0);
    expect(screen.getByText("You could still:")).toBeInTheDocument();
    expect(screen.getByText("Summon Phoenix")).toBeInTheDocument();
    await fireEvent.click(screen.getByRole("button", { name: "Yes, end it" }));
    expect(server.sent.at(-1)).toMatchObject({ type: "answer", words: "end turn" });
  });

  it("does not ask for the sake of something minor", async () => {
    const { server } = frame(news({ pending: [question([release, end])] }));
    await fireEvent.click(screen.getByRole("button", { name: "End your turn" }));
    expect(server.sent.at(-1)).toMatchObject({ type: "answer", words: "end turn" });
  });

  it("moves focus to the first option of the next question", async () => {
    const { server } = frame();
    const row = screen.getByRole("button", { name: /Sell Hydra/ });
    row.focus();
    await fireEvent.click(row);
    server.tell({ type: "done", id: 1 });
    server.tell(news({ sequence: 2, pending: [question([summon, end])] }));
    await vi.waitFor(() => expect(document.activeElement).toHaveTextContent("Summon Phoenix"));
  });

  it("says who is thinking while it is a bot's turn", () => {
    frame(
      news({
        asked: [1],
        seats: [seats.chair(0, "Jana", true), seats.chair(1, "Fox", false, "greedy")],
        pending: [{ seat: 1 }],
      }),
    );
    expect(screen.getByText("Fox is thinking")).toBeInTheDocument();
    expect(screen.queryByRole("group", { name: "Fox is thinking" })).toBeNull();
  });

  it("has a field to narrow many options down", async () => {
    const many = Array.from({ length: 15 }, (_, place) => option(`pay ${place}`, `Pay ${place} stones`));
    frame(news({ pending: [question(many)] }));
    await fireEvent.input(screen.getByRole("searchbox", { name: "Find an option" }), { target: { value: "14" } });
    expect(screen.getAllByRole("button", { name: /Pay/ })).toHaveLength(1);
  });

  it("lists what is expected but not possible, and asks why", async () => {
    const { server } = frame(news({ pending: [question([sell])] }));
    await fireEvent.click(screen.getByRole("button", { name: /why\?/ }));
    expect(server.sent.at(-1)).toMatchObject({ type: "why", seat: 0, words: "end turn" });
    server.tell({ type: "done", id: 1, offered: false, text: "A marker still lies there.", rule: "VALE-ACT.6" });
    expect(await screen.findByText(/A marker still lies there/)).toBeInTheDocument();
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(screen.queryByText(/A marker still lies there/)).toBeNull();
  });
});

describe("taking back", () => {
  it("names what it takes back", async () => {
    const { server } = frame(news({ pending: [question([sell], { undo: true, takes_back: "Tame Imp" })] }));
    await fireEvent.click(screen.getByRole("button", { name: "Take back: Tame Imp" }));
    expect(server.sent.at(-1)).toMatchObject({ type: "undo", seat: 0 });
  });

  it("asks the others when it is not free", () => {
    frame(news({ pending: [question([sell], { takes_back: "Tame Imp", ask_undo: true })] }));
    expect(screen.getByRole("button", { name: "Ask to take back" })).toBeInTheDocument();
  });

  it("lets the others agree or not", async () => {
    const { server } = frame(news({ wish: { seat: 1, agreed: 1, missing: [0] } }));
    expect(screen.getByText(/Petr would like to take back/)).toBeInTheDocument();
    await fireEvent.click(screen.getByRole("button", { name: "Agree" }));
    expect(server.sent.at(-1)).toMatchObject({ type: "consent", yes: true });
  });
});

describe("keys", () => {
  const press = (key: string, code = "") => new KeyboardEvent("keydown", { key, code, cancelable: true });

  it("chooses by number, also on a Czech keyboard", async () => {
    const { server } = frame();
    await fireEvent.keyDown(window, { key: "ě", code: "Digit2" });
    expect(server.sent.at(-1)).toMatchObject({ words: "summon phoenix" });
  });

  it("leaves letters alone while somebody writes", () => {
    const field = document.createElement("input");
    document.body.append(field);
    let found: unknown = "nothing yet";
    field.addEventListener("keydown", (event) => (found = keyAction(event)));
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "u", bubbles: true }));
    expect(found).toBeNull();
    field.remove();
  });

  it("ends the turn with E, opens the log with L, the keys with ?", () => {
    const { table, desk } = frame(news({ pending: [question([sell, end])] }));
    pressed(press("e"), table, desk);
    expect(table.doubt?.words).toBe("end turn");
    desk.open("chat");
    pressed(press("l"), table, desk);
    expect(desk.tab).toBe("log");
    pressed(press("?"), table, desk);
    expect(desk.keysShown).toBe(true);
    pressed(press("Escape"), table, desk);
    expect(desk.keysShown).toBe(false);
  });

  it("are listed, those of the game after those of every table", () => {
    const shown = (game: string) => {
      const { table } = quietTable(news({ game }));
      const { container, unmount } = render(KeysHelp, { desk: new Desk(table) });
      const keys = [...container.querySelectorAll("kbd")].map((key) => key.textContent);
      unmount();
      return keys.slice(keys.indexOf("?") + 1);
    };
    expect(shown("vale")).toEqual([]);
    expect(shown("eldervale")).toEqual(["T"]);
  });
});

describe("log", () => {
  const events = [
    told("round", "Round 1."),
    told("sold", "Petr sells Imp.", 1),
    told("gained", "Petr gains 3 red stones.", 1),
    told("sold", "Jana sells Hydra.", 0),
  ];

  it("tells the newest first, what one did together, rounds between", async () => {
    const { table } = quietTable(news({ events }));
    render(Log, { table, desk: new Desk(table) });
    await fireEvent.click(screen.getByRole("button", { name: /Petr sells Imp/ }));
    const items = screen.getAllByRole("listitem").map((item) => item.textContent?.replace(/\s+/g, " ").trim());
    expect(items.slice(2)).toEqual(["Petr gains 3 red stones.", "Petr sells Imp. ACT.1", "Round 1."]);
    expect(items[0]).toBe("Jana sells Hydra. ACT.1");
  });

  it("says what is new since the last look", () => {
    rememberSeen("T", 2);
    const { table } = quietTable(news({ events }));
    render(Log, { table, desk: new Desk(table) });
    expect(screen.getByText("since you last looked, 2 things")).toBeInTheDocument();
    expect(seenAt("T")).toBe(4);
  });

  it("opens the rule of a line", async () => {
    const { table } = quietTable(news({ events }));
    const desk = new Desk(table);
    render(Log, { table, desk });
    await fireEvent.click(screen.getAllByRole("button", { name: "Rule VALE-ACT.1" })[0]!);
    expect([desk.tab, desk.rule]).toEqual(["rules", "VALE-ACT.1"]);
  });
});

describe("people at one screen", () => {
  const views = {
    "0": {
      game: "_template",
      round: 1,
      players: [
        { seat: 0, hand_size: 2, hand: [3, 7] },
        { seat: 1, hand_size: 2 },
      ],
    },
    "1": {
      game: "_template",
      round: 1,
      players: [
        { seat: 0, hand_size: 2 },
        { seat: 1, hand_size: 2, hand: [5, 9] },
      ],
    },
    spectator: {
      game: "_template",
      round: 1,
      players: [
        { seat: 0, hand_size: 2 },
        { seat: 1, hand_size: 2 },
      ],
    },
  };
  const both = [seats.chair(0, "Ada", true), seats.chair(1, "Ema", true)];
  const asked = (seat: number, more = {}) =>
    news({
      game: "_template",
      seats: both,
      views,
      asked: [seat],
      pending: [question([option("play 7", "Play 7")], { seat })],
      ...more,
    });

  it("names the next one and shows the table only to them", async () => {
    const { table } = quietTable(asked(1));
    expect(table.veiled).toBe(true);
    render(Curtain, { table });
    expect(screen.getByRole("heading", { name: "Ema, it is your turn" })).toBeInTheDocument();
    await fireEvent.click(screen.getByRole("button", { name: /Ema is here/ }));
    expect(table.veiled).toBe(false);
    expect(table.seat).toBe(1);
  });

  it("draws only what everybody may see while nobody at the screen is asked", () => {
    const { table } = quietTable(asked(0, { asked: [], pending: [] }));
    render(TableFrame, { table, desk: new Desk(table), Board: GenericBoard, title: "Lantern" });
    expect(document.querySelector("[data-board]")).not.toHaveTextContent(/[3579]/);
    expect(screen.getAllByText("2 hidden")).toHaveLength(2);
  });

  it("keeps from the log what only another one knows", () => {
    const others = "Ada picks a card.";
    const events = [{ event: "picked", seat: 0, card: "7", text: "Ada picks 7.", rule: "", private: 0, others }];
    const { table } = quietTable(asked(1, { events }));
    table.unveil();
    const desk = new Desk(table);
    expect(desk.log[0]).toEqual({ event: "picked", seat: 0, text: others, rule: "", hidden: true });
    table.unveiled = null;
    const { table: own } = quietTable(asked(0, { events }));
    own.unveil();
    expect(new Desk(own).log[0]?.text).toBe("Ada picks 7.");
  });
});

describe("a table that cannot be answered", () => {
  it("says that the game is paused and how to go on", async () => {
    const { server } = frame(news({ paused: true, pending: [question([sell])] }));
    expect(screen.getByRole("button", { name: "Go on" })).toBeInTheDocument();
    await fireEvent.click(screen.getByRole("button", { name: /Sell Hydra/ }));
    server.tell({ type: "refused", id: 1, code: "paused" });
    expect(await screen.findByText(/It goes on when somebody presses/)).toBeInTheDocument();
  });
});

describe("for the screen reader", () => {
  it("tells a move as one sentence and my turn aloud", async () => {
    const { table, server } = quietTable(
      news({ asked: [1], pending: [{ seat: 1 }], events: [told("round", "Round 1.")] }),
    );
    render(LiveRegion, { table, desk: new Desk(table) });
    await tick();
    server.tell(
      news({
        sequence: 2,
        pending: [question([sell, end])],
        events: [told("sold", "Petr sells Imp.", 1), told("gained", "Petr gains 3 red stones.", 1)],
      }),
    );
    flushSync();
    expect(screen.getByRole("status")).toHaveTextContent("Petr sells Imp. Petr gains 3 red stones.");
    expect(screen.getByRole("alert")).toHaveTextContent("Your turn. What will you do? 2 options.");
  });
});

describe("chat and rules", () => {
  it("shows what was said as text and sends a line", async () => {
    const line = {
      kind: "said",
      name: "Petr",
      text: "<b>Hello</b>",
      at: "2026-11-15T06:41:42+00:00",
      sequence: 0,
    } as const;
    const { table, server } = quietTable(news({ chat: [line] }));
    render(Chat, { table, desk: new Desk(table) });
    expect(screen.getByText("<b>Hello</b>")).toBeInTheDocument();
    await fireEvent.input(screen.getByRole("textbox"), { target: { value: " Ahoj " } });
    await fireEvent.submit(document.querySelector("form")!);
    expect(server.sent.at(-1)).toMatchObject({ type: "chat", text: "Ahoj" });
  });

  it("lets spectators only read", () => {
    const { table } = quietTable(news({ host: false, seats: [seats.chair(0, "Jana", false)] }));
    render(Chat, { table, desk: new Desk(table) });
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByText(/Spectators can read/)).toBeInTheDocument();
  });

  it("finds rules without accents and in the order of their numbers", async () => {
    const texts = {
      "vale-rule-SUM-10": "Desáté pravidlo.",
      "vale-rule-SUM-2": "Povolání stojí.",
      "vale-title": "Údolí",
    };
    render(RulesPanel, { game: "vale", texts });
    expect([...document.querySelectorAll("dt")].map((term) => term.textContent)).toEqual(["SUM.2", "SUM.10"]);
    await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "povolani" } });
    expect([...document.querySelectorAll("dt")].map((term) => term.textContent)).toEqual(["SUM.2"]);
  });
});

describe("several times at once", () => {
  const place = { ...option("place in CRE-3", "Place an army in Stone Head"), numbers: { most: 3 } };
  const build = { ...option("place in MEA-1", "Place an army in the Meadow"), numbers: {} };

  function placing() {
    const made = quietTable(news({ pending: [question([place, build, end])] }));
    render(HowMany, { table: made.table });
    const answered = () => made.server.sent.filter(({ type }) => type === "answer").map(({ words }) => words);
    return { ...made, answered };
  }

  it("is one answer that says how often, and then once again", async () => {
    const { table, server, answered } = placing();
    await fireEvent.click(screen.getByRole("button", { name: "One more" }));
    expect(table.timesOf(place)).toBe(2);
    const chosen = table.choose(place);
    expect(answered()).toEqual(["place in CRE-3 x2"]);
    server.tell({ type: "done", id: server.sent.at(-1)!["id"] });
    await chosen;
    expect(table.several).toBe(1);
  });

  it("goes as far as the option allows", async () => {
    const { table, answered } = placing();
    await fireEvent.click(screen.getByRole("button", { name: "all 3" }));
    expect(screen.getByRole("button", { name: "One more" })).toBeDisabled();
    void table.choose(build);
    expect(answered()).toEqual(["place in MEA-1"]);
  });

  it("is not asked where everything goes once", () => {
    const { table } = quietTable(news({ pending: [question([build, end])] }));
    render(HowMany, { table });
    expect(screen.queryByRole("group", { name: "At once" })).toBeNull();
  });
});

it("what was refused for want of a connection is forgotten when there is one again", async () => {
  const { table, server } = quietTable(news({ pending: [question([end])] }));
  server.readyState = 3;
  await table.choose(end);
  expect(table.refusal).not.toBeNull();
  server.onopen();
  expect(table.refusal).toBeNull();
});

it("under a heading that says whence, an option says only whither; readers hear all of it", () => {
  const march = (region2: string) => ({
    ...option(`move CRE-3 to ${region2}`, `Move an army from Stone Head to ${region2}`),
    id: "move",
    values: { region: "CRE-3", region2 },
  });
  const options = ["CRE-1", "CRE-2", "CRE-4", "CRE-5"].map(march);
  const { table } = quietTable(news({ game: "empire", pending: [question([...options, end])] }));
  table.texts = { "empire-region-CRE-3.from": "from Stone Head", "empire-region-CRE-1.to": "to the Horn" };
  render(OptionList, { table, desk: new Desk(table) });
  expect(screen.getByText("From Stone Head")).toBeVisible();
  expect(screen.getByText("to the Horn")).toHaveAttribute("aria-hidden", "true");
  expect(screen.getByRole("button", { name: "Move an army from Stone Head to CRE-1" })).toBeInTheDocument();
});
