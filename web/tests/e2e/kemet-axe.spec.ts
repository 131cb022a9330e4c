import { violations } from "./support/axe";
import { ACQUIRE, ATTACK, battle, DAY, lay, MARCH, tile, valueOf } from "./support/kemet";
import { expect, test } from "./support/test";

for (const phone of [false, true]) {
  const wish = { phone, language: phone ? "en" : "cs" } as const;

  test(`the Kemet table has no serious violations: ${phone ? "phone" : "desktop"}`, async ({ come }) => {
    const guest = await come(wish);
    const { page, say } = guest;
    const look = async (what: string) => {
      expect.soft(await violations(guest), what).toEqual([]);
    };

    await page.goto("/new/kemet");
    await expect(page.getByRole("heading", { name: say("lobby-kemet-table") })).toBeVisible();
    await look("lobby");
    await lay(guest, DAY, ...MARCH);
    await look("board");
    await lay(guest, DAY, ...ACQUIRE);
    await expect(tile(guest, valueOf(guest.offered[0]!, "tile"))).toBeVisible();
    await look("market");
    await lay(guest, DAY, ...ATTACK);
    await expect(battle(guest)).toBeVisible();
    await look("battle");
  });
}
