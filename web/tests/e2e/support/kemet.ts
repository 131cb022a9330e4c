/** Steps that the tests of Kemet: Blood and Sand share: ways to a certain moment, hands on its board and in its battles. */
import { expect, type Locator } from "@playwright/test";
import type { Option, SeatWish } from "../../../src/lib/api";
import type { BattleSide, KemetView } from "../../../src/games/kemet/view";
import { FOX, sensible, type Guest } from "./guest";
import { expectWhy as expectRule, Places } from "./places";

/** The id of a rule of this game, as a button says it. */
export const RULE = /^KEMET-[A-Z]+\d*\.\d+$/;
export const TWO: SeatWish[] = [{ kind: "me" }, FOX];
export const areas = new Places("area");

export const lookAt = (guest: Guest, seat = 0): KemetView => guest.view<KemetView>(seat);
export const valueOf = ({ values }: Option, kind: string): string => String(values[kind]);
export const offersOf = ({ offered }: Guest, id: string): Option[] => offered.filter((option) => option.id === id);
export const unitsIn = (guest: Guest, id: string): number => lookAt(guest).areas[id]?.units[0] ?? 0;
export const expectWhy = (guest: Guest): Promise<Locator> => expectRule(guest, RULE);

// ---- moments

type Described = Record<string, unknown>;
const LONG = 120_000;

/** My seat at the tables of these tests: two armies, two pyramids, cards for the day and for battles. */
const MINE: Described = {
  units: { nw_d1: 4, front_nw: 5 },
  pyramids: { nw_d1: "ruby 2", nw_d2: "sapphire 1" },
  hand: ["war_fury", "war_rage", "prayer"],
  prayer: 8,
};
const THEIRS: Described = { units: { s_d1: 4, west_dunes: 3 }, prayer: 5 };

/** My turn by day; an army of the other player is one step away. */
export const DAY: Described = { seats: [MINE, THEIRS] };
/** The turn of the other player, whose large army is one step away from mine. */
export const THEIR_DAY: Described = {
  seats: [
    { ...MINE, units: { nw_d1: 3, front_nw: 3 } },
    { ...THEIRS, units: { s_d1: 4, west_dunes: 5 } },
  ],
  active: 1,
};
/** The night begins; my army in the Pantheon may be sacrificed. */
export const NIGHT: Described = { seats: [{ ...MINE, units: { pantheon: 4 } }, THEIRS], phase: "night" };
/** The night in which I choose my place in the turn order first. */
export const FATE: Described = { seats: [MINE, { ...THEIRS, points: 3 }], phase: "night" };

/** What I answer by day until I march, until I fight, until I am asked in the market or for a pyramid. */
export const MARCH = ["token on move_3", "march from front_nw"];
export const ATTACK = [...MARCH, "go to west_dunes", "send 5"];
export const THEIR_ATTACK = ["token on move_3", "march from west_dunes", "go to front_nw", "send 5"];
export const ACQUIRE = ["token on acquire_1"];
export const BUILD = ["token on build"];

/** Opens a table that is laid out so, against a bot, after these answers of mine, and waits for the question. */
export async function lay(guest: Guest, position: Described, ...said: string[]): Promise<void> {
  const { id } = await guest.makeFrom("kemet", TWO, position, ...said);
  await guest.page.goto(`/t/${id}`);
  await asked(guest);
}

/** Waits until this person is asked, or the game is over, and the page asks it. */
export async function asked(guest: Guest): Promise<void> {
  const { page } = guest;
  await expect
    .poll(() => guest.over || guest.offered.length > 0, { timeout: LONG, intervals: [10, 20, 50], message: "my turn" })
    .toBe(true);
  if (guest.over) await expect(guest.sheet).toBeVisible();
  else {
    // who goes is answered by the page: the question may still change
    const shown = async () => (await page.locator("#prompt-question").textContent())?.trim() === guest.question?.text;
    const settled = async () => guest.over || (await shown());
    await expect.poll(settled, { intervals: [10, 20, 50, 100], message: "the page asks it" }).toBe(true);
  }
}

// ---- the board

export const army = ({ page }: Guest, seat: number, id: string): Locator =>
  page.locator(`[data-board] [data-thing="army:${seat}:${id}"] .army > text`);
/** A space of my player board that a token can be put on. */
export const space = ({ page }: Guest, id: string): Locator =>
  page.locator(`[data-board] .is-offer[data-space="${id}"]`);
