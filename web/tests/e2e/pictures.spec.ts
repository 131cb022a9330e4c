/** The pictures of docs/pictures: PICTURES=1 npx playwright test */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ValeView } from "../../src/games/vale/view";
import type { Guest } from "./support/guest";
import { expect, test } from "./support/test";

const folder = fileURLToPath(new URL("../../../docs/pictures/", import.meta.url));
const PHASES = ["hunt", "action", "effects"];

for (const phone of [false, true]) {
  test(`@pictures ${phone ? "phone" : "desktop"}`, async ({ come }) => {
    mkdirSync(folder, { recursive: true });
    const guest = await come({ phone, language: "en" });
    const { page, say } = guest;
    const picture = async (name: string) => {
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: `${folder}${name}-${phone ? "phone" : "desktop"}.png` });
    };

    await page.goto("/");
    await expect(page.locator("[data-tile=vale] h2")).not.toBeEmpty();
    await picture("start");
    await page.goto("/new/vale#friend");
    await page.getByRole("textbox", { name: say("lobby-name", { number: 1 }) }).fill("Jana");
    await picture("new-table");
    await page.getByRole("button", { name: say("lobby-make") }).click();
    await expect(page.getByRole("heading", { name: say("wait-heading") })).toBeVisible();
    await picture("waiting-room");

    await guest.sitAt(await guest.makeVale());
    await playTo(guest, 4);
    for (const phase of PHASES) {
      await guest.play(() => guest.view<ValeView>().phase !== phase);
      if (phone && (await page.locator(".sheet-t [aria-expanded=true]").count()))
        await page.locator(".sheet-t [aria-expanded=true]").click();
      if (!guest.over) await picture(`vale-${phase}`);
    }
    await guest.sitAt(await guest.make("_template", [{ kind: "me" }, { kind: "bot", bot: "greedy" }]));
    await picture("generic");

    const id = await guest.makeFinished();
    await page.goto(`/t/${id}`);
    await expect(page.getByRole("slider", { name: say("replay-slider") })).toBeVisible();
    await picture("score");
    await page.goto(`/t/${id}/replay#60`);
    await expect(page.getByRole("slider", { name: say("replay-slider") })).toBeVisible();
    await picture("replay");
  });
}

/** Plays until this round begins. */
async function playTo(guest: Guest, round: number): Promise<void> {
  await guest.play(() => guest.view<ValeView>().round < round);
}
