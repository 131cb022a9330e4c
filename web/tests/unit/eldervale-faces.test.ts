import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "$lib/settings.svelte";
import CloseUp from "../../src/games/eldervale/CloseUp.svelte";
import { Eldervale } from "../../src/games/eldervale/eldervale.svelte";
import { takenApart } from "../../src/games/eldervale/faces/apart";
import AdventureFace from "../../src/games/eldervale/faces/AdventureFace.svelte";
import FactionFace from "../../src/games/eldervale/faces/FactionFace.svelte";
import MagicFace from "../../src/games/eldervale/faces/MagicFace.svelte";
import MonsterFace from "../../src/games/eldervale/faces/MonsterFace.svelte";
import RealmFace from "../../src/games/eldervale/faces/RealmFace.svelte";
import { sizeThatFits, widthOf } from "../../src/games/eldervale/faces/room";
import { ruleOf } from "../../src/games/eldervale/faces/rules";
import StartFace from "../../src/games/eldervale/faces/StartFace.svelte";
import type { CardView } from "../../src/games/eldervale/view";
import { facts, FakeTable, view, withPlayer } from "./eldervale-table";

const TEXTS = {
  "eldervale-card-fire-lava-forge": "Lava Forge",
  "eldervale-card-fire-lava-forge.short": "Sword and tool.",
  "eldervale-card-fire-lava-forge.about": "Worker (any unit): gain 1 sword and 1 tool.",
  "eldervale-card-water-aura": "Aura of Water",
  "eldervale-card-water-aura.about": "Any unit activates it.",
  "eldervale-card-spell-gust": "Gust",
  "eldervale-card-spell-gust.short": "Move your unit.",
  "eldervale-ability-brawlers": "Brawlers",
  "eldervale-ability-brawlers.about": "One more die.",
  "eldervale-faction-wicked-ogres": "Wicked Ogres",
  "eldervale-action-harvest": "Harvest",
};

const board = (position = view()) => {
  const table = new FakeTable(position, [], TEXTS);
  return new Eldervale(() => table);
};
const lying = (card: string, more: Partial<CardView> = {}): CardView => ({
  card,
  fields: facts.cards[card]!.fields.map(() => null),
  orb: false,
  aura: null,
  host: null,
  units: [],
  ...more,
});

