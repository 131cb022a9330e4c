import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Option } from "$lib/api";
import { settings } from "$lib/settings.svelte";
import Battle from "../../src/games/kemet/battle/Battle.svelte";
import { Kemet } from "../../src/games/kemet/kemet.svelte";
import type { BattleSide, BattleView, KemetView } from "../../src/games/kemet/view";
import { army, battle, council, done, FakeTable, option, player, side, view } from "./kemet-table";

const UNITS = { source: "units" as const, names: [], strength: 4, damage: 0, defence: 0, cancelled: false };
const HAND = ["bc_5", "bc_4d1", "bc_3d2", "bc_1d3"];
const PAIRS = HAND.flatMap((one) => HAND.filter((other) => other !== one).map((other) => council(one, other, 9)));
const RAGE = option("add war_rage", { card: "war_rage" }, { text: "Add War Rage", numbers: { price: 1 } });

function line(source: BattleSide["lines"][number]["source"], names: string[], strength: number, more = {}) {
  return { source, names, strength, damage: 0, defence: 0, cancelled: false, ...more };
}

/** I have attacked and won: 10 to 9. */
function won(
  more: Partial<BattleView> = {},
  mine: Partial<BattleSide> = {},
  theirs: Partial<BattleSide> = {},
): BattleView {
  return battle({
    step: 7,
    winner: 0,
    sides: [
      side(0, {
        hidden: false,
        card: "bc_3d2",
        added: ["war_rage", "war_rage"],
        strength: 10,
        damage: 2,
        lost: 1,
        points: 1,
        lines: [
          UNITS,
          line("card", ["bc_3d2"], 3),
          line("interventions", ["war_rage", "war_rage"], 2),
          line("tiles", ["ruby_1_charge"], 1),
        ],
        ...mine,
      }),
      side(1, {
        hidden: false,
        card: "bc_4d1",
        creature: "ruby_2_phoenix",
        cancelled: true,
        strength: 9,
        damage: 1,
        defence: 1,
        lost: 1,
        veterans: 1,
        after: "disbanded",
        lines: [UNITS, line("card", ["bc_4d1"], 4), line("creature", ["ruby_2_phoenix"], 1, { cancelled: true })],
        ...theirs,
      }),
    ],
    ...more,
  });
}

function show(position: KemetView, options: Option[] = [], change: (table: FakeTable) => void = () => undefined) {
  const table = new FakeTable(position, options);
  Object.assign(table.texts, { "kemet-battle-bc_3d2": "Zealous Purge", "kemet-battle-bc_4d1": "Cavalry Blitz" });
  change(table);
  const shown = render(Battle, { kemet: new Kemet(() => table) });
  return { table, ...shown };
}

const inCouncil = (more: Partial<KemetView> = {}) =>
  view({ question: "war_council", asked: [0, 1], battle: battle(), ...more });
const press = (key: string, code = "") => fireEvent.keyDown(document.activeElement ?? document.body, { key, code });
const cardButton = (name: RegExp) => screen.getByRole("button", { name });

