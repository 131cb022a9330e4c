import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameStatistics, LatestGame, RatingPoint, Statistics } from "$lib/api";
import { me } from "$lib/me.svelte";
import { pageOf } from "$lib/router.svelte";
import { settings } from "$lib/settings.svelte";
import { byStrength, ending, movedBy, percents, whoName } from "$lib/statistics";
import Page from "../../src/pages/Statistics.svelte";
import { Curve } from "../../src/pages/statistics/curve";
import { refuse, server, VALE_TEXTS } from "./start-helpers";

const share = (won: number, games: number, low = 0.2, high = 0.9) => ({ won, games, low, high });
const point = (after: number, rating: number): RatingPoint => ({
  after,
  rating,
  low: rating - 200,
  high: rating + 200,
});
const game: LatestGame = {
  table: "a-table-that-is-here",
  seat: 0,
  game: "vale",
  ended: new Date(Date.now() - 3_600_000).toISOString(),
  rank: 1,
  sides: 3,
  score: 61,
  left: false,
  aside: "",
  against: "easy",
  moved: 12.4,
};
const vale: GameStatistics = {
  ...share(3, 3, 0.43, 1),
  game: "vale",
  unmoved: 1,
  rating: point(3, 1587.6),
  curve: [point(1, 1500), point(3, 1587.6)],
  against: [{ who: "easy", ...share(3, 3, 0.43, 1) }],
  tallies: [
    { tally: "tamed", text: "Creatures tamed", things: [{ name: "hydra", text: "Hydra", ...share(2, 2) }] },
    { tally: "summoned", text: "Creatures summoned", things: [{ name: "imp", text: "Imp", ...share(1, 2) }] },
  ],
};
const told: Statistics = {
  ...share(3, 4, 0.3, 0.95),
  name: "Ada",
  since: "2026-03-02T10:00:00+00:00",
  seconds: 93_600,
  all: 7,
  by_game: [vale],
  against: [
    { who: "people", ...share(0, 1, 0, 0.79) },
    { who: "easy", ...share(3, 3, 0.43, 1) },
  ],
  latest: [
    game,
    { ...game, table: null, rank: 2, moved: -7.2, against: "people" },
    { ...game, aside: "practice", moved: null },
    { ...game, left: true, rank: 3, moved: -40 },
    { ...game, rank: 3 },
  ],
};
const nothing = {
  ...told,
  ...share(0, 0, 0, 1),
  all: 0,
  since: null,
  by_game: [],
  against: [],
  latest: [],
  seconds: 0,
};
const levels = (rating: number | null) => [
  {
    game: "vale",
    levels: [
      { level: "medium", bot: "greedy", seconds: 1, rating, low: rating && rating - 20, high: rating && rating + 20 },
    ],
  },
];
const usual = {
  "GET /me": { name: "Ada", login: null },
  "GET /me/statistics?language=en": told,
  "GET /games/vale/texts/en": VALE_TEXTS,
  "GET /levels": levels(1650),
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("deskovka.known", "yes");
  me.forget();
  settings.language = "en";
  vi.stubGlobal("scrollTo", () => undefined);
});

