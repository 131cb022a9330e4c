/** Questions in others' turns: the same four rows whatever the hand holds, and standing answers. */
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { News, Option, Question, StandingAnswer } from "../../src/lib/api";
import { settings } from "../../src/lib/settings.svelte";
import { Eldervale, eldervaleOf } from "../../src/games/eldervale/eldervale.svelte";
import PromptExtra from "../../src/games/eldervale/PromptExtra.svelte";
import { fightTold } from "../../src/games/eldervale/reaction/sides";
import type { EldervaleView } from "../../src/games/eldervale/view";
import { density } from "../../src/lib/density.svelte";
import Board from "../../src/games/eldervale/Board.svelte";
import Reaction from "../../src/games/eldervale/reaction/Reaction.svelte";
import { orderOf } from "../../src/games/eldervale/reaction/order";
import { rowOf } from "../../src/games/eldervale/reaction/rows";
import Side from "../../src/games/eldervale/players/Side.svelte";
import LiveRegion from "$shared/table/LiveRegion.svelte";
import { Desk } from "$shared/table/desk.svelte";
import TableFrame from "$shared/table/TableFrame.svelte";
import { cast, facts, FakeTable, goOn, option, view, withPlayer, withRealm } from "./eldervale-table";
import { news, question, quietTable } from "./table-model";
import { windowOf } from "./window";

const TEXTS: Record<string, string> = {
  "eldervale-window-battle": "A battle is about to begin.",
  "eldervale-window-battle.when": "when a battle is about to begin",
  ...Object.fromEntries(
    ["placed", "join", "dice", "rolled", "won", "lost"].map((id) => [`eldervale-window-${id}`, id]),
  ),
  "eldervale-unit-worker": "worker",
  "eldervale-unit-winged-serpent": "Winged Serpent",
  "eldervale-realm-mill.from": "from the Mill",
  "eldervale-resource-sword": "sword",
  "eldervale-ability-plunder": "Plunder",
};
const HAND = ["spell-wolf-charm", "quest-slayer"];
const join = option("join", "join worker from mill", { unit: "worker", realm: "mill" }, { numbers: { dice: 2 } });
const cash = option("cash", "cash air-gem for gem", { token: "air-gem", resource: "gem" });
const swords = option("swords", "spend sword for a die", { resource: "sword" });
const quest = option("quest", "complete quest-slayer", { magic: "quest-slayer" });

type Window = NonNullable<Question["window"]>;
interface Asked {
  ask?: string;
  window?: Partial<Window>;
  hand?: string[];
  tray?: string[];
  standing?: StandingAnswer[];
}

/** I sit at 0, it is the turn of 2. */
function asked(
  options: Option[],
  { ask = "window", window = {}, hand = HAND, tray = [], standing = [] }: Asked = {},
): News {
  const position = withPlayer(view({ question: ask, active: 2, asked: [0] }), 0, {
    hand,
    tray,
    hand_size: hand.length,
  });
  const told = { name: "battle", passes: "go on", deeds: ["spell"], passing: false, ...window };
  return news({
    game: "eldervale",
    views: { "0": { ...position } },
    standing: { "0": standing },
    pending: [
      question(options, { ask, text: "A battle is about to begin. Do you want to do something?", window: told }),
    ],
  });
}

function sit(first: News, phone = false) {
  windowOf(phone ? 390 : 1440, phone ? 844 : 900);
  const { table, server } = quietTable(first);
  table.texts = TEXTS;
  table.facts = facts as unknown as Record<string, unknown>;
  const sent = () => server.sent.map(({ id: _, ...message }) => message);
  return { table, server, desk: new Desk(table), sent };
}

function show(options: Option[], more: Asked = {}) {
  const sitting = sit(asked(options, more));
  const { container } = render(Reaction, { table: sitting.table, desk: sitting.desk });
  return { ...sitting, container };
}

const row = (name: RegExp) => screen.getByRole("button", { name });
const rows = () => within(screen.getByRole("group")).getAllByRole("button");

beforeEach(() => {
  localStorage.clear();
  settings.language = "en";
  settings.speed = "none";
});

