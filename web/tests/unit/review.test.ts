import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, type Review, type ReviewNews } from "$lib/api";
import { milestone, ReviewModel, secondsLeft } from "$lib/review.svelte";
import { router } from "$lib/router.svelte";
import { settings } from "$lib/settings.svelte";
import { changeSpan, chanceText, changeText } from "$shared/review/chances";
import {
  bandOf,
  chaptersOf,
  labelsOf,
  lane,
  lineOf,
  nightsOf,
  pointsOf,
  roomOf,
  Scale,
  SIGN,
} from "$shared/review/graph";
import { beside, largest, nearest, passes, ranked } from "$shared/review/moments";
import { drawn } from "$shared/page/drawn";
import ReviewPage from "../../src/pages/Review.svelte";
import example from "./review-example.json";

const review = example as unknown as Review;
const news = (more: Partial<ReviewNews> = {}): ReviewNews => ({
  status: "done",
  revision: 1_000_000,
  seen_as: 0,
  seats: [0],
  progress: review.progress,
  review,
  ...more,
});
const chance = (low: number, middle: number, high: number) => ({ low, chance: middle, high });
const mistake = review.moments.find(({ name }) => name === "blunder")!;

beforeEach(() => {
  vi.restoreAllMocks();
  settings.language = "en";
  settings.speed = "none";
  history.replaceState(null, "", "/t/T1/review");
});

describe("chances in words", () => {
  it("are never more exact than they are known, and never 0 or 100 before the end", () => {
    expect(chanceText(chance(0.38, 0.41, 0.44))).toBe("41%");
    expect(chanceText(chance(0.27, 0.38, 0.5))).toBe("27–50%");
    expect(chanceText(chance(0, 0.002, 0.01))).toBe("under 1%");
    expect(chanceText(chance(0.99, 0.998, 1))).toBe("over 99%");
    expect(chanceText(chance(0, 0.05, 0.2))).toBe("1–20%");
    expect(chanceText(chance(1, 1, 1), true)).toBe("100%");
    expect([changeText(-0.13), changeText(0.07), changeText(0.001)]).toEqual(["−13", "+7", "0"]);
    expect(changeSpan(-0.13, 0.03, 0.02)).toBe("−13");
    expect(changeSpan(-0.13, 0.06, 0.06)).toBe("−19 to −7");
    expect(changeSpan(-0.13, 0.1, 0.04)).toBe("−23 to −9");
  });

  it("have a narrow space before the sign in Czech", () => {
    settings.language = "cs";
    expect(chanceText(chance(0.38, 0.41, 0.44))).toBe("41\u202f%");
  });
});

describe("key moments", () => {
  it("are told apart by seat, mistakes and luck", () => {
    const shown = (filter: "all" | "seat" | "mistakes" | "luck") =>
      review.moments.filter((moment) => passes(moment, filter, 1));
    expect(shown("all")).toHaveLength(review.moments.length);
    expect(shown("seat").every(({ seat }) => seat === 1)).toBe(true);
    expect(shown("luck").map(({ kind }) => kind)).toContain("luck");
    expect(shown("mistakes").some(({ kind }) => kind === "luck")).toBe(false);
    expect(shown("luck").length + shown("mistakes").length).toBeLessThanOrEqual(review.moments.length);
  });

  it("have neighbours, also from an answer that is none of them", () => {
    const [first, second] = review.moments;
    expect(beside(review.moments, first!, 1)).toBe(second);
    expect(beside(review.moments, first!, -1)).toBeNull();
    expect(beside(review.moments, { place: 0, kind: "play", seat: 0 }, 1)).toBe(first);
    const most = Math.max(...review.moments.map(({ change }) => Math.abs(change)));
    expect(Math.abs(largest(review.moments)!.change)).toBe(most);
    expect(largest([])).toBeNull();
  });

  it("are met on the graph when they are near, otherwise the answer is", () => {
    expect(nearest(review, mistake.place + 2, 1)).toBe(mistake);
    const far = review.moments[0]!.place - 10;
    expect(nearest(review, far + 1, 1)).toEqual({ place: far, kind: "play", seat: review.answers[far]!.seat });
  });

  it("show the best others first and what was played apart", () => {
    const answer = review.answers.find(({ place }) => place === mistake.place)!;
    const { best, played } = ranked(answer);
    expect(best.length).toBeGreaterThan(0);
    expect(best.some((one) => one.played)).toBe(false);
    expect(played.text).toBe(answer.text);
    expect(ranked({ ...answer, alternatives: [] }).played.chance).toBe(answer.played);
  });
});

