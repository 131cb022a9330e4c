/** The ghosts at a table for one: their board, the tale of their turn, the score pad. */
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { Result, SeatInfo } from "$lib/api";
import { chairsWithRivals, withRivals } from "$lib/rivals";
import { eldervaleOf, type Eldervale } from "../../src/games/eldervale/eldervale.svelte";
import Panel from "../../src/games/eldervale/ghosts/Panel.svelte";
import Turn from "../../src/games/eldervale/ghosts/Turn.svelte";
import { looksOf, pointsIn, rulesOf, stagesOf } from "../../src/games/eldervale/ghosts/tale";
import { tell } from "../../src/games/eldervale/ghosts/words";
import type { EldervaleView } from "../../src/games/eldervale/view";
import { settings } from "../../src/lib/settings.svelte";
import solo from "./eldervale-solo.json";
import { FakeTable } from "./eldervale-table";

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
