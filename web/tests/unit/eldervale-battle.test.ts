import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Option } from "$lib/api";
import { settings } from "$lib/settings.svelte";
import Battle from "../../src/games/eldervale/battle/Battle.svelte";
import { answersOf } from "../../src/games/eldervale/battle/answers";
import { columnsOf, diceOf } from "../../src/games/eldervale/battle/compare";
import { Eldervale } from "../../src/games/eldervale/eldervale.svelte";
import type { BattleView, EldervaleView, MomentView, SideView } from "../../src/games/eldervale/view";
import { FakeTable, goOn, option, view } from "./eldervale-table";

const TEXTS = {
  "eldervale-realm-mill.in": "at the Mill",
  "eldervale-realm-mossy-hills.from": "from the Mossy Hills",
  "eldervale-realm-dragon-den.to": "to the Dragon Den",
  "eldervale-unit-worker": "worker",
  "eldervale-unit-dragon": "dragon",
  "eldervale-unit-winged-serpent": "Winged Serpent",
  "eldervale-unit-winged-serpent.about": "Monster of battle strength 4. Circling: it flies. Reward: 1 fame.",
  "eldervale-realm-briar-forest": "Briar Forest",
  "eldervale-card-spell-weakness": "Weakness",
  "eldervale-element-air.genitive": "Air",
  "eldervale-fame-3": "1 power level of any element",
  "eldervale-rule-19-22": "Dice are never added.",
};

function side(seat: number | null, more: Partial<SideView> = {}): SideView {
  const rolled = more.rolled ?? [];
  const was = rolled.map(() => 0);
  const plain = { units: seat === null ? [] : ["worker"], dice: rolled.length || 1, sources: [], taken_up: [] };
  return { seat, rolled, was, wins_ties: false, ...plain, ...more };
}

function battle(more: Partial<BattleView> = {}): BattleView {
  return {
    realm: "mill",
    turn: 9,
    step: 1,
    placed_by: 0,
    placed: "worker",
    assault: false,
    rampaged: null,
    came_from: null,
    monster: null,
    sides: [side(1), side(0)],
    winner: null,
    decided: false,
    column: null,
    tale: [],
    ...more,
  };
}

/** Elves, corsairs and the crocodile of the picture: the third die decides. */
const decided = (more: Partial<BattleView> = {}): BattleView =>
  battle({
    step: 6,
    monster: "winged-serpent",
    sides: [
      side(1, { rolled: [6, 2], was: [0, 6] }),
      side(0, { rolled: [6, 5, 5, 3, 2, 1] }),
      side(null, { rolled: [6, 5, 4, 4] }),
    ],
    winner: 1,
    decided: true,
    column: 2,
    ...more,
  });

function show(position: EldervaleView, options: Option[] = [], change: (table: FakeTable) => void = () => undefined) {
  const table = new FakeTable(position, options, TEXTS);
  change(table);
  return { table, ...render(Battle, { eldervale: new Eldervale(() => table) }) };
}

const fighting = (fought: BattleView, more: Partial<EldervaleView> = {}) =>
  view({ battle: fought, last_battle: null, active: 0, asked: [0], ...more });
const row = (of: string) => document.querySelector<HTMLElement>(`[data-side="${of}"]`)!;
const sheet = () => screen.getByRole("dialog");
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

