import { render, screen, fireEvent, within } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { flushSync } from "svelte";
import type { GameInfo, Texts } from "$lib/api";
import { settings } from "$lib/settings.svelte";
import map from "../../src/games/empire/map/map.json";
import { assemble } from "../../src/games/empire/map/geometry";
import {
  BOARDS,
  byLot,
  drawnMap,
  isByLot,
  isWhole,
  NUMBERS,
  segmentsOf,
  TURNS,
  turnOf,
  withLayout,
  withSide,
  withTurn,
} from "../../src/games/empire/lobby/map-wish";
import Lobby from "../../src/games/empire/lobby/Lobby.svelte";
import LobbyHolder from "./LobbyHolder.svelte";

const ONOFF = { default: "off", allowed: ["off", "on"], needs: "", seats: [] };
const VARIANTS = [
  { id: "layout", default: "t", allowed: ["t", "rectangle"], needs: "", seats: [] },
  ...["discoveries", "swamp", "citadels", "encounters", "leaders"].map((id) => ({
    id,
    ...ONOFF,
    needs: id === "swamp" ? "discoveries" : "",
    seats: [],
  })),
  { id: "match", default: "one", allowed: ["one", "three"], needs: "", seats: [] },
  { id: "ties", default: "age", allowed: ["age", "lot"], needs: "", seats: [] },
  { id: "setup", default: "ask", allowed: ["ask", "random"], needs: "", seats: [] },
  { id: "setup_player", default: "0", allowed: ["0", "1", "2", "3"], needs: "", seats: [] },
  { id: "ages", default: "0123", allowed: ["0123"], needs: "", seats: [] },
];
const EMPIRE: GameInfo = {
  id: "empire",
  seats: [2, 3, 4],
  rules_version: 1,
  variants: VARIANTS,
  windows: [],
  deeds: [],
  remembers: true,
};
const TEXTS: Texts = Object.fromEntries([
  ...VARIANTS.map(({ id }) => [`empire-variant-${id}`, id]),
  ["empire-variant-layout.t", "T shape"],
  ["empire-variant-layout.rectangle", "Rectangle"],
  ["empire-variant-setup_player.seat", "seat"],
]);

function lobby(names = ["Ada", "Petr", "Iva"], game = EMPIRE) {
  settings.language = "en";
  const chosen = {
    ...Object.fromEntries(game.variants.map((one) => [one.id, one.default])),
    ...byLot(),
  } as Record<string, string>;
  const seen: { now: Record<string, string> } = { now: chosen };
  render(LobbyHolder, { Lobby, game, texts: TEXTS, chosen, names, onchange: (now) => (seen.now = now) });
  return seen;
}
const turned = (name: string) => screen.getByRole("switch", { name });

describe("the map somebody wishes for", () => {
  it("knows the boards as the map's data has them", () => {
    expect([...BOARDS.flat()].sort()).toEqual(Object.keys(map.sides).sort());
  });

  it("is drawn with each board once, and alike in the rectangle", () => {
    for (let number = 0; number < 60; number += 1) {
      const layout = number % 2 ? "rectangle" : "t";
      const drawn = { layout, ...drawnMap(layout) };
      expect(isWhole(drawn)).toBe(true);
      const sides = segmentsOf(drawn).map(({ side }) => side);
      for (const board of BOARDS) expect(board.filter((side) => sides.includes(side))).toHaveLength(1);
      const quarters = NUMBERS.map((one) => TURNS.indexOf(turnOf(drawn, one) as (typeof TURNS)[number]) % 2);
      if (layout === "rectangle") expect(new Set(quarters).size).toBe(1);
      expect(assemble(layout, segmentsOf(drawn)).regions.length).toBeGreaterThanOrEqual(16);
    }
  });

  it("frees the place where a board lay before", () => {
    const chosen = { ...byLot(), segment_1: "desert", segment_2: "crescent" };
    expect(withSide(chosen, 2, "meadow")).toMatchObject({ segment_1: "random", segment_2: "meadow" });
    expect(withSide(chosen, 3, "peaks")).toMatchObject({
      segment_1: "desert",
      segment_2: "random",
      segment_3: "peaks",
    });
    expect(withSide(chosen, 1, "random")).toMatchObject({ segment_1: "random", segment_2: "crescent" });
  });

  it("turns the segments of a rectangle alike", () => {
    const chosen = { ...byLot(), layout: "rectangle", turn_1: "north", turn_2: "south" };
    expect(withTurn(chosen, 3, "east")).toMatchObject({ turn_1: "east", turn_2: "west", turn_3: "east" });
    expect(withTurn({ ...chosen, layout: "t" }, 3, "east")).toMatchObject({ turn_1: "north", turn_2: "south" });
    expect(withLayout({ ...byLot(), layout: "t", turn_1: "west", turn_4: "north" }, "rectangle")).toMatchObject({
      turn_1: "west",
      turn_4: "east",
    });
  });
});

