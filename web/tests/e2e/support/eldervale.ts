/** Steps that the tests of Dwellings of Eldervale share: ways to a certain moment, hands on its board. */
import { expect, type Locator } from "@playwright/test";
import type { Option, SeatWish } from "../../../src/lib/api";
import type { EldervaleView } from "../../../src/games/eldervale/view";
import { FOX, type Guest } from "./guest";
import { Places } from "./places";

export const realms = new Places("realm");
export const TWO: SeatWish[] = [{ kind: "me" }, FOX];
const LONG = 120_000;
type Described = Record<string, unknown>;

export const lookAt = (guest: Guest, seat = 0): EldervaleView => guest.view<EldervaleView>(seat);
export const offersOf = ({ offered }: Guest, id: string): Option[] => offered.filter((option) => option.id === id);
export const valueOf = ({ values }: Option, kind: string): string => String(values[kind]);

// ---- moments

const MINE: Described = {
  element: "air",
  cards: ["air_passage", "air_kite_scouts"],
  units: { mill: ["worker"] },
  ready: ["worker", "dragon"],
  power: { air: 2 },
  fame: 1,
  resources: { gem: 3, scroll: 2, potion: 2, tool: 3, sword: 3 },
  hand: ["spell_gust", "quest_slayer"],
};
const THEIRS: Described = { element: "fire", ready: ["worker", "warrior"], fame: 0 };

/** My turn: units to place, cards to act with. */
export const TURN: Described = { seats: [MINE, THEIRS] };
/** The turn of the other player: I hold cards, so I am asked in between. */
export const THEIR_TURN: Described = { ...TURN, turn: 1 };
/** My units come back and may act. */
export const REGROUP: Described = { seats: [MINE, THEIRS], regroup: {} };
/** Two workers could become dwellings, the dragon sees to it. */
export const SETTLING: Described = {
  map: { mill: [0, 0], windswept_steppe: [1, 0], hanging_rocks: [0, 1], fortress: [1, -1], dungeon_1: [-1, 0] },
  seats: [
    { ...MINE, units: { windswept_steppe: ["worker"], hanging_rocks: ["worker"], mill: ["dragon"] }, ready: [] },
    THEIRS,
  ],
  regroup: {},
};
/** My dragon meets a warrior; I began it. */
export const BATTLE: Described = {
  seats: [
    { ...MINE, units: { mill: ["dragon"] }, ready: ["worker"] },
    { ...THEIRS, units: { mill: ["warrior"] }, ready: ["worker"] },
  ],
  battle: { realm: "mill", unit: "dragon" },
};
/** The same with dice that lie already. */
export const ROLLED: Described = {
  ...BATTLE,
  battle: { realm: "mill", unit: "dragon", rolled: { 0: [6, 5, 1], 1: [4, 2] } },
};
/** In the Dungeon: a tile is laid, cards are taken. */
export const EXPEDITION: Described = { seats: [MINE, THEIRS], expedition: { step: 1 } };
export const CARDS: Described = { seats: [MINE, THEIRS], expedition: { step: 2 } };

/** Opens a table that is laid out so, after these answers of mine, and waits for the question. */
export async function lay(guest: Guest, position: Described, ...said: string[]): Promise<void> {
  const { id } = await guest.makeFrom("eldervale", TWO, position, ...said);
  await guest.page.goto(`/t/${id}`);
  await asked(guest);
}

/** Waits until this person is asked, or the game is over. */
export async function asked(guest: Guest): Promise<void> {
  await expect
    .poll(() => guest.over || guest.offered.length > 0, { timeout: LONG, intervals: [10, 20, 50], message: "my turn" })
    .toBe(true);
  const shown = guest.page.locator(guest.over ? ".finish, .scoring" : "[data-board] .eldervale").first();
  await expect(shown).toBeVisible({ timeout: LONG });
}

// ---- hands on the board

/** Numbers between 0 and 1 that are the same every time. */
export function lot(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

/** Whatever answers beside the list: realms, cards, tokens, tracks, large buttons, the calm question. */
const ANSWERS = [
  "[data-board] .open",
  "[data-board] .is-offer",
  "aside .is-offer",
  "[data-over-map] button:enabled",
  "[data-board] .askbar :is(.end, .regroup)",
  ".sheet :is(.end, .regroup)",
  "[data-board] [role=dialog] [data-main]",
  "[data-board] [role=dialog] .battle-choice",
  ".rx button.pass",
  ".chooser button",
  ".held button:enabled",
].join(", ");

interface Spot {
  x: number;
  y: number;
  /** What it is, to be told apart. */
  what: string;
}

/** What can be touched now, as it is seen: nothing lies over its middle. */
export function answersOn({ page }: Guest): Promise<Spot[]> {
  return page.evaluate((answers) => {
    const list = "[data-options], [role=tab], .btn-quiet";
    const chooser = [
      ...document.querySelectorAll<HTMLElement>(".chooser button, .held button:enabled, .held ~ * button:enabled"),
    ];
    const all = chooser.length ? chooser : [...document.querySelectorAll<HTMLElement | SVGElement>(answers)];
    return all.flatMap((each) => {
      const box = each.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const top = document.elementFromPoint(x, y);
      const seen = top !== null && (each.contains(top) || top.closest("[data-item], button") === each);
      if (!seen || (!chooser.length && each.closest(list))) return [];
      const { area, realm, look } = each.dataset;
      const words = each.textContent.trim().slice(0, 60) || (each.ariaLabel ?? "");
      return [{ x, y, what: area ?? realm ?? look ?? words }];
    });
  }, ANSWERS);
}

/** What can be touched, once nothing moves any more. */
async function lyingStill(guest: Guest, answered: () => boolean): Promise<Spot[]> {
  let now: Spot[] = [];
  const isStill = async () => {
    const before = JSON.stringify(now);
    now = await answersOn(guest);
    return answered() || (now.length > 0 && JSON.stringify(now) === before);
  };
  await expect.poll(isStill, { timeout: LONG, intervals: [60] }).toBe(true);
  return now;
}

/** Answers the question by touching the board, whatever it is: true, unless nothing there answers. */
export async function answerOnBoard(guest: Guest, luck: () => number): Promise<boolean> {
  const { page, wish } = guest;
  const before = guest.news?.sequence ?? 0;
  const answered = () => guest.over || (guest.news?.sequence ?? 0) > before;
  const often = wish.phone ? 2 : 1; // a finger's first touch may only light
  const tried: string[] = [];
  for (let touches = 0; touches < 24 && !answered(); touches += 1) {
    const spots = await lyingStill(guest, answered);
    if (answered()) return true;
    const untried = spots.filter(({ what }) => tried.filter((each) => each === what).length < often);
    const fresh = spots.length === 1 ? spots : untried; // a battle is told step by step: there is one button for all
    const spot = fresh[Math.floor(luck() * fresh.length)];
    if (!spot) return false;
    tried.push(spot.what);
    await (wish.phone ? page.touchscreen.tap(spot.x, spot.y) : page.mouse.click(spot.x, spot.y));
    const moved = async () => answered() || JSON.stringify(await answersOn(guest)) !== JSON.stringify(spots);
    await expect
      .poll(moved, { timeout: 6_000, intervals: [20, 50, 100, 200] })
      .toBe(true)
      .catch(() => undefined);
  }
  return answered();
}

export const battle = ({ page }: Guest): Locator => page.locator("[data-board] .over-the-map");