beforeEach(() => {
  settings.language = "en";
  settings.speed = "none";
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe("the comparison of dice", () => {
  it("goes column by column until one decides", () => {
    expect(columnsOf(decided())).toEqual([
      { faces: "6 = 6 = 6", verdict: "tie", sides: [] },
      { faces: "5 = 5 > 2", verdict: "out", sides: [0] },
      { faces: "5 > 4", verdict: "wins", sides: [1] },
    ]);
  });

  it("says nothing before the winner is found", () => {
    expect(columnsOf(decided({ decided: false, winner: null, column: null }))).toEqual([]);
  });

  it("counts a missing die as 0", () => {
    const fought = battle({
      sides: [side(1, { rolled: [4] }), side(0, { rolled: [4, 1] })],
      decided: true,
      winner: 1,
      column: 1,
    });
    expect(columnsOf(fought).at(-1)).toEqual({ faces: "1 > 0", verdict: "wins", sides: [1] });
  });

  it("lets everybody lose a complete tie, or whoever wins ties win it", () => {
    const tied = { sides: [side(1, { rolled: [4] }), side(0, { rolled: [4] })], decided: true, column: 0 };
    expect(columnsOf(battle({ ...tied, winner: null })).at(-1)?.verdict).toBe("lost");
    expect(columnsOf(battle({ ...tied, winner: 1 })).at(-1)?.verdict).toBe("wins-ties");
  });

  it("knows each die, what it was, and whether it is taken up", () => {
    const dice = diceOf(side(0, { rolled: [6, 3, 3, 1], was: [0, 5, 0, 0], taken_up: [3] }));
    expect(dice.map(({ face, was, up }) => [face, was, up])).toEqual([
      [6, 0, false],
      [3, 5, true],
      [3, 0, false],
      [1, 0, false],
    ]);
    expect(new Set(dice.map(({ key }) => key)).size).toBe(4);
  });
});

describe("what lies where", () => {
  it("parts what is done in the battle from the free things of a turn", () => {
    const cash = option("cash", "cash air-gem for gem", { token: "air-gem", resource: "gem" });
    const swords = option("swords", "spend sword for a die", { resource: "sword" });
    const { main, ends, free } = answersOf([swords, cash, goOn]);
    expect([main, ends, free]).toEqual([[swords], [goOn], [cash]]);
  });

  it("makes large buttons of whatever else is asked", () => {
    const odd = option("surprise", "do it");
    expect(answersOf([odd]).main).toEqual([odd]);
  });
});

describe("the sheet of a battle", () => {
  it("says what is fought for, why, and which of seven steps it is", () => {
    show(fighting(battle({ step: 3, rampaged: "winged-serpent", came_from: "mossy-hills" })));
    expect(within(sheet()).getByRole("heading", { level: 1 })).toHaveTextContent("Battle at the Mill");
    expect(sheet()).toHaveTextContent("Winged Serpent rampaged from the Mossy Hills");
    expect(sheet().querySelector("[aria-current=step]")).toHaveTextContent("3 Swords");
    expect(within(sheet()).getByRole("list", { name: "Steps of the battle" }).children).toHaveLength(7);
  });

  it("counts the dice of a side source by source", () => {
    const plain = { realm: null, supports: false, fallen: false };
    const mine = side(0, {
      dice: 3,
      sources: [
        { source: "worker", dice: 1, ...plain },
        { source: "dwelling", dice: 1, realm: "briar-forest", supports: false, fallen: false },
        { source: "sword", dice: 2, ...plain },
        { source: "spell-weakness", dice: -1, ...plain },
        { source: "dragon", dice: 3, ...plain, fallen: true },
      ],
    });
    show(fighting(battle({ step: 3, sides: [side(1), mine] })));
    const sources = within(row("0")).getByRole("list", { name: "Where the dice come from" });
    expect([...sources.children].map((one) => one.textContent.trim())).toEqual([
      "worker 1",
      "Briar Forest 1",
      "spent 2",
      "Weakness −1",
      "dragon from the Underworld 3",
    ]);
    expect(row("0")).toHaveTextContent(/3\s*dice/);
  });

  it("says who joined and from where", () => {
    const joined: MomentView = { step: 1, event: "joined", seat: 0, unit: "worker", realm: "mossy-hills" };
    show(fighting(battle({ sides: [side(1), side(0, { units: ["dragon", "worker"] })], tale: [joined] })));
    expect(row("0")).toHaveTextContent("dragon, worker from the Mossy Hills");
  });

  it("bands the deciding column, ticks those before it, fades dice after it and shows what changed dice were", () => {
    show(fighting(decided()));
    expect(sheet().querySelector(".band")).not.toBeNull();
    expect(sheet().querySelector<HTMLElement>(".paper")!.style.getPropertyValue("--band")).toBe("2");
    expect(sheet()).toHaveTextContent("6 = 6 = 6 tie");
    expect(sheet()).toHaveTextContent(/5 = 5 > 2\s*Petr\s*out/);
    expect(sheet()).toHaveTextContent(/5 > 4\s*Jana\s*wins/);
    expect(row("0").querySelectorAll(".faded")).toHaveLength(3);
    expect(row("1")).toHaveTextContent("↻ 6");
    expect(row("1").querySelectorAll(".none")).toHaveLength(4);
  });

  it("reads a rule out when its number is touched", async () => {
    show(fighting(decided()));
    await fireEvent.click(screen.getByRole("button", { name: "ELDER-19.22" }));
    expect(screen.getByRole("note")).toHaveTextContent("Dice are never added.");
  });

  it("offers fame and power as two large buttons, with what each gives, also by key", async () => {
    const branches = ["fame", "power"].map((branch) => option("branch", `choose ${branch}`, { branch }));
    const position = fighting(decided());
    position.players[0]!.fame = 2;
    position.players[0]!.levels = { air: 2 };
    const { table } = show(position, branches);
    expect(screen.getByRole("button", { name: /choose fame/ })).toHaveTextContent(
      "from space 2 to 3: 1 power level of any element",
    );
    expect(screen.getByRole("button", { name: /1 power of Air/ })).toHaveTextContent("level 2 to 3, worth 4");
    await press("2");
    expect(table.chosen).toEqual(["choose power"]);
  });

  it("goes on by Enter, with the focus on the sheet", async () => {
    const { table } = show(fighting(battle({ step: 3 })), [goOn]);
    await tick();
    expect(sheet().contains(document.activeElement)).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: /go on/ }));
    expect(table.chosen).toEqual(["go on"]);
  });

  it("declines only on purpose: Enter does nothing then", async () => {
    const use = option("use", "use air-storm-bow", { source: "air-storm-bow" });
    const { table } = show(fighting(battle({ step: 2 })), [use, option("decline", "no")]);
    sheet().focus();
    await press("Enter");
    expect(table.chosen).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "no" }));
    expect(table.chosen).toEqual(["no"]);
  });

  it("steps aside for the map on M, and comes back", async () => {
    show(fighting(battle()), [
      option("join", "join worker from mossy-hills", { unit: "worker", realm: "mossy-hills" }),
    ]);
    await press("m");
    expect(screen.queryByRole("dialog")).toBeNull();
    await press("m");
    expect(sheet()).toBeVisible();
  });

  it("steps aside by itself where the map is asked about", () => {
    const kill = option("kill", "strike down of 1 worker in mill", { seat2: "1", unit: "worker", realm: "mill" });
    show(fighting(battle({ step: 3 })), [kill]);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("region", { name: "Battle put aside" })).toBeVisible();
  });

  it("says in one sentence where the battle stands", () => {
    show(fighting(decided()));
    const said = [...document.querySelectorAll(".sr[role=status]")].map((one) => one.textContent);
    expect(said).toEqual(["Battle, step 6: Reward. The third dice decide (5 > 4): Jana wins."]);
  });
});

