/** Steps that the tests of Eight-Minute Empire: Legends share: ways to a certain moment, and hands on its map. */
import { expect, type Locator } from "@playwright/test";
import type { Option, SeatWish } from "../../../src/lib/api";
import type { ActionKind, EmpireFacts, EmpireView } from "../../../src/games/empire/view";
import { FOX, OWL, sensible, type Guest } from "./guest";
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

/** An answer on the way to an action: bids nothing, begins, takes a card that has it, leaves other actions at once. */
function towards(guest: Guest, kind: ActionKind, facts: EmpireFacts, answers: number): Option {
  const { offered } = guest;
  const has = (option: Option) => {
    const card = facts.cards[String(option.values["card"])];
    return option.id === "take" && card?.actions.some((action) => action.do === kind);
  };
  return (
    offered.find((option) => has(option) || (option.id === "choose" && option.values["action"] === kind)) ??
    offered.find(({ id, values }) => id === "done" || (id === "name" && values["seat"] === "0")) ??
    (guest.ask === "bid" || guest.ask === "turn" ? offered[0]! : sensible(offered, answers))
  );
}

/** Plays by the list until such an action is to be carried out, and the moment is as it should be. */
export async function reach(guest: Guest, kind: ActionKind, fits: () => boolean = () => true): Promise<void> {
  const facts = await factsOf(guest);
  let answers = 0;
  for (await guest.turn(); guest.ask !== kind || !fits(); await guest.turn()) {
    expect(guest.over, `the game is over before the moment to ${kind} came`).toBe(false);
    await guest.choose(towards(guest, kind, facts, answers++));
  }
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