describe("the lobby of Eight-Minute Empire", () => {
  it("draws another map to look at, and leaves it to the lot again", async () => {
    const seen = lobby();
    expect(screen.getByRole("img", { name: /drawn by lot when the game begins/ })).toBeVisible();
    await fireEvent.click(screen.getByRole("button", { name: "Another map" }));
    expect(isWhole(seen.now)).toBe(true);
    expect(screen.getByRole("img", { name: "This is the map you will play on." })).toBeVisible();
    await fireEvent.click(screen.getByRole("button", { name: "Leave it to the lot" }));
    expect(isByLot(seen.now)).toBe(true);
  });

  it("brings the discoveries along with the swamp, and takes the swamp away with them", async () => {
    const seen = lobby();
    await fireEvent.click(turned("swamp"));
    flushSync();
    expect(seen.now).toMatchObject({ swamp: "on", discoveries: "on" });
    await fireEvent.click(turned("discoveries"));
    flushSync();
    expect(seen.now).toMatchObject({ swamp: "off", discoveries: "off" });
  });

  it("knows plain rules, everything, and what is neither", async () => {
    const seen = lobby();
    const presets = within(screen.getByRole("radiogroup", { name: "Which rules" }));
    expect(presets.getByRole("radio", { name: "Plain" })).toBeChecked();
    await fireEvent.click(presets.getByRole("radio", { name: "With everything on the map" }));
    expect(seen.now).toMatchObject({ discoveries: "on", citadels: "on", encounters: "on", leaders: "on" });
    await fireEvent.click(turned("leaders"));
    expect(presets.getByRole("radio", { name: "My choice" })).toBeChecked();
  });

  it("offers a variant it has never heard of, beside its own kind", async () => {
    const seen = lobby(["Ada", "Petr"], { ...EMPIRE, variants: [...VARIANTS, { id: "fog", ...ONOFF }] });
    const presets = within(screen.getByRole("radiogroup", { name: "Which rules" }));
    expect(presets.getByRole("radio", { name: "Plain" })).toBeChecked();
    await fireEvent.click(screen.getByRole("switch", { name: /fog/i }));
    expect(seen.now["fog"]).toBe("on");
    expect(presets.getByRole("radio", { name: "My choice" })).toBeChecked();
    await fireEvent.click(presets.getByRole("radio", { name: "Plain" }));
    expect(seen.now["fog"]).toBe("off");
  });

  it("orders the players by age, whoever is not at the table staying last", async () => {
    const seen = lobby();
    await fireEvent.click(screen.getByText("Set-up and ties"));
    await fireEvent.click(screen.getByRole("button", { name: "Iva is younger" }));
    expect(seen.now["ages"]).toBe("0213");
    await fireEvent.click(screen.getByRole("button", { name: "Iva is younger" }));
    expect(seen.now["ages"]).toBe("2013");
    const order = screen.getByRole("list", { name: "ages" });
    expect(
      within(order)
        .getAllByRole("listitem")
        .map((item) => item.textContent?.trim()),
    ).toEqual(["Iva", "Ada", "Petr"]);
  });
});