beforeEach(() => {
  settings.language = "en";
  settings.speed = "none";
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the war council", () => {
  const names: Record<string, string> = { bc_5: "Five", bc_4d1: "Four", bc_3d2: "Three", bc_1d3: "One" };
  const named = (table: FakeTable) =>
    Object.entries(names).forEach(([id, name]) => (table.texts[`kemet-battle-${id}`] = name));

  it("sends nothing before two cards are picked and confirmed", async () => {
    const { table } = show(inCouncil(), PAIRS, named);
    const confirm = cardButton(/^Confirm/);
    expect(confirm).toBeDisabled();
    await fireEvent.click(cardButton(/^Five/));
    expect(confirm).toBeDisabled();
    await fireEvent.click(cardButton(/^One/));
    expect(table.chosen).toEqual([]);
    await fireEvent.click(confirm);
    expect(table.chosen).toEqual(["play bc_5 discard bc_1d3"]);
  });

  it("lets a card touched again go, and fills the free place first", async () => {
    const { table } = show(inCouncil(), PAIRS, named);
    await fireEvent.click(cardButton(/^Five/));
    await fireEvent.click(cardButton(/^Four/));
    await fireEvent.click(cardButton(/^Five/)); // not this one
    expect(cardButton(/^Five/)).toHaveAttribute("aria-pressed", "false");
    await fireEvent.click(cardButton(/^Three/));
    expect(cardButton(/^Three/)).toHaveAccessibleName(/you play it/);
    expect(cardButton(/^Four/)).toHaveAccessibleName(/you discard it/);
    await fireEvent.click(cardButton(/^One/)); // another one to discard
    await fireEvent.click(cardButton(/^Confirm/));
    expect(table.chosen).toEqual(["play bc_3d2 discard bc_1d3"]);
  });

  it("picks with the keys 1 to 9, never the list behind it", async () => {
    const { table } = show(inCouncil(), PAIRS, named);
    const outside = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
    window.addEventListener("keydown", outside);
    await press("2", "Digit2");
    await press("1", "Digit1");
    window.removeEventListener("keydown", outside);
    expect(outside).not.toHaveBeenCalled();
    expect(table.chosen).toEqual([]);
    expect(cardButton(/^Four/)).toHaveAccessibleName(/you play it/);
    expect(cardButton(/^Five/)).toHaveAccessibleName(/you discard it/);
  });

  it("lays the two cards of a hint there, marks what it plays, and sends nothing", async () => {
    const best = council("bc_4d1", "bc_1d3", 9);
    const { table } = show(inCouncil(), PAIRS, (fake) => {
      named(fake);
      fake.hintOn = (options) => (options.some(({ words }) => words === best.words) ? "1" : undefined);
    });
    expect(cardButton(/^Four/)).toHaveAttribute("data-hint", "1");
    expect(cardButton(/^Five/)).not.toHaveAttribute("data-hint");
    table.point(best.words);
    await tick();
    expect(cardButton(/^Four/)).toHaveAccessibleName(/you play it/);
    expect(cardButton(/^One/)).toHaveAccessibleName(/you discard it/);
    expect(table.chosen).toEqual([]);
    await fireEvent.click(cardButton(/^Pick again/));
    table.point(best.words); // once more
    await tick();
    await fireEvent.click(cardButton(/^Confirm/));
    expect(table.chosen).toEqual([best.words]);
  });

  it("shows my sum live and the enemy's as known and a question mark", async () => {
    show(inCouncil(), PAIRS, named);
    expect(screen.getAllByText("4 + ?")).toHaveLength(2);
    await fireEvent.click(cardButton(/^Five/));
    expect(screen.getByText("9", { selector: ".tall *" })).toBeInTheDocument();
    expect(screen.getAllByText("4 + ?")).toHaveLength(1);
  });

  it("draws the same closed packet whether or not the enemy is ready", () => {
    const ready = view().players.map((one) => (one.seat === 1 ? { ...one, ready: true } : one));
    const first = show(inCouncil(), PAIRS);
    const enemy = () => within(screen.getByRole("region", { name: /Petr, defender/ }));
    const before = enemy().getByLabelText(/perhaps there are none/).outerHTML;
    expect(enemy().getByText("choosing…")).toBeInTheDocument();
    first.unmount();
    show(inCouncil({ players: ready }), PAIRS);
    expect(enemy().getByLabelText(/perhaps there are none/).outerHTML).toBe(before);
    expect(enemy().getByText(/ready/)).toBeInTheDocument();
    expect(enemy().getAllByLabelText("card face down")).toHaveLength(2);
  });

  it("adds Divine Intervention cards one by one, then says ready", async () => {
    const mine = player(0, {
      hand: { war_rage: 2, prayer: 1 },
      council: { card: "bc_5", discard: "bc_1d3", added: ["war_rage"] },
    });
    const { table } = show(inCouncil({ players: [mine, player(1), player(2)] }), [RAGE, done]);
    await fireEvent.click(screen.getByRole("button", { name: /^Add War Rage/ }));
    expect(table.chosen).toEqual(["add war_rage"]);
    expect(screen.queryByText("Prayer")).not.toBeInTheDocument(); // a card for the day
    await fireEvent.click(screen.getByRole("button", { name: /^Ready/ }));
    expect(table.chosen).toEqual(["add war_rage", "done"]);
  });
});

