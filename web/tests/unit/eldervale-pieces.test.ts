import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "$lib/settings.svelte";
import { icons } from "../../src/games/eldervale/icons";
import { bundleOf, bundleWords, faceOf } from "../../src/games/eldervale/pieces/bundle";
import Bundle from "../../src/games/eldervale/pieces/Bundle.svelte";
import Die from "../../src/games/eldervale/pieces/Die.svelte";
import { ELEMENTS_OF } from "../../src/games/eldervale/pieces/monsters";
import Star from "../../src/games/eldervale/pieces/Star.svelte";
import { pipsOf, shapePath, starPath } from "../../src/games/eldervale/pieces/svg";
import Token from "../../src/games/eldervale/pieces/Token.svelte";
import UnitPiece from "../../src/games/eldervale/pieces/UnitPiece.svelte";
import symbols from "../../src/games/eldervale/symbols.json";
import { facts } from "./eldervale-table";

const SIGNS =
  "dwelling orb power fame vp chest cards magic-hand offer tableau tracks underworld lair fight die monster rampage ready summon regroup turn quest prophecy spell passage aura wall weapon cache supply peace tactics locked hourglass team".split(
    " ",
  );

describe("the symbols of Eldervale", () => {
  it("there is one for everything in the box", () => {
    const ruins = Object.keys(facts.realms).filter((id) => facts.realms[id]!.element === null);
    const wanted = [
      ...Object.keys(facts.cards),
      ...Object.keys(facts.magic),
      ...Object.keys(facts.factions).map((id) => `faction-${id}`),
      ...Object.keys(facts.monsters).flatMap((id) => [`monster-${id}`, `unit-${id}`]),
      ...Object.keys(facts.dice).map((unit) => `unit-${unit}`),
      ...ruins.map((id) => `realm-${id}`),
      ...facts.elements.map((id) => `element-${id}`),
      ...["gem", "scroll", "potion", "tool", "sword", "gold", "any", "magic"].map((id) => `resource-${id}`),
      ...SIGNS,
    ];
    expect(wanted.filter((name) => !icons[name])).toEqual([]);
  });

  it("no two cards look alike, but for the auras of the elements", () => {
    const cards = [...Object.keys(facts.cards), ...Object.keys(facts.magic)].filter((id) => !id.endsWith("-aura"));
    const drawn = cards.map((id) => (symbols as Record<string, string>)[id]);
    expect(drawn.filter((name, at) => drawn.indexOf(name) !== at)).toEqual([]);
  });

  it("a monster is rimmed in the colour of its element", () => {
    const rims = Object.entries(facts.monsters).filter(([, { element }]) => element !== null);
    expect(Object.fromEntries(rims.map(([id, { element }]) => [id, element]))).toEqual(ELEMENTS_OF);
  });
});

describe("the pieces of Eldervale", () => {
  beforeEach(() => {
    settings.language = "en";
  });

  it("takes costs, gains and tokens apart", () => {
    expect(bundleOf("2 gem 1 any").shares).toEqual([
      { count: 2, thing: "gem" },
      { count: 1, thing: "any" },
    ]);
    expect(bundleOf("power")).toEqual({ shares: [{ count: 1, thing: "power" }], either: false });
    expect(bundleOf("2-gem").shares).toEqual([{ count: 2, thing: "gem" }]);
    expect(bundleOf("gem-or-tool")).toEqual({
      shares: [
        { count: 1, thing: "gem" },
        { count: 1, thing: "tool" },
      ],
      either: true,
    });
    expect(bundleOf("").shares).toEqual([]);
    expect(faceOf("earth-gem-or-tool")).toEqual({ element: "earth", face: "gem-or-tool" });
  });

  it("has words for whatever costs and gains hold", () => {
    const bundles = [
      ...Object.values(facts.cards).flatMap(({ cost, fields }) => [cost, ...fields]),
      ...Object.values(facts.magic).map(({ price }) => price),
      ...Object.values(facts.realms).flatMap(({ cost, fields }) => [cost, ...fields]),
      ...facts.tokens.map((token) => faceOf(token).face),
      ...facts.menu,
      ...facts.fame,
    ].filter((bundle) => bundle !== "" && bundle !== "deposit");
    for (const language of ["en", "cs"] as const) {
      settings.language = language;
      for (const bundle of bundles) expect(bundleWords(bundle)).not.toMatch(/eldervale|^$/);
    }
    settings.language = "cs";
    expect(bundleWords("2 gem 1 any")).toBe("2 drahokamy, 1 libovolný zdroj");
    expect(bundleWords("gem-or-tool")).toBe("1 drahokam nebo 1 nástroj");
  });

  it("a bundle shows a number where there are several, or each by itself", () => {
    const { container, unmount } = render(Bundle, { of: "2 gem 1 any" });
    expect(screen.getByRole("img", { name: "2 gems, 1 resource of any kind" })).toHaveTextContent(/^2$/);
    expect(container.querySelectorAll("svg")).toHaveLength(2);
    unmount();
    const spread = render(Bundle, { of: "2 gem 1 any", spread: true }).container;
    expect(spread.querySelectorAll("svg")).toHaveLength(3);
  });

  it("a token shows its face, its back, how many lie there, and what is printed where none does", async () => {
    const { rerender, container } = render(Token, { token: "earth-2-gem", count: 3 });
    expect(screen.getByRole("img", { name: "2 gems" })).toHaveTextContent("3");
    expect(container.querySelectorAll("svg")).toHaveLength(2);
    await rerender({ token: "earth-gem-or-tool", count: 1 });
    expect(screen.getByRole("img", { name: "1 gem or 1 tool" })).toBeVisible();
    await rerender({ token: "earth-gem", down: true });
    expect(screen.getByRole("img", { name: "treasure token face down" })).toBeVisible();
    await rerender({ token: null, printed: "1 scroll", down: false });
    expect(screen.getByRole("img", { name: "1 scroll" })).toBeVisible();
    await rerender({ token: null, printed: "deposit" });
    expect(screen.getByRole("img", { name: "empty field" })).toBeVisible();
    await rerender({ token: "orb" });
    expect(screen.getByRole("img", { name: "orb" })).toBeVisible();
  });

  it("a tamed monster keeps its star in front of its owner's shape, a mercenary is a unit", () => {
    const tamed = render(UnitPiece, { unit: "kraken", seat: 1 }).container;
    expect(tamed.querySelector(".star.el-water.p2 .owner")).toBeTruthy();
    const hired = render(UnitPiece, { unit: "minotaur", seat: 1, count: 2 }).container;
    expect(hired.querySelector(".star")).toBeNull();
    expect(hired).toHaveTextContent("×2");
    expect(render(Star, { monster: "kraken", dice: 5 }).container).toHaveTextContent("5");
  });

  it("a die has as many pips as it shows", () => {
    for (const face of [1, 2, 3, 4, 5, 6]) expect(pipsOf(face)).toHaveLength(face);
    render(Die, { face: 4, seat: null });
    expect(screen.getByRole("img", { name: "die showing 4" }).querySelectorAll("circle")).toHaveLength(4);
  });

  it("outlines grow with their radius and keep the flags of their arcs", () => {
    expect(shapePath(0, 46)).toBe("M 0 -46 A 46 46 0 1 1 0 46 A 46 46 0 1 1 0 -46 Z");
    expect(shapePath(1, 46)).toBe("M 0 -56 56 0 0 56 -56 0 Z");
    expect(starPath(31).split("L")).toHaveLength(16);
  });
});