describe("the page of statistics", () => {
  it("has an address of its own", () => {
    expect(pageOf("/statistics")).toEqual({ name: "statistics" });
  });

  it("sums games up and says how sure that is", async () => {
    server(usual);
    render(Page);
    expect(await screen.findByText("7 games since 2 Mar 2026 · nobody but you sees this page")).toBeVisible();
    expect(screen.getByText("3 of 4")).toBeVisible();
    expect(screen.getByText("30–95%")).toBeVisible();
    expect(screen.getByText("26 h")).toBeVisible();
    expect(
      screen.getAllByRole("img", { name: "won 3 of 3; between 43 and 100 percent, 19 times out of 20" }).length,
    ).toBe(2); // by game, and against whom
  });

  it("says plainly which games do not count, and why", async () => {
    server(usual);
    const first = render(Page);
    expect(await screen.findByText("3 of them do not count in results and rating: a practice game.")).toBeVisible();
    first.unmount();
    const none = share(0, 0, 0, 1);
    const hinted = { ...game, aside: "hints", moved: null };
    const alone = { ...told, ...none, all: 1, by_game: [{ ...vale, ...none }], against: [], latest: [hinted] };
    server({ ...usual, "GET /me/statistics?language=en": alone });
    render(Page);
    expect(await screen.findByText("It does not count in results and rating: hints were allowed.")).toBeVisible();
    expect(screen.getByText("none that counts yet")).toBeVisible();
    expect(screen.queryByText("0 of 0")).toBeNull();
  });

  it("draws the rating with its band, and the levels that were measured", async () => {
    server(usual);
    render(Page);
    const curve = await screen.findByRole("img", {
      name: /^Your rating after 2 rated games: 1588, between 1388 and 1788/,
    });
    await waitFor(() => expect(within(curve).getByText("Medium")).toBeInTheDocument());
    expect(screen.getByText("One game was against bots nobody has measured; it moved nothing.")).toBeVisible();
  });

  it("leaves out levels that nobody has measured", async () => {
    const asked = server({ ...usual, "GET /levels": levels(null) });
    render(Page);
    const curve = await screen.findByRole("img", { name: /^Your rating/ });
    await waitFor(() => expect(asked.some(({ path }) => path === "/levels")).toBe(true));
    expect(within(curve).queryByText("Medium")).toBeNull();
  });

  it("says why there is no rating", async () => {
    const unmoved = { ...told, by_game: [{ ...vale, rating: null, curve: [], unmoved: 3 }] };
    server({ ...usual, "GET /me/statistics?language=en": unmoved });
    render(Page);
    expect(await screen.findByText("No rating yet.")).toBeVisible();
    expect(screen.getByText("3 games were against bots nobody has measured; they moved nothing.")).toBeVisible();
  });

  it("lists the last games, with replays of those that are still there", async () => {
    server(usual);
    render(Page);
    expect((await screen.findAllByText(/The Vale of Eternity, won/))[0]).toBeVisible();
    expect(screen.getByText(/place 2 of 3/)).toBeVisible();
    expect(screen.getByText(/practice: it does not count/)).toBeVisible();
    expect(screen.getByText(/left before the end/)).toBeVisible();
    expect(screen.getAllByRole("link", { name: /^Replay: The Vale/ })).toHaveLength(3);
    await fireEvent.click(screen.getByRole("button", { name: "all 5" }));
    expect(screen.getAllByRole("link", { name: /^Replay/ })).toHaveLength(4);
    expect(screen.getAllByRole("link", { name: /^Replay/ })[0]).toHaveAttribute(
      "href",
      "/t/a-table-that-is-here/replay",
    );
  });

  it("shows what I won with, one kind at a time", async () => {
    server(usual);
    render(Page);
    expect(await screen.findByText("Hydra")).toBeVisible();
    await fireEvent.change(screen.getByLabelText("What"), { target: { value: "summoned" } });
    expect(screen.getByText("Imp")).toBeVisible();
    expect(screen.queryByText("Hydra")).toBeNull();
  });

  it("is kind to whoever has not played yet, known or not", async () => {
    server({ ...usual, "GET /me/statistics?language=en": nothing });
    const { unmount } = render(Page);
    expect(await screen.findByText("Nothing here yet, and that is fine.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Choose a game" })).toHaveAttribute("href", "/");
    expect(screen.getByRole("link", { name: /^Take it along/ })).toBeVisible(); // there may be tables already
    unmount();
    localStorage.clear();
    me.forget();
    const asked = server({});
    render(Page);
    expect(await screen.findByText("Nothing here yet, and that is fine.")).toBeVisible();
    expect(asked.some(({ path }) => path.startsWith("/me"))).toBe(false);
    expect(screen.queryByRole("link", { name: /^Take it along/ })).toBeNull();
  });

  it("says what went wrong", async () => {
    server({ ...usual, "GET /me/statistics?language=en": refuse(503, "disk-full") });
    render(Page);
    expect(await screen.findByRole("alert")).toBeVisible();
  });
});

