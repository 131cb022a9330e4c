import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Guide } from "$lib/guide.svelte";
import type { TableModel } from "$lib/table.svelte";
import { notesFor } from "../../src/games";
import type { EldervaleView } from "../../src/games/eldervale/view";
import { view } from "./eldervale-table";

const notes = notesFor("eldervale");
const QUIET: Partial<EldervaleView> = { peaceful: true, battle: null, last_turns: null, players: [] };
const at = (ask: string | null, more: Partial<EldervaleView> = {}) =>
  ({ question: ask && { ask }, view: { ...QUIET, ...more }, veiled: false }) as unknown as TableModel;

/** The note that comes at such a table, once the welcome has been read. */
function after(table: TableModel): string | null {
  const guide = new Guide(table, notes);
  guide.next();
  guide.place = guide.notes.length; // those in line have been told
  return guide.note?.id ?? null;
}

describe("a first game of Eldervale", () => {
  it("welcomes, then tells in line what a turn is", () => {
    const guide = new Guide(at("turn"), notes);
    const told: string[] = [];
    for (; guide.note; guide.next()) told.push(guide.note.id.replace("eldervale-", ""));
    expect(told.slice(0, 5)).toEqual(["welcome", "map", "place", "ruins", "goods"]);
    expect(told).toEqual(expect.arrayContaining(["regroup", "tableau", "hand", "power", "fame", "players", "why"]));
    expect(told.at(-1)).toBe("end");
  });

  it.each([
    ["take_treasure", "treasure"],
    ["put_tile", "tile"],
    ["first_card", "offer"],
    ["second_card", "burn"],
    ["take_back", "actions"],
    ["summon", "summon"],
    ["build", "build"],
    ["choose_faction", "faction"],
    ["window", "others"],
  ])("when %s is asked it tells of %s", (ask, id) => {
    expect(after(at(ask))).toBe(`eldervale-${id}`);
  });

  it("tells of peace, battle, the Underworld and the end when they come", () => {
    const [player] = view().players;
    const fallen = { ...player!, units: { ...player!.units, underworld: { worker: 1 } } };
    const battle = { realm: "mill" } as EldervaleView["battle"];
    expect(after(at("turn"))).toBeNull();
    expect(after(at("turn", { peaceful: false }))).toBe("eldervale-war");
    expect(after(at(null, { battle }))).toBe("eldervale-battle");
    expect(after(at("turn", { players: [fallen] }))).toBe("eldervale-underworld");
    expect(after(at("turn", { last_turns: 0 }))).toBe("eldervale-near");
  });

  it("points at parts that are there", () => {
    const below = (folder: string) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".svelte"))
        .map((name) => readFileSync(join(folder, name), "utf8"));
    const sources = ["src/games/eldervale", "src/shared"].flatMap(below).join("\n");
    for (const { at } of notes) if (at) expect(sources).toMatch(new RegExp(`data-guide=[^\\n]*"${at}"`));
  });
});
