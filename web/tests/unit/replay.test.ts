import { readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, Refused } from "$lib/api";
import { PACES, ReplayModel, Story } from "$lib/replay.svelte";
import { settings } from "$lib/settings.svelte";
import Replay from "../../src/pages/Replay.svelte";

const chairs = ["Jana", "Petr"].map((name, seat) => ({ seat, name, kind: "person" as const, bot: null, mine: false }));
const steps = Array.from({ length: 200 }, (_, answers) => ({
  answers,
  seat: answers === 0 ? null : answers % 2,
  text: answers === 0 ? "" : `Move ${answers}`,
  events:
    answers === 0 ? [] : [{ event: "did", seat: answers % 2, text: `Happened ${answers}.`, rule: "LAMP-ROUND.1" }],
  scores: [answers, 0],
}));

beforeEach(() => {
  vi.restoreAllMocks();
  settings.language = "en";
  settings.speed = "none";
  history.replaceState(null, "", "/t/T1/replay");
  vi.spyOn(api, "history").mockResolvedValue({ first: 0, steps });
  vi.spyOn(api, "table").mockResolvedValue({ game: "lamp", status: "finished", seats: chairs, host: false } as never);
  vi.spyOn(api, "texts").mockResolvedValue({ "lamp-title": "Lantern" });
  vi.spyOn(api, "facts").mockResolvedValue({});
  vi.spyOn(api, "me").mockResolvedValue({ name: "Jana", login: null });
  vi.spyOn(api, "position").mockImplementation(async (_, answers, seat) => ({
    answers,
    first: 0,
    of: 199,
    view: { asked: [answers % 2], note: `table ${answers} ${seat ?? "open"}` },
  }));
});

/** After the third move everybody passes; only the last pass changes something. */
function withPasses(): void {
  const passed = steps.map((step) => {
    if (![4, 5, 6, 7].includes(step.answers)) return step;
    return { ...step, skipped: true, events: step.answers === 7 ? step.events : [] };
  });
  vi.mocked(api.history).mockResolvedValue({ first: 0, steps: passed });
}

describe("the story", () => {
  it("stays within the game", async () => {
    const story = new Story("T1");
    await story.load();
    story.go(500);
    expect(story.at).toBe(199);
    story.look(-1000);
    expect(story.at).toBe(0);
    expect(story.gains(5)).toEqual([1, 0]);
  });

  it("passes over passes that changed nothing, by hand and while it plays", async () => {
    vi.useFakeTimers();
    withPasses();
    const story = new Story("T1");
    await story.load();
    story.go(3);
    story.move(1);
    expect(story.at).toBe(7); // somebody passed there, and something came of it
    story.move(-1);
    expect(story.at).toBe(3);
    story.play();
    vi.advanceTimersByTime(PACES.normal);
    expect(story.at).toBe(7);
    story.look(5);
    expect([story.at, story.playing]).toEqual([5, false]);
    vi.useRealTimers();
  });

  it("plays move by move and stops at the end", async () => {
    vi.useFakeTimers();
    const story = new Story("T1");
    await story.load();
    story.go(197);
    story.play();
    vi.advanceTimersByTime(PACES.normal);
    expect(story.at).toBe(198);
    vi.advanceTimersByTime(PACES.normal * 5);
    expect([story.at, story.playing]).toEqual([199, false]);
    story.play();
    expect(story.at).toBe(0);
    story.pause();
    vi.useRealTimers();
  });
});

describe("the model of a replay", () => {
  it("shows the table after a move with nothing on offer", async () => {
    const replay = new ReplayModel("T1");
    await replay.open(7);
    expect(replay.view["note"]).toBe("table 7 open");
    expect([replay.options, replay.asked, replay.seat]).toEqual([[], [1], null]);
    expect(replay.events[0]?.text).toBe("Happened 7.");
  });

  it("looks from a seat, and asks for no view twice", async () => {
    const replay = new ReplayModel("T1");
    await replay.open(7);
    await replay.lookFrom(1);
    expect(replay.view["note"]).toBe("table 7 1");
    const asked = vi.mocked(api.position).mock.calls.length;
    await replay.lookFrom(null);
    expect(replay.view["note"]).toBe("table 7 open");
    expect(vi.mocked(api.position).mock.calls.length).toBe(asked);
  });

  it("skips what was passed over while a view was on its way", async () => {
    const replay = new ReplayModel("T1");
    await replay.open(0);
    for (let at = 1; at <= 50; at += 1) replay.story.go(at);
    await vi.waitFor(() => expect(replay.view["note"]).toBe("table 50 open"));
    expect(vi.mocked(api.position).mock.calls.length).toBeLessThan(8);
  });

  it("tells before and after a single move, for motion", async () => {
    const replay = new ReplayModel("T1");
    await replay.open(3);
    const told: string[] = [];
    replay.beforeChange = () => told.push(`before ${String(replay.view["note"])}`);
    replay.afterChange = () => told.push(`after ${String(replay.view["note"])}`);
    replay.story.move(1);
    await vi.waitFor(() => expect(told).toEqual(["before table 3 open", "after table 4 open"]));
    replay.story.go(90);
    await vi.waitFor(() => expect(replay.view["note"]).toBe("table 90 open"));
    expect(told).toHaveLength(2);
  });

  it("a move over passes is a single move too", async () => {
    withPasses();
    const replay = new ReplayModel("T1");
    await replay.open(3);
    const moved = vi.fn();
    replay.afterChange = moved;
    replay.story.move(1);
    await vi.waitFor(() => expect(replay.view["note"]).toBe("table 7 open"));
    expect(moved).toHaveBeenCalledOnce();
  });
});

