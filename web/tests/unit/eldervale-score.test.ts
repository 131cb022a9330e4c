import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { News, Result, ScoreLine } from "$lib/api";
import { density } from "$lib/density.svelte";
import { settings } from "$lib/settings.svelte";
import type { TableModel } from "$lib/table.svelte";
import Scoring from "../../src/games/eldervale/score/Scoring.svelte";
import {
  isTold,
  itemsTold,
  pointsTold,
  stepAt,
  storyOf,
  teamsOf,
  totalsAt,
  type Story,
} from "../../src/games/eldervale/score/story";
import type { EldervaleView } from "../../src/games/eldervale/view";
import { facts, FakeTable, view, withPlayer } from "./eldervale-table";

// ---- a sheet of the late game of three: seat 1 begins

const part = (seat: number, kind: string, name: string, points: number) => ({
  kind,
  name,
  points: [0, 1, 2].map((one) => (one === seat ? points : 0)),
  counts: null,
  seat,
});
const marker = (name: string, points: number[]) => ({ kind: "element", name, points, counts: null, seat: null });

function line(id: string, rule: string, parts: ScoreLine["parts"], points?: number[]): ScoreLine {
  const sum = [0, 1, 2].map((seat) => parts.reduce((all, one) => all + one.points[seat]!, 0));
  return { id, rule, parts, points: points ?? sum };
}

const sheet: ScoreLine[] = [
  line("start", "ELDER-5.7", [], [3, 1, 2]),
  line("fame", "ELDER-21.2", [], [4, 4, 4]),
  line("unplaced-orbs", "ELDER-25.2", [], [0, 2, 0]),
  line("power", "ELDER-25.3", [marker("air", [3, 6, 2]), marker("fire", [6, 3, 0])]),
  line("homes", "ELDER-25.4", [
    part(0, "realm", "hanging-rocks", 3),
    part(0, "realm", "ash-plains", 6),
    part(1, "realm", "pearl-lagoon", 3),
  ]),
  line("tableau", "ELDER-25.6", [
    part(0, "card", "start-fire", 6),
    part(0, "card", "fire-ember-hoard", 6),
    part(1, "card", "start-air", 6),
    part(1, "card", "air-passage", 6),
    part(1, "card", "fire-wall", 3),
    part(2, "card", "start-dark", 5),
  ]),
  line("caches", "ELDER-25.10", [part(0, "card", "fire-ember-hoard", 4)]),
  line("prophecies", "ELDER-25.12", [
    part(0, "card", "prophecy-fallen", 0),
    part(2, "card", "prophecy-hearths", 6),
    part(2, "card", "prophecy-legends", 0),
  ]),
];
const scores = [0, 1, 2].map((seat) => sheet.reduce((all, { points }) => all + points[seat]!, 0));
const result: Result = {
  over: true,
  scores,
  ranks: [1, 2, 3],
  winners: [0],
  reason: "",
  sheet,
  tie_breaks: [],
  rivals: [],
};
const over = (more: Partial<EldervaleView> = {}) => view({ phase: "over", asked: [], question: null, ...more });

const names = (story: Story, step: number, seat: number) =>
  story.steps[step]!.shares[seat]!.items.map(({ name }) => name);