describe("the faces of Eldervale", () => {
  beforeEach(() => {
    settings.language = "en";
  });

  it("a card for sale shows its short text and its price, a card of a tableau what lies on it instead", async () => {
    const eldervale = board();
    const { rerender, container } = render(AdventureFace, { eldervale, id: "fire-lava-forge", size: "card" });
    expect(container).toHaveTextContent("Sword and tool.");
    expect(screen.getByRole("img", { name: "2 tools, 1 sword" })).toBeVisible();
    await rerender({ card: lying("fire-lava-forge", { aura: "water-aura", units: ["worker"] }), seat: 0 });
    expect(screen.queryByRole("img", { name: "2 tools, 1 sword" })).toBeNull();
    expect(container).toHaveTextContent("Aura of Water");
    expect(container.querySelector(".badge.p1")).toBeTruthy();
  });

  it("a large card has its whole text, and that of its aura", () => {
    const card = lying("fire-lava-forge", { aura: "water-aura" });
    const { container } = render(AdventureFace, { eldervale: board(), id: "fire-lava-forge", card, size: "large" });
    expect(container).toHaveTextContent("Worker (any unit): gain 1 sword and 1 tool.");
    expect(container).toHaveTextContent("Any unit activates it.");
    expect(screen.getByRole("heading", { name: "Lava Forge" })).toBeVisible();
  });

  it("fields show their tokens or what is printed, a deposit its arrow, an orb place its ring or its orb", async () => {
    const eldervale = board();
    const { rerender, container } = render(AdventureFace, { eldervale, id: "earth-passage", size: "card" });
    expect(screen.getByRole("img", { name: "1 tool" })).toBeVisible();
    await rerender({ card: lying("earth-passage", { fields: ["earth-2-gem"] }) });
    expect(screen.getByRole("img", { name: "2 gems" })).toBeVisible();
    await rerender({ id: "fire-ember-hoard", card: lying("fire-ember-hoard", { fields: ["air-gem", null] }) });
    expect(screen.getByRole("img", { name: "treasure token face down" })).toBeVisible();
    await rerender({ id: "light-prayer-wheel", card: lying("light-prayer-wheel") });
    expect(container).toHaveTextContent("→");
    await rerender({ id: "earth-heart-tree", card: lying("earth-heart-tree") });
    expect(screen.getByRole("img", { name: "place for an orb" })).toBeVisible();
    await rerender({ card: lying("earth-heart-tree", { orb: true }) });
    expect(screen.getByRole("img", { name: "orb" })).toBeVisible();
  });

  it("a spell tells what it costs now, only where that is known", async () => {
    const { rerender, container } = render(MagicFace, { eldervale: board(), id: "spell-gust", size: "tag" });
    expect(container).toHaveTextContent("Move your unit.");
    expect(container).not.toHaveTextContent("free");
    await rerender({ price: "" });
    expect(container).toHaveTextContent("free");
    await rerender({ price: "1 scroll" });
    expect(screen.getByRole("img", { name: "1 scroll" })).toBeVisible();
  });

  it("words that would be cut off are not begun: smaller ones, or none", () => {
    const words = "Take the treasure of a realm and score a point";
    const sizes = [13, 12];
    const wide = widthOf(words) * 0.94 * 13;
    expect(sizeThatFits(words, wide * 1.05, 14, sizes)).toBe(13);
    expect(sizeThatFits(words, wide * 0.96, 14, sizes)).toBe(12);
    expect(sizeThatFits(words, wide / 2, 14, sizes)).toBeNull();
    expect(sizeThatFits(words, wide / 2, 60, sizes)).toBe(13);
  });

  it("tokens that do not fit on a tag are counted", () => {
    const fields = ["air-gem", "air-gem", "air-2-gem"];
    const { container } = render(AdventureFace, {
      eldervale: board(),
      id: "earth-root-cave",
      card: lying("earth-root-cave", { fields, orb: true }),
      size: "tag",
    });
    expect(container.querySelector(".many")).toHaveTextContent("3");
    expect(container.querySelector(".token")).toBeNull();
  });

  it("a quest tells how far its holder is", async () => {
    const { rerender } = render(MagicFace, {
      eldervale: board(),
      id: "quest-collector",
      size: "card",
      progress: { reached: 2, needed: 4 },
    });
    expect(screen.getByRole("img", { name: "2 of 4" })).toHaveTextContent(/^2\/4$/);
    await rerender({ progress: { reached: 5, needed: 4 } });
    expect(screen.getByRole("img", { name: "4 of 4" })).toHaveTextContent("✓ 4/4");
  });

  it("what is told of a monster is taken apart by its abilities, those of the same words too", () => {
    const same = "Nobody may spend swords.";
    const texts = {
      "eldervale-ability-bridge-keeper": "Bridge Keeper",
      "eldervale-ability-bridge-keeper.about": "It returns (always).",
      "eldervale-ability-dread": "Dread",
      "eldervale-ability-dread.about": same,
      "eldervale-ability-numbing-cold": "Numbing Cold",
      "eldervale-ability-numbing-cold.about": same,
    };
    const told = `A monster. Bridge Keeper: It returns (always). Numbing Cold (also when controlled): ${same} Reward: fame.`;
    expect(takenApart(told, texts)).toEqual({
      before: "A monster.",
      abilities: [
        { name: "Bridge Keeper", aside: "", about: "It returns (always)." },
        { name: "Numbing Cold", aside: "also when controlled", about: same },
      ],
      after: "Reward: fame.",
    });
    expect(takenApart("1 die.", texts)).toEqual({ before: "1 die.", abilities: [], after: "" });
  });

  it("a start card shows the token in its field and who has carried out what", () => {
    const start = withPlayer(view(), 0, { harvest: "earth-2-gem", on_start: { summon: "dragon" } });
    const { container } = render(StartFace, { eldervale: board(start), seat: 0, size: "card" });
    expect(screen.getByRole("img", { name: "2 gems" })).toBeVisible();
    expect(container.querySelectorAll(".badge.p1")).toHaveLength(1);
    expect(container).toHaveTextContent("Harvest");
  });

  it("a faction has each ability beside its unit, its words only where there is room", async () => {
    const { rerender, container } = render(FactionFace, { eldervale: board(), id: "wicked-ogres", size: "card" });
    expect(container).toHaveTextContent("Brawlers");
    expect(container).not.toHaveTextContent("One more die.");
    await rerender({ size: "large" });
    expect(container).toHaveTextContent("One more die.");
  });

  it("every card, faction, monster and realm can be drawn in every size, with a picture in it", () => {
    const eldervale = board();
    const sizes = ["tag", "card", "large"] as const;
    const drawn = [
      ...sizes.flatMap((size) => [
        ...Object.keys(facts.cards).map((id) => render(AdventureFace, { eldervale, id, size })),
        ...Object.keys(facts.magic).map((id) => render(MagicFace, { eldervale, id, size })),
        ...Object.keys(facts.factions).map((id) => render(FactionFace, { eldervale, id, size })),
        render(StartFace, { eldervale, seat: 0, size }),
      ]),
      ...Object.keys(facts.monsters).map((id) => render(MonsterFace, { eldervale, id })),
      ...Object.keys(facts.realms).map((id) => render(RealmFace, { eldervale, id })),
    ];
    expect(drawn.filter(({ container }) => !container.querySelector("svg path"))).toEqual([]);
    expect(drawn.filter(({ container }) => container.querySelector("svg:empty"))).toEqual([]);
  });
});

