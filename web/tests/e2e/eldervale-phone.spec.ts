import { EXPEDITION, lay, REGROUP, SETTLING, THEIR_TURN, TURN } from "./support/eldervale";
import { tooSmall } from "./support/fingers";
import { expect, test } from "./support/test";

/** Questions that are answered on the map. */
const ON_MAP: [position: Record<string, unknown>, ...said: string[]][] = [
  [TURN],
  [TURN, "place worker in windswept-steppe"],
  [REGROUP],
  [SETTLING, "dragon from mill does settle"],
  [EXPEDITION],
];
const SHARE = 0.45; // of the screen

test("on a phone the map has the room it needs, and nothing lies over it", async ({ come }) => {
  const guest = await come({ phone: true, language: "cs" });
  const { page } = guest;
  for (const [position, ...said] of ON_MAP) {
    await lay(guest, position, ...said);
    const top = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((thing) => thing.getBoundingClientRect().top);
    const room = async () => (await top(".sheet")) - (await top(".mapbox"));
    await expect.poll(room, { message: guest.ask ?? "" }).toBeGreaterThan(SHARE * 844);
    const realms = await top(".field > svg");
    for (const panel of await page.locator(".mapbox :is(.supply, .underworld, .mini)").all()) {
      const { y, height } = (await panel.boundingBox())!;
      expect(y + height, "above the realms").toBeLessThanOrEqual(realms);
    }
  }
});

test("a finger hits whatever can be touched", async ({ come }) => {
  const guest = await come({ phone: true });
  const { page } = guest;
  await lay(guest, TURN);
  expect(await tooSmall(page)).toEqual([]);
  const parts = page.locator(".phone-nav button");
  for (let part = 1; part < (await parts.count()); part += 1) {
    await parts.nth(part).tap();
    await expect(parts.nth(part)).toHaveAttribute("aria-current", "page");
    expect(await tooSmall(page)).toEqual([]);
  }
  await page.locator(".pane-full [role=tab]").nth(1).tap();
  await expect(page.locator(".pane-full [data-rule]").first()).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
  for (const position of [REGROUP, THEIR_TURN]) {
    await lay(guest, position);
    expect(await tooSmall(page)).toEqual([]);
  }
});
