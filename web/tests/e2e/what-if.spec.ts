import type { Guest } from "./support/guest";
import { violations } from "./support/axe";
import { expect, test } from "./support/test";

/** Starts it from the open box, with bots that answer at once; the address of its table. */
async function begin({ page, say }: Guest): Promise<string> {
  const box = page.getByRole("dialog");
  await box.getByRole("combobox", { name: say("fork-bot-level") }).selectOption("easy");
  await box.getByRole("button", { name: say("what-if-start") }).click();
  await expect(page).toHaveURL(/\/t\/[\w-]+$/);
  return page.url();
}

const strip = ({ page, say }: Guest) => page.getByRole("region", { name: say("what-if"), exact: true });

/** The chance is told, as a number or as an interval. */
async function tellsChance(guest: Guest): Promise<void> {
  await expect(strip(guest).getByRole("status")).toContainText(
    guest.say("what-if-heard-now", { chance: "" }).trim().replace(/\.$/, ""),
  );
  await expect(strip(guest).locator(".num")).toHaveText(/\d/);
}

test("what if, from a replay: another seat, the chance moves, back and again with one click each", async ({ come }) => {
  const guest = await come();
  const { page, say } = guest;
  const id = await guest.makeFinished();
  await page.goto(`/t/${id}/replay#20.1`);
  await page.getByRole("button", { name: say("fork-from-here") }).click();
  const box = page.getByRole("dialog", { name: say("fork-title", { at: 20 }) });
  await expect(box.getByRole("radio", { name: "Fox" })).toBeChecked(); // it is seen from there
  await expect(box).toContainText(say("what-if-help", { name: "Fox", alone: "false" }).slice(0, 40));
  expect(await violations(guest)).toEqual([]);
  const first = await begin(guest);
  await guest.turn();
  expect(guest.news?.origin).toEqual({ table: id, answers: 20, seat: 1 });
  await tellsChance(guest);
  expect(await violations(guest)).toEqual([]);

  await guest.choose(guest.offered[0]!);
  await guest.turn();
  await expect(strip(guest).getByText(/before \d/)).toBeVisible();
  await page.locator(".undo button").first().click();
  await guest.turn();

  await strip(guest)
    .getByRole("button", { name: say("what-if-again") })
    .click();
  await expect(page).not.toHaveURL(first);
  await guest.turn();
  await tellsChance(guest);
  await strip(guest)
    .getByRole("link", { name: say("what-if-back") })
    .click();
  await expect(page).toHaveURL(`/t/${id}/replay#20.1`);
  await expect(page.getByRole("button", { name: say("fork-from-here") })).toBeVisible();
});

test("what if, from the moment of a review, on a Czech phone", async ({ come }) => {
  const guest = await come({ language: "cs", phone: true });
  const { page, say } = guest;
  const id = await guest.makeFinished();
  await page.goto(`/t/${id}/review#12.play.0`);
  await page.getByRole("button", { name: say("review-play-on") }).click({ timeout: 120_000 });
  await expect(page.getByRole("dialog")).toBeVisible();
  const from = new URL(page.url());
  await begin(guest);
  await guest.turn();
  await tellsChance(guest);
  await expect(strip(guest).getByRole("link", { name: say("what-if-back") })).toBeInViewport({ ratio: 1 });
  expect(await violations(guest)).toEqual([]);
  await strip(guest)
    .getByRole("link", { name: say("what-if-back") })
    .click();
  await expect(page).toHaveURL(new RegExp(`${from.pathname}#\\d+\\.(play|luck)\\.\\d$`));
  await expect(page.getByRole("button", { name: say("review-play-on") })).toBeVisible();
});
