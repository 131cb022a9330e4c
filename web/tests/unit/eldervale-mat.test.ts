/** My strip under the map of Eldervale: what it shows, what can be touched, what it answers, what it asks in vain. */
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { density } from "$lib/density.svelte";
import type { Option } from "$lib/api";
import Goods from "../../src/games/eldervale/mat/Goods.svelte";
import Hand from "../../src/games/eldervale/mat/Hand.svelte";
import { atCard, atMagic, atResource, atStart, atToken } from "../../src/games/eldervale/mat/intents";
import { Newest } from "../../src/games/eldervale/mat/newest";
import { summonCost } from "../../src/games/eldervale/mat/summon";
import { Eldervale } from "../../src/games/eldervale/eldervale.svelte";
import type { EldervaleView, PlayerView } from "../../src/games/eldervale/view";
import { act, cast, facts, FakeTable, goOn, option, place, ready, regroup, view, withPlayer } from "./eldervale-table";

const mine = (more: Partial<PlayerView>, rest: Partial<EldervaleView> = {}) => withPlayer(view(rest), 0, more);
const thing = (look: string): HTMLElement => document.querySelector<HTMLElement>(`[data-look="${look}"]`)!;
const looks = (kind: string): string[] =>
  [...document.querySelectorAll<HTMLElement>(`[data-look^="${kind}:"]`)].map((each) =>
    each.dataset["look"]!.slice(kind.length + 1),
  );

function show(Part: typeof Goods, table: FakeTable): Eldervale {
  const eldervale = new Eldervale(() => table);
  render(Part, { eldervale });
  return eldervale;
}

afterEach(() => {
  density.narrow = false;
});

describe("resources", () => {
  const lose = (resource: string): Option => option("lose", `give back ${resource}`, { resource });

  it("are counted, with the most one may have", () => {
    show(Goods, new FakeTable(mine({ resources: { gem: 5, scroll: 0 }, limit: 5 })));
    expect(thing("resource:gem")).toHaveTextContent("5");
    expect(thing("resource:gem")).toHaveClass("full");
    expect(thing("resource:scroll")).not.toHaveClass("full");
    expect(thing("resource:gem")).toHaveAccessibleName(/5 of at most 5/);
  });

  it("answer where they are asked for, and say why they cannot", async () => {
    const table = new FakeTable(mine({ resources: { gem: 1, scroll: 0 } }, { question: "give_back" }), [lose("gem")]);
    show(Goods, table);
    expect(thing("resource:gem")).toHaveClass("is-offer");
    await fireEvent.click(thing("resource:gem"));
    expect(table.chosen).toEqual(["give back gem"]);
    await fireEvent.click(thing("resource:scroll"));
    expect(table.asks).toEqual(["give back scroll"]);
  });

  it("ask which of several swaps is meant", async () => {
    const swap = (to: string) => option("swap", `swap gem for ${to}`, { resource: "gem", resource2: to });
    const table = new FakeTable(mine({ resources: { gem: 1 } }), [swap("tool"), swap("sword")]);
    const eldervale = show(Goods, table);
    await fireEvent.click(thing("resource:gem"));
    expect(eldervale.chooser?.options).toHaveLength(2);
  });

  it("are not what a token is discarded for, nor what somebody else is robbed of", async () => {
    const cash = option("cash", "cash air-gem for gem", { token: "air-gem", resource: "gem" });
    const rob = option("take-from", "take from 1 gem", { seat2: "1", resource: "gem" });
    const table = new FakeTable(mine({ resources: { gem: 1 } }), [cash, rob]);
    show(Goods, table);
    expect(thing("resource:gem").className).not.toMatch(/is-offer|is-quiet/);
    await fireEvent.click(thing("resource:gem"));
    expect([table.chosen, table.asks]).toEqual([[], []]); // nothing it could have meant
  });
});

