/** Battles of Dwellings of Eldervale as the server would tell them, and the board that shows them. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, vi } from "vitest";
import type { Option } from "$lib/api";
import { settings } from "$lib/settings.svelte";
import Battle from "../../src/games/eldervale/battle/Battle.svelte";
import { Eldervale } from "../../src/games/eldervale/eldervale.svelte";
import type { BattleView, EldervaleView, SideView } from "../../src/games/eldervale/view";
import { FakeTable, view } from "./eldervale-table";

const TEXTS = {
  "eldervale-realm-mill.in": "at the Mill",
  "eldervale-realm-mossy-hills.from": "from the Mossy Hills",
  "eldervale-realm-dragon-den.to": "to the Dragon Den",
  "eldervale-unit-worker": "worker",
  "eldervale-unit-dragon": "dragon",
  "eldervale-unit-winged-serpent": "Winged Serpent",
  "eldervale-unit-winged-serpent.about": "Monster of battle strength 4. Circling: it flies. Reward: 1 fame.",
  "eldervale-realm-briar-forest": "Briar Forest",
  "eldervale-card-spell-weakness": "Weakness",
  "eldervale-element-air.genitive": "Air",
  "eldervale-fame-3": "1 power level of any element",
  "eldervale-rule-19-22": "Dice are never added.",
};

export function side(seat: number | null, more: Partial<SideView> = {}): SideView {
  const rolled = more.rolled ?? [];
  const was = rolled.map(() => 0);
  const plain = { units: seat === null ? [] : ["worker"], dice: rolled.length || 1, sources: [], taken_up: [] };
  return { seat, rolled, was, wins_ties: false, ...plain, ...more };
}

export function battle(more: Partial<BattleView> = {}): BattleView {
  return {
    realm: "mill",
    turn: 9,
    step: 1,
    placed_by: 0,
    placed: "worker",
    assault: false,
    rampaged: null,
    came_from: null,
    monster: null,
    sides: [side(1), side(0)],
    winner: null,
    decided: false,
    column: null,
    tale: [],
    ...more,
  };
}

/** Elves, corsairs and the crocodile of the picture: the third die decides. */
export const decided = (more: Partial<BattleView> = {}): BattleView =>
  battle({
    step: 6,
    monster: "winged-serpent",
    sides: [
      side(1, { rolled: [6, 2], was: [0, 6] }),
      side(0, { rolled: [6, 5, 5, 3, 2, 1] }),
      side(null, { rolled: [6, 5, 4, 4] }),
    ],
    winner: 1,
    decided: true,
    column: 2,
    ...more,
  });

export function show(
  position: EldervaleView,
  options: Option[] = [],
  change: (table: FakeTable) => void = () => undefined,
) {
  const table = new FakeTable(position, options, TEXTS);
  change(table);
  return { table, ...render(Battle, { eldervale: new Eldervale(() => table) }) };
}

export const fighting = (fought: BattleView, more: Partial<EldervaleView> = {}) =>
  view({ battle: fought, last_battle: null, active: 0, asked: [0], ...more });
export const row = (of: string) => document.querySelector<HTMLElement>(`[data-side="${of}"]`)!;
export const sheet = () => screen.getByRole("dialog");
export const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

/** English, without motion, nothing remembered. */
export function calmly(): void {
  beforeEach(() => {
    settings.language = "en";
    settings.speed = "none";
  });
  afterEach(() => {
    vi.useRealTimers();
    localStorage.clear();
  });
}
