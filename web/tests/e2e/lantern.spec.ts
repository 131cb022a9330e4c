import type { GuestWish } from "./support/guest";
import { expect, test } from "./support/test";

/** A game without a board of its own is played at the table that any game has. */
const PEOPLE: [string, GuestWish][] = [
  ["desktop, Czech", { language: "cs" }],
  ["phone, English", { language: "en", phone: true }],
];

for (const [name, wish] of PEOPLE) {
  test(`the template game at the generic table: ${name}`, async ({ come }) => {
    const guest = await come(wish);
    const { page, say } = guest;
    const texts = await guest.texts("_template");

    await page.goto("/new/_template");
    await expect(page.getByRole("heading", { name: texts["template-title"] })).toBeVisible();
    await page.getByRole("button", { name: say("lobby-start") }).click();
    await guest.turn();
    for (const { name } of guest.news?.seats ?? [])
      await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
    expect(await guest.play()).toBeGreaterThan(1);
    expect(await guest.totals()).toEqual(guest.news?.result?.scores);
  });
}
