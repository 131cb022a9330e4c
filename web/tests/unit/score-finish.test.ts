import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, type Happening, type Lobby, type News, type Result } from "$lib/api";
import { learning } from "$lib/learning.svelte";
import { linksOf } from "$lib/links";
import { router } from "$lib/router.svelte";
import { settings } from "$lib/settings.svelte";
import type { TableModel } from "$lib/table.svelte";
import Finish from "$shared/score/Finish.svelte";
import PlayOnBox from "$shared/replay/PlayOnBox.svelte";
import ScoreSheet from "$shared/score/ScoreSheet.svelte";
import WinnerBanner from "$shared/score/WinnerBanner.svelte";

const texts = {
  "vale-score-instant": "Instant effects",
  "vale-score-active": "Active effects",
  "vale-tie-area": "Cards in the area",
  "vale-rule-END-1": "Sixty were reached.",
  "vale-card-hydra": "Hydra",
};
const result: Result = {
  over: true,
  rivals: [],
  scores: [12, 10],
  ranks: [1, 2],
  winners: [0],
  reason: "VALE-END.1",
  sheet: [
    { id: "instant", rule: "VALE-CARD.3", points: [12, 4], parts: [] },
    { id: "active", rule: "", points: [0, 6], parts: [] },
  ],
  tie_breaks: [{ id: "area", rule: "VALE-END.5", points: [3, 5], parts: [] }],
};
const here = { bot: null, mine: false, away: null, bot_from: null };
const chairs = ["Jana", "Petr"].map((name, seat) => ({ seat, name, kind: "person" as const, ...here }));
const scored: Happening = {
  event: "scored",
  seat: 0,
  points: 12,
  source: "hydra",
  text: "Jana gains 12.",
  rule: "VALE-CARD.1",
};
const history = {
  first: 0,
  steps: [
    {
      answers: 0,
      seat: null,
      text: "",
      events: [{ event: "round", round: 1, text: "Round 1.", rule: "" }],
      scores: [0, 4],
    },
    { answers: 1, seat: 0, text: "Summon Hydra", events: [scored], scores: [12, 4] },
    { answers: 2, seat: 1, text: "Activate", events: [], scores: [12, 10] },
  ],
};

function table(more: Partial<News> = {}, seats: number[] = [0], view = {}): TableModel {
  const news = {
    game: "vale",
    result,
    seed: "42",
    secret: null,
    chosen: false,
    shares: [],
    commitment: "abc",
    rematch: null,
    status: "finished",
    seats: chairs,
    ...more,
  };
  return { id: "T1", news, chairs, names: ["Jana", "Petr"], texts, facts: {}, seats, view } as unknown as TableModel;
}

beforeEach(() => {
  vi.restoreAllMocks();
  settings.language = "en";
  settings.speed = "none";
  vi.spyOn(api, "history").mockResolvedValue(history);
  vi.spyOn(api, "bots").mockResolvedValue(["random", "greedy"]);
  vi.spyOn(api, "me").mockResolvedValue({ name: "Jana", login: null });
});

describe("the order of players", () => {
  const columns = () =>
    within(screen.getByRole("table"))
      .getAllByRole("columnheader")
      .slice(1)
      .map((head) => head.textContent);
  const line = (name: RegExp) =>
    within(screen.getByRole("row", { name }))
      .getAllByRole("cell")
      .map((cell) => cell.textContent);

  it("is that of their seats", () => {
    render(Finish, { table: table({}, [0], { starter: 1 }) });
    expect(columns()).toEqual(["Jana", "Petr"]);
  });

  it("is turn order where the board and the count have it so", () => {
    render(Finish, { table: table({ game: "eldervale" }, [0], { starter: 1 }) });
    expect(columns()).toEqual(["Petr", "Jana"]);
    expect(line(/^instant/)).toEqual(["4", "12"]);
    expect(line(/^Total/)).toEqual(["10", "12"]);
    expect(line(/^area/)).toEqual(["5", "3"]);
  });
});

describe("the count at the end", () => {
  it("can be seen again where a game has one", async () => {
    const oncount = vi.fn();
    const { unmount } = render(Finish, { table: table(), oncount });
    await fireEvent.click(screen.getByRole("button", { name: "See the count again" }));
    expect(oncount).toHaveBeenCalledOnce();
    unmount();
    render(Finish, { table: table() });
    expect(screen.queryByRole("button", { name: "See the count again" })).toBeNull();
  });

  it("comes by itself once for each table", () => {
    localStorage.clear();
    learning.read();
    expect(learning.sawCount("T1")).toBe(false);
    learning.hasSeenCount("T1");
    learning.read();
    expect(learning.sawCount("T1")).toBe(true);
    expect(learning.sawCount("T2")).toBe(false);
  });
});