describe("the page", () => {
  it("opens at the move of the address and follows the keys", async () => {
    history.replaceState(null, "", "/t/T1/replay#12");
    render(Replay, { id: "T1" });
    expect(await screen.findByText(/Happened 12\./)).toBeInTheDocument();
    await fireEvent.keyDown(document.body, { key: "ArrowRight" });
    expect(await screen.findByText(/Happened 13\./)).toBeInTheDocument();
    expect(location.hash).toBe("#13");
    await fireEvent.keyDown(document.body, { key: "Home" });
    expect(screen.getByRole("slider")).toHaveValue("0");
    await fireEvent.keyDown(document.body, { key: "End" });
    expect(screen.getByRole("slider")).toHaveValue("199");
    await fireEvent.keyDown(document.body, { key: " " });
    expect(screen.getByRole("button", { name: "Pause" })).toBeInTheDocument();
    await fireEvent.keyDown(document.body, { key: " " });
    expect(screen.getByRole("button", { name: "Play" })).toBeInTheDocument();
  });

  it("has only some of many moves on the page; a click jumps there", async () => {
    history.replaceState(null, "", "/t/T1/replay#0");
    render(Replay, { id: "T1" });
    const move = await screen.findByRole("button", { name: /Move 3/ });
    expect(screen.getByRole("list", { name: "All moves" }).querySelectorAll("button").length).toBeLessThan(60);
    await fireEvent.click(move);
    expect(move).toHaveAttribute("aria-current", "step");
    expect(location.hash).toBe("#3");
  });

  it("marks the last move in the list while a pass is looked at", async () => {
    withPasses();
    history.replaceState(null, "", "/t/T1/replay#6");
    render(Replay, { id: "T1" });
    expect(await screen.findByRole("button", { name: /Move 3/ })).toHaveAttribute("aria-current", "step");
    expect(screen.queryByRole("button", { name: /Move 6/ })).toBeNull();
  });

  it("can be looked at from a seat", async () => {
    history.replaceState(null, "", "/t/T1/replay#4");
    render(Replay, { id: "T1" });
    await fireEvent.click(await screen.findByRole("button", { name: "Petr" }));
    await vi.waitFor(() => expect(api.position).toHaveBeenCalledWith("T1", 4, 1));
    expect(screen.getByRole("button", { name: "Petr" })).toHaveAttribute("aria-pressed", "true");
  });

  it("says so when the game still runs or there is none", async () => {
    vi.spyOn(api, "table").mockResolvedValue({ game: "lamp", status: "running", seats: chairs } as never);
    const { unmount } = render(Replay, { id: "T1" });
    expect(await screen.findByText("This game is still being played.")).toBeInTheDocument();
    unmount();
    vi.spyOn(api, "table").mockRejectedValue(new Refused("no-table", 404));
    const { unmount: leave } = render(Replay, { id: "T1" });
    expect(await screen.findByText("There is no such game here.")).toBeInTheDocument();
    leave();
    vi.spyOn(api, "table").mockRejectedValue(new Refused("not-for-you", 403));
    render(Replay, { id: "T1" });
    expect(await screen.findByText("This game is not open to you.")).toBeInTheDocument();
  });
});

it("in Czech calls an answer a step: a turn is what a player has", () => {
  const words = readFileSync("src/locale/cs/score.ftl", "utf8").split("\n");
  const turns = words.filter((line) => /^(replay|fork|score-graph).*\stah(u|y|ů|em)?([\s.,]|$)/i.test(line));
  expect(turns).toEqual([]);
});