describe("in somebody else's turn", () => {
  it("there are always the same four rows in the same order", () => {
    show([goOn]);
    expect(rows().map((each) => each.querySelector("b")?.textContent)).toEqual([
      "Join in",
      "Cast a spell",
      "Discard a treasure",
      "Pass",
    ]);
  });

  it("the page is the same to the letter whatever the hand holds", () => {
    const pages = [[goOn], [goOn, cast("spell-wolf-charm")], [goOn, quest, cast("spell-wolf-charm")]].map((options) => {
      const { container } = show(options);
      const html = container.innerHTML.replaceAll(/id="[^"]*"|for="[^"]*"/g, "");
      document.body.replaceChildren();
      return html;
    });
    expect(new Set(pages).size).toBe(1);
  });

  it("what rests on open things is pale with its reason when nothing is behind it; the spell never", () => {
    show([goOn]);
    expect(row(/^Join in/)).toHaveTextContent("units join once the battle has begun");
    expect(row(/^Join in/)).toHaveAttribute("aria-disabled", "true");
    expect(row(/^Discard a treasure/)).toHaveTextContent("no token in your tray");
    expect(row(/^Cast a spell/)).not.toHaveAttribute("aria-disabled");
  });

  it("a pale row does not open", async () => {
    show([goOn]);
    await fireEvent.click(row(/^Join in/));
    expect(row(/^Join in/)).toHaveAttribute("aria-expanded", "false");
  });

  it("units that may join are named, and answer in place", async () => {
    const { sent } = show([join, goOn], { ask: "joining", window: { name: "join", passes: "go on" } });
    expect(row(/^Join in/)).toHaveTextContent("Worker from the Mill");
    expect(row(/^Join in/)).toHaveTextContent("2 dice");
    await fireEvent.click(row(/^Join in/));
    await fireEvent.click(row(/^join worker from mill/));
    expect(sent()).toEqual([expect.objectContaining({ type: "answer", words: "join worker from mill" })]);
  });

  it("swords and abilities are joining in too; everything else lies with the hand", () => {
    show([swords, goOn], { ask: "respond", window: { name: "dice" } });
    expect(row(/^Join in/)).toHaveTextContent("One more die for each: sword");
    expect(["join", "swords", "gift", "use", "tactics", "charge"].map((id) => rowOf(option(id, id)))).toEqual(
      Array(6).fill("join"),
    );
    expect(["cast", "quest", "whatever"].map((id) => rowOf(option(id, id)))).toEqual(Array(3).fill("spell"));
    expect(rowOf(cash)).toBe("treasure");
  });

  it("treasure is counted and discarded in place", async () => {
    const { sent } = show([goOn, cash], { tray: ["air-gem"] });
    expect(row(/^Discard a treasure/)).toHaveTextContent("1 token in your tray");
    await fireEvent.click(row(/^Discard a treasure/));
    await fireEvent.click(row(/^cash air-gem/));
    expect(sent()).toEqual([expect.objectContaining({ words: "cash air-gem for gem" })]);
  });

  it("the hand opens with the cards that fit, also when none does", async () => {
    const { table, sent } = show([goOn, cast("spell-wolf-charm")]);
    expect(eldervaleOf(table).isHandLit).toBe(false);
    await fireEvent.click(row(/^Cast a spell/));
    expect(eldervaleOf(table).isHandLit).toBe(true);
    await fireEvent.click(row(/^cast spell-wolf-charm/));
    expect(sent()).toEqual([expect.objectContaining({ words: "cast spell-wolf-charm" })]);
    document.body.replaceChildren();
    show([goOn]);
    await fireEvent.click(row(/^Cast a spell/));
    expect(screen.getByText("No card in your hand fits this moment.")).toBeInTheDocument();
  });

  it("what was opened is closed at the next question", async () => {
    const { server, table } = show([goOn, cast("spell-wolf-charm")]);
    await fireEvent.click(row(/^Cast a spell/));
    server.tell({ ...asked([goOn], { window: { name: "end" } }), sequence: 2 });
    flushSync();
    expect(row(/^Cast a spell/)).toHaveAttribute("aria-expanded", "false");
    expect(eldervaleOf(table).isHandLit).toBe(false);
  });
});

