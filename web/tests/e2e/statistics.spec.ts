import type { Statistics } from "../../src/lib/api";
import { violations } from "./support/axe";
import type { GuestWish } from "./support/guest";
import { expect, test } from "./support/test";

const PEOPLE: [string, GuestWish][] = [
  ["desktop, Czech", { language: "cs" }],
  ["phone, English, light", { language: "en", phone: true, theme: "light" }],
];

for (const [name, wish] of PEOPLE) {
  test(`a finished game in one's statistics, taken along and forgotten: ${name}`, async ({ come }) => {
    const guest = await come(wish);
    const { page, say } = guest;
    await page.goto("/");
    await page.getByRole("link", { name: say("stats-title") }).click();
    await expect(page.getByText(say("stats-empty"))).toBeVisible();

    const id = await guest.makeFinished();
    await expect.poll(async () => (await guest.get<Statistics>("/me/statistics")).all).toBe(1);
    await page.evaluate(() => localStorage.setItem("deskovka.known", "yes")); // as if the page had made that table
    await page.goto("/");
    await page.getByRole("button", { name: say("bar-menu") }).click();
    await page
      .getByRole("dialog")
      .getByRole("link", { name: say("stats-title") })
      .click();
    await expect(page.getByText(say("stats-left"))).toBeVisible(); // a bot has played it to its end
    await expect(page.getByText(say("stats-aside-seed"))).toBeVisible();
    await expect(page.getByRole("region", { name: say("stats-rating") })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await violations(guest)).toEqual([]);

    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: say("stats-export") }).click();
    let text = "";
    for await (const part of await (await download).createReadStream()) text += String(part);
    expect((JSON.parse(text) as { results: { table: string }[] }).results.map(({ table }) => table)).toEqual([id]);

    await page.getByRole("link", { name: say("stats-replay") }).click();
    await expect(page).toHaveURL(new RegExp(`/t/${id}/replay`));
    await page.goBack();
    await page.getByRole("button", { name: say("stats-forget") }).click();
    await page.getByRole("button", { name: say("stats-forget-do"), exact: true }).click();
    await expect(page.getByText(say("stats-forgotten"))).toBeVisible();
    expect((await page.request.get("/api/me")).status()).toBe(401);
    expect((await page.request.get(`/api/tables/${id}`)).status()).toBe(404);
  });
}
