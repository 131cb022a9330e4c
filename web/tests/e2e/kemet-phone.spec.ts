import type { Guest } from "./support/guest";
import {
  act,
  areas,
  army,
  ATTACK,
  battle,
  DAY,
  ending,
  freeSteps,
  lay,
  lookAt,
  main,
  offersOf,
  pickTwo,
  skipTo,
  space,
  touchArea,
  unitsIn,
  valueOf,
} from "./support/kemet";
import { expect, test } from "./support/test";

/** Nothing is wider than the screen. */
async function expectNarrow({ page }: Guest, what: string): Promise<void> {
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(wider, { message: what }).toBeLessThanOrEqual(0);
}

test("on a phone: the panes, the sheet, a march by touch", async ({ come }) => {
  const guest = await come({ phone: true });
  const { page, say } = guest;
  await lay(guest, DAY);
  const panes = page.getByRole("navigation", { name: say("kemet-ui-pane") });
  const pane = (id: string) => panes.getByRole("button", { name: say(`kemet-ui-pane-${id}`) });
  await expect(pane("board")).toHaveAttribute("aria-current", "page"); // where the question is answered
  await expectNarrow(guest, "board");

  // every part of the table is a touch away
  for (const id of ["tiles", "hand", "players"]) {
    await pane(id).tap();
    await expect(page.getByRole("region", { name: say(`kemet-ui-pane-${id}`), exact: true })).toBeVisible();
    await expectNarrow(guest, id);
  }
  await expect(page.locator(".prow h3")).toHaveCount(2);
  await pane("tiles").tap();
  await expect(page.locator(".market [data-look]").first()).toBeVisible();
  await pane("turn").tap();
  const sheet = page.getByRole("region", { name: say("table-sheet"), exact: true });
  await expect(sheet).toBeVisible();
  await guest.turn(); // drawn up, the sheet lists everything
  await expectNarrow(guest, "sheet");
  await guest.fold();

  await pane("board").tap();
  await act(guest, () => space(guest, "move_3").tap());
  await skipTo(guest, "march_start", () => ending(guest).tap());
  await expect(pane("turn")).toHaveAttribute("aria-current", "page");
  await expectNarrow(guest, "march");
  const from = offersOf(guest, "march")
    .map((option) => valueOf(option, "area"))
    .find((id) => unitsIn(guest, id) > 1)!;
  await act(guest, () => touchArea(guest, from));
  expect(lookAt(guest).march?.area).toBe(from);
  const [to = ""] = freeSteps(guest);
  const stood = unitsIn(guest, from);
  await guest.act(() => touchArea(guest, to));
  await expect.poll(() => unitsIn(guest, to)).toBe(stood); // everybody goes on
  await expect(army(guest, 0, to)).toHaveText(String(stood));
  await expect(areas.one(guest, to)).toBeInViewport();
});

test("on a phone: a battle", async ({ come }) => {
  const guest = await come({ phone: true, language: "cs" });
  const { page, say } = guest;
  await lay(guest, DAY, ...ATTACK);
  await expectNarrow(guest, "council");
  await battle(guest)
    .getByRole("button", { name: say("kemet-battle-ui-show-map") })
    .tap();
  await expect(battle(guest)).toBeHidden();
  await page.getByRole("button", { name: say("kemet-battle-ui-back-to") }).tap();
  await pickTwo(guest, 2, 0);
  await expectNarrow(guest, "additions");
  if (offersOf(guest, "done").length) await guest.act(() => main(guest).tap());
  await expect.poll(() => (lookAt(guest).battle ?? lookAt(guest).last_battle)?.winner).not.toBeNull();
  await expect(battle(guest)).toBeVisible();
  await expectNarrow(guest, "reveal");
});
