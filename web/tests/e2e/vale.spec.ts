import { expect, test } from "./support/test";
import type { GuestWish } from "./support/guest";
import { LAST_ROUND, makeFrom } from "./support/vale";

/** From the start page by one click to a table, by the list of options to the score sheet; on the phone its end. */
const PEOPLE: [string, GuestWish][] = [
  ["desktop, Czech", { language: "cs" }],
  ["phone, English", { language: "en", phone: true }],
];

for (const [name, wish] of PEOPLE) {
  test(`a game against bots to its end: ${name}`, async ({ come }) => {
    const guest = await come(wish);
    const { page, say } = guest;
    const texts = await guest.texts("vale");

    await page.goto("/");
    await page.getByRole("button", { name: `${say("start-play")}: ${texts["vale-title"]}` }).click();
    await expect(page).toHaveURL(/\/t\/[\w-]+$/);
    if (wish.phone) await guest.sitAt(await makeFrom(guest, LAST_ROUND));
    expect(await guest.play()).toBeGreaterThan(wish.phone ? 3 : 20);

    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const totals = await guest.totals();
    expect(totals).toEqual(guest.news?.result?.scores);

    await page.getByRole("button", { name: say("score-look") }).click();
    for (const [seat, { name }] of (guest.news?.seats ?? []).entries())
      await expect(page.getByRole("region", { name, exact: true }).locator(".pp-pts")).toContainText(
        String(totals[seat]),
      );
    await page.getByRole("button", { name: say("table-see-score") }).click();
    await expect(guest.sheet).toBeVisible();
  });
}