describe("dice and sides that are touched", () => {
  const mine = side(0, { rolled: [6, 3, 3, 1] });
  const lying = (more: Partial<SideView> = {}) =>
    fighting(
      battle({
        step: 4,
        monster: "winged-serpent",
        sides: [side(1, { rolled: [5] }), { ...mine, ...more }, side(null, { rolled: [4] })],
      }),
    );
  const dice = (of: string) => within(row(of)).queryAllByRole("button");

  it("rolls a die again", async () => {
    const { table } = show(lying(), [option("reroll", "reroll a 3", { face: "3" }), option("done", "done")]);
    expect(dice("0")).toHaveLength(2);
    await fireEvent.click(dice("0")[1]!);
    expect(table.chosen).toEqual(["reroll a 3"]);
  });

  it("leaves out dice that are taken up already", () => {
    show(lying({ taken_up: [3] }), [option("reroll", "reroll a 3", { face: "3" }), option("done", "done")]);
    expect(dice("0")).toHaveLength(1);
    expect(row("0").querySelectorAll(".up")).toHaveLength(1);
  });

  it("takes a die of another away, also one of the monster", async () => {
    const { table } = show(lying(), [
      option("remove-die", "remove of seat 1 a 5", { side: "seat 1", face: "5" }),
      option("remove-die", "remove of the monster a 4", { side: "the monster", face: "4" }),
    ]);
    expect(dice("0")).toHaveLength(0);
    await fireEvent.click(dice("monster")[0]!);
    expect(table.chosen).toEqual(["remove of the monster a 4"]);
    expect(dice("1")).toHaveLength(1);
  });

  it("swaps one of my dice for another: mine first, then theirs", async () => {
    const swap = (own: number) =>
      option("swap-die", `swap own ${own} with seat 1 for a 5`, { face: `${own}`, side: "seat 1", face2: "5" });
    const { table } = show(lying(), [swap(6), swap(3), swap(1)]);
    expect(sheet()).toHaveTextContent("Touch one of your dice first.");
    expect(dice("1")).toHaveLength(0);
    await fireEvent.click(dice("0")[3]!);
    await fireEvent.click(dice("1")[0]!);
    expect(table.chosen).toEqual(["swap own 1 with seat 1 for a 5"]);
  });

  it("aims at a side by touching its row", async () => {
    const { table } = show(lying(), [
      option("at-side", "against seat 1", { side: "seat 1" }),
      option("at-side", "against the monster", { side: "the monster" }),
    ]);
    expect(dice("0")).toHaveLength(0);
    await fireEvent.click(within(row("monster")).getByRole("button", { name: "against the monster" }));
    expect(table.chosen).toEqual(["against the monster"]);
  });
});

