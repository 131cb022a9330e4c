import type { Guest } from "./support/guest";
import { playUntil } from "./support/kemet";
import { expect, test } from "./support/test";

/** The notes of a first game, each with the question it waits for. */
const NOTES: [string, ...string[]][] = [
  ["welcome"],
  ["map"],
  ["setup", "choose_city", "station", "found_pyramid"],
  ["pyramids", "found_pyramid"],
  ["free-tile", "free_tile"],
  ["tokens", "opening"],
  ["actions", "opening"],
  ["points", "opening"],
  ["hand", "opening"],
  ["why", "opening"],
];

const note = ({ page, say }: Guest) => page.getByRole("region", { name: say("guide-label") });

test("the guide goes along with a first game of Kemet", async ({ come }) => {
  const guest = await come({ language: "cs" });
  const { page, say } = guest;
  const texts = await guest.texts("kemet");
  await page.goto("/");
  await page.getByRole("button", { name: `${say("start-learn")}: ${texts["kemet-title"]}` }).click();
  await expect(page).toHaveURL(/#learn$/);
  for (const [id, ...asks] of NOTES) {
    if (asks.length) await playUntil(guest, () => asks.includes(guest.ask ?? ""));
    expect(guest.over).toBe(false);
    await expect(note(guest).getByRole("heading", { name: say(`guide-kemet-${id}.title`) })).toBeVisible();
    await expect(note(guest)).toContainText(say(`guide-kemet-${id}`));
    await note(guest)
      .getByRole("button", { name: say("guide-next") })
      .click();
  }
});