describe("by key", () => {
  it("the numbers open rows and never answer, Space passes", async () => {
    const { sent } = show([join, goOn, cast("spell-wolf-charm")], { window: { name: "join" } });
    await fireEvent.keyDown(document.body, { key: "2", code: "Digit2" });
    expect(row(/^Cast a spell/)).toHaveAttribute("aria-expanded", "true");
    await fireEvent.keyDown(document.body, { key: "1", code: "Digit1" });
    expect(row(/^Join in/)).toHaveAttribute("aria-expanded", "true");
    await fireEvent.keyDown(document.body, { key: "4", code: "Digit4" });
    expect(sent()).toEqual([]);
    await fireEvent.keyDown(document.body, { key: " ", code: "Space" });
    expect(sent()).toEqual([expect.objectContaining({ type: "answer", words: "go on" })]);
  });

  it("what a number opens has the focus as a whole: Space still passes, arrows go on to its answers", async () => {
    const { sent } = show([goOn, cast("spell-wolf-charm")]);
    await fireEvent.keyDown(document.body, { key: "2", code: "Digit2" });
    await tick();
    const here = () => document.activeElement!;
    expect(here()).toHaveAttribute("aria-label", "Cast a spell");
    await fireEvent.keyDown(here(), { key: "ArrowDown" });
    expect(here()).toBe(row(/^cast spell-wolf-charm/));
    await fireEvent.keyDown(here(), { key: "Escape" });
    await tick();
    expect(row(/^Cast a spell/)).toHaveAttribute("aria-expanded", "false");
    expect(here()).toHaveAttribute("id", "prompt-question");
    await fireEvent.keyDown(document.body, { key: "2", code: "Digit2" });
    await tick();
    await fireEvent.keyDown(here(), { key: " ", code: "Space" });
    expect(sent()).toEqual([expect.objectContaining({ words: "go on" })]);
  });

  it("the focus goes on to the next question after an answer", async () => {
    const { server } = show([goOn]);
    row(/^Pass ?Nothing/).focus();
    await fireEvent.click(row(/^Pass ?Nothing/));
    server.tell({ ...asked([goOn, cash], { window: { name: "end" } }), sequence: 2 });
    flushSync();
    await tick();
    expect(document.activeElement).toHaveAttribute("id", "prompt-question");
  });

  it("Space on a button is the button's", async () => {
    const { sent } = show([goOn]);
    row(/^Cast a spell/).focus();
    await fireEvent.keyDown(row(/^Cast a spell/), { key: " ", code: "Space" });
    expect(sent()).toEqual([]);
  });
});

describe("a battle that is about to begin", () => {
  const coming = (more: Partial<EldervaleView> = {}) => {
    const units = [0, 2].map((seat) => ({ seat, unit: "worker", count: 1 }));
    const position = withRealm(view({ question: "window", ...more }), "mill", { units, monster: "winged-serpent" });
    return { ...position, placements: [{ unit: "worker", realm: "mill", rampaged: null }] };
  };
  const at = (position: EldervaleView, change: (table: FakeTable) => void = () => undefined) => {
    const table = new FakeTable(position, [goOn], { "eldervale-realm-mill": "Mill", ...TEXTS });
    change(table);
    return new Eldervale(() => table);
  };

  it("is said with its place and all sides, in the own turn too", () => {
    const eldervale = at(coming());
    expect(eldervale.battleground).toBe("mill");
    expect(fightTold(eldervale)).toBe("Mill: you, Fox, Winged Serpent 4+");
    render(PromptExtra, { table: eldervale.table });
    expect(document.body).toHaveTextContent("Mill: you, Fox, Winged Serpent 4+");
  });

  it("is not seen where nobody stands against another, nor at another moment", () => {
    const mates = withPlayer(withPlayer(coming(), 0, { mate: 2 }), 2, { mate: 0 });
    expect(at(withRealm(mates, "mill", { monster: null })).battleground).toBeNull();
    expect(at(mates).battleground).toBe("mill");
    expect(at(coming({ peaceful: true })).battleground).toBeNull();
    expect(at(coming({ question: "turn" })).battleground).toBeNull();
    expect(at(coming(), (table) => (table.asksIn = "end")).battleground).toBeNull();
    expect(at(coming(), (table) => (table.offered = [])).battleground).toBeNull();
  });

  it("says on a low screen and a phone who fights, where the moment is said otherwise", () => {
    for (const [width, height] of [
      [1366, 660],
      [390, 844],
    ] as const) {
      const { table, desk } = sit({ ...asked([goOn]), views: { "0": { ...coming({ active: 2 }) } } });
      windowOf(width, height);
      const stop = density.watch();
      const { container } = render(Reaction, { table, desk });
      expect(container.querySelector("header p")).toHaveTextContent(/: you, .*Winged Serpent 4\+/);
      stop();
      document.body.replaceChildren();
    }
  });
});

describe("who is asked in which order", () => {
  const at = (window: string, question = "window", more = {}) => {
    const table = new FakeTable(view({ active: 1, question, ...more }));
    return orderOf(eldervaleOf(table), window).map(({ seat, state }) => `${seat} ${state}`);
  };

  it("from the left of the active player, who is last", () => {
    expect(at("battle")).toEqual(["2 answered", "0 me", "1 last"]);
  });

  it("about dice only the sides of the battle", () => {
    const side = (seat: number | null) => ({ seat, units: [], dice: 1, sources: [], rolled: [] });
    const battle = { ...view().last_battle!, sides: [side(0), side(1), side(null)] };
    expect(at("dice", "respond", { battle })).toEqual(["0 me", "1 last"]);
  });

  it("nobody where it is for one alone", () => {
    expect(at("won")).toEqual([]);
    expect(at("placed", "charge")).toEqual([]);
  });
});

