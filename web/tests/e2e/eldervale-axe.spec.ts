import { violations } from "./support/axe";
import { BATTLE, CARDS, lay, REGROUP, ROLLED, THEIR_TURN, TURN } from "./support/eldervale";
import { expect, test } from "./support/test";

for (const phone of [false, true]) {
  const wish = { phone, language: phone ? "en" : "cs" } as const;

  test(`the table of Eldervale has no serious violations: ${phone ? "phone" : "desktop"}`, async ({ come }) => {
    const guest = await come(wish);
    const look = async (what: string) => {
      expect.soft(await violations(guest), what).toEqual([]);
    };
    await lay(guest, TURN);
    await look("turn");
    if (!phone) {
      await guest.page.keyboard.press("t");
      await expect(guest.page.getByRole("dialog")).toBeVisible();
      await look("tableau");
    }
    for (const [what, position] of Object.entries({ REGROUP, CARDS, BATTLE, ROLLED, THEIR_TURN })) {
      await lay(guest, position);
      await look(what);
    }
  });
}
