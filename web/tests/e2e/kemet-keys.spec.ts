import {
  act,
  areas,
  army,
  asked,
  ATTACK,
  battle,
  DAY,
  expectArmies,
  expectWhy,
  freeSteps,
  hand,
  isEmpty,
  lay,
  lookAt,
  offersOf,
  skipTo,
  unitsIn,
  valueOf,
} from "./support/kemet";
import { expectFocus, tabTo } from "./support/keys";
import { ARROWS } from "./support/places";
import { expect, test } from "./support/test";

test("a march by keyboard alone", async ({ come }) => {
  const guest = await come({ language: "cs" });
  const { page } = guest;
  const { keyboard } = page;
  await lay(guest, DAY);

  // a token: the spaces are one stop of Tab
  await tabTo(page, "[data-board] [data-space]");
  await expect(async () => {
    if (!(await page.locator('[data-space="move_3"]:focus').count())) await keyboard.press("ArrowRight");
    await expect(page.locator('[data-space="move_3"]:focus')).toHaveCount(1, { timeout: 100 });
  }).toPass();
  await act(guest, () => keyboard.press("Enter"));
  expect(lookAt(guest).players[0]?.used).toContain("move_3");
  await expectFocus(page);
  await skipTo(guest, "march_start", () => keyboard.press("e"));

  // the map is one stop of Tab, at an army that can set out
  await tabTo(page, areas.all);
  const first = await areas.focused(page);
  expect(offersOf(guest, "march").map((option) => valueOf(option, "area"))).toContain(first);
  for (const arrow of ARROWS) {
    await keyboard.press(arrow);
    expect((await areas.focused(page)) in lookAt(guest).areas).toBe(true);
  }
  const far = Object.keys(lookAt(guest).areas).find((id) => isEmpty(guest, id))!;
  await areas.walkTo(page, far);
  await keyboard.press("w");
  const answer = await expectWhy(guest);
  await keyboard.press("Escape");
  await expect(answer).toBeHidden();

  const from = offersOf(guest, "march")
    .map((option) => valueOf(option, "area"))
    .find((id) => unitsIn(guest, id) > 1)!;
  await areas.walkTo(page, from);
  await act(guest, () => keyboard.press("Enter"));
  expect(lookAt(guest).march?.area).toBe(from);
  await expectFocus(page);
  const [to = ""] = freeSteps(guest);
  const stood = unitsIn(guest, from);
  if ((await areas.focused(page)) === "") await tabTo(page, areas.all);
  await areas.walkTo(page, to);
  await guest.act(() => keyboard.press("Enter"));
  await expect.poll(() => unitsIn(guest, to)).toBe(stood); // everybody goes on
  await asked(guest);
  await expect(army(guest, 0, to)).toHaveText(String(stood));
  await expectArmies(guest, from, to);
  if (guest.ask === "march_on") await guest.act(() => keyboard.press("e"));
  expect(guest.ask).not.toBe("march_on");
});

test("a war council by keyboard alone", async ({ come }) => {
  const guest = await come();
  const { page } = guest;
  const { keyboard } = page;
  await lay(guest, DAY, ...ATTACK);
  await expectFocus(page);

  // by numbers, taken back by Escape
  await keyboard.press("3");
  await expect(hand(guest).nth(2)).toHaveAttribute("aria-pressed", "true");
  await keyboard.press("Escape");
  await expect(hand(guest).nth(2)).toHaveAttribute("aria-pressed", "false");
  await expect(battle(guest)).toBeVisible();

  // by arrows, within the sheet
  await tabTo(page, "[data-board] [role=dialog] [data-item]");
  await keyboard.press("ArrowRight");
  const focused = hand(guest).and(page.locator(":focus"));
  await expect(focused).toHaveCount(1);
  const [cards, at] = [
    lookAt(guest).players[0]!.battle_cards!,
    await hand(guest).evaluateAll((all) => all.findIndex((one) => one === document.activeElement)),
  ];
  await keyboard.press("Enter");
  await keyboard.press("ArrowRight");
  await keyboard.press("Enter");
  await expect(hand(guest).and(page.locator("[aria-pressed=true]"))).toHaveCount(2);
  await tabTo(page, "[data-board] [role=dialog] [data-main]");
  await guest.act(() => keyboard.press("Enter"));
  const council = lookAt(guest).players[0]?.council;
  if (council) {
    expect(council.card).toBe(cards[at]);
    await asked(guest);
    await expectFocus(page);
    await guest.act(() => keyboard.press("e"));
  }
  await expect.poll(() => (lookAt(guest).battle ?? lookAt(guest).last_battle)?.winner).not.toBeNull();
  await expectFocus(page);
});
