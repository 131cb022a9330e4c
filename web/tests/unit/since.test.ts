/** What happened since my last answer: turns in the log, rims, the strip, and showing it again. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, type Happening, type Moment, type News } from "../../src/lib/api";
import { settings } from "../../src/lib/settings.svelte";
import { markedOf, paceOf, secondsOf, sharesOf, stagesOf, thingsIn } from "../../src/lib/since";
import { linesOf, passages } from "../../src/lib/turns";
import { Desk } from "$shared/table/desk.svelte";
import Log from "$shared/log/Log.svelte";
import SinceStrip from "$shared/log/SinceStrip.svelte";
import { gist } from "$shared/log/story";
import { pressed } from "$shared/table/tablekeys";
import { news, option, question, quietTable, seats } from "./table-model";

const told = (event: string, text: string, seat: number | null, move: number, more: object = {}): Happening => ({
  event,
  text,
  rule: "",
  move,
  ...(seat === null ? {} : { seat }),
  ...more,
});
const petr = (event: string, text: string, move: number, more: object = {}) =>
  told(event, `Petr ${text}.`, 1, move, more);

beforeEach(() => {
  settings.language = "en";
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("turns", () => {
  it("hold all moves of a player, and what they did to others", () => {
    const log = [
      petr("sold", "sells Agni", 4),
      petr("named", "names Jana", 5),
      told("gave-up", "Jana discards Imp.", 0, 5),
      told("summoned", "Jana summons Hydra.", 0, 6),
    ];
    expect(passages(log).map(({ events }) => events.length)).toEqual([3, 1]);
  });

  it("end where the turn ends, and at rounds", () => {
    const log = [
      petr("turn-ended", "ends the turn", 4),
      petr("marked", "marks Imp", 5),
      told("round", "Round 2.", 1, 5),
    ];
    expect(passages(log).map(({ kind }) => kind)).toEqual(["turn", "turn", "break"]);
  });

  it("leave what follows a heading of itself to those it is about", () => {
    const night = [
      petr("token", "prays", 7),
      told("night", "The night begins.", null, 7),
      told("prayer-gained", "Jana gains 2.", 0, 7),
      told("prayer-gained", "Petr gains 1.", 1, 7),
    ];
    const seats = passages(night).map((passage) => (passage.kind === "turn" ? passage.seat : "break"));
    expect(seats).toEqual([1, "break", 0, 1]);
  });

  it("tell what happened several times in a row once", () => {
    const [turn] = passages([1, 2, 3, 4, 5].map((move) => petr("placed", "places an army in Kos", move)));
    expect(linesOf(turn!.events).map(({ text, count }) => [text, count])).toEqual([["Petr places an army in Kos.", 5]]);
  });
});

describe("the gist of a turn", () => {
  const of = (weights: string[], ...events: Happening[]) => gist(linesOf(passages(events)[0]!.events), "Petr", weights);

  it("is its weightiest events, those of one kind together", () => {
    const events = [
      petr("sold", "sells Agni", 1),
      petr("summoned", "summons Medusa", 2),
      petr("scored", "gains 2 points", 2),
      petr("summoned", "summons Cerberus", 3),
    ];
    expect(of(["summoned", "sold"], ...events)).toBe("Petr summons Medusa and Cerberus, sells Agni");
  });

  it("counts what does not fit", () => {
    const events = ["Kos", "Sia", "Lum", "Ur"].map((region, move) =>
      petr("placed", `places an army in ${region}`, move),
    );
    expect(of(["placed"], ...events)).toBe("Petr places an army in Kos, Sia, and 2 more");
  });

  it("is how it began when nothing of it weighs", () => {
    expect(of([], petr("drew", "draws a card", 1), petr("turn-ended", "ends the turn", 1))).toBe("Petr draws a card");
  });
});

describe("rims", () => {
  it("are on everything that changed", () => {
    const events = [
      petr("sold", "sells Agni", 1, { card: "agni" }),
      petr("marched", "goes", 2, { area: "a", area2: "b" }),
    ];
    expect(thingsIn(events)).toEqual(new Set(["card:agni", "area:a", "area:b"]));
    expect(markedOf(events)).toEqual(events);
  });

  it("are only on the last turn of each player when that is more than twelve things", () => {
    const many = Array.from({ length: 13 }, (_, number) =>
      told("marked", "marks", number % 2 ? 2 : 1, number, { card: `card${number}` }),
    );
    expect(markedOf(many).map((event) => event["card"])).toEqual(["card12", "card11"]);
  });
});

describe("showing it again", () => {
  it("leaves out who only passed", () => {
    const pass: Moment = { seat: 2, events: [], view: { view: 1 } };
    const moves = [moment(0, 0), pass, pass, moment(1, 1), pass];
    expect(stagesOf(moves)).toEqual([moves[0], moves[3]]);
  });

  const moment = (seat: number, view: number): Moment => ({
    seat,
    events: [petr("sold", `${view}`, view)],
    view: { view },
  });

  it("takes twelve seconds at most: then only where each turn ends", () => {
    const few = [moment(0, 0), moment(1, 1), moment(1, 2)];
    expect(stagesOf(few)).toEqual(few);
    const many = [moment(0, 0), ...Array.from({ length: 40 }, (_, number) => moment(number < 20 ? 1 : 2, number + 1))];
    const stages = stagesOf(many);
    expect(stages.map(({ view }) => view["view"])).toEqual([0, 20, 40]);
    expect(stages[1]!.events).toHaveLength(20);
    for (const moves of [1, 5, 16, 17, 200]) expect(moves * paceOf(moves)).toBeLessThanOrEqual(12_000);
    expect(secondsOf(many.flatMap(({ events }) => events))).toBe(12);
  });
});

const EVENTS = [
  told("sold", "Jana sells Hydra.", 0, 1, { card: "hydra" }),
  petr("summoned", "summons Medusa", 2, { card: "medusa" }),
  petr("scored", "gains 3 points", 2, { source: "medusa" }),
  petr("turn-ended", "ends the turn", 3),
];
const asked = (more: Partial<News> = {}): News =>
  news({
    sequence: 3,
    scores: [4, 8],
    events: EVENTS,
    since: { "0": { told: 1, scores: [4, 5] } },
    pending: [question([option("sell imp", "Sell Imp")])],
    seats: [seats.chair(0, "Jana", true), seats.chair(1, "Petr", false)],
    ...more,
  });
const MOMENTS: Moment[] = [
  { seat: 0, events: [], view: { players: [], at: 1 } },
  { seat: 1, events: EVENTS.slice(1, 3), view: { players: [], at: 2 } },
  { seat: 1, events: EVENTS.slice(3), view: { players: [], at: 3 } },
];

describe("at the table", () => {
  it("knows what others did since my last answer, and what they won", () => {
    const { table } = quietTable(asked());
    expect(table.meanwhile.map(({ event }) => event)).toEqual(["summoned", "scored", "turn-ended"]);
    expect(table.marked.map((event) => event["card"]).filter(Boolean)).toEqual(["medusa"]);
    expect(table.gains).toEqual([0, 3]);
    expect(sharesOf(table.meanwhile, table.gains)).toEqual([{ seat: 1, steps: 3, points: 3 }]);
  });

  it("marks nothing of it after my next answer", () => {
    const { table, server } = quietTable(asked());
    server.tell(asked({ sequence: 4, events: [], since: { "0": { told: 4, scores: [4, 8] } } }));
    expect([table.meanwhile, table.marked, table.gains]).toEqual([[], [], []]);
  });

  it("has no strip when I watched it all as it happened, but after a reload", () => {
    const { table, server } = quietTable(asked({ sequence: 1, events: EVENTS.slice(0, 1), pending: [{ seat: 1 }] }));
    const desk = new Desk(table);
    server.tell(asked({ events: EVENTS.slice(1) }));
    expect([desk.meanwhile.length, table.meanwhile.length]).toEqual([0, 3]);
    const { table: reloaded } = quietTable(asked());
    expect(new Desk(reloaded).meanwhile).toHaveLength(3);
  });

  it("has one when nothing moves on the screen", () => {
    settings.speed = "none";
    const { table, server } = quietTable(asked({ sequence: 1, events: EVENTS.slice(0, 1), pending: [{ seat: 1 }] }));
    server.tell(asked({ events: EVENTS.slice(1) }));
    expect(new Desk(table).meanwhile).toHaveLength(3);
    settings.speed = "normal";
  });

  it("shows it again as my seat saw it, with the running player named, and stops for the space bar", async () => {
    vi.spyOn(api, "since").mockResolvedValue(MOMENTS);
    const { table } = quietTable(asked());
    const desk = new Desk(table);
    render(SinceStrip, { desk });
    await fireEvent.click(screen.getByRole("button", { name: /Show me again/ }));
    await vi.advanceTimersByTimeAsync(0);
    expect([desk.rerun.playing, desk.rerun.view["at"], desk.rerun.mover]).toEqual([true, 1, null]);
    await vi.advanceTimersByTimeAsync(750);
    expect([desk.rerun.view["at"], desk.rerun.mover]).toEqual([2, 1]);
    expect(screen.getByText("summons Medusa")).toBeInTheDocument();
    pressed(new KeyboardEvent("keydown", { key: " " }), table, desk);
    expect(desk.rerun.playing).toBe(false);
  });

  it("ends by itself, and with any answer of mine", async () => {
    vi.spyOn(api, "since").mockResolvedValue(MOMENTS);
    const { table } = quietTable(asked());
    const desk = new Desk(table);
    await desk.rerun.play();
    await vi.advanceTimersByTimeAsync(3 * 750);
    expect(desk.rerun.playing).toBe(false);
    await desk.rerun.play();
    void desk.pick(table.options[0]!);
    expect(desk.rerun.playing).toBe(false);
  });

  it("has no empty chips where there is room for no names: how much they did stands there", () => {
    const { table } = quietTable(asked({ scores: [4, 5] }));
    render(SinceStrip, { desk: new Desk(table) });
    const chip = screen.getByRole("button", { name: "Show again what Petr did" });
    expect(chip.querySelector(".few")).toHaveTextContent(/^3$/);
  });

  it("can be closed until others have done something again", async () => {
    const { table } = quietTable(asked());
    const desk = new Desk(table);
    render(SinceStrip, { desk });
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(desk.meanwhile).toEqual([]);
  });
});

describe("the log", () => {
  const lines = () => screen.getAllByRole("listitem").map((item) => item.textContent?.replace(/\s+/g, " ").trim());

  it("is one line a turn; the newest is open and runs the same way", () => {
    const { table } = quietTable(asked());
    render(Log, { table, desk: new Desk(table) });
    const [turn, ...steps] = lines();
    expect(turn).toContain("Petr summons Medusa");
    expect(steps.slice(0, 3)).toEqual(["Petr ends the turn.", "Petr gains 3 points.", "Petr summons Medusa."]);
    expect(steps.slice(3)).toEqual(["your last turn Show me again", "Jana sells Hydra."]);
  });

  it("folds and opens by hand", async () => {
    const { table } = quietTable(asked());
    render(Log, { table, desk: new Desk(table) });
    const fold = screen.getByRole("button", { name: /Petr summons Medusa/ });
    await fireEvent.click(fold);
    expect(fold).toHaveAttribute("aria-expanded", "false");
    expect(screen.queryByText("Petr ends the turn.")).toBeNull();
  });
});