describe("the story of the final scoring", () => {
  const story = storyOf(result, over(), facts);
  const last = story.lines.length;

  it("has six steps, and what was on the track before them", () => {
    expect(story.steps.map(({ id }) => id)).toEqual([
      "unplaced-orbs",
      "power",
      "homes",
      "tableau",
      "caches",
      "prophecies",
    ]);
    expect(story.order).toEqual([1, 2, 0]);
    expect(story.before).toEqual([7, 5, 6]);
  });

  it("each step is told for all before the next", () => {
    const steps = story.lines.map(({ step }) => step);
    expect(steps).toEqual([...steps].sort());
    expect(stepAt(story, 0)).toBe(0);
    expect(stepAt(story, last)).toBe(5);
  });

  it("players come in turn order, cards one by one, the start card on top", () => {
    const tableau = story.lines.filter(({ step }) => step === 3);
    expect(tableau.map(({ seats, items }) => [seats[0], items])).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 1],
      [0, 1],
      [0, 2],
    ]);
    expect(names(story, 3, 1).slice(0, 3)).toEqual(["start-air", "air-passage", "fire-wall"]);
  });

  it("cards that do not count stand at the end with what they would be worth", () => {
    const over = story.steps[3]!.shares[1]!.items.filter((item) => item.over);
    expect(over.map(({ name, points }) => [name, points])).toEqual([
      ["air-weather-tower", 6],
      ["air-sky-roost", 6],
      ["fire-passage", 3],
      ["dark-passage", 2],
    ]);
  });

  it("whoever has fewest points turns up prophecies first, and a miss is told", () => {
    const before = totalsAt(
      story,
      story.lines.findIndex(({ step }) => step === 5),
    );
    const order = story.lines.filter(({ step }) => step === 5).map(({ seats }) => seats[0]!);
    expect(order.map((seat) => before[seat])).toEqual([...before].sort((one, other) => one - other));
    expect(names(story, 5, 2)).toEqual(["prophecy-hearths", "prophecy-legends"]);
  });

  it("players with equal points turn up in turn order", () => {
    const flat = { ...result, sheet: sheet.map((one) => ({ ...one, points: [0, 0, 0], parts: [] })) };
    const story = storyOf(flat, over(), facts);
    expect(story.lines.filter(({ step }) => step === 5).map(({ seats }) => seats[0])).toEqual([1, 2, 0]);
  });

  it("adds up line by line to the scores", () => {
    expect(totalsAt(story, 0)).toEqual(story.before);
    expect(totalsAt(story, last)).toEqual(scores);
    for (let at = 1; at <= last; at += 1) {
      totalsAt(story, at).forEach((now, seat) => expect(now).toBeGreaterThanOrEqual(totalsAt(story, at - 1)[seat]!));
    }
  });

  it("tells part of a tableau as far as it has come", () => {
    const at = story.lines.findIndex(({ step, items }) => step === 3 && items === 2) + 1;
    expect(itemsTold(story, at, 3, 1)).toBe(2);
    expect(pointsTold(story, at, 3, 1)).toBe(12);
    expect(isTold(story, at, 3, 1)).toBe(false);
  });

  it("who has none of a thing is told with the first who has", () => {
    const caches = story.lines.filter(({ step }) => step === 4);
    expect(caches.map(({ seats }) => seats)).toEqual([[0]]);
    const at = story.lines.findIndex(({ step }) => step === 4);
    expect(isTold(story, at, 4, 2)).toBe(false);
    expect(isTold(story, at + 1, 4, 2)).toBe(true);
  });

  it("knows teams", () => {
    const four = over();
    four.players.push({ ...four.players[0]!, seat: 3 });
    const mates = [1, 0, 3, 2];
    const players = four.players.map((player) => ({ ...player, mate: mates[player.seat]! }));
    expect(teamsOf({ ...four, players }, [2, 3, 0, 1])).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(teamsOf(over(), [1, 2, 0])).toEqual([]);
  });
});

// ---- on the page

const texts = {
  "eldervale-card-air-passage": "Air Passage",
  "eldervale-card-prophecy-hearths": "Prophecy of Hearths",
  "eldervale-card-prophecy-fallen": "Prophecy of the Fallen",
  "eldervale-card-prophecy-fallen.short": "2 units in the Underworld: 4 VP.",
  "eldervale-realm-pearl-lagoon": "Pearl Lagoon",
  "eldervale-element-air": "Air",
  "eldervale-element-water": "Water",
};

class Ended extends FakeTable {
  get news(): News {
    return { game: "eldervale", result } as unknown as News;
  }
}

function shown(position = over()) {
  const ondone = vi.fn();
  const table = new Ended(position, [], texts);
  render(Scoring, { table: table as unknown as TableModel, ondone });
  return { ondone, press: (key: string) => fireEvent.keyDown(document.body, { key }) };
}
const totals = () => {
  const row = screen.getByRole("rowheader", { name: /^(So far|Together)$/ }).closest('[role="row"]') as HTMLElement;
  return within(row)
    .getAllByRole("cell")
    .map((cell) => cell.textContent?.trim());
};
const inOrder = (points: number[]) => [1, 2, 0].map((seat) => String(points[seat]));

beforeEach(() => {
  settings.language = "en";
  settings.speed = "none";
  density.narrow = false;
});

