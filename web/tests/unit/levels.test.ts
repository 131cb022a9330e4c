import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameLevels } from "$lib/api";
import { aboutLevel, LEVELS, scaleOf } from "$lib/levels";
import { me } from "$lib/me.svelte";
import { settings } from "$lib/settings.svelte";
import NewTable from "../../src/pages/NewTable.svelte";
import { server, VALE, VALE_TEXTS } from "./start-helpers";

const level = (name: (typeof LEVELS)[number], rating: number | null, more: object = {}) => ({
  level: name,
  bot: "greedy",
  seconds: 1,
  rating,
  low: rating && rating - 20,
  high: rating && rating + 30,
  ...more,
});
const measured = (game: string, first: number): GameLevels => ({
  game,
  games: 400,
  seats: 2,
  levels: LEVELS.map((name, number) => level(name, first + 150 * number)),
});
const unknown = (game: string): GameLevels => ({
  game,
  games: 0,
  seats: 0,
  levels: LEVELS.map((name) => level(name, null)),
});
const usual = (levels: GameLevels[]) => ({
  "GET /games": [VALE],
  "GET /bots": [...LEVELS],
  "GET /levels": levels,
  "GET /games/vale/texts/en": VALE_TEXTS,
  "GET /games/other/texts/en": { "other-title": "Another game" },
  "GET /me": { name: "Ada", login: null },
});

const cards = () => within(screen.getByRole("radiogroup", { name: "How strong should the bots be?" }));
const bot = (number: number) => within(screen.getAllByRole("radiogroup", { name: "How the bot plays" })[number]!);

async function lobby(levels: GameLevels[]): Promise<void> {
  server(usual(levels));
  render(NewTable, { game: "vale" });
  await screen.findByText("3 of 4 seats");
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("deskovka.known", "yes");
  me.forget();
  settings.language = "en";
  vi.stubGlobal("scrollTo", () => undefined);
});

describe("how strong the bots are", () => {
  it("medium at first; a card changes all bots, also those who come yet", async () => {
    await lobby([unknown("vale")]);
    expect(cards().getByRole("radio", { name: /^Medium/ })).toBeChecked();
    await fireEvent.click(cards().getByRole("radio", { name: /^Hard/ }));
    await fireEvent.click(screen.getByRole("button", { name: "Add a seat" }));
    for (const number of [0, 1, 2]) expect(bot(number).getByRole("radio", { name: "Hard" })).toBeChecked();
  });

  it("each bot may have its own; then no card is chosen", async () => {
    await lobby([unknown("vale")]);
    await fireEvent.click(bot(1).getByRole("radio", { name: "Master" }));
    expect(bot(0).getByRole("radio", { name: "Medium" })).toBeChecked();
    for (const card of cards().getAllByRole("radio")) expect(card).not.toBeChecked();
    expect(screen.getByText("Various levels")).toBeInTheDocument();
  });

  it("what nobody measured says so, with no number anywhere", async () => {
    await lobby([unknown("vale")]);
    expect(await cards().findAllByText("not measured yet")).toHaveLength(5);
    expect(cards().queryByText("rating")).toBeNull();
    expect(screen.queryByText(/A hundred points more/)).toBeNull();
  });

  it("what was measured is told with its interval, and how far the levels are apart in each game", async () => {
    await lobby([measured("vale", 1200), unknown("other")]);
    const medium = await cards().findByRole("radio", { name: /^Medium.*rating 1500 1480–1530/ });
    expect(medium).toBeChecked();
    const table = within(screen.getByRole("table"));
    expect(
      await table.findByRole("row", { name: /^The Vale of Eternity Beginner 1200 .* Master 1800$/ }),
    ).toBeVisible();
    expect(await table.findByRole("row", { name: "Another game not measured yet" })).toBeVisible();
    expect(screen.getByText(/2 at a table\. A hundred points more/)).toBeVisible();
  });

  it("says within which time a bot answers", async () => {
    const slow = measured("vale", 1200);
    slow.levels[2] = level("medium", 1500, { seconds: 3 });
    await lobby([slow]);
    expect(await screen.findAllByText("answers within 3 seconds")).toHaveLength(2);
  });

  it("asks nothing about bots where none play", async () => {
    await lobby([unknown("vale")]);
    for (const number of [2, 3]) {
      const seat = within(screen.getByRole("radiogroup", { name: `Who sits on seat ${number}` }));
      await fireEvent.click(seat.getByRole("radio", { name: "Friend" }));
    }
    expect(screen.queryByRole("radiogroup", { name: /How strong/ })).toBeNull();
    expect(screen.queryByText("Measured, not promised")).toBeNull();
  });
});

describe("the words of a level", () => {
  it("say honestly where the strongest is the network alone", () => {
    expect(aboutLevel("master", level("master", 1, { bot: "neural" }))).toMatch(/the network alone/);
    expect(aboutLevel("master", level("master", 1, { bot: "master:seconds=2", seconds: 2 }))).toMatch(/in 2 seconds/);
    expect(aboutLevel("easy", level("easy", 1, { bot: "neural:warmth=9" }))).toMatch(/good right now/);
  });

  it("are there in both languages", () => {
    for (const language of ["cs", "en"] as const) {
      settings.language = language;
      for (const one of LEVELS) expect(aboutLevel(one)).toMatch(/^[A-ZŠČŘŽ].*\.$/s);
    }
  });
});

it("one scale holds all ratings, inside the bar and in order", () => {
  const place = scaleOf([measured("vale", 1200), measured("other", 900), unknown("third")]);
  const places = [880, 900, 1200, 1500, 1830].map(place);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
  expect(places.at(-1)).toBeLessThan(100);
});
