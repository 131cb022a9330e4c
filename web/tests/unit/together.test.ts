import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, Refused, type News, type Question } from "../../src/lib/api";
import { askToNotify, tellTurn } from "../../src/lib/notify";
import { settings } from "../../src/lib/settings.svelte";
import { router } from "../../src/lib/router.svelte";
import { askedWords } from "$shared/question/asked";
import AwayBar from "$shared/people/AwayBar.svelte";
import Chat from "$shared/people/Chat.svelte";
import { Desk } from "$shared/table/desk.svelte";
import Log from "$shared/log/Log.svelte";
import JoinBox from "$shared/lobby/JoinBox.svelte";
import TableMarks from "$shared/table/TableMarks.svelte";
import PresenceMark from "../../src/shared/board/PresenceMark.svelte";
import PauseBar from "$shared/table/PauseBar.svelte";
import SeatMenu from "$shared/people/SeatMenu.svelte";
import UndoBar from "$shared/table/UndoBar.svelte";
import WaitingRoom from "$shared/lobby/WaitingRoom.svelte";
import Wish from "$shared/people/Wish.svelte";
import Together from "../../src/pages/new/Together.svelte";
import { TableWish } from "../../src/pages/new/wish.svelte";
import type { TableModel } from "../../src/lib/table.svelte";
import { news, option, question, quietTable, seats } from "./table-model";
import { lobby, server, VALE, VALE_TEXTS } from "./start-helpers";

const sell = option("sell hydra", "Sell Hydra");
const happened = (text: string, move: number) => ({ event: "sold", text, rule: "", move });

/** Tells news, and waits until they are shown. */
function tell({ table, server }: ReturnType<typeof quietTable>, message: News): void {
  server.tell(message);
  table.live.catchUp();
}

beforeEach(() => {
  localStorage.clear();
  settings.language = "en";
  settings.speed = "none";
  settings.notify = false;
});
afterEach(() => vi.useRealTimers());