describe("the final scoring", () => {
  it("stands in turn order and begins with what was on the track", () => {
    shown();
    expect(
      within(screen.getByRole("table", { name: "Final scoring" }))
        .getAllByRole("columnheader")
        .map((head) => head.textContent),
    ).toEqual([
      expect.anything(),
      expect.stringContaining("Petr"),
      expect.stringContaining("Fox"),
      expect.stringContaining("Jana"),
    ]);
    expect(totals()).toEqual(inOrder([7, 5, 6]));
  });

  it("Space tells the next line, Backspace takes it back", async () => {
    const { press } = shown();
    await press(" ");
    expect(totals()).toEqual(inOrder([7, 7, 6]));
    expect(screen.getByRole("status")).toHaveTextContent("Orbs kept");
    await press("Backspace");
    expect(totals()).toEqual(inOrder([7, 5, 6]));
  });

  it("counts all at once, and then leads to the end page", async () => {
    const { press, ondone } = shown();
    await fireEvent.click(screen.getByRole("button", { name: "Count all" }));
    expect(totals()).toEqual(inOrder(scores));
    expect(ondone).not.toHaveBeenCalled();
    await press(" ");
    expect(ondone).toHaveBeenCalledOnce();
  });

  it("can be skipped at any time", async () => {
    const { ondone } = shown();
    await fireEvent.click(screen.getByRole("button", { name: "Skip" }));
    expect(ondone).toHaveBeenCalledOnce();
  });

  it("a step can be turned to; cards above the limit are struck", async () => {
    shown();
    await fireEvent.click(screen.getByRole("button", { name: /4.Cards/ }));
    expect(screen.getByRole("button", { name: "Start card, 6 VP" })).toHaveClass("fresh");
    expect(screen.getByRole("button", { name: "Air Passage, not counted yet" })).toHaveClass("todo");
    expect(screen.getByRole("button", { name: /air-weather-tower.*above the limit, would be 6 VP/ })).toHaveClass(
      "off",
    );
    expect(screen.getByText("2 of at most 9")).toBeVisible();
  });

  it("a number says what it comes from", async () => {
    shown();
    await fireEvent.click(screen.getByRole("button", { name: /3.Dwellings/ }));
    await fireEvent.pointerEnter(screen.getByRole("button", { name: "Pearl Lagoon, 3 VP" }));
    expect(screen.getByRole("status")).toHaveTextContent("Pearl Lagoon: 3 VP");
    expect(screen.getByRole("status")).toHaveTextContent("Water power 3");
    expect(screen.getByRole("heading", { name: "Where dwellings stand" })).toBeVisible();
    expect(document.querySelectorAll(".hexes .lit")).toHaveLength(1);
  });

  it("before step 6 only my prophecies lie open, with what was reached", async () => {
    const position = withPlayer(over(), 0, { progress: { "prophecy-fallen": [1, 2] } });
    const { press } = shown(position);
    await fireEvent.click(screen.getByRole("button", { name: /4.Cards/ }));
    expect(screen.getByText("Prophecy of the Fallen")).toBeVisible();
    expect(screen.getByText("2 units in the Underworld: 4 VP. Reached 1 of 2.")).toBeVisible();
    expect(screen.queryByText("Prophecy of Hearths")).toBeNull();
    expect(screen.getByText("6 cards in hand")).toBeVisible();
    await fireEvent.click(screen.getByRole("button", { name: /6.Prophecies/ }));
    for (let more = 0; more < 2; more += 1) await press(" ");
    expect(screen.getAllByText("Prophecy of Hearths")).toHaveLength(2); // on the paper and at the side
  });

  it("M shows the map over the paper", async () => {
    const { press } = shown();
    await press("m");
    expect(screen.getByRole("region", { name: "Map of Eldervale" })).toBeVisible();
    await press("m");
    expect(screen.queryByRole("region", { name: "Map of Eldervale" })).toBeNull();
  });

  it("has one step a page on a phone, and a swipe turns it", async () => {
    density.narrow = true;
    shown();
    const page = document.querySelector(".page")!;
    expect(within(page as HTMLElement).getByText(/1 VP for each orb/)).toBeVisible();
    await fireEvent.touchStart(page, { touches: [{ clientX: 300 }] });
    await fireEvent.touchEnd(page, { changedTouches: [{ clientX: 100 }] });
    expect(within(page as HTMLElement).getByText(/Each marker on a track/)).toBeVisible();
    density.narrow = false;
  });
});
