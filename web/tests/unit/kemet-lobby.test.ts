import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { GameInfo, Texts } from "$lib/api";
import { Guide } from "$lib/guide.svelte";
import { say } from "$lib/say.svelte";
import { settings } from "$lib/settings.svelte";
import type { TableModel } from "$lib/table.svelte";
import { chapters } from "$shared/book/rulebook";
import { lobbyOf, notesFor } from "../../src/games";
import map from "../../src/games/kemet/map/map.json";
import Lobby from "../../src/games/kemet/lobby/Lobby.svelte";
import { facts } from "./kemet-table";

const VARIANTS = [
  { id: "cities", default: "lot", allowed: ["lot", "choose"], needs: "", seats: [] },
  { id: "special_cards", default: "on", allowed: ["on", "off"], needs: "", seats: [] },
  { id: "round_limit", default: "none", allowed: ["none", "six"], needs: "", seats: [] },
];
const KEMET: GameInfo = {
  id: "kemet",
  seats: [2, 3, 4, 5],
  rules_version: 1,
  variants: VARIANTS,
  windows: [],
  deeds: [],
  remembers: true,
};
const TEXTS: Texts = {
  "kemet-variant-cities": "Cities",
  "kemet-variant-cities.about": "Dealt by lot, or chosen.",
  "kemet-variant-cities.lot": "By lot",
  "kemet-variant-cities.choose": "Chosen",
  "kemet-variant-special_cards": "Special cards",
  "kemet-variant-round_limit": "Rounds",
  "kemet-variant-round_limit.none": "No limit",
  "kemet-variant-round_limit.six": "6 rounds",
  "kemet-god-horus": "Horus",
  "kemet-god-sobek": "Sobek",
};

beforeEach(() => {
  settings.language = "en";
});

describe("the lobby of Kemet", () => {
  it("is the one the page asks for", async () => {
    expect(await lobbyOf("kemet")).toBe(Lobby);
  });

  it.each([
    [2, "Two of the four colours"],
    [4, "Three of the four colours"],
    [5, "All four colours"],
  ])("draws the board for %i players and says which colours are in play", (seats, colours) => {
    const names = ["Ada", "Petr", "Iva", "Jan", "Eva"].slice(0, seats);
    render(Lobby, { game: KEMET, texts: TEXTS, chosen: {}, names });
    const picture = screen.getByRole("img", { name: `The board for ${seats} players.` });
    const areas = Object.keys(facts.boards[String(seats)]!.areas);
    expect(picture.querySelectorAll(".area, .ground")).toHaveLength(areas.length);
    expect([...map.seats[String(seats) as "2"].areas].sort()).toEqual(areas.sort());
    expect(screen.getByText(new RegExp(colours))).toBeVisible();
    expect(screen.getByText("Horus").closest("li")).toHaveTextContent("Ada");
  });

  it("sets a variant", async () => {
    const chosen = { cities: "lot", special_cards: "on", round_limit: "none" };
    render(Lobby, { game: KEMET, texts: TEXTS, chosen, names: ["Ada", "Petr"] });
    await fireEvent.click(screen.getByRole("radio", { name: "Chosen" }));
    expect(screen.getByRole("radio", { name: "Chosen" })).toBeChecked();
    await fireEvent.click(screen.getByRole("switch", { name: "Special cards" }));
    expect(screen.getByRole("switch", { name: "Special cards" })).not.toBeChecked();
  });
});

describe("a first game of Kemet", () => {
  const at = (ask: string | null, phase: string) =>
    ({ question: ask === null ? null : { ask }, view: { phase }, veiled: false }) as unknown as TableModel;

  it("has words for every note in both languages", () => {
    for (const language of ["cs", "en"] as const) {
      settings.language = language;
      for (const { id } of notesFor("kemet")) {
        expect(say(`guide-${id}`).length).toBeGreaterThan(20);
        expect(say(`guide-${id}.title`).length).toBeGreaterThan(2);
      }
    }
  });

  it("speaks of battles at the first war council, or at the latest by night", () => {
    const notes = notesFor("kemet");
    const seen = (table: TableModel) => {
      const guide = new Guide(table, notes);
      guide.place = guide.notes.findIndex(({ id }) => id === "kemet-night");
      return guide.note?.id ?? null;
    };
    expect(seen(at("opening", "day"))).toBeNull();
    expect(seen(at("war_council", "day"))).toBe("kemet-battle");
    expect(seen(at("veterans_pray", "night"))).toBe("kemet-battle");
  });
});

describe("the rules of Kemet", () => {
  it("knows chapters with a digit", () => {
    const texts = {
      "kemet-chapter-BAT": "Battle",
      "kemet-chapter-BAT1": "War council",
      "kemet-rule-BAT-2": "Two armies.",
      "kemet-rule-BAT1-3": "Cards may be added.",
    };
    const book = chapters(texts, "kemet");
    expect(book.map(({ title, rules }) => [title, rules.map(({ id }) => id)])).toEqual([
      ["Battle", ["KEMET-BAT.2"]],
      ["War council", ["KEMET-BAT1.3"]],
    ]);
  });
});