describe("what it brought", () => {
  const told = (moments: MomentView[], more: Partial<BattleView> = {}) => {
    show(fighting(decided({ step: 7, tale: moments, ...more })));
    return document.querySelector<HTMLElement>(".fates")!;
  };

  it("names the gains of the winner, and those who fell with their swords", () => {
    const fates = told([
      { step: 6, event: "fame", seat: 0, fame: "3" },
      { step: 7, event: "fell", seat: 1, unit: "worker", realm: "mill" },
      { step: 7, event: "gained", seat: 1, count: "1", resource: "sword" },
      { step: 7, event: "monster-defeated", unit: "winged-serpent" },
    ]);
    expect(fates).toHaveTextContent("Jana wins: fame 3");
    expect(fates).toHaveTextContent("Petr: worker to the Underworld, +1 sword");
    expect(fates).toHaveTextContent("Winged Serpent is defeated and leaves Eldervale");
  });

  it("names who was spared, and a monster that went home or serves somebody", () => {
    expect(told([{ step: 7, event: "spared", seat: 1, unit: "worker" }])).toHaveTextContent("Petr: spared: worker");
    document.body.innerHTML = "";
    expect(told([{ step: 6, event: "controlled", seat: 0, unit: "winged-serpent" }])).toHaveTextContent(
      "Winged Serpent now serves Jana",
    );
    document.body.innerHTML = "";
    expect(told([{ step: 7, event: "monster-home", unit: "winged-serpent", realm: "dragon-den" }])).toHaveTextContent(
      "Winged Serpent returns to the Dragon Den",
    );
  });

  it("does not say of a player what the monster did", () => {
    show(fighting(decided({ tale: [{ step: 4, event: "used", seat: 0, source: "winged-serpent" }] })));
    expect(row("0")).not.toHaveTextContent("Winged Serpent");
  });

  it("does not foretell what may still be averted", () => {
    expect(told([])).toHaveTextContent("Petr: beaten (worker)");
    expect(document.body).not.toHaveTextContent("to the Underworld");
  });
});