describe("the graph", () => {
  const room = roomOf(876, 340, ["Jana 0%", "Petr 100%"]);
  const scale = new Scale(room, review.progress.all);

  it("has a point after every answer that is known", () => {
    const points = pointsOf(review);
    expect(points).toHaveLength(review.answers.length + 1);
    expect(lineOf(points, 0, scale).split("L")).toHaveLength(points.length);
    expect(bandOf(points, 0, scale)).toMatch(/^M.*z$/);
    const half = { ...review, answers: review.answers.filter(({ place }) => place % 8 === 0) };
    expect(pointsOf(half)).toHaveLength(half.answers.length + 1);
    expect(pointsOf({ ...review, start: [], answers: [] })).toEqual([]);
    expect(scale.at(scale.x(57))).toBe(57);
  });

  it("tells rounds, and nights where a game has some", () => {
    const rounds = chaptersOf(review.answers);
    expect(rounds.map(({ number }) => number)).toEqual(rounds.map((_, index) => index + 1));
    expect(nightsOf(review.answers)).toEqual([]);
    const dark = review.answers.map((answer) =>
      answer.place > 3 && answer.place < 6 ? { ...answer, when: { ...answer.when, phase: "night" } } : answer,
    );
    expect(nightsOf(dark)).toMatchObject([{ from: 4, to: 6 }]);
  });

  it("never lays a sign over another, nor a sentence", () => {
    const signs = lane(review.moments, "play", scale, room).map(({ x }) => x);
    signs.slice(1).forEach((x, index) => expect(x - signs[index]!).toBeGreaterThanOrEqual(SIGN));
    const twice = { ...review, turnings: [review.turnings[0]!, { ...review.turnings[0]!, text: "The same place" }] };
    expect(labelsOf(twice, scale, room).map(({ turning }) => turning.text)).toEqual(["The same place"]);
  });
});

