import {
  ACQUIRE,
  act,
  areas,
  BUILD,
  choices,
  DAY,
  ending,
  expectArmies,
  expectWhy,
  FATE,
  lay,
  lookAt,
  NIGHT,
  offersOf,
  RULE,
  skipTo,
  space,
  tile,
  touchArea,
  unitsIn,
  valueOf,
} from "./support/kemet";
import { expect, test } from "./support/test";

test("the market: a tile that cannot be had tells why, a close look, a tile is acquired", async ({ come }) => {
  const guest = await come({ language: "cs" });
  const { page, say } = guest;
  const texts = await guest.texts("kemet");
  await lay(guest, DAY, ...ACQUIRE);
  const market = page.getByRole("region", { name: say("kemet-tile-ui-market") });
  await expect(market).toBeVisible(); // it opens by itself

  const open = offersOf(guest, "acquire").map((option) => valueOf(option, "tile"));
  const out = Object.keys(lookAt(guest).offer).find(
    (id) => !open.includes(id) && !lookAt(guest).players[0]!.tiles.includes(id),
  )!;
  await tile(guest, out).click();
  const answer = await expectWhy(guest);
  await expect(tile(guest, out)).toHaveClass(/is-refused/);
  await expect(answer.getByRole("button", { name: RULE })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(answer).toBeHidden();

  const option = offersOf(guest, "acquire")[0]!;
  const id = valueOf(option, "tile");
  await tile(guest, id).hover();
  const close = page.getByRole("tooltip");
  await expect(close).toContainText(texts[`kemet-tile-${id}.about`]!);
  const { prayer } = lookAt(guest).players[0]!;
  await act(guest, () => tile(guest, id).click());
  const me = lookAt(guest).players[0]!;
  expect(me.tiles).toContain(id);
  await expect(close).toBeHidden();
  if (guest.ask === "opening") expect(me.prayer).toBe(prayer - (option.numbers?.["price"] ?? 0));
});

test("a pyramid is built and units are recruited by touching districts", async ({ come }) => {
  const guest = await come();
  const { page } = guest;
  await lay(guest, DAY, ...BUILD);
  const sites = offersOf(guest, "raise");
  const where = valueOf(sites[0]!, "area");
  const here = sites.filter((option) => valueOf(option, "area") === where);
  const option = here.at(-1)!;
  const price = option.numbers!["price"]!;
  const { prayer } = lookAt(guest).players[0]!;
  await guest.act(async () => {
    await touchArea(guest, where);
    if (here.length === 1) return;
    const list = page.getByRole("dialog").getByRole("button");
    await expect(list).toHaveCount(here.length);
    for (const [index, { detail }] of here.entries()) await expect(list.nth(index)).toContainText(detail!);
    await list.nth(here.length - 1).click();
  });
  const level = Number(valueOf(option, "level"));
  expect(lookAt(guest).areas[where]?.pyramid).toEqual({ colour: valueOf(option, "colour"), level });
  expect(prayer - price).toBeGreaterThanOrEqual(0);
  await expect(page.locator(`[data-board] [data-thing="pyramid:${where}"] text`).first()).toHaveText(String(level));

  await lay(guest, DAY);
  await act(guest, () => space(guest, "recruit").click());
  await skipTo(guest, "recruiting", () => ending(guest).click());
  const home = valueOf(offersOf(guest, "enlist")[0]!, "area");
  const [units, { supply }] = [unitsIn(guest, home), lookAt(guest).players[0]!];
  await guest.act(() => touchArea(guest, home));
  expect(unitsIn(guest, home)).toBe(units + 1);
  expect(lookAt(guest).players[0]?.supply).toBe(supply - 1);
  await expectArmies(guest, home);
  if (guest.ask === "recruiting") await guest.act(() => ending(guest).click());
  expect(guest.ask).not.toBe("recruiting");
});

test("the night: veterans or a sacrifice by large buttons, and a place in the turn order", async ({ come }) => {
  const guest = await come({ language: "cs" });
  const { page, say } = guest;
  await lay(guest, NIGHT);
  const step = say("kemet-ui-night-step", { step: lookAt(guest).night_step, count: 9 });
  await expect(page.locator(".askbar")).toContainText(step);
  await expect(choices(guest).getByRole("button")).toHaveCount(guest.offered.length);
  const before = lookAt(guest);
  await guest.act(() => choices(guest).getByRole("button").first().click());
  expect(lookAt(guest)).not.toEqual(before);

  await lay(guest, FATE);
  const option = guest.offered.at(-1)!;
  const place = Number(valueOf(option, "place"));
  await guest.act(() => choices(guest).getByRole("button", { name: option.text! }).click());
  await expect.poll(() => lookAt(guest).phase).toBe("day");
  expect(lookAt(guest).order[place - 1]).toBe(0);
  const rows = page.locator(".prow h3");
  const names = lookAt(guest).order.map((seat) => guest.news!.seats[seat]!.name);
  await expect(rows).toHaveText(names);
  await expect(areas.one(guest, "pantheon")).toBeVisible();
});