export const tile = ({ page }: Guest, id: string): Locator => page.locator(`.market [data-look="tile:${id}"]`);
/** Large buttons over the map. */
export const choices = ({ page }: Guest): Locator => page.locator("[data-board] [role=group][data-over-map]");
/** The button that leaves things as they are. */
export const ending = ({ page }: Guest): Locator => page.locator("[data-board] .askbar .end, .sheet .end");

/** Touches an area whose option is done at once, or a first of two; `then` waits for the next question. */
export async function touchArea(guest: Guest, id: string): Promise<void> {
  await expect(areas.one(guest, id)).toHaveClass(/open/);
  await areas.touch(guest, id);
}

/** Does something that answers the question, and waits for the next one. */
export async function act(guest: Guest, something: () => Promise<unknown>): Promise<void> {
  await guest.act(something);
  await asked(guest);
}

/** Leaves other questions until this one is asked. */
export async function skipTo(guest: Guest, question: string, skip: () => Promise<unknown>): Promise<void> {
  while (guest.ask !== question) await act(guest, skip);
}

export const isEmpty = (guest: Guest, id: string): boolean =>
  lookAt(guest).areas[id]?.units.every((count) => count === 0) ?? false;

/** Where the group that marches can go without meeting anybody. */
export const freeSteps = (guest: Guest): string[] =>
  guest.offered
    .filter(({ id }) => id === "step" || id === "teleport")
    .map((option) => valueOf(option, "area"))
    .filter((id) => isEmpty(guest, id));

/** The armies on the map are those that the server tells. */
export async function expectArmies(guest: Guest, ...ids: string[]): Promise<void> {
  for (const id of ids) {
    const { units, creatures } = lookAt(guest).areas[id]!;
    for (const [seat, count] of units.entries()) {
      if (count || String(seat) in creatures) await expect(army(guest, seat, id)).toHaveText(String(count));
      else await expect(army(guest, seat, id)).toHaveCount(0);
    }
  }
}

// ---- battles

/** The sheet of a battle over the table. */
export const battle = ({ page }: Guest): Locator => page.locator("[data-board] [role=dialog][aria-modal=true]");
export const hand = (guest: Guest): Locator =>
  battle(guest)
    .getByRole("group", { name: guest.say("kemet-battle-ui-hand") })
    .getByRole("button");
export const main = (guest: Guest): Locator => battle(guest).locator("[data-main]");
/** The report of a battle that is over. */
export const goOn = (guest: Guest): Locator =>
  battle(guest).getByRole("button", { name: guest.say("kemet-battle-ui-continue") });

/** Picks a card to play and one to discard, and confirms them. */
export async function pickTwo(guest: Guest, play = 0, discard = 1): Promise<void> {
  await guest.touch(hand(guest).nth(play));
  await guest.touch(hand(guest).nth(discard));
  await guest.act(() => guest.touch(main(guest)));
}

/** One answer in a battle, by its sheet. */
async function answerInBattle(guest: Guest, option: Option): Promise<void> {
  if (option.id === "council") await pickTwo(guest);
  else if (option.id === "done") await guest.act(() => guest.touch(main(guest)));
  else if (option.id === "add" || option.id === "wound")
    await guest.act(() => guest.touch(battle(guest).locator("button.tick").first()));
  else if (option.id === "send") {
    await guest.unfold();
    await guest.choose(option);
  } else await guest.act(() => guest.touch(battle(guest).locator("button.wordy-answer").first()));
}

/** One answer by touch in a battle, by the list elsewhere. */
export async function answer(guest: Guest, option: Option): Promise<void> {
  const { page } = guest;
  await asked(guest);
  if (lookAt(guest).battle) return answerInBattle(guest, option);
  const tab = page.getByRole("tab", { name: guest.say("table-tab-options") });
  if ((await tab.getAttribute("aria-selected")) !== "true") await tab.click();
  await guest.turn();
  await guest.choose(option);
}

/** Plays on until something; reports of battles are put away as they come. */
export async function playUntil(guest: Guest, there: () => boolean, choose = sensible): Promise<number> {
  await guest.page.addLocatorHandler(goOn(guest), (button) => button.click());
  let answers = 0;
  for (await asked(guest); !guest.over && !there(); await asked(guest)) {
    await answer(guest, choose(guest.offered, answers));
    answers += 1;
  }
  await guest.page.removeLocatorHandler(goOn(guest));
  return answers;
}

/** Strength, damage or defence that the lines of a side add up to. */
export const sumOf = ({ lines }: BattleSide, what: "strength" | "damage" | "defence"): number =>
  lines.filter(({ cancelled }) => !cancelled).reduce((sum, line) => sum + line[what], 0);
