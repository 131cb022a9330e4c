import type { History, Option } from "../../src/lib/api";
import {
  act,
  areas,
  army,
  asked,
  choices,
  ending,
  expectArmies,
  freeSteps,
  lookAt,
  offersOf,
  playUntil,
  space,
  tile,
  touchArea,
  TWO,
  unitsIn,
  valueOf,
} from "./support/kemet";
import { expect, test } from "./support/test";

test("from the lobby to the first march, all by touch", async ({ come }) => {
  const guest = await come({ language: "cs" });
  const { page, say } = guest;
  const texts = await guest.texts("kemet");
  await page.goto("/new/kemet");
  await expect(page.getByRole("heading", { name: say("lobby-kemet-table") })).toBeVisible();
  await page.getByRole("button", { name: say("lobby-start") }).click();
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  await asked(guest);

  // two districts, one after the other
  expect(guest.ask).toBe("station");
  const station = guest.offered[0]!;
  const [one, two] = [valueOf(station, "area"), valueOf(station, "area2")];
  await touchArea(guest, one);
  const { sequence } = guest.news!;
  await expect(page.getByText(say("kemet-ui-pair", { area: texts[`kemet-area-${one}`]! }))).toBeVisible();
  expect(guest.news?.sequence).toBe(sequence);
  await act(guest, () => touchArea(guest, two));
  expect([unitsIn(guest, one), unitsIn(guest, two)]).toEqual([5, 5]);
  await expectArmies(guest, one, two);

  // pyramids by large buttons, district after district
  while (guest.ask === "found_pyramid") {
    const option = offersOf(guest, "found").at(-1)!;
    const where = valueOf(option, "area");
    await act(guest, () => choices(guest).getByRole("button", { name: option.text! }).click());
    expect(lookAt(guest).areas[where]?.pyramid).toEqual({
      colour: valueOf(option, "colour"),
      level: Number(valueOf(option, "level")),
    });
    await expect(page.locator(`[data-board] [data-thing="pyramid:${where}"]`)).toHaveCount(1);
  }

  // the market opens by itself
  expect(guest.ask).toBe("free_tile");
  const free = valueOf(guest.offered[0]!, "tile");
  await act(guest, () => tile(guest, free).click());
  expect(lookAt(guest).players[0]?.tiles).toEqual([free]);

  // a token, an army, a step, who goes, stop
  await playUntil(guest, () => guest.ask === "opening");
  await act(guest, () => space(guest, "move_3").click());
  expect(lookAt(guest).players[0]?.used).toContain("move_3");
  await expect(page.locator('[data-board] [data-thing="token:0:move_3"]')).toBeVisible();
  const from = [one, two].find((id) => offersOf(guest, "march").some((option) => valueOf(option, "area") === id))!;
  await act(guest, () => touchArea(guest, from));
  expect(guest.ask).toBe("march_on");
  expect(lookAt(guest).march?.area).toBe(from);
  const [to = ""] = freeSteps(guest);
  const stood = unitsIn(guest, from);
  const split = page.getByRole("button", { name: say("kemet-ui-split"), exact: true });
  await split.click();
  await expect(split).toHaveAttribute("aria-pressed", "true");
  await act(guest, () => touchArea(guest, to));
  expect(guest.ask).toBe("who_goes");
  const some = offersOf(guest, "go").find((option) => Number(valueOf(option, "units")) === stood - 1)!;
  await act(guest, () => choices(guest).getByRole("button", { name: some.text! }).click());
  expect([unitsIn(guest, from), unitsIn(guest, to)]).toEqual([1, stood - 1]);
  await expectArmies(guest, from, to);
  await expect(army(guest, 0, to)).toHaveText(String(stood - 1));
  if (guest.ask === "march_on") {
    await expect(ending(guest)).toHaveText(say("kemet-ui-end-march"));
    await guest.act(() => ending(guest).click());
  }
  expect(guest.ask).not.toBe("march_on");
});

/** The shortest way through a round: prays, ends, takes what is there. */
function shortest(options: Option[]): Option {
  const pray = options.find(({ id, words }) => id === "token" && words.includes("pray"));
  const recruit = options.find(({ id, words }) => id === "token" && words.includes("recruit"));
  return pray ?? options.find(({ id }) => id === "done") ?? recruit ?? options[0]!;
}

test("a short game by the list of options to the score sheet and its replay", async ({ come }) => {
  const guest = await come();
  const { page, say } = guest;
  const { id } = await guest.make("kemet", TWO, { variants: { round_limit: "six" } });
  await page.goto(`/t/${id}`);
  await playUntil(guest, () => lookAt(guest).round > 1);
  await playUntil(guest, () => false, shortest);

  const totals = await guest.totals();
  expect(totals).toEqual(guest.news?.result?.scores);
  expect(lookAt(guest).players.map(({ score }) => score)).toEqual(totals);
  await page.getByRole("button", { name: say("score-look") }).click();
  for (const { seat, score } of lookAt(guest).players)
    await expect(page.locator(`.prow.p${seat + 1} .vpn`)).toContainText(`${score}`);

  const { steps } = await guest.get<History>(`/tables/${id}/history?language=en`);
  const last = steps.at(-1)!.answers;
  const battles = steps.filter(({ events }) => events.some(({ event }) => event === "won"));
  const at = battles[0]?.answers ?? 10;
  await page.goto(`/t/${id}/replay#${at}`);
  await expect(page.getByText(say("replay-at", { at, last }))).toBeVisible();
  await expect(areas.one(guest, "pantheon")).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.getByText(say("replay-at", { at: last, last }))).toBeVisible();
});