describe("the winner", () => {
  const show = (other: Partial<Result>, seats = chairs) =>
    render(WinnerBanner, { result: { ...result, ...other }, game: "vale", chairs: seats, texts });

  it("is named with the lead and the reason", () => {
    show({});
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Jana wins");
    expect(screen.getByText(/12 points, 2 more than Petr/)).toHaveTextContent("Sixty were reached.");
    expect(screen.getByRole("link", { name: "VALE-END.1" })).toHaveAttribute("href", "/rules/vale#VALE-END.1");
    expect(screen.getAllByRole("listitem").map((one) => one.textContent?.replace(/\s+/g, " "))).toEqual([
      "1. Jana 12",
      "2. Petr 10",
    ]);
  });

  it("may be me", () => {
    show({}, [{ ...chairs[0]!, mine: true }, chairs[1]!]);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("You win");
  });

  it("may be several", () => {
    show({ scores: [12, 12], ranks: [1, 1], winners: [0, 1] });
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Jana and Petr share the victory");
  });

  it("by a tie-break is told with what decided", () => {
    show({ scores: [12, 12], ranks: [2, 1], winners: [1] });
    expect(screen.getByText(/Cards in the area, 5 to 3/)).toBeInTheDocument();
  });
});

describe("the score pad", () => {
  const sources = new Map([["instant", [{ source: "hydra", points: [12, 4], rounds: [6], times: 1 }]]]);
  const show = (other: Partial<Result> = {}) =>
    render(ScoreSheet, { result: { ...result, ...other }, game: "vale", names: ["Jana", "Petr"], texts, sources });

  it("shows every line, the best bold, and the totals", () => {
    show();
    const row = screen.getByRole("row", { name: /Active effects/ });
    expect(within(row).getByText("6")).toHaveClass("best");
    expect(screen.getByRole("row", { name: /Total/ })).toHaveTextContent(/12\s*10/);
  });

  it("opens a line to the cards that brought the points", async () => {
    show();
    expect(screen.queryByText("Hydra, round 6")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: /Instant effects: show/ }));
    expect(screen.getByText("Hydra, round 6")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Active effects/ })).toBeNull();
  });

  it("says of a tie-break whether it decided", () => {
    const { unmount } = show();
    expect(screen.getByText("(only if tied)")).toBeInTheDocument();
    unmount();
    show({ scores: [12, 12] });
    expect(screen.getByText("(decided the tie)")).toBeInTheDocument();
  });

  it("tells line by line until Space", async () => {
    settings.speed = "slow";
    show();
    const row = screen.getByRole("row", { name: /Active effects/ });
    expect(row).toHaveClass("untold");
    expect(screen.getByRole("row", { name: /Total/ })).toHaveTextContent(/0\s*0/);
    await fireEvent.keyDown(document.body, { key: " " });
    expect(row).not.toHaveClass("untold");
    expect(screen.getByRole("row", { name: /Total/ })).toHaveTextContent(/12\s*10/);
  });
});

