import type { Guest } from "./support/guest";
import { expect, test } from "./support/test";

/** The notes of a first game, each with the questions it waits for. */
const NOTES: [string, ...string[]][] = [
  ["welcome"],
  ["map"],
  ["setup", "choose_start", "settle"], // on some maps there is but one place to start
  ["bid", "bid"],
  ["row", "turn"],
  ["card", "turn"],
];

const note = ({ page, say }: Guest) => page.getByRole("region", { name: say("guide-label") });

async function learn(guest: Guest): Promise<void> {
  const { page, say } = guest;
  const texts = await guest.texts("empire");
  await page.goto("/");
  await page.getByRole("button", { name: `${say("start-learn")}: ${texts["empire-title"]}` }).click();
  await expect(page).toHaveURL(/#learn$/);
}

for (const phone of [false, true]) {
  test(`the guide goes along with a first game of Empire: ${phone ? "phone" : "desktop"}`, async ({ come }) => {
    const guest = await come({ phone, language: phone ? "en" : "cs" });
    const { say } = guest;
    await learn(guest);
    for (const [id, ...asks] of NOTES) {
      if (asks.length) await guest.play(() => !asks.includes(guest.ask ?? ""));
      expect(guest.over).toBe(false);
      await expect(note(guest).getByRole("heading", { name: say(`guide-empire-${id}.title`) })).toBeVisible();
      await expect(note(guest)).toContainText(say(`guide-empire-${id}`));
      await note(guest)
        .getByRole("button", { name: say("guide-next") })
        .click();
    }
  });
}

test("the guide of Empire can be skipped, and the game goes on", async ({ come }) => {
  const guest = await come();
  await learn(guest);
  await expect(note(guest)).toBeVisible();
  await note(guest)
    .getByRole("button", { name: guest.say("guide-skip") })
    .click();
  await expect(note(guest)).toBeHidden();
  await guest.play(() => guest.ask !== "turn");
  await expect(note(guest)).toBeHidden();
});
