import type { Page } from "@playwright/test";
import { sensible, type Guest } from "./support/guest";
import { expectFocus, tabTo } from "./support/keys";
import { expect, test } from "./support/test";
import { LAST_ROUND, makeFrom } from "./support/vale";

const FIRST = 9; // options that have a key

const heard = async (page: Page) => (await page.locator("[data-live]").allTextContents()).join(" ");

/** One answer by keys: Enter on what has the focus, a number, E for the end of the turn. */
async function answer(guest: Guest, count: number): Promise<void> {
  const { keyboard } = guest.page;
  const listed = await guest.options.locator(".what").allTextContents();
  const near = guest.offered.filter((option) => listed.indexOf(option.text ?? "") < FIRST);
  const option = sensible(near, count);
  const place = listed.indexOf(option.text ?? "");
  const focused = (await guest.options.nth(place).and(guest.page.locator(":focus")).count()) > 0;
  const key = option.id === "end-turn" ? "e" : focused ? "Enter" : String(place + 1);
  await guest.act(
    () => keyboard.press(key),
    () => keyboard.press("Enter"),
  );
}

test("from the start page into a game, and through its last round, by keyboard alone", async ({ come }) => {
  const guest = await come({ language: "cs" });
  const { page, say } = guest;
  const { keyboard } = page;

  await page.goto("/");
  await expect(page.locator("[data-tile=vale] .btn-main")).toBeVisible();
  await tabTo(page, "[data-tile=vale] .btn-main");
  await keyboard.press("Enter");
  await guest.turn();
  expect(await heard(page)).toContain(guest.news?.pending[0]?.text);

  // the keys are told
  await keyboard.press("?");
  const keys = page.getByRole("dialog", { name: say("keys-title") });
  await expect(keys).toBeVisible();
  await expectFocus(page);
  await keyboard.press("Escape");
  await expect(keys).toBeHidden();

  // the board by arrows: to a card that can be marked, a close look, and Enter
  await tabTo(page, "[data-board] [data-item]");
  await keyboard.press("ArrowRight");
  await expect(async () => {
    if (!(await page.evaluate(() => document.activeElement?.matches(".is-offer")))) await keyboard.press("ArrowRight");
    await expect(page.locator(".is-offer:focus")).toHaveCount(1, { timeout: 200 });
  }).toPass();
  await keyboard.press("Space");
  await expect(page.getByRole("tooltip")).toBeVisible();
  await keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toBeHidden();
  await guest.act(() => keyboard.press("Enter"));
  await guest.turn();
  await expectFocus(page);

  await guest.sitAt(await makeFrom(guest, LAST_ROUND));
  let takenBack = 0;
  for (let count = 0; !guest.over; count += 1) {
    await answer(guest, count);
    await guest.turn();
    if (guest.over) break;
    await expectFocus(page);
    expect(await heard(page)).toContain(guest.news?.pending.find((question) => question.options)?.text);
    const mine = guest.news?.pending.find((question) => question.options);
    if (mine?.undo && takenBack < 2) {
      await guest.act(() => keyboard.press("u"));
      await guest.turn();
      await expectFocus(page);
      takenBack += 1;
    }
  }
  expect(takenBack).toBe(2);
  await expect(guest.sheet).toBeVisible();
  await expectFocus(page);
  expect(await guest.totals()).toEqual(guest.news?.result?.scores);
});