describe("the treasure tray", () => {
  const token = "air-scroll-or-gem";
  const cash = (resource: string) => option("cash", `cash ${token} for ${resource}`, { token, resource });
  const put = option("put-token", `put ${token} on water-passage field 1`, {
    token,
    card: "water-passage",
    field: "1",
  });

  it("has four places", () => {
    show(Goods, new FakeTable(mine({ tray: [token, "air-gem"] })));
    expect(looks("token")).toEqual([token, "air-gem"]);
    expect(screen.getByText(/2 of 4/)).toBeVisible();
  });

  it("its tokens glow quietly, and touched ask what to do with them", async () => {
    const table = new FakeTable(mine({ tray: [token] }, { question: "turn" }), [
      regroup,
      cash("gem"),
      cash("scroll"),
      put,
    ]);
    const eldervale = show(Goods, table);
    expect(thing(`token:${token}`)).toHaveClass("is-quiet");
    await fireEvent.click(thing(`token:${token}`));
    expect(eldervale.chooser?.options.map(({ id }) => id)).toEqual(["cash", "cash", "put-token"]);
  });

  it("in vain they ask why", async () => {
    const table = new FakeTable(mine({ tray: ["earth-2-tool"] }), [regroup]);
    show(Goods, table);
    await fireEvent.click(thing("token:earth-2-tool"));
    expect(table.asks).toEqual(["cash earth-2-tool for tool"]);
  });

  it("orbs and the tactics token lie beside it", async () => {
    const menu = option("orb-menu", "orb on space 3", { space: "3" });
    const refresh = option("refresh", "refresh tactics");
    const table = new FakeTable(mine({ orbs: 2, tactics: "exhausted" }), [regroup, menu, refresh]);
    show(Goods, table);
    expect(thing("orb:0")).toHaveAccessibleDescription("2 orbs");
    await fireEvent.click(thing("orb:0"));
    await fireEvent.click(thing("tactics:tactics"));
    expect(table.chosen).toEqual(["orb on space 3", "refresh tactics"]);
  });

  it("without them neither is there", () => {
    show(Goods, new FakeTable(mine({ orbs: 0, tactics: "none" })));
    expect([...looks("orb"), ...looks("tactics")]).toEqual([]);
  });
});