describe("spies", () => {
  it("show the card of the side they spy on, not what was added to it", () => {
    const spy = player(0, { tiles: ["sapphire_3_spies"] });
    const seen = battle({ shown: "bc_4d1" });
    show(inCouncil({ players: [spy, player(1, { ready: true }), player(2)], battle: seen }), PAIRS);
    const enemy = within(screen.getByRole("region", { name: /Petr, defender/ }));
    expect(enemy.getByRole("img", { name: /^Cavalry Blitz/ })).toBeInTheDocument();
    expect(enemy.getByLabelText(/perhaps there are none/)).toBeInTheDocument();
    expect(screen.getByText("8 + ?")).toBeInTheDocument();
  });
});

describe("the paper", () => {
  it("has one line per source, with what is cancelled struck out", () => {
    show(view({ question: "winner_choice", battle: won() }));
    const rows = screen.getAllByRole("rowheader").map((cell) => cell.firstChild?.textContent?.trim());
    expect(rows.slice(0, 5)).toEqual(["Units", "Battle card", "Tiles", "Creature", "Divine Intervention"]);
    const creature = screen.getByRole("row", { name: /Creature/ });
    expect(creature.querySelectorAll("td s")).toHaveLength(2);
    const cards = screen.getByRole("row", { name: /Divine Intervention/ });
    expect(within(cards).getAllByText("2× War Rage").length).toBeGreaterThan(0);
  });

  it("tells the winner, the rule, losses as damage minus defence, and the spoils", () => {
    show(view({ question: "winner_choice", battle: won() }));
    expect(screen.getByText("Jana wins")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "BAT3.2" })).toBeInTheDocument();
    expect(screen.getAllByText("1 − 0").length).toBeGreaterThan(0);
    expect(screen.getAllByText("2 − 1").length).toBeGreaterThan(0);
    expect(screen.getByText("+1 VP")).toBeInTheDocument();
    expect(screen.getByText("veteran token")).toBeInTheDocument();
    expect(screen.getAllByLabelText("4 units, 1 lost")).toHaveLength(2);
  });

  it("says a tie is the defender's", () => {
    show(view({ battle: won({ winner: 1 }, { strength: 9 }) }));
    expect(screen.getByText("Petr wins")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "BAT3.3" })).toBeInTheDocument();
  });

  it("says a rule when its id is touched", async () => {
    show(view({ battle: won() }), [], (table) => (table.texts["kemet-rule-BAT3-2"] = "The higher strength wins."));
    await fireEvent.click(screen.getByRole("button", { name: "BAT3.2" }));
    expect(screen.getByRole("note")).toHaveTextContent("The higher strength wins.");
  });
});

