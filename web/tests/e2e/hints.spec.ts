/** Hints at a table against bots: asked for twice, read, and answered without them choosing anything. */
import type { Locator } from "@playwright/test";
import { violations } from "./support/axe";
import { FOX, type Guest } from "./support/guest";
import { expect, test } from "./support/test";

const boxOf = ({ page, say }: Guest) => page.getByRole("region", { name: say("hint"), exact: true });

/** Asks for the next step until it has come: a busy server says that it cannot think just now. */
async function ask(guest: Guest, what: Locator, how: () => Promise<unknown>): Promise<void> {
  guest.tolerates.push(/503 .*\/hint/);
  const again = boxOf(guest).locator(".problem");
  await expect(async () => {
    await how();
    await expect(what.or(again)).toBeVisible();
    await expect(what).toBeVisible({ timeout: 100 });
  }).toPass();
}

/** The words of the options that are named as the best. */
async function best(guest: Guest): Promise<string[]> {
  const rows = boxOf(guest).getByRole("listitem");
  await expect(rows).toHaveCount(Math.min(3, guest.offered.length));
  return rows.locator("b").allTextContents();
}

test("desktop, English: a table with hints, by keyboard", async ({ come }) => {
  const guest = await come({ language: "en" });
  const { page, say } = guest;
  await page.goto("/new/vale");
  const wish = page.getByRole("switch", { name: say("hints") });
  await expect(wish).not.toBeChecked();
  const second = page.getByRole("radiogroup", { name: say("lobby-seat-who", { number: 2 }) });
  await second.getByRole("radio", { name: say("lobby-friend") }).check();
  await expect(wish).toBeDisabled();
  await second.getByRole("radio", { name: say("lobby-bot") }).check();
  await wish.press("Space");
  await expect(wish).toBeChecked();
  await page.getByRole("button", { name: say("lobby-start") }).click();
  await guest.turn();
  await expect(page.getByTitle(say("hints-about"))).toBeVisible();

  const box = boxOf(guest);
  const more = box.getByRole("button", { name: say("hint-more", { count: guest.offered.length }) });
  await ask(guest, more, () => page.keyboard.press("h"));
  await expect(page.locator("[data-board] [data-hint=zone]").first()).toBeAttached();
  await expect(page.locator(".marks .zone").first()).toBeAttached();
  expect(await violations(guest), "the nudge").toEqual([]);

  await ask(guest, box.getByRole("listitem").first(), () => page.keyboard.press("h"));
  const named = await best(guest);
  const offered = guest.offered.map(({ text }) => text);
  for (const text of named) expect(offered).toContain(text);
  await expect(page.locator(".marks .htag").first()).toBeAttached();
  expect(await violations(guest), "the best").toEqual([]);

  const { sequence } = guest.news!;
  await page.keyboard.press("1");
  const first = page.locator('[data-options] [data-hint~="1"]');
  await expect(first).toBeFocused();
  await expect(first.locator(".what")).toHaveText(named[0]!);
  expect(guest.news?.sequence, "nothing is chosen by a hint").toBe(sequence);
  await guest.act(() => page.keyboard.press("Enter"));
  await expect(box).toHaveCount(0);
  await expect.poll(() => guest.news?.hinted).toBe(1);
});

test("nothing on a board moves when a hint opens", async ({ come }) => {
  const guest = await come({ language: "en" });
  const { page } = guest;
  await guest.sitAt(await guest.make("eldervale", [{ kind: "me" }, FOX], { hints: true }));
  await guest.turn();
  const edges = () =>
    page.locator("[data-board] :is(.mapbox, .askbar, .tile)").evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(" ");
      }),
    );
  const before = await edges();
  expect(before.length).toBeGreaterThan(5);
  await ask(guest, boxOf(guest).locator(".more"), () => page.keyboard.press("h"));
  expect(await edges()).toEqual(before);
});

test("phone, Czech: a hint in the sheet", async ({ come }) => {
  const guest = await come({ language: "cs", phone: true });
  const { page, say } = guest;
  await guest.sitAt(await guest.make("empire", [{ kind: "me" }, FOX], { hints: true }));
  await guest.fold();
  await page.getByRole("button", { name: say("hint-ask") }).tap();
  const box = boxOf(guest);
  const next = box.locator(".more"); // a step on, or once more where it did not come
  const more = next.filter({ hasNotText: say("hint-again") });
  await ask(guest, more, async () => {
    await expect(next).toBeVisible();
    if (!(await more.isVisible())) await next.tap();
  });
  await ask(guest, box.getByRole("listitem").first(), () => next.tap());
  await best(guest);
  expect(await violations(guest), "the best").toEqual([]);
  await box.getByRole("listitem").first().getByRole("button").tap();
  await guest.act(() => page.locator(".go, .few .is-hoverrow, .chip-o.hot").first().tap());
  await expect(box).toHaveCount(0);
});
