import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { GameInfo, Texts } from "$lib/api";
import { settings } from "$lib/settings.svelte";
import { lobbyOf } from "../../src/games";
import { exampleOf, rowsOf } from "../../src/games/eldervale/lobby/example";
import { boxOf, middleOf } from "../../src/games/eldervale/lobby/hexes";
import Lobby from "../../src/games/eldervale/lobby/Lobby.svelte";
import { facts } from "./eldervale-table";
import LobbyHolder from "./LobbyHolder.svelte";
import { server } from "./start-helpers";

const onOff = (id: string, seats: number[] = []) => ({ id, default: "off", allowed: ["off", "on"], needs: "", seats });
const ELDERVALE: GameInfo = {
  id: "eldervale",
  seats: [2, 3, 4, 5],
  rules_version: 1,
  variants: [
    { id: "factions", default: "lot", allowed: ["lot", "choose"], needs: "", seats: [] },
    onOff("oracle"),
    onOff("teams", [4]),
    onOff("tactics"),
  ],
  windows: [],
  deeds: [],
  remembers: true,
};
const TEXTS: Texts = {
  "eldervale-variant-factions": "Factions",
  "eldervale-variant-factions.lot": "Dealt",
  "eldervale-variant-factions.choose": "Players choose",
  "eldervale-variant-oracle": "Oracle",
  "eldervale-variant-oracle.about": "One more ruin.",
  "eldervale-variant-teams.about": "Two teams of two neighbours.",
  "eldervale-variant-tactics": "Tactics tokens",
  "eldervale-faction-cloudpeak-gnomes": "Gnomes of Cloudpeak",
};
const NAMES = ["Ada", "Petr", "Iva", "Jan", "Eva"];

beforeEach(() => {
  settings.language = "en";
  server({ "GET /games/eldervale/facts": facts });
});

async function shown(seats: number) {
  let chosen: Record<string, string> = {};
  render(LobbyHolder, {
    Lobby,
    game: ELDERVALE,
    texts: TEXTS,
    chosen: Object.fromEntries(ELDERVALE.variants.map((variant) => [variant.id, variant.default])),
    names: NAMES.slice(0, seats),
    onchange: (now: Record<string, string>) => (chosen = now),
  });
  const map = await screen.findByLabelText(/How \d+ realms may lie/);
  return { map, chosen: () => chosen };
}
const radio = (name: string) => screen.getByRole("radio", { name });

describe("the example of a map", () => {
  it.each([2, 3, 4, 5])("has the tiles of a new game for %i players, each once", (seats) => {
    for (const start of Object.values(facts.starts[String(seats)]!)) {
      const { tiles, elements } = exampleOf(start, facts);
      expect(tiles.map(({ q, r }) => [q, r])).toEqual(start.spots);
      expect(new Set(tiles.map(({ id }) => id)).size).toBe(start.spots.length);
      expect(elements).toHaveLength(start.elements);
      expect(tiles.filter(({ element }) => element === null).map(({ id }) => id)).toEqual(
        expect.arrayContaining(start.ruins),
      );
      for (const { element } of tiles) if (element) expect(elements).toContain(element);
      expect(tiles.filter(({ id }) => facts.realms[id]?.lair).length).toBeLessThanOrEqual(1);
    }
  });

  it("follows the lot", () => {
    const start = facts.starts["4"]!.plain;
    const one = exampleOf(start, facts, () => 0.1);
    const other = exampleOf(start, facts, () => 0.9);
    expect(one.tiles.map(({ id }) => id)).not.toEqual(other.tiles.map(({ id }) => id));
  });

  it("lies in rows", () => {
    expect(rowsOf(facts.starts["2"]!.plain)).toBe("3-4-3");
    expect(rowsOf(facts.starts["3"]!.plain)).toBe("4-4-4");
    expect(rowsOf(facts.starts["5"]!.plain)).toBe("3-4-4-3");
  });

  it("lies within its box", () => {
    const tiles = facts.starts["5"]!.plain.spots.map(([q, r]) => ({ q, r }));
    const [left, top, width, height] = boxOf(tiles).split(" ").map(Number) as [number, number, number, number];
    for (const tile of tiles) {
      const [x, y] = middleOf(tile);
      expect(x).toBeGreaterThan(left);
      expect(x).toBeLessThan(left + width);
      expect(y).toBeGreaterThan(top);
      expect(y).toBeLessThan(top + height);
    }
  });
});

