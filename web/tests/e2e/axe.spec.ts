import { violations } from "./support/axe";
import { FOX, type Guest } from "./support/guest";
import { expect, test } from "./support/test";
import { LATER, makeFrom } from "./support/vale";

for (const phone of [false, true]) {
  test.describe(phone ? "phone" : "desktop", () => {
    const wish = { phone, language: phone ? "en" : "cs" } as const;

    /** Looks at one page or moment; the test goes on, so that one run tells everything. */
    const look = async (guest: Guest, where: string) => expect.soft(await violations(guest), where).toEqual([]);

    test("pages round the table have no serious violations", async ({ come }) => {
      const guest = await come(wish);
      const { page, say } = guest;
      await page.goto("/");
      await expect(page.getByRole("heading", { name: say("start-what") })).toBeVisible();
      await expect(page.locator("[data-tile=vale] h2")).not.toBeEmpty();
      await look(guest, "start page");
      await page.getByRole("button", { name: say("bar-menu") }).click();
      await expect(page.getByRole("dialog", { name: say("bar-menu") })).toBeVisible();
      await look(guest, "menu");
      await page.goto("/new/vale#friend");
      await expect(page.getByRole("button", { name: say("lobby-make") })).toBeEnabled();
      await look(guest, "new table");
      await page.getByRole("button", { name: say("lobby-make") }).click();
      await expect(page.getByRole("heading", { name: say("wait-heading") })).toBeVisible();
      await look(guest, "waiting room");
      await page.goto("/rules/vale");
      await expect(page.locator("[data-rule]").first()).toBeVisible();
      await look(guest, "rules");
      await page.getByRole("searchbox").fill(phone ? "value of stones" : "hodnota drahokamů");
      await expect(page.locator("[data-piece]").first()).toBeVisible();
      await look(guest, "rules, found");
      await page.getByRole("searchbox").fill("qqqq");
      await expect(page.getByText(say("book-nothing-then"))).toBeVisible();
      await look(guest, "rules, nothing found");
      for (const game of ["vale", "empire", "kemet"]) {
        await page.goto(`/gallery/${game}`);
        await page.locator("[data-piece]").first().click();
        await look(guest, `gallery of ${game}`);
      }
      await page.goto("/credits");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await look(guest, "credits");
    });

    test("the table has no serious violations", async ({ come }) => {
      const guest = await come(wish);
      const { page, say } = guest;
      await guest.sitAt(await guest.makeVale());
      await look(guest, "hunt");
      await guest.play(() => guest.ask !== "turn");
      await look(guest, "action");
      await page.keyboard.press("w");
      await expect(page.getByText(say("table-not-now"))).toBeVisible();
      await look(guest, "why not");
      await page.keyboard.press("Escape");
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog", { name: say("keys-title") })).toBeVisible();
      await look(guest, "keys");
      await page.keyboard.press("Escape");
      for (const part of ["rules", "chat"] as const) {
        const name = say(phone ? `table-pane-${part}` : `table-tab-${part}`);
        await (
          phone
            ? page.getByRole("navigation", { name: say("table-parts") }).getByRole("button", { name })
            : page.getByRole("tab", { name })
        ).click();
        await look(guest, part);
      }
      await guest.sitAt(await makeFrom(guest, LATER));
      await look(guest, "later on");
      await guest.sitAt(await guest.make("_template", [{ kind: "me" }, FOX]));
      await look(guest, "generic table");
      await page.goto(`/t/${(await guest.make("_template", [{ kind: "me" }, { kind: "me", name: "Petr" }])).id}`);
      await expect(page.locator("[data-curtain]")).toBeVisible();
      await look(guest, "curtain");
      await page.goto(`/t/${(await guest.makeVale()).id}#learn`);
      await expect(page.getByRole("region", { name: say("guide-label") })).toBeVisible();
      await look(guest, "guide");
    });

    test("the end of a game has no serious violations", async ({ come }) => {
      const guest = await come(wish);
      const { page, say } = guest;
      const id = await guest.makeFinished();
      await page.goto(`/t/${id}`);
      await expect(page.getByRole("slider", { name: say("replay-slider") })).toBeVisible();
      await look(guest, "score page");
      await page.goto(`/t/${id}/replay#12`);
      await expect(page.getByRole("slider", { name: say("replay-slider") })).toBeVisible();
      await look(guest, "replay");
    });
  });
}