describe("how a battle comes and goes", () => {
  it("keeps the report of mine until it was looked at", async () => {
    const { table } = show(fighting(battle({ step: 3 })), [goOn]);
    table.position = view({ battle: null, last_battle: decided({ step: 7 }), active: 1, asked: [1] });
    table.offered = [];
    await tick();
    expect(sheet()).toHaveTextContent(/5 > 4/);
    await fireEvent.click(screen.getByRole("button", { name: /Continue/ }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("shows no report of a battle that did not take place", async () => {
    const { table } = show(fighting(battle({ step: 3 })), [goOn]);
    table.position = view({ battle: null, last_battle: battle({ step: 3 }), active: 0, asked: [0] });
    await tick();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("tells a battle of others in a line that opens", async () => {
    const theirs = decided({
      placed_by: 1,
      sides: [side(1, { rolled: [6] }), side(2, { rolled: [5] })],
      winner: 0,
      column: 0,
      monster: null,
    });
    const { table } = show(view({ battle: null, last_battle: null, active: 1, asked: [1] }));
    table.position = view({ battle: null, last_battle: theirs, active: 1, asked: [1] });
    await tick();
    expect(screen.queryByRole("dialog")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Petr won the battle at the Mill. Show the battle" }));
    expect(sheet()).toBeVisible();
  });

  it("shows the battle of others on the edge of the map, with their dice so far", () => {
    const theirs = battle({ placed_by: 1, step: 3, sides: [side(2, { dice: 4 }), side(1, { dice: 2 })] });
    show(fighting(theirs, { active: 1, asked: [1] }));
    expect(screen.queryByRole("dialog")).toBeNull();
    const strip = screen.getByRole("region", { name: "Battle at the Mill" });
    expect(strip).toHaveTextContent(/Fox: worker, 4 dice/);
    expect(strip).toHaveTextContent("step 3 of 7: Swords");
  });

  it("lies over the map only in somebody else's turn, so that what I am asked stays in sight", () => {
    const theirs = battle({ placed_by: 1, step: 4, sides: [side(0, { rolled: [4] }), side(1, { rolled: [5] })] });
    show(fighting(theirs, { active: 1 }), [option("reroll", "reroll a 4", { face: "4" })]);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("region", { name: "Battle at the Mill" })).toBeVisible();
    expect(within(row("0")).getByRole("button", { name: "reroll a 4" })).toBeVisible();
  });
});

describe("in a window of somebody else's turn", () => {
  const theirs = (more: Partial<BattleView>) =>
    fighting(battle({ placed_by: 1, sides: [side(0, { dice: 2 }), side(1, { dice: 3 })], ...more }), { active: 1 });
  const inWindow = (table: FakeTable) =>
    Object.defineProperty(table, "window", { value: { name: "dice", deeds: [], passing: false } });

  it("leaves the map to the calm prompt before dice lie", () => {
    show(theirs({ step: 3 }), [goOn], inWindow);
    expect(screen.queryByRole("region")).toBeNull();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("shows the dice over the map, and no second set of answers", () => {
    const rolled = [side(0, { rolled: [4] }), side(1, { rolled: [5] })];
    show(theirs({ step: 4, sides: rolled }), [goOn], inWindow);
    expect(screen.getByRole("region", { name: "Battle at the Mill" })).toBeVisible();
    expect(screen.queryByRole("button", { name: /go on/ })).toBeNull();
  });
});

describe("the roll", () => {
  const roll = async () => {
    settings.speed = "normal";
    vi.useFakeTimers();
    const { table } = show(fighting(battle({ step: 3 })), [goOn]);
    table.position = fighting(decided());
    await tick();
    return table;
  };
  const verdicts = () => sheet().querySelectorAll(".verdicts .columns > span:not(.untold)").length;
  const later = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await tick();
  };

  it("tumbles, settles one die after another, slides into order, then ticks columns", async () => {
    await roll();
    const tumbling = () => sheet().querySelectorAll(".tumbles").length;
    expect(tumbling()).toBe(12);
    await later(905);
    expect(tumbling()).toBe(11);
    await later(95 * 11);
    expect(row("1").querySelectorAll(".tumbles")).toHaveLength(1); // its second die is rolled again
    expect(verdicts()).toBe(0);
    await later(700 + 260 + 20);
    expect(tumbling()).toBe(0);
    await later(840);
    expect(verdicts()).toBe(1);
    expect(sheet().querySelector(".band")).toBeNull();
    await later(840);
    expect(verdicts()).toBe(3);
    expect(sheet().querySelector(".band")).not.toBeNull();
  });

  it("says which step it tells, not the one that has been reached", async () => {
    await roll();
    const now = () => sheet().querySelector("[aria-current=step]");
    expect(now()).toHaveTextContent("4 Roll");
    await later(900 + 90 * 11 + 700 + 260 + 100);
    expect(now()).toHaveTextContent("5 Winner");
  });

  it("rolls only what was changed again, where it lies", async () => {
    settings.speed = "normal";
    vi.useFakeTimers();
    const lying = (mine: Partial<SideView>) =>
      fighting(battle({ step: 4, sides: [side(1, { rolled: [5, 5], was: [6, 0] }), side(0, mine)] }));
    const { table } = show(lying({ rolled: [6, 3] }), [goOn]);
    table.position = lying({ rolled: [6, 4], was: [0, 3] });
    await tick();
    expect(row("1").querySelectorAll(".tumbles")).toHaveLength(0);
    expect(row("0").querySelectorAll(".tumbles")).toHaveLength(1);
    await later(1500);
    expect(row("0").querySelectorAll(".tumbles")).toHaveLength(0);
    expect(row("0")).toHaveTextContent("↻ 3");
  });

  it("is skipped by a click, and says nothing of the end before", async () => {
    await roll();
    expect(document.querySelector(".sr[role=status]")).toHaveTextContent("");
    expect(document.querySelector(".fates")).toHaveClass("untold");
    await fireEvent.pointerDown(sheet().querySelector(".sheet")!);
    expect(verdicts()).toBe(3);
    expect(document.querySelector(".fates")).not.toHaveClass("untold");
  });

  it("is told again in slow motion", async () => {
    settings.speed = "normal";
    vi.useFakeTimers();
    show(fighting(decided()));
    await fireEvent.click(screen.getByRole("button", { name: "Roll again in slow motion" }));
    expect(verdicts()).toBe(0);
    await later(905);
    expect(sheet().querySelectorAll(".tumbles")).toHaveLength(12);
    await later(20000);
    expect(verdicts()).toBe(3);
  });

  it("shows its end at once where nothing moves", async () => {
    const { table } = show(fighting(battle({ step: 3 })), [goOn]);
    table.position = fighting(decided());
    await tick();
    expect(verdicts()).toBe(3);
    expect(screen.queryByRole("button", { name: /slow motion/ })).toBeNull();
  });
});