describe("a close-up in Eldervale", () => {
  const shown = async (thing: string, texts: Record<string, string> = {}) => {
    const table = new FakeTable(view(), [], { ...TEXTS, ...texts });
    const eldervale = new Eldervale(() => table);
    const { container, unmount } = render(CloseUp, { eldervale });
    table.closeUp = thing;
    await tick();
    const html = container.querySelector(".close-up")?.innerHTML ?? null;
    const text = container.textContent ?? "";
    unmount();
    return { html, text };
  };

  it.each([
    ["card:fire-lava-forge", "Lava Forge"],
    ["magic:spell-gust", "Gust"],
    ["faction:wicked-ogres", "Brawlers"],
    ["monster:kraken", "eldervale-unit-kraken"],
    ["monster:minotaur", "eldervale-unit-minotaur"],
    ["unit:kraken", "eldervale-unit-kraken"],
    ["unit:dragon", "eldervale-unit-dragon"],
    ["realm:mill", "eldervale-realm-mill"],
    ["token:earth-gem-or-tool", "eldervale-face-gem-or-tool"],
    ["start:0", "Harvest"],
    ["action:settle", "Harvest"],
    ["tactics:tactics", "eldervale-tactics"],
  ])("shows %s", async (thing, word) => {
    expect((await shown(thing)).text).toContain(word);
  });

  it.each(["card:hydra", "magic:nothing", "start:9", "cards:fire-lava-forge", "token:orb"])(
    "%s is nothing it knows",
    async (thing) => {
      expect((await shown(thing)).html).toBeNull();
    },
  );

  it("names the rule of the card's kind", async () => {
    const rules = { "eldervale-rule-13-2": "Any unit.", "eldervale-rule-13-3": "That unit only." };
    expect((await shown("card:fire-lava-forge", rules)).text).toContain("ELDER-13.2 Any unit.");
    expect((await shown("card:fire-volcano-throne", rules)).text).toContain("ELDER-13.3 That unit only.");
    const kinds = [...Object.values(facts.cards), ...Object.values(facts.magic)].map(({ kind }) => kind);
    expect(kinds.filter((kind) => !ruleOf(kind))).toEqual([]);
  });

  it("a card of a tableau is shown as it lies there, a spell of mine with its price now", async () => {
    const position = withPlayer(view(), 0, { prices: { "spell-stoneskin": "" } });
    const table = new FakeTable(position, [], TEXTS);
    const { container } = render(CloseUp, { eldervale: new Eldervale(() => table) });
    table.closeUp = "card:fire-ember-hoard";
    await tick();
    expect(screen.getAllByRole("img", { name: "treasure token face down" })).toHaveLength(2);
    table.closeUp = "magic:spell-stoneskin";
    await tick();
    expect(container).toHaveTextContent("For you nowfree");
  });
});