describe("answers given ahead", () => {
  it("are set with one touch", async () => {
    const { sent } = show([goOn]);
    await fireEvent.click(row(/^Pass until my turn$/));
    await fireEvent.click(row(/^Pass unless I fight$/));
    await fireEvent.click(row(/^Pass unless I can join$/));
    expect(sent()).toEqual([
      { type: "pass-for-me", seat: 0, windows: null, unless: [], until: "my-turn" },
      { type: "pass-for-me", seat: 0, windows: ["battle", "placed", "join"], unless: [], until: "my-turn" },
      { type: "pass-for-me", seat: 0, windows: ["battle", "placed"], unless: [], until: "my-turn" },
    ]);
  });

  it("are listed and cancelled while I am asked", async () => {
    const mine = { id: 7, windows: ["placed"], unless: [], until: "end" as const, text: "Pass when a unit is placed" };
    const { sent } = show([goOn], { standing: [mine] });
    await fireEvent.click(screen.getByRole("button", { name: "Cancel: Pass when a unit is placed" }));
    expect(sent()).toEqual([{ type: "ask-me", seat: 0, standing: 7 }]);
  });

  it.each([0, 1])("have a heading on a low screen only if there are any: %i", (count) => {
    const mine = { id: 7, windows: ["placed"], unless: [], until: "end" as const, text: "Pass when a unit is placed" };
    const { table, desk } = sit(asked([goOn], { standing: [mine].slice(0, count) }));
    windowOf(1366, 660);
    const stop = density.watch();
    onTestFinished(stop);
    render(Reaction, { table, desk });
    expect(screen.queryAllByRole("heading", { name: /^My standing answers/ })).toHaveLength(count);
  });

  it("leave a quiet line until the window closes", () => {
    const { table, server } = sit(asked([goOn], { window: { passing: true } }));
    expect(table.standing.passed).toBe(false); // it passes right now
    server.tell({ ...asked([goOn]), pending: [{ seat: 1 }], sequence: 2 });
    expect(table.standing.passed).toBe(true);
    const next = asked([goOn], { ask: "take_treasure" });
    server.tell({ ...next, pending: [{ seat: 1 }], sequence: 3 });
    table.live.catchUp();
    expect(table.standing.passed).toBe(false);
  });
});

describe("the page round it", () => {
  const frame = (first: News, phone = false) => {
    const { table, desk } = sit(first, phone);
    render(TableFrame, { table, desk, Board, Side, Reaction, title: "Eldervale" });
    render(LiveRegion, { table, desk });
    return { table, desk };
  };
  const all = [goOn, cast("spell-wolf-charm"), cash];

  it("shows neither a list nor a number of options", () => {
    frame(asked(all, { tray: ["air-gem"] }));
    expect(document.getElementById("tab-options")).toHaveTextContent(/^Options$/);
    expect(document.querySelector("[data-options]")).toBeNull();
    expect(document.querySelector("[data-live=assertive]")).not.toHaveTextContent(/option/);
    expect(document.querySelector(".askbar")).toBeNull(); // the strip stands there
    expect(document.querySelector('[aria-label="The turn that goes on"]')).toHaveTextContent("is on turn");
  });

  it("on a phone it stands in the place of the sheet", () => {
    frame(asked(all, { tray: ["air-gem"] }), true);
    expect(document.querySelector(".half .rx")).not.toBeNull();
    expect(document.querySelector(".sheet.p1")).toBeNull();
  });

  it("an own question is asked as ever", () => {
    const mine = asked([goOn]);
    frame({ ...mine, pending: [question([goOn, cash], { ask: "window" })] });
    expect(document.querySelector(".rx")).toBeNull();
    expect(document.querySelector(".askbar")).not.toBeNull();
    expect(document.querySelector("[data-options]")).not.toBeNull();
    expect(document.getElementById("tab-options")).toHaveTextContent("Options 2");
  });

  it("whoever is not asked still sees that somebody wants to take back", () => {
    const wish: News["wish"] = { seat: 1, agreed: 1, missing: [0] };
    frame({ ...asked([goOn]), pending: [{ seat: 1 }], wish });
    const group = document.querySelector('[aria-label="Taking back"]');
    expect(group).not.toBeNull();
    expect(group!.closest(".none")).toBeNull();
  });
});
