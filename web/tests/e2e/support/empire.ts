/** Steps that the tests of Eight-Minute Empire: Legends share: ways to a certain moment, and hands on its map. */
import { expect, type Locator } from "@playwright/test";
import type { NewTable, Option, SeatWish } from "../../../src/lib/api";
import type { EmpireFacts, EmpireView } from "../../../src/games/empire/view";
import { FOX, OWL, type Guest } from "./guest";
import { expectWhy as expectRule, Places } from "./places";

/** Every variant out of the ordinary; the set-up player is asked about everything. */
export const EVERYTHING: Record<string, string> = {
  layout: "rectangle",
  setup: "ask",
  discoveries: "on",
  swamp: "on",
  citadels: "on",
  encounters: "on",
  leaders: "on",
  match: "three",
  ties: "lot",
};
/** The id of a rule of this game, as a button says it. */
export const RULE = /^EMPIRE-[A-Z]+\.\d+$/;
export const THREE: SeatWish[] = [{ kind: "me" }, FOX, OWL];

export const lookAt = (guest: Guest): EmpireView => guest.view<EmpireView>();
export const factsOf = (guest: Guest): Promise<EmpireFacts> => guest.get<EmpireFacts>("/games/empire/facts");
export const regionOf = ({ values }: Option): string => String(values["region"]);
export const targetOf = ({ id, values }: Option): string => String(values[id === "move" ? "region2" : "region"]);

/** A table of three where luck sets up: the first question is the bid. */
export async function sitDown(guest: Guest, variants: Record<string, string> = {}, seed = "7"): Promise<void> {
  await guest.sitAt(await guest.make("empire", THREE, { variants: { setup: "random", ...variants }, seed }));
}

/** The same with two people in two browsers, each at a seat, and whoever else. */
export async function sitTogether(
  host: Guest,
  friend: Guest,
  others: SeatWish[] = [],
  variants: Record<string, string> = {},
): Promise<void> {
  const seats: SeatWish[] = [{ kind: "me" }, { kind: "open" }, ...others];
  await host.sitWith(friend, await host.make("empire", seats, { variants: { setup: "random", ...variants } }));
}

type Described = Record<string, unknown>;
const SEATS: Described[] = [
  { armies: { "CRE-3": 4, "MEA-3": 3 }, coins: 8 },
  { armies: { "CRE-3": 3, "CRE-2": 1 } },
  { armies: { "CRE-3": 3 } },
];
const MARCHES = ["dire_goblin", "ancient_phoenix", "forest_pixie", "cursed_banshee", "ancient_sage", "forest_gnome"];
/** Cards of eight turns of each; two are left. */
const TAKEN = [
  ["ancient_phoenix", "ancient_sage", "ancient_tree_spirit", "ancient_woods"],
  ["cursed_banshee", "cursed_gargoyles", "cursed_king", "cursed_mausoleum"],
  ["cursed_tower", "dire_dragon", "dire_eye", "dire_giant"],
  ["dire_goblin", "dire_ogre", "forest_elf", "forest_gnome"],
  ["forest_pixie", "forest_tree_town", "graveyard", "lake"],
  ["night_hydra", "night_village", "night_wizard", "noble_hills"],
];
const LATE: Described[] = SEATS.map((seat, at) => ({ ...seat, cards: [...TAKEN[2 * at]!, ...TAKEN[2 * at + 1]!] }));

/** My turn, two armies on the map, the others beside one of them; a card for each action lies in the row. */
export const TURN: Described = {
  seats: SEATS,
  row: ["dire_goblin", "dire_eye", "cursed_tower", "dire_giant", "forest_pixie", "ancient_sage"],
};
/** The auction; whatever is taken then, armies march. */
export const AUCTION: Described = { seats: SEATS, row: MARCHES, phase: "auction" };
/** My turn, two turns of each before the end: of a game, or of the first of three with everything in play. */
export const LATE_TURN: Described = { seats: LATE };
export const LATE_OF_THREE: Described = {
  seats: LATE.map((seat) => ({ ...seat, armies: {}, cities: {} })),
  variants: { ...EVERYTHING, setup: "random" },
};
/** What I answer at `TURN` until I am asked about an action. */
const TOWARDS: Record<"move" | "place" | "build" | "destroy", string[]> = {
  move: ["take dire_goblin"],
  place: ["take dire_eye"],
  build: ["take cursed_tower"],
  destroy: ["take dire_giant", "done"],
};

export const makeFrom = (guest: Guest, position: Described, ...said: string[]): Promise<NewTable> =>
  guest.makeFrom("empire", THREE, position, ...said);

/** Opens a table of three where such an action is to be carried out. */
export async function lay(guest: Guest, kind: keyof typeof TOWARDS, more: Described = {}): Promise<void> {
  await guest.sitAt(await makeFrom(guest, { ...TURN, ...more }, ...TOWARDS[kind]));
  expect(guest.ask).toBe(kind);
  await guest.fold();
}

/** Plays by the list until my turn to take a card, and the moment is as it should be. */
export async function reachTurn(guest: Guest, fits: () => boolean = () => true): Promise<void> {
  await guest.play(() => guest.ask !== "turn" || !fits());
  expect(guest.over).toBe(false);
  await guest.fold();
}

// ---- the map

export const regions = new Places("region");
export const land = (guest: Guest, id: string): Locator => regions.one(guest, id);
export const touchRegion = (guest: Guest, id: string): Promise<void> => regions.touch(guest, id);
export const expectWhy = (guest: Guest): Promise<Locator> => expectRule(guest, RULE);

/** The number on a stack of armies. */
export const stack = ({ page }: Guest, seat: number, id: string): Locator =>
  page.locator(`[data-board] [data-thing="army:${seat}:${id}"] .count`);

/** The origin of the march, as the map shows it. */
export const origin = ({ page }: Guest): Locator => page.locator('[data-board] .region[aria-pressed="true"]');

/** What steps cost, as the map says it: region → points. */
export async function pricesOn({ page }: Guest): Promise<Record<string, number>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<SVGElement>("[data-board] .price[data-region]")].map((pill) => [
        pill.dataset["region"] ?? "",
        Number(pill.textContent),
      ]),
    ),
  );
}

/** What the server says about the steps from a region, in the same form. */
export const costsFrom = (guest: Guest, from: string): Record<string, number> =>
  Object.fromEntries(
    guest.offered
      .filter((option) => option.id === "move" && regionOf(option) === from)
      .map((option) => [targetOf(option), option.numbers?.["cost"] ?? 0]),
  );

/** Touches a region whose only option is done at once, and waits for the next question. */
export async function doIn(guest: Guest, id: string): Promise<void> {
  await guest.act(() => touchRegion(guest, id));
  await guest.turn();
  await guest.fold();
}

/** The stacks on the map are those that the server tells. */
export async function expectStacks(guest: Guest, ...regions: string[]): Promise<void> {
  for (const id of regions) {
    const armies = lookAt(guest).regions[id]?.armies ?? [];
    for (const [seat, count] of armies.entries()) {
      if (count) await expect(stack(guest, seat, id)).toHaveText(String(count));
      else await expect(stack(guest, seat, id)).toHaveCount(0);
    }
  }
}
