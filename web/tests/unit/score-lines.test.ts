import { describe, expect, it } from "vitest";
import { labelled, marksOf } from "$shared/score/graph";
import type { Happening, HistoryStep, Result, ScoreLine } from "$lib/api";
import {
  apart,
  bestOf,
  chaptersOf,
  decided,
  momentsOf,
  nameOf,
  rowsOf,
  ruleText,
  scaleOf,
  sourcesOf,
  standing,
  turningPoint,
} from "$lib/score";

const event = (name: string, more: Record<string, unknown> = {}): Happening => ({
  event: name,
  text: `${name}.`,
  rule: "",
  ...more,
});
const step = (answers: number, scores: number[], events: Happening[] = [], seat: number | null = 0): HistoryStep => ({
  answers,
  seat: answers === 0 ? null : seat,
  text: answers === 0 ? "" : `move ${answers}`,
  events,
  scores,
});
const line = (id: string, points: number[]): ScoreLine => ({ id, rule: "", points, parts: [] });
const result = (more: Partial<Result>): Result => ({
  over: true,
  ranks: [1, 2],
  reason: "",
  rivals: [],
  scores: [1, 0],
  sheet: [],
  tie_breaks: [],
  winners: [0],
  ...more,
});

describe("rounds", () => {
  const steps = [
    step(0, [0], [event("round", { round: 1 }), event("phase", { phase: "hunt" })]),
    step(1, [0], [event("marked"), event("phase", { phase: "action" })]),
    step(2, [1], [event("scored"), event("round", { round: 2 }), event("phase", { phase: "hunt" })]),
    step(3, [1], [event("marked")]),
  ];

  it("belong to the moves that were made in them, not to those that end them", () => {
    expect(momentsOf(steps)).toEqual([
      { round: 1, phase: "hunt" },
      { round: 1, phase: "hunt" },
      { round: 1, phase: "action" },
      { round: 2, phase: "hunt" },
    ]);
  });

  it("go from the answer that began them to the next one", () => {
    expect(chaptersOf(steps)).toEqual([
      { round: 1, from: 0, to: 2 },
      { round: 2, from: 2, to: 3 },
    ]);
    expect(chaptersOf([step(0, [0]), step(1, [1])])).toEqual([]);
  });
});

it("the turning point is when the winner was caught for the last time", () => {
  const steps = [step(0, [0, 0]), step(1, [3, 0]), step(2, [3, 4]), step(3, [6, 4]), step(4, [6, 5])];
  expect(turningPoint(steps, [0])).toBe(3);
  expect(turningPoint(steps, [0, 1])).toBeNull();
  expect(turningPoint([step(0, [1, 0]), step(1, [2, 0])], [0])).toBeNull();
});

describe("the result", () => {
  it("a tie-break counts only between those who were equal", () => {
    const breaks = [line("area", [3, 5]), line("gold", [1, 2])];
    expect(decided(result({ scores: [8, 8], tie_breaks: breaks }), 0)).toBe(true);
    expect(decided(result({ scores: [9, 8], tie_breaks: breaks }), 0)).toBe(false);
    expect(decided(result({ scores: [8, 8], tie_breaks: breaks }), 1)).toBe(false);
  });

  it("names the best of a line, nobody if all are equal", () => {
    expect(bestOf([3, 5, 5])).toEqual([1, 2]);
    expect(bestOf([0, 0])).toEqual([]);
  });

  it("stands in the order of ranks", () => {
    expect(standing(result({ scores: [1, 9, 4], ranks: [3, 1, 2] }))).toEqual([1, 2, 0]);
  });

  it("says why the game ended", () => {
    expect(ruleText({ "vale-rule-END-1": "Sixty." }, "vale", "VALE-END.1")).toBe("Sixty.");
    expect(ruleText({}, "vale", "VALE-END.1")).toBe("");
    const texts = { "vale-rule": "ELSE", "vale-rule-8-1": "One of two.", "vale-rule-GHOST-8-1": "For one." };
    expect(ruleText(texts, "vale", "ELSE-8.1")).toBe("One of two."); // chapters may be numbers
    expect(ruleText(texts, "vale", "GHOST-8.1")).toBe("For one."); // of a further rulebook
  });
});