describe("the lobby of Eldervale", () => {
  it("is the one the page asks for", async () => {
    expect(await lobbyOf("eldervale")).toBe(Lobby);
  });

  it.each([
    [2, "10 realms in rows of 3-4-3: 5 of 12 element realms", "4 of eight elements"],
    [3, "12 realms in rows of 4-4-4: 7 of 15 element realms", "5 of eight elements"],
    [5, "14 realms in rows of 3-4-4-3: 8 of 21 element realms", "7 of eight elements"],
  ])("draws the map for %i players and tells the elements in play", async (seats, tiles, elements) => {
    const { map } = await shown(seats);
    expect(map.querySelectorAll(".tile")).toHaveLength(facts.starts[String(seats)]!.plain.spots.length);
    expect(screen.getByText(new RegExp(tiles))).toBeVisible();
    expect(screen.getByText(new RegExp(elements))).toBeVisible();
  });

  it("the Oracle changes the map", async () => {
    await shown(2);
    await fireEvent.click(screen.getByRole("switch", { name: "Oracle" }));
    expect(screen.getByText(/4 of 12 element realms by lot and 6 ruins/)).toBeVisible();
  });

  it("begins with a first game; a change is one's own choice", async () => {
    const { chosen } = await shown(3);
    expect(radio("First game")).toBeChecked();
    expect(radio("My choice")).toBeDisabled();
    await fireEvent.click(screen.getByRole("switch", { name: "Tactics tokens" }));
    expect(radio("My choice")).toBeChecked();
    expect(chosen()).toMatchObject({ tactics: "on", oracle: "off" });
  });

  it("everything is all that goes together, with factions of one's choice; teams stay as they are", async () => {
    const { chosen } = await shown(4);
    await fireEvent.click(radio("Everything"));
    expect(chosen()).toEqual({ factions: "choose", oracle: "on", tactics: "on", teams: "off" });
    await fireEvent.click(radio("Base game"));
    expect(chosen()).toEqual({ factions: "choose", oracle: "off", tactics: "off", teams: "off" });
  });

  it("two against two is for four, and says who is with whom", async () => {
    const { chosen } = await shown(4);
    await fireEvent.click(radio("2 against 2"));
    expect(chosen()).toMatchObject({ teams: "on" });
    const teams = within(screen.getByRole("region", { name: "Alone or in teams" })).getAllByRole("listitem");
    expect(teams.map((team) => team.textContent?.replace(/\s+/g, " ").trim())).toEqual([
      "Team 1 Ada and Petr",
      "Team 2 Iva and Jan",
    ]);
    expect(radio("First game")).toBeChecked();
  });

  it("with others it stays pale, with the reason", async () => {
    await shown(3);
    expect(radio("2 against 2")).toBeDisabled();
    expect(screen.getByText(/Only with 4/)).toBeVisible();
  });

  it("shows all factions to whoever wants to read them", async () => {
    await shown(3);
    expect(screen.getByText("All 16 factions and their abilities")).toBeVisible();
    await fireEvent.click(screen.getByText("All 16 factions and their abilities"));
    expect(await screen.findByText("Gnomes of Cloudpeak")).toBeVisible();
  });

  it("can do without the picture", async () => {
    server({});
    render(Lobby, { game: ELDERVALE, texts: TEXTS, chosen: {}, names: ["Ada", "Petr"] });
    await fireEvent.click(screen.getByRole("switch", { name: "Oracle" }));
    expect(screen.getByRole("switch", { name: "Oracle" })).toBeChecked();
    expect(screen.queryByRole("img")).toBeNull();
  });
});
