import { asked, lay, lookAt, offersOf, realms, REGROUP, SETTLING, TURN, valueOf } from "./support/eldervale";
import { expectFocus, tabTo } from "./support/keys";
import { expect, test } from "./support/test";

const MINE = 0;

test("a turn in Eldervale by keyboard alone: placed, taken", async ({ come }) => {
  const guest = await come({ language: "cs" });
  const { page } = guest;
  const { keyboard } = page;
  await lay(guest, TURN);

  // the map is one stop of Tab, at a realm that can be chosen
  await tabTo(page, realms.all);
  expect(offersOf(guest, "place").map((option) => valueOf(option, "realm"))).toContain(await realms.focused(page));
  await realms.walkTo(page, "windswept-steppe");
  await keyboard.press("Enter");
  const chooser = page.locator(".chooser button");
  await expect(chooser.first()).toBeFocused(); // which unit
  await guest.act(() => keyboard.press("Enter"));
  await asked(guest);
  expect(lookAt(guest).realms["windswept-steppe"]!.units).toHaveLength(1);
  await expectFocus(page);

  // the stacks there come next
  expect(guest.ask).toBe("take_treasure");
  await tabTo(page, "[data-board] [data-stack]");
  await guest.act(() => keyboard.press("Enter"));
  expect(lookAt(guest).players[MINE]!.tray).toHaveLength(1);
  await expectFocus(page);
});

test("a regroup in Eldervale by keyboard alone: taken up, sent to a card", async ({ come }) => {
  const guest = await come();
  const { page } = guest;
  const { keyboard } = page;
  await lay(guest, REGROUP);
  await tabTo(page, realms.all);
  expect(await realms.focused(page)).toBe("mill");
  await keyboard.press("Enter");
  const figure = page.locator('[data-figure="0:worker"][aria-pressed=true]');
  await expect(figure).toHaveCount(1);
  await keyboard.press("Enter"); // and put down again
  await expect(figure).toHaveCount(0);
  await keyboard.press("Enter");
  // my tableau is one stop of Tab, arrows go from card to card
  const card = '.is-offer[data-look^="card:"]';
  await expect(page.locator(`[data-board] ${card}`).first()).toBeVisible();
  await tabTo(page, '[data-board] [data-guide="tableau"] [data-item]');
  await expect(async () => {
    if (!(await page.locator(`${card}:focus`).count())) await keyboard.press("ArrowRight");
    await expect(page.locator(`${card}:focus`)).toHaveCount(1, { timeout: 100 });
  }).toPass();
  await guest.act(() => keyboard.press("Enter"));
  expect(lookAt(guest).players[MINE]!.units["map"]).toEqual({});
  await expectFocus(page);
});

test("a dwelling in Eldervale by keyboard alone", async ({ come }) => {
  const guest = await come();
  const { page } = guest;
  const { keyboard } = page;
  await lay(guest, SETTLING, "dragon from mill does settle");
  await tabTo(page, realms.all);
  await realms.walkTo(page, "hanging-rocks");
  await guest.act(() => keyboard.press("Enter"));
  await expect.poll(() => lookAt(guest).realms["hanging-rocks"]!.dwelling).toBe(MINE);
  await expectFocus(page);
});
