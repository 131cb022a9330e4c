/** Steps that the tests of Eight-Minute Empire: Legends share: ways to a certain moment, and hands on its map. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { Happening, News, Option, SeatWish } from "../../../src/lib/api";
import type { ActionKind, EmpireFacts, EmpireView } from "../../../src/games/empire/view";
import { FOX, OWL, sensible, type Guest } from "./guest";

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
  const { id, links } = await host.make("empire", seats, { variants: { setup: "random", ...variants } });
  await friend.post("/me", { name: "Petr" });
  await friend.post(`/tables/${id}/join`, { link: links["1"] });
  await Promise.all([host.page.goto(`/t/${id}`), friend.page.goto(`/t/${id}`)]);
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
  await fold(guest);
}

/** Plays by the list until my turn to take a card, and the moment is as it should be. */
export async function reachTurn(guest: Guest, fits: () => boolean = () => true): Promise<void> {
  await guest.play(() => guest.ask !== "turn" || !fits());
  expect(guest.over).toBe(false);
  await fold(guest);
}

/** On the phone: puts the list of options away, so that the board is seen. */
export async function fold(guest: Guest): Promise<void> {
  const handle = guest.page.locator(".sheet-t [aria-expanded=true]");
  if (guest.wish.phone && (await handle.count())) {
    await handle.tap();
    await expect(handle).toHaveCount(0);
  }
}

/** Everything that the server tells this person at tables from now on, as it comes. */
export function listen({ page }: Guest): string[] {
  const frames: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
  return frames;
}

/** What happened, by what was heard. */
export const happenings = (frames: string[]): Happening[] =>
  frames.flatMap((frame) => (JSON.parse(frame) as Partial<News>).events ?? []);

/** Everything that can be read on a page, seen or said: texts, labels, names of things. */
export const readable = ({ page }: Guest): Promise<string> =>
  page.evaluate(() => {
    const told = ["aria-label", "aria-description", "title", "class", "value", "placeholder"];
    return [...document.body.querySelectorAll("*")]
      .flatMap((element) => [
        ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map((text) => text.textContent?.trim()),
        ...[...element.attributes]
          .filter(({ name }) => told.includes(name) || name.startsWith("data-"))
          .map(({ name, value }) => `${name}=${value}`),
      ])
      .filter(Boolean)
      .join("\n");
  });

// ---- the map

export const land = ({ page }: Guest, id: string): Locator => page.locator(`[data-board] .region[data-region="${id}"]`);

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

/** Points of the screen that are a region and nothing else, as near to its middle as can be; null where there is none. */
const pointsIn = (page: Page, ids: string[]): Promise<Record<string, { x: number; y: number } | null>> =>
  page.evaluate((regions) => {
    const parts = Array.from({ length: 23 }, (_, part) => (part + 1) / 24);
    const points = parts
      .flatMap((x) => parts.map((y) => ({ x, y, far: Math.hypot(x - 0.5, y - 0.5) })))
      .sort((one, other) => one.far - other.far);
    const regionAt = (x: number, y: number) =>
      document.elementFromPoint(x, y)?.closest<SVGElement>("[data-board] [data-region]")?.dataset["region"];
    const pointIn = (id: string) => {
      const land = document.querySelector(`[data-board] .region[data-region="${id}"]`);
      const box = land?.getBoundingClientRect() ?? new DOMRect();
      const there = points.map(({ x, y }) => ({ x: box.x + x * box.width, y: box.y + y * box.height }));
      return there.find(({ x, y }) => regionAt(x, y) === id) ?? null;
    };
    return Object.fromEntries(regions.map((id) => [id, pointIn(id)]));
  }, ids);

/** Some pictures later: the map follows what grows and shrinks round it step by step. */
const draw = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
  });

/** The same for one region, once the map lies still. */
export async function pointIn(page: Page, id: string): Promise<{ x: number; y: number }> {
  let now = await pointsIn(page, [id]);
  const isStill = async () => {
    const before = JSON.stringify(now);
    await draw(page);
    now = await pointsIn(page, [id]);
    return now[id] !== null && JSON.stringify(now) === before;
  };
  await expect.poll(isStill, { message: `${id} can be touched`, intervals: [10], timeout: 10_000 }).toBe(true);
  return now[id]!;
}

/** Nothing lies over a whole region. */
export async function expectAllTouchable(guest: Guest): Promise<void> {
  const ids = Object.keys(lookAt(guest).regions);
  const covered = async () => Object.entries(await pointsIn(guest.page, ids)).filter(([, point]) => point === null);
  await expect.poll(covered, { timeout: 10_000 }).toEqual([]);
}

/** Touches a region: with a finger on the phone, with the mouse elsewhere. */
export async function touchRegion(guest: Guest, id: string): Promise<void> {
  const { x, y } = await pointIn(guest.page, id);
  await (guest.wish.phone ? guest.page.touchscreen.tap(x, y) : guest.page.mouse.click(x, y));
}

/** Touches a region whose only option is done at once, and waits for the next question. */
export async function doIn(guest: Guest, id: string): Promise<void> {
  await guest.act(() => touchRegion(guest, id));
  await guest.turn();
  await fold(guest);
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

/** What the page answers when something is touched that is not on offer: a sentence and its rule. */
export async function expectWhy({ page, say }: Guest): Promise<Locator> {
  const answer = page.getByRole("status").filter({ hasText: say("table-not-now") });
  await expect(answer.getByRole("button", { name: RULE })).toBeVisible();
  return answer;
}
