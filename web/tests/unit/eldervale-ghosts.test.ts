/** The ghosts at a table for one: their board, the tale of their turn, the score pad. */
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { readFileSync } from "node:fs";
import type { News, Result, ScoreLine, SeatInfo } from "$lib/api";
import { density } from "$lib/density.svelte";
import { chairsWithRivals, withRivals } from "$lib/rivals";
import type { TableModel } from "$lib/table.svelte";
import { eldervaleOf, type Eldervale } from "../../src/games/eldervale/eldervale.svelte";
import Panel from "../../src/games/eldervale/ghosts/Panel.svelte";
import Turn from "../../src/games/eldervale/ghosts/Turn.svelte";
import { looksOf, pointsIn, rulesOf, stagesOf } from "../../src/games/eldervale/ghosts/tale";
import { tell } from "../../src/games/eldervale/ghosts/words";
import { isHaunted } from "../../src/games/eldervale/pieces/company.svelte";
import Strip from "../../src/games/eldervale/reaction/Strip.svelte";
import Scoring from "../../src/games/eldervale/score/Scoring.svelte";
import { storyOf, totalsAt } from "../../src/games/eldervale/score/story";
import LaidOut from "../../src/games/eldervale/tableau/LaidOut.svelte";
import type { EldervaleView } from "../../src/games/eldervale/view";
import { settings } from "../../src/lib/settings.svelte";
import solo from "./eldervale-solo.json";
import { facts, FakeTable } from "./eldervale-table";

const alone = (more: Partial<EldervaleView> = {}): EldervaleView => ({
  ...(structuredClone(solo) as unknown as EldervaleView),
  ...more,
});
const at = (position = alone()): Eldervale => eldervaleOf(new FakeTable(position));
const regrouping = (): EldervaleView => {
  const position = alone();
  const seat = 1;
  position.ghosts!.tale = [
    { stage: "die", event: "zone-rolled", rule: "GHOST-5.2", seat, face: "6", zone: "right" },
    { stage: "regroup", event: "ghosts-regrouped", rule: "GHOST-15.1", seat, zone: "right" },
    { stage: "regroup", event: "points", rule: "GHOST-15.1", seat, count: "2", reason: "haunting" },
    { stage: "regroup", event: "points", rule: "GHOST-15.1", seat, count: "1", reason: "haunting" },
    { stage: "regroup", event: "ghost-returned", rule: "GHOST-15.3", seat, unit: "worker", zone: "left" },
  ];
  return position;
};

beforeEach(() => {
  settings.language = "en";
  localStorage.clear();
});

describe("the tale of a turn", () => {
  it("has a stage for each thing that somebody with the cardboard would do, also where nothing happens", () => {
    const stages = stagesOf(alone()).map(({ stage }) => stage);
    expect(stages).toEqual(["die", "card", "placing", "rampage", "treasure", "action", "battle", "new-card"]);
  });

  it("is short when the ghosts regroup", () => {
    const eldervale = at(regrouping());
    const stages = stagesOf(eldervale.view);
    expect(stages.map(({ stage }) => stage)).toEqual(["die", "regroup"]);
    const { text, brought } = tell(eldervale, stages[1]!);
    expect(text).toMatch(/the ghosts regroup, 1 unit returns/);
    expect(brought).toEqual(["+3 VP"]);
  });

  it("says where they looked, numbered from the guardian's realm on, wherever the guardian is by now", () => {
    const moved = alone();
    moved.ghosts!.guardian = null;
    for (const position of [alone(), moved]) {
      const action = stagesOf(position).find(({ stage }) => stage === "action")!;
      const looks = looksOf(at(position), action);
      expect(looks[0]).toMatchObject({ number: 0 });
      expect(looks.map(({ number }) => number)).toEqual(looks.map(({ number }) => number).toSorted((a, b) => a - b));
      expect(looks.at(-1)).toMatchObject({ verdict: "builds" });
      expect(pointsIn(action.moments)).toBeGreaterThan(0);
    }
  });

  it("tells only what has happened so far", () => {
    const position = alone();
    position.ghosts!.tale = position.ghosts!.tale.filter(({ stage }) => ["die", "card"].includes(stage));
    expect(stagesOf(position).map(({ stage }) => stage)).toEqual(["die", "card"]);
  });

  it("says why there is no battle where the worker became a dwelling", () => {
    const vanished = alone();
    const built = vanished.ghosts!.tale.find(({ event }) => event === "built")!;
    const placed = vanished.ghosts!.tale.find(({ event }) => event === "placed")!;
    const battleOf = (position: EldervaleView) => {
      const eldervale = at(position);
      return tell(
        eldervale,
        stagesOf(position).find(({ stage }) => stage === "battle")!,
      ).text;
    };
    built.realm = placed.realm!;
    expect(battleOf(vanished)).toMatch(/became a dwelling/);
    built.realm = "somewhere-else";
    expect(battleOf(vanished)).toBe("No battle");
  });

  it("names a card that a space of the ghost board brings, and counts fame and losses", () => {
    const position = alone();
    const stage = "treasure";
    const seat = 1;
    position.ghosts!.tale.push(
      { stage, event: "card", rule: "GHOST-8.5", seat, card: "air-passage" },
      { stage, event: "fame", rule: "GHOST-8.3", seat, fame: "1" },
      { stage, event: "fame", rule: "GHOST-8.3", seat, fame: "2" },
      { stage, event: "fell", rule: "GHOST-3.8", seat, unit: "worker" },
    );
    const treasure = stagesOf(position).find((each) => each.stage === stage)!;
    const { brought } = tell(at(position), treasure);
    expect(brought).toContain("+eldervale-card-air-passage");
    expect(brought).toContain("+2 fame");
    expect(brought).toContain("1 ghost unit goes to the Underworld");
  });

  it("names a rule for every stage", () => {
    for (const stage of stagesOf(alone())) expect(rulesOf(stage)[0], stage.stage).toMatch(/^(GHOST|ELDER)-\d+\.\d+$/);
  });
});

