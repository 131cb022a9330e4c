import type { Locator } from "@playwright/test";
import { expectWhy, lookAt, reachTurn, sitDown } from "./support/empire";
import type { Guest } from "./support/guest";
import { expect, test } from "./support/test";

/** A card of the row. */
const cardOf = ({ page }: Guest, id: string): Locator => page.locator(`[data-board] .cards [data-thing="card:${id}"]`);

test("the card row: too dear says why, a close look, a card is taken", async ({ come }) => {
  const guest = await come();
  const { page } = guest;
  await sitDown(guest);
  const dear = () => lookAt(guest).row.find((id) => !guest.offered.some(({ values }) => values["card"] === id));
  await guest.choose(guest.offered.at(-3)!); // whoever bids all but two coins wins, and cannot pay three
  await reachTurn(guest);
  expect(dear()).toBeTruthy();
  await cardOf(guest, dear()!).click();
  const answer = await expectWhy(guest);
  await expect(cardOf(guest, dear()!)).toHaveClass(/is-refused/);
  await page.keyboard.press("Escape");
  await expect(answer).toBeHidden();

  const { values, text } = guest.offered[0]!;
  const id = String(values["card"]);
  await cardOf(guest, id).hover();
  const row = guest.options.filter({ hasText: text! });
  await expect(row).toHaveClass(/is-hoverrow/);
  const close = page.getByRole("tooltip");
  await expect(close).toContainText((await guest.texts("empire"))[`empire-card-${id}`]!);
  await page.mouse.move(0, 0);
  await expect(close).toBeHidden();
  await row.hover();
  await expect(cardOf(guest, id)).toHaveClass(/is-hover/);
  await guest.act(() => cardOf(guest, id).click());
  await expect.poll(() => lookAt(guest).players[0]?.cards).toContain(id);
});

test("a finger looks at a card first and takes it then", async ({ come }) => {
  const guest = await come({ phone: true });
  const { page, say } = guest;
  await sitDown(guest);
  await reachTurn(guest); // the cards are shown by themselves
  const option = guest.offered[1]!;
  const id = String(option.values["card"]);
  const card = cardOf(guest, id);
  const { sequence } = guest.news!;
  await card.tap();
  await expect(card).toHaveClass(/is-hover/);
  await expect(page.locator(".btn-main").filter({ hasText: option.text! })).toBeVisible();
  expect(guest.news?.sequence).toBe(sequence);

  // the other parts of the board are a touch away
  const panes = page.getByRole("navigation", { name: say("empire-ui-pane") });
  await panes.getByRole("button", { name: say("empire-ui-pane-players") }).tap();
  await expect(page.getByRole("region", { name: "Fox", exact: true })).toBeVisible();
  await panes.getByRole("button", { name: say("empire-ui-pane-map") }).tap();
  await expect(page.getByRole("region", { name: say("empire-ui-map"), exact: true })).toBeVisible();
  await expect(card).toHaveCount(0);
  await panes.getByRole("button", { name: say("empire-ui-pane-cards") }).tap();

  // a long touch looks closely and takes nothing
  const box = (await card.boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await expect(page.getByRole("tooltip")).toBeVisible();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(page.getByRole("tooltip")).toBeVisible();
  expect(guest.news?.sequence).toBe(sequence);

  await expect(card).toHaveClass(/is-hover/);
  await guest.act(() => card.tap());
  await expect.poll(() => lookAt(guest).players[0]?.cards).toContain(id);
  await expect(page.getByRole("region", { name: say("empire-ui-map"), exact: true })).toBeVisible();
});
