/** One player against the ghosts: from the start page to the score pad. */
import { violations } from "./support/axe";
import type { Guest } from "./support/guest";
import { answerOnBoard, asked, lookAt, lot } from "./support/eldervale";
import { expect, test } from "./support/test";

const ALONE = [{ kind: "me" }] as const;
const ON_BOARD = 10; // answers given by touching the board; then the list goes on to the end

test.slow(); // a whole game, told turn by turn

/** Goes through the tale of the ghosts' turn, if it is told: every stage has words and a rule. */
async function follow({ page }: Guest): Promise<number> {
  const tale = page.locator("[data-ghost-turn]");
  await page.waitForTimeout(200); // it comes with the news
  let steps = 0;
  while (await tale.isVisible()) {
    await expect(tale.locator(".rid").first()).toBeVisible();
    await page.locator(".foot .next").click();
    steps += 1;
  }
  return steps;
}

for (const wish of [{ language: "cs" }, { language: "en", phone: true }] as const)
  test(`a whole game against the ghosts: ${"phone" in wish ? "phone" : "desktop"}`, async ({ come }) => {
    const guest = await come(wish);
    const { id } = await guest.make("eldervale", [...ALONE]);
    await guest.page.goto(`/t/${id}`);
    const luck = lot(5);
    let told = 0;
    for (let answers = 0; answers < ON_BOARD; answers += 1) {
      await asked(guest);
      told += await follow(guest);
      expect(await answerOnBoard(guest, luck), guest.ask ?? "").toBe(true);
    }
    expect(told).toBeGreaterThan(3);
    const { ghosts, players } = lookAt(guest);
    expect(ghosts!.rows.map(({ element }) => element)).not.toContain(null);
    expect(players[1]).toMatchObject({ element: null, faction: null });
    await guest.finish({ id });
    await guest.page.reload();
    const scoring = guest.page.locator(".scoring");
    await expect(scoring.getByText(guest.say("eldervale-ghosts")).first()).toBeVisible();
  });

test("one click on the start page, and nothing serious for axe in the ghosts' turn", async ({ come }) => {
  const guest = await come({ language: "en" });
  const { page } = guest;
  await page.goto("/");
  await page.getByRole("button", { name: /^Play solo: / }).click();
  await page.waitForURL(/\/t\//);
  const luck = lot(3);
  const tale = page.locator("[data-ghost-turn]");
  for (let answers = 0; answers < 8 && !(await tale.isVisible()); answers += 1) {
    await asked(guest);
    await page.waitForTimeout(300);
    if (!(await tale.isVisible())) await answerOnBoard(guest, luck);
  }
  await expect(tale).toBeVisible();
  expect(await violations(guest)).toEqual([]);
  await page.reload();
  await asked(guest);
  await expect(tale).toBeHidden(); // it is told once, and again for whoever asks
  await page.getByRole("button", { name: "Ghost board" }).click();
  await page.getByRole("button", { name: "Latest turn of the ghosts" }).click();
  await expect(tale).toBeVisible();
});