describe("the turn step by step", () => {
  it("goes on and back, and ends with my own turn", async () => {
    const eldervale = at();
    eldervale.telling.begin();
    render(Turn, { eldervale });
    const now = () => screen.getByRole("listitem", { current: "step" }).textContent;
    expect(now()).toMatch(/The die shows/);
    await fireEvent.click(screen.getByRole("button", { name: "Next step" }));
    expect(eldervale.telling.at).toBe(1);
    await fireEvent.click(screen.getByRole("button", { name: "Back" }));
    expect(now()).toMatch(/The die shows/);
    await fireEvent.click(screen.getByRole("button", { name: "Show all" }));
    await fireEvent.click(screen.getByRole("button", { name: "Your turn" }));
    expect(eldervale.telling.isOpen).toBe(false);
  });

  it("waits until a battle has been looked at", () => {
    const { telling } = at();
    telling.begin();
    telling.waits = true;
    expect(telling.isOpen).toBe(false);
    telling.waits = false;
    expect(telling.isOpen).toBe(true);
  });

  it("goes on by the space bar", async () => {
    const eldervale = at();
    eldervale.telling.begin();
    render(Turn, { eldervale });
    await fireEvent.keyDown(document.body, { key: " " });
    expect(eldervale.telling.at).toBe(1);
  });

  it("begins by itself after a turn of the ghosts, unless somebody does not want that", () => {
    const table = new FakeTable(alone({ active: 1, turns: 4 }));
    const eldervale = eldervaleOf(table);
    eldervale.telling.notice();
    table.position = alone({ active: 0, turns: 5 });
    eldervale.telling.notice();
    expect(eldervale.telling.isOpen).toBe(true);
    eldervale.telling.close();
    eldervale.telling.everyTurn = false;
    table.position = alone({ active: 1, turns: 6 });
    eldervale.telling.notice();
    table.position = alone({ active: 0, turns: 7 });
    eldervale.telling.notice();
    expect(eldervale.telling.isOpen).toBe(false);
  });
});

describe("the ghost board", () => {
  it("tells each row and each zone in a sentence", () => {
    render(Panel, { eldervale: at() });
    const rows = within(screen.getByRole("list", { name: "Ghost board" })).getAllByRole("listitem");
    expect(rows).toHaveLength(4);
    expect(rows[0]).toHaveTextContent(/rolls 1, 2: \d tokens?; next space:/);
    const zones = within(screen.getByRole("list", { name: "Action zones" })).getAllByRole("listitem");
    expect(zones[0]).toHaveTextContent(/left zone, rolls 1, 2/);
  });
});

describe("the score pad", () => {
  const result: Result = {
    over: true,
    scores: [40],
    ranks: [2],
    winners: [],
    reason: "",
    sheet: [],
    tie_breaks: [],
    rivals: [{ id: "ghosts", score: 52, rank: 1 }],
  };

  it("has a side for the ghosts, who may win", () => {
    expect(withRivals(result)).toMatchObject({ scores: [40, 52], ranks: [2, 1], winners: [1] });
  });

  it("leaves other results as they are", () => {
    const plain = { ...result, rivals: [] };
    expect(withRivals(plain)).toBe(plain);
  });

  it("names them after the seats", () => {
    const chair = { seat: 0, name: "Jana", mine: true } as SeatInfo;
    const texts = { "eldervale-rival-ghosts": "The ghosts" };
    const chairs = chairsWithRivals([chair], result, texts, "eldervale");
    expect(chairs.map(({ name, mine }) => [name, mine])).toEqual([
      ["Jana", true],
      ["The ghosts", false],
    ]);
  });
});

// ---- the end of the game