describe("units", () => {
  const units = { ready: { worker: 2, dragon: 1 }, tray: { worker: 1, warrior: 1 }, underworld: {}, map: {} };

  it("that are ready are chosen before their realm", async () => {
    const table = new FakeTable(mine({ units }), [place("worker", "mill"), place("dragon", "mill"), regroup]);
    const eldervale = show(Goods, table);
    const worker = screen.getByRole("button", { name: /worker/ });
    await fireEvent.click(worker);
    expect(eldervale.unit).toBe("worker");
    expect(worker).toHaveAttribute("aria-pressed", "true");
    await fireEvent.click(worker);
    expect(eldervale.unit).toBeNull();
  });

  it("on a phone the map is shown for the choice", async () => {
    density.narrow = true;
    const eldervale = show(Goods, new FakeTable(mine({ units }), [place("worker", "mill"), regroup]));
    eldervale.show("tableau");
    await fireEvent.click(screen.getByRole("button", { name: /worker/ }));
    expect(eldervale.pane).toBe("turn");
  });

  it("that cannot be placed say why", async () => {
    const table = new FakeTable(mine({ units }), [place("worker", "mill"), regroup]);
    show(Goods, table);
    await fireEvent.click(screen.getByRole("button", { name: /dragon/ }));
    expect(table.asks).toEqual(["place dragon in mill"]);
  });

  it("may be taken up to go to a card", async () => {
    const muster = option("act-ready", "ready worker to air-passage", { unit: "worker", card: "air-passage" });
    const eldervale = show(Goods, new FakeTable(mine({ units }, { question: "which_action" }), [muster]));
    await fireEvent.click(screen.getByRole("button", { name: /worker/ }));
    expect(eldervale.carried).toEqual({ unit: "worker", place: "ready" });
  });

  it("that are carried can come home", async () => {
    const options = [ready("worker", "mill"), act("worker", "mill", "water-passage"), ready("dragon", "fortress")];
    const table = new FakeTable(mine({ units }, { question: "take_back" }), options);
    const eldervale = show(Goods, table);
    expect(document.querySelector(".home")).toBeNull();
    eldervale.carry("worker", "mill");
    await fireEvent.click(await screen.findByRole("button", { name: "ready worker from mill" }));
    expect(table.chosen).toEqual(["ready worker from mill"]);
  });

  it("still to be summoned tell their cost", async () => {
    const summon = option("summon", "summon warrior", { unit: "warrior" });
    const table = new FakeTable(mine({ units }, { question: "summon" }), [summon]);
    show(Goods, table);
    expect(thing("unit:worker")).toHaveAccessibleName(/3 resources of any kind/);
    expect(thing("unit:warrior")).toHaveAccessibleDescription(/2 tools, 1 sword/);
    await fireEvent.click(thing("unit:warrior"));
    expect(table.chosen).toEqual(["summon warrior"]);
    await fireEvent.click(thing("unit:worker"));
    expect(table.asks).toEqual(["summon worker"]);
  });

  it("each further worker costs more", () => {
    expect([3, 2, 1].map((left) => summonCost(facts, "worker", left))).toEqual(["1 any", "2 any", "3 any"]);
  });

  it("of mercenaries can be hired", async () => {
    const hire = option("hire", "hire minotaur", { unit: "minotaur" });
    const table = new FakeTable(mine({ units }, { mercenaries: ["minotaur"], question: "turn" }), [regroup, hire]);
    show(Goods, table);
    expect(thing("unit:minotaur")).toHaveClass("is-quiet");
    await fireEvent.click(thing("unit:minotaur"));
    expect(table.chosen).toEqual(["hire minotaur"]);
  });
});

describe("the hand", () => {
  const hand = ["spell-gust", "spell-stoneskin", "quest-slayer", "prophecy-summit"];
  const held = (more: Partial<PlayerView> = {}) => ({ hand, hand_size: hand.length, ...more });

  it("tells what a spell costs now, and how far quests and prophecies are", () => {
    const prices = { "spell-gust": "1 scroll", "spell-stoneskin": "" };
    const progress = { "quest-slayer": [1, 1], "prophecy-summit": [2, 4] };
    show(Hand, new FakeTable(mine(held({ prices, progress }))));
    expect(thing("magic:spell-gust")).toHaveAccessibleName(/Costs you 1 scroll now/);
    expect(thing("magic:spell-stoneskin")).toHaveAccessibleName(/Free for you now/);
    expect(thing("magic:prophecy-summit")).toHaveAccessibleName(/Reached 2 of 4/);
    expect(within(thing("magic:quest-slayer")).getByText(/✓/)).toBeVisible();
  });

  it("what can be cast beside a question glows quietly, in a window for it gold", async () => {
    const table = new FakeTable(mine(held(), { question: "turn", active: 0 }), [regroup, cast("spell-gust")]);
    show(Hand, table);
    expect(thing("magic:spell-gust")).toHaveClass("is-quiet");
    table.position = mine(held(), { question: "window", active: 0 });
    table.offered = [goOn, cast("spell-gust")];
    await expect.poll(() => thing("magic:spell-gust").className).toMatch("is-offer");
    await fireEvent.click(thing("magic:spell-gust"));
    expect(table.chosen).toEqual(["cast spell-gust"]);
  });

  it("in the turn of somebody else a touch opens it first", async () => {
    const table = new FakeTable(mine(held(), { question: "window", active: 1 }), [goOn, cast("spell-gust")]);
    show(Hand, table);
    expect(thing("magic:spell-gust").className).not.toMatch(/is-offer|is-quiet/);
    await fireEvent.click(thing("magic:spell-stoneskin"));
    expect(thing("magic:spell-gust")).toHaveClass("is-offer");
    expect(table.asks).toEqual([]);
    await fireEvent.click(thing("magic:spell-stoneskin"));
    expect(table.asks).toEqual(["cast spell-stoneskin"]);
  });

  it("asks in vain for what its card would do", async () => {
    const table = new FakeTable(mine(held(), { question: "turn", active: 0 }), [regroup]);
    show(Hand, table);
    await fireEvent.click(thing("magic:spell-stoneskin"));
    await fireEvent.click(thing("magic:quest-slayer"));
    expect(table.asks).toEqual(["cast spell-stoneskin", "complete quest-slayer"]);
  });

  it("shows the hand of a team mate too", () => {
    const table = new FakeTable(withPlayer(mine(held({ mate: 1 })), 1, { hand: ["spell-scorch"], hand_size: 1 }));
    show(Hand, table);
    expect(looks("magic")).toEqual([...hand, "spell-scorch"]);
    expect(screen.getByRole("group", { name: /Petr/ })).toContainElement(thing("magic:spell-scorch"));
  });

  it("those who watch see backs, and what everybody has seen", () => {
    const { hand: _, ...closed } = view().players[0]!;
    const table = new FakeTable({
      ...view(),
      players: [{ ...closed, hand_size: 5, known: ["spell-gust"] }, ...view().players.slice(1)],
    });
    table.mine = null;
    show(Hand, table);
    expect(looks("magic")).toEqual(["spell-gust"]);
    expect(screen.getByRole("img", { name: "4 magic cards face down" })).toBeVisible();
  });

  it("has the newest card first", () => {
    const order = new Newest();
    expect(order.of(["a", "b"])).toEqual(["a", "b"]);
    expect(order.of(["a", "b", "c"])).toEqual(["c", "a", "b"]);
    expect(order.of(["b", "c"])).toEqual(["c", "b"]);
  });
});