describe("going back", () => {
  it("jumps: nothing flies, nothing is marked as new, and the log is that of the moment", () => {
    const { table, server } = quietTable(news({ sequence: 3, events: [happened("one", 1), happened("two", 2)] }));
    const [before, after, jumped] = [vi.fn(), vi.fn(), vi.fn()];
    Object.assign(table.live, { beforeChange: before, afterChange: after, jumped });
    tell({ table, server }, news({ sequence: 4, rewound: true }));
    expect(server.sent.at(-1)).toMatchObject({ type: "language", language: "en" });
    tell({ table, server }, news({ sequence: 4, events: [happened("one", 1)] }));
    expect(table.live.log.map((event) => event.text)).toEqual(["one"]);
    expect(table.events).toEqual([]);
    expect(table.live.jumps).toBe(1);
    expect([before, after].map((call) => call.mock.calls.length)).toEqual([0, 0]);
    expect(jumped).toHaveBeenCalledOnce();
    tell({ table, server }, news({ sequence: 5, events: [happened("three", 5)] }));
    expect(after).toHaveBeenCalledOnce();
  });

  it("of several steps lands once, in the last of them", () => {
    const { table, server } = quietTable(news({ sequence: 3, events: [happened("one", 1)] }));
    const jumped = vi.fn();
    table.live.jumped = jumped;
    tell({ table, server }, news({ sequence: 4, rewound: true }));
    tell({ table, server }, news({ sequence: 5, rewound: true }));
    tell({ table, server }, news({ sequence: 5, events: [] }));
    expect(table.news?.sequence).toBe(5);
    expect(jumped).toHaveBeenCalledOnce();
  });

  it("is offered only as far as the server lets one, also with bots only", () => {
    const { table } = quietTable(
      news({
        seats: [seats.chair(0, "Jana", true), seats.chair(1, "Fox", false, "greedy")],
        pending: [question([sell], { takes_back: "Sell Imp", undo: false, ask_undo: false })],
      }),
    );
    render(UndoBar, { table });
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("is asked for where others have to agree", () => {
    const { table } = quietTable(news({ pending: [question([sell], { takes_back: "Sell Imp", ask_undo: true })] }));
    render(UndoBar, { table });
    expect(screen.getByRole("button", { name: "Ask to take back" })).toBeInTheDocument();
  });

  it("tells whoever asked that somebody did not agree, until it was read", async () => {
    const { table, server } = quietTable(news({ refusal: { seat: 0, by: 1 } }));
    render(Wish, { table });
    expect(screen.getByRole("alert")).toHaveTextContent("Petr did not agree to take it back.");
    await fireEvent.click(screen.getByRole("button", { name: "All right" }));
    expect(screen.queryByRole("alert")).toBeNull();
    tell({ table, server }, news({ refusal: { seat: 0, by: 1 } })); // somebody came or spoke
    flushSync();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says whose word is missing, and who cannot give it because they are away", () => {
    const { table } = quietTable(
      news({
        wish: { seat: 0, agreed: 1, missing: [1, 2] },
        seats: [
          seats.chair(0, "Jana", true),
          { ...seats.chair(1, "Petr", false), bot: "greedy", away: 5 },
          seats.chair(2, "Eva", false),
        ],
      }),
    );
    render(Wish, { table });
    const wish = screen.getByRole("group", { name: "Taking back" });
    expect(wish).toHaveTextContent("You asked to take back your last move. Still to agree: Petr and Eva.");
    expect(wish).toHaveTextContent("Petr is not at the table. Nothing is taken back without the word of everybody");
    expect(screen.getByRole("button", { name: "Never mind" })).toBeInTheDocument();
  });

  it("asks whoever has not agreed yet, also while a bot plays for them, and nobody twice", () => {
    const chairs = [seats.chair(0, "Jana", false), { ...seats.chair(1, "Petr", true), bot: "greedy" }];
    const told = (missing: number[]) => news({ wish: { seat: 0, agreed: 1, missing }, seats: chairs });
    const { table, server } = quietTable(told([1]));
    render(Wish, { table });
    expect(screen.getByRole("button", { name: "Agree" })).toBeInTheDocument();
    tell({ table, server }, told([]));
    flushSync();
    expect(screen.queryByRole("button", { name: "Agree" })).toBeNull();
  });

  it("tells nobody else", () => {
    const { table } = quietTable(news({ refusal: { seat: 1, by: 0 } }));
    render(Wish, { table });
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("stopping the table", () => {
  const people = [seats.chair(0, "Jana", false), seats.chair(1, "Petr", false)];
  const bots = [{ ...seats.chair(0, "Jana", false), bot: "greedy" }, seats.chair(1, "greedy", false, "greedy")];

  it.each([
    ["whoever has a seat", { seats: [seats.chair(0, "Jana", true), people[1]!], host: false }, true],
    ["a host who only looks on while people play", { seats: people, host: true }, false],
    ["a host while only bots play", { seats: bots, host: true }, true],
    ["a spectator of bots", { seats: bots, host: false }, false],
  ])("%s", (_, told, may) => {
    const { table } = quietTable(news({ ...told, paused: true }));
    render(PauseBar, { table });
    expect(screen.queryAllByRole("button", { name: "Go on" })).toHaveLength(may ? 1 : 0);
    render(SeatMenu, { table, desk: new Desk(table) });
    expect(screen.queryAllByRole("button", { name: "Go on" })).toHaveLength(may ? 2 : 0);
  });
});

it("whose time is up plays again once the bot has answered", async () => {
  const chairs = [{ ...seats.chair(0, "Jana", true), kind: "person" as const, bot: "greedy" }];
  const { table } = quietTable(news({ seats: chairs }));
  vi.spyOn(api, "deputy").mockRejectedValue(new Refused("time-is-up", 409));
  render(PauseBar, { table });
  await fireEvent.click(screen.getByRole("button", { name: "I play again" }));
  await waitFor(() =>
    expect(screen.getByRole("alert")).toHaveTextContent("the bot answers it, then you can play again"),
  );
});

describe("who is here", () => {
  const now = () => Date.now() / 1000;
  const petr = (more: object) => [seats.chair(0, "Jana", true), { ...seats.chair(1, "Petr", false), ...more }];

  it("an absent person is shown with the time, and soon a bot can be asked to play", async () => {
    vi.useFakeTimers();
    const { table } = quietTable(news({ seats: petr({ away: now() - 10, bot_from: now() + 10 }) }));
    render(AwayBar, { table });
    expect(screen.getByRole("status")).toHaveTextContent("Petr is away 0:10 In 10 seconds a bot can play for them.");
    expect(screen.queryByRole("button")).toBeNull();
    await vi.advanceTimersByTimeAsync(11_000);
    flushSync();
    const deputy = vi.spyOn(api, "deputy").mockResolvedValue({});
    await fireEvent.click(screen.getByRole("button", { name: "Let a bot play" }));
    expect(deputy).toHaveBeenCalledWith("T", 1, "medium");
  });

  it("an absent person is marked beside the name on the board", () => {
    const away = now() - 10;
    const chairs = petr({ away, bot_from: away + 20 });
    render(PresenceMark, { chair: chairs[1] });
    expect(screen.getByRole("img")).toHaveAccessibleName("Petr is away");
    render(PresenceMark, { chair: chairs[0] });
    expect(screen.getAllByRole("img")).toHaveLength(1);
  });

  it("one may wait; the next absence asks again", async () => {
    const away = now() - 60;
    const { table, server } = quietTable(news({ seats: petr({ away, bot_from: away + 20 }) }));
    render(AwayBar, { table });
    await fireEvent.click(screen.getByRole("button", { name: "Wait" }));
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("status")).toHaveTextContent("Petr is away");
    tell({ table, server }, news({ seats: petr({ away: away + 30, bot_from: away + 50 }) }));
    flushSync();
    expect(screen.getByRole("button", { name: "Wait" })).toBeInTheDocument();
  });

  it("says that a bot plays, and that somebody is back", () => {
    const { table, server } = quietTable(news({ seats: petr({ bot: "greedy" }) }));
    render(AwayBar, { table });
    flushSync();
    expect(screen.getByRole("status")).toHaveTextContent("Petr a bot plays");
    tell({ table, server }, news({ seats: petr({}) }));
    flushSync();
    expect(screen.getByRole("status")).toHaveTextContent("Petr is back");
  });

  it("spectators have nothing to decide", () => {
    const away = now() - 60;
    const watched = petr({ away, bot_from: away + 20 }).map((chair) => ({ ...chair, mine: false }));
    const { table } = quietTable(news({ seats: watched }));
    render(AwayBar, { table });
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("the log says it where it happened", () => {
    const note = (text: string, sequence: number) => ({
      kind: "note",
      name: "Petr",
      text,
      at: `${sequence}`,
      sequence,
    });
    const first = [
      { ...happened("one", 1), seat: 0 },
      { ...happened("two", 3), seat: 1 },
    ];
    const { table, server } = quietTable(
      news({ sequence: 3, events: first, chat: [note("bot-plays", 2)] as News["chat"] }),
    );
    tell({ table, server }, news({ sequence: 3, chat: [note("plays-again", 3)] as News["chat"] }));
    render(Log, { table, desk: new Desk(table) });
    const lines = [...screen.getByRole("list", { name: "What happened" }).children].map((line) =>
      line.textContent?.trim(),
    );
    expect(lines.filter((line) => line?.startsWith("Petr") || line?.startsWith("A bot"))).toEqual([
      "Petr plays again.",
      "A bot plays for Petr now.",
    ]);
    expect(lines[0]).toBe("Petr plays again.");
    expect(lines.indexOf("A bot plays for Petr now.")).toBe(2);
    expect(table.live.chat).toEqual([]);
  });

  it("whoever watches reads so, and everybody sees how many there are", () => {
    const strangers = [seats.chair(0, "Jana", false), seats.chair(1, "Petr", false)];
    const { table } = quietTable(news({ seats: strangers, host: false, watching: ["Eva", ""] }));
    expect(askedWords(table).who).toBe("You are watching");
    expect(askedWords(table).question).toBe("Jana is choosing");
    render(TableMarks, { table });
    expect(screen.getByRole("img")).toHaveAccessibleName("2 are watching: Eva and a guest");
    expect(screen.getByRole("img")).toHaveTextContent("2");
  });

  it("a table for practice is marked", () => {
    const { table } = quietTable(news({ take_back: "practice" }));
    render(TableMarks, { table });
    expect(screen.getByText("Practice")).toBeInTheDocument();
    expect(screen.queryByText("From a position")).toBeNull();
  });

  it("a table that somebody set up is marked", () => {
    const { table } = quietTable(news({ set_up: true }));
    render(TableMarks, { table });
    expect(screen.getByText("From a position")).toBeInTheDocument();
    expect(screen.queryByText("Practice")).toBeNull();
  });
});

describe("a shared screen", () => {
  const both = [seats.chair(0, "Jana", true), seats.chair(1, "Petr", true)];
  const ask = (seat: number, isPrivate: boolean, more: Partial<News> = {}): News =>
    news({ seats: both, asked: [seat], pending: [question([sell], { seat, private: isPrivate })], ...more });
  const told = (table: TableModel) => [table.veiled, table.seat];

  it("has no curtain where nothing hidden would be seen", () => {
    const { table, server } = quietTable(ask(0, false));
    expect(told(table)).toEqual([false, 0]);
    tell({ table, server }, ask(1, false, { sequence: 2 }));
    expect(told(table)).toEqual([false, 1]);
  });

  it("has one before the first hidden thing, and not twice for one player in a row", () => {
    const { table, server } = quietTable(ask(0, true));
    expect(table.veiled).toBe(true);
    table.unveil();
    expect(told(table)).toEqual([false, 0]);
    tell({ table, server }, news({ seats: both, sequence: 2, asked: [2], pending: [{ seat: 2 } as Question] })); // a bot's turn
    tell({ table, server }, ask(0, true, { sequence: 3 }));
    expect(told(table)).toEqual([false, 0]);
  });

  it("has one again when somebody else had the screen in between, even in the open", () => {
    const { table, server } = quietTable(ask(0, true));
    table.unveil();
    tell({ table, server }, ask(1, false, { sequence: 2 }));
    expect(table.veiled).toBe(false);
    tell({ table, server }, ask(0, true, { sequence: 3 }));
    expect(table.veiled).toBe(true);
  });

  it("nobody's private things stay while nobody there is asked", () => {
    const { table, server } = quietTable(ask(0, true));
    table.unveil();
    tell({ table, server }, news({ seats: both, sequence: 2, asked: [2], pending: [{ seat: 2 } as Question] }));
    expect(new Desk(table).shown).toBeNull();
  });

  it("starts the clock when the curtain is lifted, or at once where there is none", () => {
    const clock = { clock: { turn: 60, bank: 0 }, deadline: {} };
    const { table, server } = quietTable(ask(0, true, clock));
    expect(server.sent).toEqual([]);
    table.unveil();
    expect(server.sent.at(-1)).toMatchObject({ type: "lift", seat: 0 });
    tell({ table, server }, ask(1, false, { ...clock, sequence: 2 }));
    expect(server.sent.at(-1)).toMatchObject({ type: "lift", seat: 1 });
    const sent = server.sent.length;
    tell({ table, server }, ask(1, false, { ...clock, deadline: { "1": 99 }, sequence: 3 }));
    expect(server.sent).toHaveLength(sent);
  });
});

describe("phrases", () => {
  it("are sent as ids and read in one's own language", async () => {
    const line = { kind: "phrase", name: "Petr", text: "thanks", at: "2026-11-15T06:41:42+00:00", sequence: 0 };
    const { table, server } = quietTable(news({ chat: [line] as News["chat"] }));
    settings.language = "cs";
    render(Chat, { table, desk: new Desk(table) });
    expect(screen.getByRole("list")).toHaveTextContent("Díky!");
    await fireEvent.click(screen.getByRole("button", { name: "Pěkný tah!" }));
    expect(server.sent.at(-1)).toMatchObject({ type: "phrase", phrase: "nice" });
  });
});

describe("a note of the browser", () => {
  const made: { title: string; options: NotificationOptions }[] = [];
  class FakeNotification {
    static permission = "default";
    static requestPermission = vi.fn(async () => (FakeNotification.permission = "granted"));
    onclick = () => {};
    constructor(title: string, options: NotificationOptions) {
      made.push({ title, options });
    }
  }
  const look = (state: string) => vi.spyOn(document, "visibilityState", "get").mockReturnValue(state as never);

  it("comes only if it was asked for and nobody looks", async () => {
    vi.stubGlobal("Notification", FakeNotification);
    look("hidden");
    tellTurn("Vale", "What will you do?");
    expect(made).toEqual([]);
    settings.notify = await askToNotify();
    tellTurn("Vale", "What will you do?");
    expect(made.map(({ title, options }) => [title, options.body])).toEqual([
      ["Your turn · Vale", "What will you do?"],
    ]);
    look("visible");
    tellTurn("Vale", "What will you do?");
    expect(made).toHaveLength(1);
  });
});

describe("invitations", () => {
  const taken = {
    "GET /tables/table-one": lobby({
      seats: [{ ...seats.chair(0, "Jana", false) }, seats.chair(1, "Petr", false)],
      spectators: true,
    }),
    "POST /tables/table-one/link": { seat: 1, free: false, mine: false },
    "GET /games/vale/texts/en": VALE_TEXTS,
    "GET /me": { name: "Eva", login: null },
  };

  it("a used link says so at once and offers to watch", async () => {
    server(taken);
    const onwatch = vi.fn();
    render(JoinBox, { id: "table-one", link: "link-of-seat-two-xyz", onwatch });
    expect(await screen.findByText(/Petr already sits on the seat of this link/)).toBeInTheDocument();
    expect(screen.queryByRole("textbox")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Watch the game" }));
    expect(onwatch).toHaveBeenCalledOnce();
  });

  it("where nobody may watch it says that too", async () => {
    server({ ...taken, "GET /tables/table-one": lobby({ ...taken["GET /tables/table-one"], spectators: false }) });
    render(JoinBox, { id: "table-one", link: "link-of-seat-two-xyz", onwatch: () => undefined });
    expect(await screen.findByText("This table has no spectators.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Watch the game" })).toBeNull();
  });

  const waiting = (more: object = {}) => {
    history.replaceState(null, "", "/t/table-one");
    router.secret = null;
    localStorage.setItem(
      "deskovka.links",
      JSON.stringify({ "table-one": { links: { "1": "link-of-seat-two" }, spectate: null } }),
    );
    const open = [seats.chair(0, "Jana", true), { ...seats.chair(1, "", false), kind: "open" }];
    const table = {
      id: "table-one",
      news: lobby({ status: "open", seats: open, ...more }),
      hasText: () => false,
      text: String,
    };
    render(WaitingRoom, { table: table as unknown as TableModel });
  };

  it("on this computer name the address in the network", async () => {
    server({ "GET /place": { addresses: ["http://192.168.7.5:8000"], port: 8000 } });
    waiting();
    expect(await screen.findByText(/they begin with http:\/\/192\.168\.7\.5:8000/)).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole("textbox")).toHaveValue("http://192.168.7.5:8000/t/table-one#seat.link-of-seat-two"),
    );
  });

  it("say how to open the server to the network where it is closed", async () => {
    server({ "GET /place": { addresses: [], port: 8000 } });
    waiting();
    expect(await screen.findByText("deskovka serve --host 0.0.0.0")).toBeInTheDocument();
  });

  it("say that somebody set the table up", async () => {
    server({ "GET /place": { addresses: [], port: 8000 } });
    waiting({ set_up: true });
    expect(screen.getByText(/knows what lies hidden in it/)).toBeInTheDocument();
    await screen.findByText("deskovka serve --host 0.0.0.0");
  });

  it("say that memories are shown here", async () => {
    server({ "GET /place": { addresses: [], port: 8000 } });
    waiting({ memory_aid: true });
    expect(screen.getByText(/It tells nothing that was hidden/)).toBeInTheDocument();
    await screen.findByText("deskovka serve --host 0.0.0.0");
  });

  it("say that whoever sits down agrees to practice", async () => {
    server({ "GET /place": { addresses: [], port: 8000 } });
    waiting({ take_back: "practice" });
    expect(screen.getByText(/Whoever sits down agrees to that/)).toBeInTheDocument();
    await screen.findByText("deskovka serve --host 0.0.0.0");
  });
});

describe("a new table", () => {
  it("is wished for with its ways of taking back and its spectators", async () => {
    const wish = new TableWish(VALE, "greedy", false);
    expect(wish.request("en", [])).toMatchObject({ take_back: "normal", spectators: true });
    render(Together, { wish });
    await fireEvent.click(screen.getByLabelText("Practice"));
    expect(screen.getByText(/anything can be taken back, even past bots/)).toBeInTheDocument();
    await fireEvent.click(screen.getByRole("switch", { name: "Spectators" }));
    expect(wish.request("en", [])).toMatchObject({ take_back: "practice", spectators: false });
  });

  it("has a memory aid if somebody wants one, in a game with something to remember", async () => {
    const wish = new TableWish(VALE, "greedy", false);
    expect(wish.request("en", [])).toMatchObject({ memory_aid: false });
    const { unmount } = render(Together, { wish });
    await fireEvent.click(screen.getByRole("switch", { name: "Memory aid" }));
    expect(screen.getByText(/Everybody is shown what they could remember/)).toBeInTheDocument();
    expect(wish.request("en", [])).toMatchObject({ memory_aid: true });
    unmount();
    render(Together, { wish: new TableWish({ ...VALE, remembers: false }, "greedy", false) });
    expect(screen.queryByRole("switch", { name: "Memory aid" })).toBeNull();
  });
});
