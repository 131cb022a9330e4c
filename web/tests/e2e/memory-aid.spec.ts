import { violations } from "./support/axe";
import { FOX } from "./support/guest";
import { expect, test } from "./support/test";

for (const phone of [false, true]) {
  test(`a memory aid is wished for and read ${phone ? "on a phone" : "beside the board"}`, async ({ come }) => {
    const guest = await come({ phone, language: phone ? "cs" : "en" });
    const { page, say } = guest;
    await page.goto("/new/kemet");
    await page
      .locator("label")
      .filter({ has: page.getByRole("switch", { name: say("memory-aid") }) })
      .click();
    await expect(page.getByText(say("memory-aid-on"))).toBeVisible();
    await page.getByRole("button", { name: say("lobby-start") }).click();
    await expect(page.locator("[data-board]")).toBeVisible();
    await expect(page.getByTitle(say("memory-aid-about"))).toBeVisible();
    if (phone) await page.locator(".phone-nav button").last().click();
    await page.getByRole("tab", { name: say("table-tab-known") }).click();
    const hand = page.locator("[data-known] li.p2");
    await expect(hand).toContainText(phone ? "Diverze" : "Diversion");
    expect.soft(await violations(guest), "what one knows").toEqual([]);
    if (phone) return;
    await hand.getByRole("button", { name: "Diversion" }).click();
    await expect(page.getByRole("tooltip")).toContainText("Diversion");
  });
}

test("a table without the aid says nothing of it", async ({ come }) => {
  const guest = await come({});
  await guest.sitAt(await guest.make("kemet", [{ kind: "me" }, FOX]));
  await expect(guest.page.getByRole("tab", { name: guest.say("table-tab-chat") })).toBeVisible();
  await expect(guest.page.getByRole("tab", { name: guest.say("table-tab-known") })).toHaveCount(0);
});