describe("what was meant", () => {
  const at = (options: Option[], more: Partial<EldervaleView> = {}) =>
    new Eldervale(() => new FakeTable(view(more), options));

  it("is what the question does with such things", () => {
    const spend = option("spend-card", "discard spell-gust", { magic: "spell-gust" });
    expect(atMagic(at([spend]), "quest-slayer")).toBe("discard quest-slayer");
    expect(atResource(at([option("take", "gain gem", { resource: "gem" })]), "sword")).toBe("gain sword");
    expect(atResource(at([regroup]), "sword")).toBeNull();
  });

  it("is the unit that goes to a card", () => {
    const eldervale = at([ready("worker", "mill"), act("dragon", "fortress", "air-passage")]);
    expect(atCard(eldervale, "water-passage")).toBe("worker from mill to water-passage");
    eldervale.carry("dragon", "fortress");
    expect(atCard(eldervale, "water-passage")).toBe("dragon from fortress to water-passage");
    expect(atStart(eldervale, "settle")).toBe("dragon from fortress does settle");
    eldervale.carry("dragon", "underworld");
    expect(atCard(eldervale, "water-passage")).toBe("fallen dragon to water-passage");
    expect(atStart(eldervale, "settle")).toBe("fallen dragon does settle");
    eldervale.carry("dragon", "ready");
    expect(atCard(eldervale, "water-passage")).toBe("ready dragon to water-passage");
  });

  it("or a further action of the same unit", () => {
    const again = option("act-again", "resolve air-passage", { card: "air-passage" });
    expect(atCard(at([again]), "water-passage")).toBe("resolve water-passage");
    expect(atStart(at([option("act-start-again", "do summon", { action: "summon" })]), "settle")).toBe("do settle");
  });

  it("is the first thing a token shows", () => {
    expect(["air-gem", "air-2-gem", "earth-gem-or-tool", "dark-magic"].map(atToken)).toEqual([
      "cash air-gem for gem",
      "cash air-2-gem for gem",
      "cash earth-gem-or-tool for gem",
      "cash dark-magic for magic",
    ]);
  });
});