describe("my data", () => {
  it("can be taken along", async () => {
    server(usual);
    render(Page);
    const link = await screen.findByRole("link", { name: /^Take it along/ });
    expect(link).toHaveAttribute("href", "/api/me/export");
    expect(link).toHaveAttribute("download");
  });

  it("is deleted only by whoever says so twice", async () => {
    const asked = server({ ...usual, "DELETE /me/statistics": {} });
    render(Page);
    const deleted = () => asked.filter(({ method }) => method === "DELETE").map(({ path }) => path);
    await fireEvent.click(await screen.findByRole("button", { name: /^Begin anew/ }));
    await fireEvent.click(screen.getByRole("button", { name: "Leave it as it is" }));
    expect(screen.queryByRole("button", { name: "Delete statistics" })).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: /^Begin anew/ }));
    expect(deleted()).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Delete statistics" }));
    await waitFor(() => expect(deleted()).toEqual(["/me/statistics"]));
    expect(await screen.findByText("It is a clean sheet now.")).toBeVisible();
  });

  it("asks an account for its password, and says when it is wrong", async () => {
    const account = { name: "Ada", login: "ada" };
    const asked = server({ ...usual, "GET /me": account, "DELETE /me": refuse(401, "wrong-password") });
    render(Page);
    await fireEvent.click(await screen.findByRole("button", { name: /^Be forgotten/ }));
    await fireEvent.input(screen.getByLabelText("Password of your account"), { target: { value: "not this" } });
    await fireEvent.click(screen.getByRole("button", { name: "Delete me" }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === "DELETE")?.body).toEqual({ password: "not this" }),
    );
    await waitFor(() => expect(screen.getByText(/password/i, { selector: "[role=status]" })).toBeVisible());
    expect(me.who).toEqual(account);
  });

  it("goes with whoever is forgotten: this browser knows nobody then", async () => {
    localStorage.setItem("deskovka.name", "Ada");
    server({ ...usual, "DELETE /me": {} });
    render(Page);
    await fireEvent.click(await screen.findByRole("button", { name: /^Be forgotten/ }));
    expect(screen.queryByLabelText("Password of your account")).toBeNull(); // a guest has none
    await fireEvent.click(screen.getByRole("button", { name: "Delete me" }));
    expect(await screen.findByText(/^You are forgotten/)).toBeVisible();
    expect(me.who).toBeNull();
    expect([localStorage.getItem("deskovka.name"), localStorage.getItem("deskovka.known")]).toEqual([null, null]);
  });
});

describe("words of statistics", () => {
  it("names opponents", () => {
    expect(["people", "mixed", "easy", "my_bots:Dreamer"].map(whoName)).toEqual([
      "People",
      "Several kinds",
      "Easy",
      "Dreamer",
    ]);
  });

  it("puts levels first and people last", () => {
    const who = ["people", "hard", "mixed", "random", "beginner"].map((who) => ({ who, ...share(0, 1) }));
    expect(byStrength(who).map(({ who }) => who)).toEqual(["beginner", "hard", "random", "mixed", "people"]);
  });

  it("never says more than is known", () => {
    expect(percents(share(3, 3, 0.4385, 0.9999))).toEqual({ low: 43, high: 100 });
    expect([12.4, -7.2, 0.2].map(movedBy)).toEqual(["+12", "−7", "0"]);
    settings.language = "cs";
    expect(ending({ ...game, rank: 2 })).toBe("2. místo z 3");
  });
});

describe("the curve", () => {
  const room = { width: 800, height: 300 };

  it("keeps its points within the frame, the newest at its right end", () => {
    const curve = new Curve([point(1, 900), point(4, 1100), point(9, 2000)], room);
    expect(curve.x(1)).toBe(curve.left);
    expect(curve.x(9)).toBe(curve.right);
    for (const rating of [-5000, 900, 2000, 9000]) {
      expect(curve.y(rating)).toBeGreaterThanOrEqual(0);
      expect(curve.y(rating)).toBeLessThanOrEqual(curve.floor);
    }
    expect(curve.y(2000)).toBeLessThan(curve.y(900));
    expect(curve.lines().length).toBeLessThanOrEqual(6);
    expect(curve.games()).toEqual([1, 4, 6, 9]);
  });

  it("is a mark with a whisker after a single game", () => {
    const curve = new Curve([point(1, 1500)], room);
    expect(curve.x(1)).toBe(curve.right);
    expect(curve.games()).toEqual([1]);
    expect(curve.path()).toMatch(/^M[\d. ]+$/);
  });
});
