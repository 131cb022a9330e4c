import type { Guest } from "./support/guest";
import { expect, test } from "./support/test";

const VALE = ["welcome", "offer", "mark", "action", "purse"];

const note = ({ page, say }: Guest) => page.getByRole("region", { name: say("guide-label") });

async function expectNote(guest: Guest, id: string): Promise<void> {
  await expect(note(guest).getByRole("heading", { name: guest.say(`guide-vale-${id}.title`) })).toBeVisible();
  await expect(note(guest)).toContainText(guest.say(`guide-vale-${id}`));
}

async function learn(guest: Guest): Promise<void> {
  const { page, say } = guest;
  const texts = await guest.texts("vale");
  await page.goto("/");
  await page.getByRole("button", { name: `${say("start-learn")}: ${texts["vale-title"]}` }).click();
  await expect(page).toHaveURL(/#learn$/);
  await expectNote(guest, "welcome");
}

for (const phone of [false, true]) {
  test(`the guide goes along with a first game: ${phone ? "phone" : "desktop"}`, async ({ come }) => {
    const guest = await come({ phone, language: phone ? "en" : "cs" });
    await learn(guest);
    for (const id of VALE) {
      if (id === "action") await guest.play(() => guest.ask !== "turn");
      await expectNote(guest, id);
      await note(guest)
        .getByRole("button", { name: guest.say("guide-next") })
        .click();
    }
  });
}

test("the guide can be skipped, and the game goes on", async ({ come }) => {
  const guest = await come();
  await learn(guest);
  await note(guest)
    .getByRole("button", { name: guest.say("guide-skip") })
    .click();
  await expect(note(guest)).toBeHidden();
  let answers = 0;
  await guest.play(() => answers++ < 3);
  await expect(note(guest)).toBeHidden();
});