describe("after the battle", () => {
  const stay = option("stay", {}, { text: "Stay" });
  const disband = option("disband", {}, { text: "Disband", numbers: { prayer: 2 } });
  const areas = { temple_west_small: army(0, 3, { point: null }) };

  it("offers the winner's choices as buttons that say what each gives", async () => {
    const { table } = show(view({ question: "winner_choice", battle: won(), areas }), [stay, disband]);
    const last = screen.getByRole("button", { name: /Disband/ });
    expect(last).toHaveTextContent("3 units to the supply");
    expect(last).toHaveTextContent("+2 prayer points");
    expect(screen.getByRole("button", { name: /^Stay/ })).toHaveTextContent("the temporary VP");
    await press("2", "Digit2");
    expect(table.chosen).toEqual(["disband"]);
  });

  it("steps aside for the map while the winner picks where the loser goes", async () => {
    const send = option("send front_nw", { area: "front_nw" }, { text: "They retreat there" });
    const { table } = show(view({ question: "send_loser", battle: won({ step: 6 }) }), [send]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await press("m");
    expect(screen.getByRole("dialog")).toBeInTheDocument();
    await press("m");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    // the map and the list are answered: a bar with one button covers next to nothing of them
    const bar = screen.getByRole("region", { name: "Battle put aside" });
    expect(within(bar).getAllByRole("button")).toHaveLength(1);
    expect(table.chosen).toEqual([]);
  });

  it("tells what became of the loser", () => {
    show(view({ battle: won({}, {}, { after: "retreated", to: "front_nw" }) }));
    expect(screen.getByText(/Petr retreats Before the north-west city with 3 units/)).toBeInTheDocument();
  });

  it("lets cards be discarded for a Divine Wound", async () => {
    const wound = option("wound prayer", { card: "prayer" }, { text: "Discard Prayer" });
    const { table } = show(view({ question: "wound", battle: won({ step: 2, winner: null }) }), [wound, done]);
    await fireEvent.click(screen.getByRole("button", { name: /Discard Prayer/ }));
    await fireEvent.click(screen.getByRole("button", { name: /Enough/ }));
    expect(table.chosen).toEqual(["wound prayer", "done"]);
  });
});

describe("one question after another in the same place", () => {
  const withRage = () => view().players.map((one) => (one.seat === 0 ? player(0, { hand: { war_rage: 1 } }) : one));

  async function confirmed() {
    const shown = show(inCouncil(), PAIRS);
    await press("1");
    await press("2");
    await fireEvent.click(screen.getByRole("button", { name: /^Confirm/ }));
    return shown;
  }

  it("takes no click for a moment, so that a double click confirms and does no more", async () => {
    vi.useFakeTimers();
    const { table, container } = await confirmed();
    vi.advanceTimersByTime(300);
    const foot = container.querySelector<HTMLElement>(".foot .foot")!;
    expect(foot.style.pointerEvents).toBe("");
    table.offered = [RAGE, done];
    table.position = inCouncil({ players: withRage() });
    await tick();
    expect(foot.style.pointerEvents).toBe("none");
    vi.advanceTimersByTime(300);
    expect(foot.style.pointerEvents).toBe("");
  });

  it("puts the focus on the button that is ready, not on a card that would be added", async () => {
    const { table } = await confirmed();
    table.offered = [RAGE, done];
    table.position = inCouncil({ players: withRage() });
    await tick();
    expect(screen.getByRole("button", { name: /^Ready/ })).toHaveFocus();
  });
});

describe("reports", () => {
  const over = won({ step: 8 });

  it("shows the report of my battle until I go on", async () => {
    const { table } = show(inCouncil(), PAIRS);
    table.offered = [];
    table.position = view({ last_battle: over });
    await tick();
    expect(screen.getByRole("dialog")).toBeInTheDocument();
    await fireEvent.click(screen.getByRole("button", { name: /^Continue/ }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    table.position = view({ last_battle: over, round: 4 });
    await tick();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("goes away with Esc, and says that a question waits", async () => {
    const { table } = show(inCouncil(), PAIRS);
    table.offered = [done];
    table.position = view({ last_battle: over, question: "interlude" });
    await tick();
    expect(screen.getByText("Another decision waits for you.")).toBeInTheDocument();
    await press("Escape");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(table.chosen).toEqual([]);
  });

  it("tells how my battle ended before it shows the next one, which has begun", async () => {
    const { table } = show(inCouncil(), PAIRS);
    table.position = { ...inCouncil(), last_battle: over };
    await tick();
    await fireEvent.click(screen.getByRole("button", { name: /^Continue/ }));
    expect(screen.getByRole("dialog")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Continue/ })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: /^Confirm/ })).toBeInTheDocument();
  });

  it("says nothing of a battle that was over before I came", () => {
    show(view({ last_battle: over }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("tells a battle of others in one line that opens it", async () => {
    const strangers = won({ attacker: 1, defender: 2, winner: 1, step: 8 });
    strangers.sides = [
      { ...strangers.sides[0], seat: 1 },
      { ...strangers.sides[1], seat: 2 },
    ];
    const { table } = show(view());
    table.position = view({ last_battle: strangers });
    await tick();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByText(/Petr beat Fox/)).not.toHaveClass("sr"); // nothing is asked: there is room for words
    await fireEvent.click(screen.getByRole("button", { name: /Petr beat Fox/ }));
    expect(screen.getByRole("dialog")).toBeInTheDocument();
    await press("Escape");
    expect(screen.queryByRole("button", { name: /Petr beat Fox/ })).not.toBeInTheDocument();
  });

  describe("of a battle without me", () => {
    const words = () => screen.queryByRole("button", { name: /Petr beat Fox/ });
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    async function told() {
      const { table } = show(view());
      table.position = view({ last_battle: won({ attacker: 1, defender: 2, winner: 1, step: 8 }) });
      await tick();
    }

    it("goes by itself: the log tells it too", async () => {
      await told();
      await vi.advanceTimersByTimeAsync(3900);
      expect(words()).toBeInTheDocument();
      await vi.advanceTimersByTimeAsync(200);
      expect(words()).not.toBeInTheDocument();
    });

    it("stays while somebody looks at it", async () => {
      await told();
      await fireEvent.pointerEnter(words()!.parentElement!);
      await vi.advanceTimersByTimeAsync(20_000);
      expect(words()).toBeInTheDocument();
      await fireEvent.pointerLeave(words()!.parentElement!);
      await vi.advanceTimersByTimeAsync(4100);
      expect(words()).not.toBeInTheDocument();
    });
  });

  it("shrinks to a button while something is asked, so that it covers nothing of the map", async () => {
    const { table } = show(view({ question: "build_pyramid" }), [option("done")]);
    table.position = view({
      question: "build_pyramid",
      last_battle: won({ attacker: 1, defender: 2, winner: 1, step: 8 }),
    });
    await tick();
    expect(screen.getByText(/Petr beat Fox/)).toHaveClass("sr");
  });

  it("keeps my report while others begin to fight", async () => {
    const { table } = show(inCouncil(), PAIRS);
    table.offered = [];
    const strangers = battle({ attacker: 1, defender: 2, sides: [side(1), side(2)] });
    table.position = view({ last_battle: over, battle: strangers });
    await tick();
    expect(screen.getByText("Jana wins")).toBeInTheDocument();
    await fireEvent.click(screen.getByRole("button", { name: /^Continue/ }));
    expect(screen.getByRole("button", { name: /Petr attacks Fox/ })).toBeInTheDocument();
  });
});

describe("the sheet over the table", () => {
  it("writes itself line by line after the reveal, and a click writes all of it", async () => {
    vi.useFakeTimers();
    settings.speed = "normal";
    const { table, container } = show(inCouncil(), PAIRS);
    table.offered = [];
    table.position = view({ question: "winner_choice", battle: won() });
    await tick();
    const hidden = () => container.querySelectorAll(".unwritten").length;
    const before = hidden();
    expect(before).toBeGreaterThan(5);
    vi.advanceTimersByTime(1000);
    await tick();
    expect(hidden()).toBeLessThan(before);
    await fireEvent.pointerDown(container.querySelector(".sheet")!);
    expect(hidden()).toBe(0);
  });

  it("appears at once when nothing shall move", async () => {
    const { table, container } = show(inCouncil(), PAIRS);
    table.position = view({ question: "winner_choice", battle: won() });
    await tick();
    expect(container.querySelectorAll(".unwritten")).toHaveLength(0);
  });

  it("keeps the focus inside, and gives way to the map with M", async () => {
    show(inCouncil(), PAIRS);
    await tick();
    const dialog = screen.getByRole("dialog");
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    const buttons = within(dialog)
      .getAllByRole("button")
      .filter((one) => !one.hasAttribute("disabled") && one.tabIndex >= 0);
    buttons.at(-1)!.focus();
    await press("Tab");
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await press("m");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    const behind = vi.fn();
    window.addEventListener("keydown", behind);
    await press("1", "Digit1"); // would be the first pair of the list
    window.removeEventListener("keydown", behind);
    expect(behind).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: /Back to the battle/ }));
    expect(screen.getByRole("dialog")).toBeInTheDocument();
  });
});