describe("the end of a game", () => {
  it("begins at the move that decided it and leads to the table", async () => {
    render(Finish, { table: table() });
    const slider = await screen.findByRole("slider");
    expect(slider).toHaveAttribute("aria-valuetext", "Round 1, move 1 of 2");
    expect(screen.getByText("From here on Jana was ahead.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Show the table" })).toHaveAttribute("href", "/t/T1/replay#1");
    expect(screen.getByRole("img", { name: /Jana 12, Petr 10/ })).toBeInTheDocument();
    await fireEvent.input(slider, { target: { value: "0" } });
    expect(screen.getByRole("link", { name: "Show the table" })).toHaveAttribute("href", "/t/T1/replay#0");
  });

  it("tells the seed, its commitment and how to check them", () => {
    render(Finish, { table: table() });
    expect(screen.getByText("42")).toBeInTheDocument();
    expect(screen.getByText("abc")).toBeInTheDocument();
    expect(screen.getByText("deskovka replay --check FILE")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Download record" })).toHaveAttribute("href", "/api/tables/T1/record");
  });

  it("leads to a rematch, a new one or one that somebody made", async () => {
    const go = vi.spyOn(router, "go").mockImplementation(() => {});
    const asked = vi.spyOn(api, "rematch").mockResolvedValue({ id: "T2" });
    vi.spyOn(api, "table").mockResolvedValue({ status: "running" } as Lobby);
    const { unmount } = render(Finish, { table: table() });
    await fireEvent.click(screen.getByRole("button", { name: "Rematch" }));
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith("/t/T2"));
    unmount();
    render(Finish, { table: table({ rematch: "T3" }) });
    await fireEvent.click(screen.getByRole("button", { name: "Join the rematch" }));
    expect(go).toHaveBeenLastCalledWith("/t/T3");
    expect(asked).toHaveBeenCalledOnce();
  });

  it("says that the game was set up", async () => {
    const { unmount } = render(Finish, { table: table() });
    expect(screen.queryByText(/Not a fair game/)).toBeNull();
    unmount();
    render(Finish, { table: table({ set_up: true }) });
    expect(screen.getByText(/Not a fair game/)).toBeInTheDocument();
  });

  it("offers no rematch to those who watched", () => {
    render(Finish, { table: table({}, []) });
    expect(screen.queryByRole("button", { name: "Rematch" })).toBeNull();
  });

  it("copies the address of the replay", async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
    render(Finish, { table: table() });
    await fireEvent.click(screen.getByRole("button", { name: "Share" }));
    expect(await screen.findByText("Address copied")).toBeInTheDocument();
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/t/T1/replay`);
    vi.unstubAllGlobals();
  });

  it("keeps the result when the history cannot be had", async () => {
    vi.spyOn(api, "history").mockRejectedValue(new Error("gone"));
    render(Finish, { table: table() });
    expect(await screen.findByText(/cannot be shown just now/)).toBeInTheDocument();
    expect(screen.getByRole("row", { name: /Total/ })).toBeInTheDocument();
  });
});

describe("a fork", () => {
  const mine = (seat: number) => chairs.map((chair) => ({ ...chair, mine: chair.seat === seat }));
  const asItWas = () => fireEvent.click(screen.getByLabelText("Everything as it was"));

  it("asks who plays, keeps the links and goes to the new table", async () => {
    const go = vi.spyOn(router, "go").mockImplementation(() => {});
    const made = { id: "T9", links: { "0": "secret" }, spectate: "watch" };
    const fork = vi.spyOn(api, "fork").mockResolvedValue(made as never);
    render(PlayOnBox, { id: "T1", at: 7, chairs: mine(1), mine: 0, onclose: () => {} });
    await asItWas();
    await fireEvent.click(within(screen.getByRole("radiogroup", { name: "Who plays Jana" })).getByLabelText("Friend"));
    await fireEvent.click(screen.getByRole("button", { name: "Set up the table" }));
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith("/t/T9"));
    expect(fork).toHaveBeenCalledWith("T1", 7, [{ kind: "open" }, { kind: "me" }]);
    expect(linksOf("T9")?.links).toEqual({ "0": "secret" });
  });

  it("offers my own seat first, whoever is to move", async () => {
    render(PlayOnBox, { id: "T1", at: 7, chairs: mine(0), mine: 1, onclose: () => {} });
    expect(screen.getByRole("radio", { name: "Jana" })).toBeChecked();
    await asItWas();
    expect(within(screen.getByRole("radiogroup", { name: "Who plays Jana" })).getByLabelText("Me")).toBeChecked();
    expect(within(screen.getByRole("radiogroup", { name: "Who plays Petr" })).getByLabelText("Bot")).toBeChecked();
  });

  it("needs somebody", async () => {
    render(PlayOnBox, { id: "T1", at: 7, chairs: mine(0), onclose: () => {} });
    await asItWas();
    await fireEvent.click(within(screen.getByRole("radiogroup", { name: "Who plays Jana" })).getByLabelText("Bot"));
    expect(screen.getByRole("button", { name: "Set up the table" })).toBeDisabled();
    expect(screen.getByRole("status")).toHaveTextContent("Take one seat at least");
  });
});

describe("a rival whom nobody plays", () => {
  const [chair] = chairs;
  const rivals = [{ id: "shades", score: 20, rank: 1 }];
  const alone = { ...result, rivals, scores: [12], ranks: [2], winners: [] };

  function shown(language: "en" | "cs" = "en") {
    settings.language = language;
    const words = { ...texts, "vale-rival-shades": language === "en" ? "The shades" : "Stíny" };
    const model = { ...table({ result: alone }), chairs: [chair], texts: words };
    render(Finish, { table: model as unknown as TableModel });
  }

  it.each([
    ["en", "The shades win"],
    ["cs", "Stíny vyhrávají"],
  ] as const)("wins in the plural (%s)", (language, words) => {
    shown(language);
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(words);
  });

  it("has a colour and a shape of its own everywhere", async () => {
    shown();
    expect(screen.getByText("The shades", { selector: "th *" }).closest("th")).toHaveClass("pr");
    expect(screen.getByText("The shades", { selector: "li *" }).closest("li")).toHaveClass("pr");
    expect(document.querySelector(".medal .pshape")).toHaveClass("pr");
    const graph = await screen.findByRole("img", { name: /Points move by move/ });
    expect(graph.querySelectorAll("g.pr").length).toBeGreaterThan(0);
    expect(document.querySelector(".p2")).toBeNull();
  });

  it("took the lead in the plural, and nobody sits for it in a fork", async () => {
    const scores = [[0, 4], [12, 4], [12, 20], [12, 20]]; // prettier-ignore
    const [, move] = history.steps;
    const steps = scores.map((both, answers) => ({ ...move!, answers, scores: both }));
    vi.spyOn(api, "history").mockResolvedValue({ first: 0, steps });
    shown();
    expect(await screen.findByText("The shades were ahead from here on.")).toBeVisible();
    await fireEvent.click(screen.getByRole("button", { name: "Play on from here" }));
    const box = within(screen.getByRole("dialog"));
    expect(box.getByText(/what Jana knew then/)).toBeVisible();
    expect(box.queryByText(/The shades/)).toBeNull();
  });
});