describe("a review that grows", () => {
  it("says how long it will take, and readers only what matters", () => {
    const progress = { state: "looking" as const, looked: 40, searched: 0, all: 100 };
    expect(secondsLeft(progress, { looked: 10, seconds: 15 })).toBe(30);
    expect(secondsLeft(progress, { looked: 39, seconds: 15 })).toBeNull();
    expect(milestone(progress)).toBe("quarter");
    expect(milestone({ ...progress, looked: 50 })).toBe("half");
    expect(milestone({ ...progress, looked: 1 })).toBe("");
    expect(milestone({ ...progress, state: "done" })).toBe("done");
  });

  it("begins when nobody asked for it, is followed, and stays when something fails", async () => {
    vi.useFakeTimers();
    const part = { state: "looking" as const, looked: 20, searched: 0, all: 160 };
    const asked = vi
      .spyOn(api, "review")
      .mockResolvedValueOnce(news({ status: "none", revision: 0, progress: null, review: null }))
      .mockResolvedValueOnce(news({ status: "running", revision: 1, progress: part }))
      .mockRejectedValueOnce(new Error("lost"))
      .mockResolvedValue(news({ status: "none", revision: 0, progress: null, review: null }));
    const began = vi.spyOn(api, "beginReview").mockResolvedValue({});
    const model = new ReviewModel("T1");
    await model.open();
    expect(began).toHaveBeenCalledOnce();
    expect([model.stage, model.told]).toEqual(["running", review]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(model.stage).toBe("running");
    await vi.advanceTimersByTimeAsync(4000);
    expect([model.stage, model.told]).toEqual(["failed", review]);
    expect(asked).toHaveBeenCalledTimes(4);
    vi.useRealTimers();
  });

  it("is whole as soon as all is found, though the server keeps it for a moment yet", async () => {
    vi.useFakeTimers();
    const whole = { state: "done" as const, looked: 160, searched: 160, all: 160 };
    vi.spyOn(api, "review")
      .mockResolvedValueOnce(news({ status: "running", revision: 1, progress: whole }))
      .mockResolvedValue(news({ status: "done", revision: 2, progress: whole }));
    const model = new ReviewModel("T1");
    await model.open();
    expect([model.stage, model.running]).toEqual(["running", false]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([model.stage, model.running]).toEqual(["done", false]);
    vi.useRealTimers();
  });

  it("the sheet of a phone is drawn by steps", () => {
    expect([drawn("half", -50), drawn("half", 50), drawn("half", 10), drawn("full", -50)]).toEqual([
      "full",
      "closed",
      "half",
      "full",
    ]);
  });
});

describe("the page", () => {
  const seats = review.names.map((name, seat) => ({ seat, name, kind: "person", bot: null, mine: seat === 0 }));
  const steps = Array.from({ length: 161 }, (_, answers) => ({
    answers,
    seat: null,
    text: "",
    events: [],
    scores: [0, 0],
  }));

  beforeEach(() => {
    vi.spyOn(api, "table").mockResolvedValue({ game: "lamp", status: "finished", seats, host: false } as never);
    vi.spyOn(api, "texts").mockResolvedValue({});
    vi.spyOn(api, "facts").mockResolvedValue({});
    vi.spyOn(api, "bots").mockResolvedValue(["greedy"]);
    vi.spyOn(api, "me").mockResolvedValue({ name: "Jana", login: null });
    vi.spyOn(api, "history").mockResolvedValue({ first: 0, steps });
    vi.spyOn(api, "position").mockImplementation(async (_, answers) => ({
      answers,
      first: 0,
      of: 160,
      view: { asked: [0], note: "table" },
    }));
  });

  it("shows words, accuracy, graph and moments, and one moment at a time", async () => {
    const looked = vi.spyOn(api, "review").mockResolvedValue(news());
    render(ReviewPage, { id: "T1" });
    expect(await screen.findByRole("heading", { level: 1, name: review.title!.text })).toBeInTheDocument();
    expect(screen.getByRole("row", { name: /^Jana 96 63 0 4 1 1/ })).toBeInTheDocument();
    expect(screen.getByRole("img", { name: /Winning chances of all seats/ })).toBeInTheDocument();
    const panel = screen.getByRole("complementary", { name: "Moment" });
    const row = screen.getByRole("button", { name: /^Round 3, hunt, Petr, Blunder: Mark Genie Exalted, −22/ });
    await fireEvent.click(row);
    expect(row).toHaveAttribute("aria-current", "true");
    expect(within(panel).getByText("Played: Mark Genie Exalted")).toBeInTheDocument();
    expect(within(panel).getByRole("img", { name: "60 percent, between 55 and 66" })).toBeInTheDocument();
    const table = within(panel).getByRole("link", { name: "Show table" });
    expect(table).toHaveAttribute("href", `/t/T1/replay#${mistake.place}`);
    await vi.waitFor(() => expect(api.position).toHaveBeenCalledWith("T1", mistake.place, 0)); // never with hands open
    expect(looked).toHaveBeenCalledOnce();
  });

  it("is led by keys", async () => {
    vi.spyOn(api, "review").mockResolvedValue(news());
    const go = vi.spyOn(router, "go").mockImplementation(() => {});
    render(ReviewPage, { id: "T1" });
    await screen.findByRole("heading", { level: 1 });
    const current = () => document.querySelector("[data-moment][aria-current]")!;
    await fireEvent.click(screen.getByRole("button", { name: /Mark Genie Exalted/, current: false }));
    const first = current();
    await fireEvent.keyDown(document.body, { key: "ArrowRight" });
    expect(current()).not.toBe(first);
    await fireEvent.keyDown(document.body, { key: "ArrowLeft" });
    expect(current()).toBe(first);
    await fireEvent.keyDown(document.body, { key: "Enter" });
    expect(go).toHaveBeenCalledWith(`/t/T1/replay#${mistake.place}`);
    await fireEvent.keyDown(document.body, { key: "m" });
    expect(screen.getByRole("button", { name: /^Jana \d+$/ })).toHaveAttribute("aria-pressed", "true");
    await fireEvent.keyDown(document.body, { key: "?" });
    expect(screen.getByRole("dialog")).toHaveTextContent("Play on from here");
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("goes on with one that was stopped", async () => {
    const stopped = { ...review.progress, state: "stopped" as const };
    const part = { ...review, progress: stopped, moments: [] };
    vi.spyOn(api, "review").mockResolvedValue(news({ status: "stopped", progress: stopped, review: part }));
    const began = vi.spyOn(api, "beginReview").mockResolvedValue({});
    render(ReviewPage, { id: "T1" });
    expect(await screen.findByText("Stopped halfway. Nothing is lost.")).toBeInTheDocument();
    expect(began).not.toHaveBeenCalled();
    expect(screen.getByText("Nothing found yet.")).toBeInTheDocument(); // not that nothing stood out: who knows
    await fireEvent.click(screen.getByRole("button", { name: "Go on" }));
    expect(began).toHaveBeenCalledWith("T1");
  });

  it("says where its time was over, and goes on", async () => {
    const late = { ...review.progress, state: "time-over" as const };
    vi.spyOn(api, "review").mockResolvedValue(news({ status: "time-over", progress: late }));
    const began = vi.spyOn(api, "beginReview").mockResolvedValue({});
    render(ReviewPage, { id: "T1" });
    expect(await screen.findByText(/^Its time was over/)).toBeInTheDocument();
    expect(screen.queryByText(/Stopped halfway/)).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Go on" }));
    expect(began).toHaveBeenCalledWith("T1");
  });

  it("shows spectators no table: it would open hands", async () => {
    const seen = { ...review, seen_as: -1 };
    vi.spyOn(api, "review").mockResolvedValue(news({ seen_as: -1, seats: [], review: seen }));
    render(ReviewPage, { id: "T1" });
    await screen.findByRole("heading", { level: 1, name: review.title!.text });
    expect(screen.getByText("a spectator")).toBeInTheDocument();
    expect(screen.queryByRole("img", { name: "The table at that moment" })).toBeNull();
  });
});