describe("the things behind a line", () => {
  const facts = {
    families: ["fire"],
    cards: {
      hydra: { family: "fire", timings: ["instant"] },
      troll: { timings: ["active"] },
      sylph: { timings: ["instant", "permanent"] },
      goblin: { timings: ["active"] },
    },
  };
  const won = (source: string, points: number, seat = 0) => event("scored", { source, points, seat });
  const lost = (source: string, points: number, seat = 0) => event("lost", { source, points, seat });
  const steps = [
    step(0, [0, 0], [event("round", { round: 1 })]),
    step(1, [4, 0], [won("hydra", 4)]),
    step(2, [7, 0], [won("troll", 3), event("round", { round: 2 })]),
    step(3, [10, 0], [won("troll", 3)]),
    step(4, [12, 0], [won("sylph", 2)]),
    step(5, [13, 0], [won("goblin", 1), lost("goblin", 1, 1)]),
  ];
  const sheet = [
    line("start", [1, 2]),
    line("instant", [4, 0]),
    line("active", [6, 0]),
    line("permanent", [2, 0]),
    line("stolen", [1, -1]),
  ];

  it("are found from facts and sums together", () => {
    const found = sourcesOf(sheet, steps, facts);
    expect([...found.keys()]).toEqual(["instant", "active", "permanent", "stolen"]);
    expect(found.get("active")).toEqual([{ source: "troll", points: [6, 0], rounds: [1, 2], times: 2 }]);
    expect(found.get("stolen")?.[0]?.points).toEqual([1, -1]);
  });

  it("are not shown where they do not explain every point", () => {
    const other = sheet.map((one) => (one.id === "instant" ? line("instant", [5, 0]) : one));
    expect(sourcesOf(other, steps, facts).has("instant")).toBe(false);
    expect(sourcesOf(sheet, steps, {}).size).toBe(0);
  });

  it("need no facts where the events name the line", () => {
    const told = [step(0, [0]), step(1, [2], [event("scored", { source: "x", points: 2, seat: 0, line: "prizes" })])];
    expect(sourcesOf([line("prizes", [2])], told, {}).get("prizes")).toHaveLength(1);
  });

  it("have their names from the game", () => {
    const texts = { "vale-card-hydra": "Hydra", "vale-tile-sphinx": "Sphinx" };
    expect(nameOf(texts, "vale", "hydra")).toBe("Hydra");
    expect(nameOf(texts, "vale", "sphinx")).toBe("Sphinx");
    expect(nameOf(texts, "vale", "nobody")).toBeNull();
  });
});

describe("the rows of a line", () => {
  const texts = { "empire-region-CRE-1": "Horn", "empire-card-hills": "Noble Hills" };
  const part = (
    kind: string,
    name: string,
    points: number[],
    counts: number[] | null = null,
    seat: number | null = null,
  ) => ({ kind, name, points, counts, seat });

  it("are named by the game and stand by owner, the most points first", () => {
    const parts = [part("card", "fort", [0, 1]), part("card", "hills", [0, 4]), part("region", "CRE-1", [1, 0])];
    const rows = rowsOf({ ...line("cards", [1, 5]), parts }, texts, "empire");
    expect(rows.map(({ name }) => name)).toEqual(["Horn", "Noble Hills", "fort"]);
  });

  it("stand with their owner though they brought nothing", () => {
    const parts = [part("card", "hills", [0, 0], null, 1), part("card", "fort", [3, 0], null, 0)];
    const rows = rowsOf({ ...line("cards", [3, 0]), parts }, texts, "empire");
    expect(rows.map(({ name, seat }) => [name, seat])).toEqual([
      ["fort", 0],
      ["Noble Hills", 1],
    ]);
  });

  it("tell how many everybody has where points go by that", () => {
    const [row] = rowsOf(
      { ...line("elixirs", [2, 0]), parts: [part("elixirs", "held", [2, 0], [4, 3])] },
      {},
      "empire",
    );
    expect(row?.counts).toEqual([4, 3]);
  });
});

describe("numbers below the graph", () => {
  const gaps = (marks: number[], last: number, room: number) =>
    marks.slice(1).map((mark, index) => ((mark - marks[index]!) * room) / last);

  it.each([
    [143, 300],
    [143, 900],
    [401, 260],
    [52, 240],
    [7, 600],
  ])("of %i answers in %i pixels do not touch", (last, room) => {
    const marks = marksOf(0, last, [], room);
    expect(marks[0]).toBe(0);
    expect(marks.at(-1)).toBe(last);
    expect(Math.min(...gaps(marks, last, room))).toBeGreaterThanOrEqual(40);
  });

  it("leave out rounds that are too short for theirs", () => {
    const rounds = [0, 10, 11, 12, 60].map((from, index, all) => ({ from, to: all[index + 1] ?? 100 }));
    expect(labelled(rounds, (at) => at * 3).map(({ from }) => from)).toEqual([0, 12, 60]);
  });
});

it("the graph has round numbers and labels that do not cover each other", () => {
  expect(scaleOf(0, 63, 7)).toEqual([0, 10, 20, 30, 40, 50, 60, 70]);
  expect(scaleOf(-3, 4, 6)[0]).toBeLessThanOrEqual(-3);
  const placed = apart([100, 101, 150], 16);
  expect(placed[1]! - placed[0]!).toBeGreaterThanOrEqual(15.9);
  expect(placed[2]).toBe(150);
});
