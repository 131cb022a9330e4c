/** Answers as large buttons over the map, what stands beside and under a question, and that every question has its place. */
import { readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { Option } from "../../src/lib/api";
import { settings } from "../../src/lib/settings.svelte";
import Aside from "../../src/games/eldervale/Aside.svelte";
import Choices from "../../src/games/eldervale/choices/Choices.svelte";
import { PLACES } from "../../src/games/eldervale/choices/places";
import { eldervaleOf } from "../../src/games/eldervale/eldervale.svelte";
import { manners } from "../../src/games/eldervale/manners";
import PromptExtra from "../../src/games/eldervale/PromptExtra.svelte";
import { act, FakeTable, option, place, ready, regroup, view, withPlayer } from "./eldervale-table";
import { windowOf } from "./window";

const said = (file: string) => readFileSync(`../src/deskovka/locale/en/${file}.ftl`, "utf8");
const QUESTIONS = [...said("eldervale").matchAll(/^eldervale-ask-([\w-]+) =/gm)].map(([, id]) =>
  id!.replaceAll("-", "_"),
);

const TEXTS: Record<string, string> = {
  "eldervale-card-air-storm-bow": "Storm Bow",
  "eldervale-card-air-storm-bow.about": "One more die.",
  "eldervale-unit-worker": "worker",
  "eldervale-unit-dragon": "dragon",
  "eldervale-unit-winged-serpent": "Winged Serpent",
  "eldervale-resource-gem": "gem",
  "eldervale-element-air": "Air",
  "eldervale-realm-ash-plains.from": "from the Ash Plains",
};

function lay(question: string, options: Option[], position = view({ question })) {
  const table = new FakeTable(position, options, TEXTS);
  const eldervale = eldervaleOf(table);
  const { container } = render(Choices, { eldervale });
  return { table, eldervale, container };
}
const choice = (name: RegExp | string) => screen.getByRole("button", { name });

const use = option("use", "use air-storm-bow", { source: "air-storm-bow" }, { text: "Use: Storm Bow" });
const decline = option("decline", "no", {}, { text: "Do not use it" });
const cash = option("cash", "cash air-gem for gem", { token: "air-gem", resource: "gem" });

beforeEach(() => {
  settings.language = "en";
  windowOf(1440, 900);
});

describe("every question", () => {
  it("has a place where it is answered", () => {
    expect(QUESTIONS.length).toBeGreaterThan(60);
    expect(Object.keys(PLACES).sort()).toEqual([...QUESTIONS].sort());
    expect(Object.values(PLACES).filter((places) => !places.length)).toEqual([]);
  });

  it("that lies as large buttons is not repeated in the sheet of a phone", () => {
    const laid = Object.keys(PLACES).filter((question) => PLACES[question]!.includes("choices"));
    expect([...manners.laidOut!].sort()).toEqual(laid.sort());
  });

  it("has a line of help", () => {
    const help = said("eldervale-help");
    const luck = QUESTIONS.filter((question) => PLACES[question]!.includes("luck"));
    const without = QUESTIONS.filter((question) => !help.includes(`eldervale-help-${question.replaceAll("_", "-")} =`));
    expect(without).toEqual(luck);
  });

  it("with an end of its own words exists", () => {
    expect(Object.keys(manners.endWords!).filter((question) => !QUESTIONS.includes(question))).toEqual([]);
  });
});

/** One example of each question that lies over the map. */
const EXAMPLES: Record<string, Option[]> = {
  choose_faction: [option("faction", "play as gale-harpies", { faction: "gale-harpies" })],
  draft: [option("keep-card", "keep spell-gust", { magic: "spell-gust" })],
  rampage: [option("rampage", "let winged-serpent rampage", { unit: "winged-serpent" })],
  pay: [option("pay", "pay 1 gem 1 magic", { payment: "1 gem 1 magic" })],
  spend_cards: [option("spend-card", "discard spell-gust", { magic: "spell-gust" })],
  choose: [option("take", "gain gem", { resource: "gem" })],
  give_back: [option("lose", "give back gem", { resource: "gem" })],
  swap: [option("swap", "swap gem for tool", { resource: "gem", resource2: "tool" }), option("done", "done")],
  offer: [use, decline],
  which_first: [option("first", "first air-storm-bow", { source: "air-storm-bow" })],
  choose_element: [option("element", "power of air", { element: "air" })],
  relocate: [option("move-marker", "move the marker from air", { element: "air" }), option("ignore", "leave")],
  keep_or_give: [option("keep-adventure", "keep order-passage", { card: "order-passage" })],
  too_many: [cash, option("put-harvest", "put air-gem on the start card", { token: "air-gem" })],
  one_of_two: [option("take", "gain gem", { resource: "gem" })],
  copy_token: [option("copy-token", "gain what air-gem shows", { token: "air-gem", resource: "gem" })],
  pay_token: [option("pay", "pay 1 gem", { payment: "1 gem" })],
  ask_oracle: [option("oracle-magic", "draw a magic card"), option("buy", "take card", { card: "air-passage" })],
  reuse: [option("act-start-again", "do summon", { action: "summon" })],
  which_action: [option("act-ready", "ready worker to air-passage", { unit: "worker", card: "air-passage" })],
  summon: [option("summon", "summon dragon", { unit: "dragon" })],
  branch: [option("branch", "choose fame", { branch: "fame" })],
  roll_again: [option("reroll-card-die", "roll again"), decline],
  keep_drawn: [option("keep-card", "keep spell-gust", { magic: "spell-gust" })],
  take_from_pile: [option("take-card", "take spell-gust", { magic: "spell-gust" })],
  whose: [option("opponent", "choose seat 1", { seat2: "1" })],
  take_from_hand: [option("take-card", "take spell-gust", { magic: "spell-gust" })],
  give_magic: [option("give-magic", "give spell-gust", { magic: "spell-gust" })],
  get_magic: [option("take-card", "take spell-gust", { magic: "spell-gust" })],
  take_resource: [option("take-from", "take from 1 gem", { seat2: "1", resource: "gem" })],
  revive_units: [option("revive", "revive worker", { unit: "worker" }), option("done", "done")],
  control_one: [option("control", "control winged-serpent", { unit: "winged-serpent" })],
  at_side: [option("at-side", "against seat 1", { side: "seat 1" })],
  mimic: [option("use", "use plunder", { source: "plunder" }), decline],
};

describe("over the map", () => {
  it("all such questions are tried here", () => {
    expect(Object.keys(EXAMPLES).sort()).toEqual([...manners.laidOut!].sort());
  });

  it.each(Object.keys(EXAMPLES))("%s is answered by every one of its buttons", async (question) => {
    for (const wanted of EXAMPLES[question]!) {
      const { table } = lay(question, EXAMPLES[question]!);
      await fireEvent.click(choice(new RegExp(`^${wanted.text}`)));
      expect(table.chosen).toEqual([wanted.words]);
      document.body.replaceChildren();
    }
  });

  it("nothing lies there that lies elsewhere, or is free to do at any time", () => {
    const { container } = lay("take_treasure", [option("treasure", "take treasure", { realm: "mill" })]);
    expect(container.querySelector(".choices")).toBeNull();
    lay("offer", [use, decline, cash]);
    expect(screen.queryByRole("button", { name: /cash/ })).not.toBeInTheDocument();
  });

  it("an offer says what it does", () => {
    lay("offer", [use, decline]);
    expect(choice(/^Use: Storm Bow/)).toHaveTextContent("One more die.");
  });

  it("a payment says what is left", () => {
    const resources = { ...view().players[0]!.resources, gem: 3 };
    const position = withPlayer(view({ question: "pay" }), 0, { resources, hand_size: 4 });
    lay("pay", EXAMPLES["pay"]!, position);
    expect(choice(/^pay/)).toHaveTextContent("left: 2 gems, 3 magic cards");
  });

  it("resources say how many I have", () => {
    const resources = { ...view().players[0]!.resources, gem: 3 };
    lay("choose", EXAMPLES["choose"]!, withPlayer(view({ question: "choose" }), 0, { resources }));
    expect(choice("gain gem. you have 3")).toHaveTextContent("Gem");
  });

  it("is folded away to see the map, until the next question", async () => {
    const { table } = lay("offer", [use, decline]);
    await fireEvent.click(choice("Look at the map"));
    expect(screen.queryByRole("button", { name: /Storm Bow/ })).not.toBeInTheDocument();
    await fireEvent.click(choice("Back to the choice"));
    await fireEvent.click(choice("Look at the map"));
    table.offered = [decline];
    expect(await screen.findByRole("button", { name: "Do not use it" })).toBeInTheDocument();
  });
});

describe("beside and under the question", () => {
  const regrouping = [
    ready("worker", "ash-plains"),
    act("worker", "ash-plains", "water-passage"),
    ready("dragon", "mill"),
  ];

  it("a chosen unit is let go, a carried one put down", async () => {
    const table = new FakeTable(view({ question: "turn" }), [place("worker", "mill"), regroup], TEXTS);
    const eldervale = eldervaleOf(table);
    eldervale.choose("worker");
    render(Aside, { table });
    await fireEvent.click(choice("Another unit"));
    expect(eldervale.unit).toBeNull();
    document.body.replaceChildren();

    const other = new FakeTable(view({ question: "take_back" }), regrouping, TEXTS);
    eldervaleOf(other).carry("worker", "ash-plains");
    render(Aside, { table: other });
    await fireEvent.click(choice("Put it down"));
    expect(eldervaleOf(other).carried).toBeNull();
  });

  it("regrouping is offered instead of placing", async () => {
    const table = new FakeTable(view({ question: "turn" }), [place("worker", "mill"), regroup], TEXTS);
    render(Aside, { table });
    await fireEvent.click(choice("Regroup instead"));
    expect(table.chosen).toEqual(["regroup"]);
  });

  const extra = (table: FakeTable) => render(PromptExtra, { table }).container;

  it("the steps of an expedition are told, with where one is", () => {
    const steps = extra(new FakeTable(view({ question: "first_card" })));
    expect([...steps.querySelectorAll("li")].map((step) => step.className.split(" ")[0])).toEqual([
      "done",
      "now",
      "later",
    ]);
    expect(steps.querySelector("[aria-current]")).toHaveTextContent("first card");
  });

  it("a regroup says who is still out and how much was done", () => {
    const units = { ...view().players[0]!.units, map: { worker: 2, dragon: 1 } };
    const position = withPlayer(view({ question: "take_back" }), 0, { units, on_start: {}, tableau: [] });
    const told = extra(new FakeTable(position, regrouping, TEXTS));
    expect(told).toHaveTextContent("3 units still on the map");
    expect(told).toHaveTextContent("no action used yet");
  });

  it("a carried unit says what it could do", () => {
    const table = new FakeTable(view({ question: "take_back" }), regrouping, TEXTS);
    eldervaleOf(table).carry("worker", "ash-plains");
    const told = extra(table);
    expect(told).toHaveTextContent("Worker from the Ash Plains");
    expect(told).toHaveTextContent("1 action fits");
    expect(told).toHaveTextContent("or the ready area");
  });

  it("a chosen unit says how far it gets, and where it would fight", () => {
    const fight = place("dragon", "ash-plains", { numbers: { fight_mine: 3, fight_theirs: 2, fight_seat: 1 } });
    const table = new FakeTable(view({ question: "turn" }), [place("dragon", "mill"), fight, regroup], TEXTS);
    eldervaleOf(table).choose("dragon");
    const told = extra(table);
    expect(told).toHaveTextContent("2 realms in reach");
    expect(told).toHaveTextContent("1 with a battle");
  });
});
