import { expect, test } from "./support/test";

test("what others did since my last answer is shown again after a reload", async ({ come }) => {
  const guest = await come();
  const { page, say } = guest;
  await guest.sitAt(await guest.makeVale());
  await guest.choose(guest.offered[0]!);
  await guest.turn();
  await page.reload();
  await guest.turn();

  const strip = page.getByRole("region", { name: say("since-title") });
  await expect(strip.getByText("Fox")).toBeVisible();
  await expect(page.locator("[data-board] .is-last").first()).toBeVisible();
  const offered = await guest.options.allTextContents();
  await strip.getByRole("button", { name: new RegExp(say("since-again")) }).click();
  await expect(strip.getByRole("button", { name: say("since-stop") })).toBeVisible();
  await expect(page.locator("[data-board] .is-offer")).toHaveCount(0); // the past offers nothing
  expect(await guest.options.allTextContents()).toEqual(offered); // and the question waits beside it
  await page.keyboard.press("Space");
  await expect(page.locator("[data-board] .is-offer").first()).toBeVisible();
  await guest.choose(guest.offered[0]!);
  await expect(strip).toHaveCount(0);
});
