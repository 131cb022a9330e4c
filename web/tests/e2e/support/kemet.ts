/** Steps that the tests of Kemet: Blood and Sand share: ways to a certain moment, hands on its board and in its battles. */
import { expect, type Locator } from "@playwright/test";
import type { History, HistoryStep, NewTable, Option, Position, SeatWish } from "../../../src/lib/api";
import type { BattleSide, KemetFacts, KemetView } from "../../../src/games/kemet/view";
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

// ---- ways to a moment

/** `before`: the answer of anybody that led to this moment. */
type Fits = (view: KemetView, step: HistoryStep, before: HistoryStep) => boolean;
const GAMES = 8; // that bots play until the moment is found
const LONG = 30_000;

/** A moment of a game that bots have played: so many answers have been given, and the first seat is asked. */
export interface Moment {
  id: string;
  answers: number;
}

interface Finished {
  id: string;
  steps: HistoryStep[];
}
const finished = new WeakMap<Guest, Finished[]>();

/** A game that bots have played to the end at this person's seat; asked for again, the same one. */
async function gameOf(guest: Guest, number: number): Promise<Finished> {
  const games = finished.get(guest) ?? [];
  if (!games[number]) {
    const id = await guest.finish(await guest.make("kemet", TWO, { variants: { round_limit: "six" } }));
    const { steps } = await guest.get<History>(`/tables/${id}/history?language=en`);
    games.push({ id, steps });
    finished.set(guest, games);
  }
  return games[number]!;
}

/** The game may be over any moment. */
const isLate = ({ round, players }: KemetView): boolean => round > 5 || players.some(({ score }) => score > 6);

export async function momentOf(guest: Guest, fits: Fits): Promise<Moment> {
  for (let number = 0; number < GAMES; number += 1) {
    const { id, steps } = await gameOf(guest, number);
    for (const [index, step] of steps.entries()) {
      if (step.seat !== 0) continue;
      const answers = step.answers - 1;
      const position = await guest.get<Position>(`/tables/${id}/replay/${answers}?seat=0`);
      const view = position.view as unknown as KemetView;
      if (!isLate(view) && fits(view, step, steps[index - 1] ?? step)) return { id, answers };
    }
  }
  throw new Error(`no such moment in ${GAMES} games`);
}

/** A table that goes on from there. */
export const fork = (guest: Guest, { id, answers }: Moment, seats: SeatWish[] = TWO): Promise<NewTable> =>
  guest.post<NewTable>(`/tables/${id}/fork`, { answers, seats });

/** Opens such a table, and waits for the question. */
export async function reach(guest: Guest, fits: Fits): Promise<void> {
  const { id } = await fork(guest, await momentOf(guest, fits));
  await guest.page.goto(`/t/${id}`);
  await asked(guest);
}

export const asks =
  (...questions: string[]): Fits =>
  ({ question }) =>
    questions.includes(question ?? "");

/** My turn, with an army that can set out by the move of the third level. */
export const canMarch: Fits = ({ question, players: [me], areas: all }) =>
  question === "opening" && !me!.used.includes("move_3") && Object.values(all).some(({ units: [mine] }) => mine! > 1);

/** I am attacked and choose my cards, and hold a Divine Intervention card that I can pay for. */
export async function isCouncil(guest: Guest): Promise<Fits> {
  const { cards } = await guest.get<KemetFacts>("/games/kemet/facts");
  return ({ question, battle, players: [me] }) => {
    if (question !== "war_council" || battle?.defender !== 0 || !me || me.council) return false;
    return Object.keys(me.hand ?? {}).some((id) => cards[id]!.battle && cards[id]!.price <= me.prayer);
  };
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
  } else await guest.act(() => guest.touch(battle(guest).locator("button.choice").first()));
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