const ghostLine = (id: string, points: number[], parts: ScoreLine["parts"] = []): ScoreLine => ({
  id,
  rule: "",
  points,
  parts,
});
const card = (seat: number, name: string, points: number) => ({
  kind: "card",
  name,
  points: [0, 1].map((one) => (one === seat ? points : 0)),
  counts: null,
  seat,
});
const sheet: ScoreLine[] = [
  ghostLine("start", [1, 2]),
  ghostLine("unplaced-orbs", [1, 0]),
  ghostLine("power", [0, 0]),
  ghostLine("homes", [0, 0]),
  ghostLine("tableau", [0, 2], [card(1, "earth-passage", 2)]), // the other card is worth nothing
  ghostLine("caches", [0, 0]),
  ghostLine("prophecies", [0, 0]),
  ghostLine("ghost-cards", [0, 3]),
  ghostLine("haunting", [0, 4]),
  ghostLine("pile", [0, 5]),
];
const counted: Result = {
  over: true,
  scores: [2],
  ranks: [2],
  winners: [],
  reason: "",
  sheet,
  tie_breaks: [],
  rivals: [{ id: "ghosts", score: 16, rank: 1 }],
};
const ended = () => alone({ phase: "over", asked: [], question: null });

class Ended extends FakeTable {
  get news(): News {
    return { game: "eldervale", result: counted } as unknown as News;
  }
}
const scoring = () => render(Scoring, { table: new Ended(ended()) as unknown as TableModel, ondone: () => undefined });

describe("the final scoring against the ghosts", () => {
  const story = () => storyOf(withRivals(counted), ended(), facts);
  const step = (id: string) => story().steps.find((one) => one.id === id)!;

  beforeEach(() => {
    settings.speed = "none";
    density.narrow = false;
  });

  it("counts their magic cards in a step of their own, what they earned in the game before", () => {
    expect(story().before).toEqual([1, 9]);
    expect(story().steps.map(({ id }) => id)).toEqual([
      "unplaced-orbs",
      "power",
      "homes",
      "tableau",
      "caches",
      "pile",
      "prophecies",
    ]);
    expect(step("pile").shares.map(({ points, items }) => [points, items.length])).toEqual([
      [0, 0],
      [5, 1],
    ]);
    expect(totalsAt(story(), story().lines.length)).toEqual([2, 16]);
  });

  it("strikes none of their cards, for they have no limit", async () => {
    expect(step("tableau").shares[1]!.items.filter(({ over }) => over)).toEqual([]);
    scoring();
    await fireEvent.click(screen.getByRole("button", { name: /4.Cards/ }));
    expect(screen.getByText("one card, no limit")).toBeVisible();
  });

  it("says that they have no prophecies, and names the step of mine", async () => {
    expect(story().lines.filter((line) => line.step === 6)).toEqual([{ step: 6, seats: [0], items: Infinity }]);
    scoring();
    expect(screen.queryByText(/cards in hand/)).toBeNull();
    expect(screen.getByText("Seven steps, each for all players before the next.")).toBeVisible();
    await fireEvent.click(screen.getByRole("button", { name: /6.Magic/ }));
    expect(screen.getByRole("status")).toHaveTextContent("Ghosts: 5 magic cards, 5 VP");
    expect(screen.getByText(/The ghosts have no prophecies\./)).toBeVisible();
    await fireEvent.click(screen.getByRole("button", { name: /7.Prophecies/ }));
    expect(screen.getAllByText(/The ghosts have no prophecies\./)).toHaveLength(2);
  });

  it("draws their pieces as on the board and names them once", () => {
    const { unmount } = scoring();
    expect([document.body.classList.contains("haunted"), isHaunted(1)]).toEqual([true, true]);
    const table = screen.getByRole("table", { name: "Final scoring" });
    expect(within(table).getAllByText("Ghosts")).toHaveLength(1);
    unmount();
    expect([document.body.classList.contains("haunted"), isHaunted(1)]).toEqual([false, false]);
  });

  it("one page may come before the other is gone", () => {
    const first = scoring();
    const second = scoring();
    first.unmount();
    expect(isHaunted(1)).toBe(true);
    second.unmount();
    expect(isHaunted(1)).toBe(false);
  });
});

describe("in words the ghosts are many", () => {
  it("at a window in their turn", () => {
    render(Strip, { eldervale: at(alone({ active: 1 })) });
    expect(screen.getByRole("heading", { name: "The ghosts are on turn" })).toBeVisible();
  });
});

describe("what the ghosts have", () => {
  it("is laid out without what only players have", () => {
    const eldervale = at();
    eldervale.laidOut = 1;
    render(LaidOut, { eldervale });
    const dialog = screen.getByRole("dialog", { name: "What the ghosts have" });
    const headings = within(dialog)
      .getAllByRole("heading")
      .map((heading) => heading.textContent?.trim());
    expect(headings).toEqual([
      "Ghosts",
      "Adventure cards · 2",
      "Magic cards in the pile · 5",
      "Element power and fame",
      "Units",
      "Dwellings · 2 of 6",
    ]);
    expect(within(dialog).getByText("Action zones")).toBeVisible();
    expect(within(dialog).queryByText(/ready area/i)).toBeNull();
  });

  it("is marked on the tracks by a disc with a dark rim on a light ground", () => {
    const css = readFileSync("src/games/eldervale/colours.css", "utf8");
    expect(css).toMatch(/\[data-theme="light"\] \{[^}]*--ghost-edge: #0d3532;/);
    expect(css).toMatch(/\.haunted \.pshape\.p2,[^{]*\{[^}]*var\(--ghost-edge\)/);
  });
});
