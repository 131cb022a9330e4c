import { violations } from "./support/axe";
import { lay, origin, reachTurn, regionOf, sitDown, touchRegion } from "./support/empire";
import { expect, test } from "./support/test";

for (const phone of [false, true]) {
  const wish = { phone, language: phone ? "en" : "cs" } as const;
  const where = phone ? "phone" : "desktop";

  test(`the Empire lobby and table have no serious violations: ${where}`, async ({ come }) => {
    const guest = await come(wish);
    const { page, say } = guest;
    const look = async (what: string) => {
      expect.soft(await violations(guest), what).toEqual([]);
    };

    await page.goto("/new/empire");
    await expect(page.getByRole("heading", { name: say("lobby-empire-map"), exact: true })).toBeVisible();
    await page.getByRole("button", { name: say("lobby-empire-map-another") }).click();
    for (const words of ["lobby-empire-map-by-hand", "lobby-empire-setting"]) await page.getByText(say(words)).click();
    await look("lobby");

    const variants = { discoveries: "on", swamp: "on", citadels: "on", encounters: "on", leaders: "on" };
    await sitDown(guest, variants);
    await look("bid");
    await reachTurn(guest);
    await look("turn");
    await lay(guest, "move", { variants });
    const from = regionOf(guest.offered.find(({ id }) => id === "move")!);
    if (!(await origin(guest).count())) await touchRegion(guest, from);
    await expect(origin(guest)).toHaveCount(1);
    await look("march");
  });
}
