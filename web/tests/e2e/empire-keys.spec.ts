import {
  AUCTION,
  costsFrom,
  expectStacks,
  expectWhy,
  factsOf,
  lay,
  lookAt,
  makeFrom,
  origin,
  regionOf,
  regions,
  sitDown,
} from "./support/empire";
import { expectFocus, tabTo } from "./support/keys";
import { ARROWS } from "./support/places";
import { expect, test } from "./support/test";

test("from the bid to the choice of a march by keyboard alone", async ({ come }) => {
  const guest = await come({ language: "cs" });
  const { page } = guest;
  const { keyboard } = page;
  const facts = await factsOf(guest);
  await guest.sitAt(await makeFrom(guest, AUCTION));

  // the bid: coins by arrows
  await tabTo(page, "[data-board] .coin[data-item]");
  await keyboard.press("ArrowRight");
  await expect(page.locator(".coin:focus")).toHaveText("1");
  await guest.act(() => keyboard.press("Enter"));
  await guest.turn();
  await expectFocus(page);

  // the row: a card that marches, looked at closely and taken
  const marches = (id: string) => facts.cards[id]?.actions[0]?.do === "move" && facts.cards[id].combine !== "or";
  for (let turns = 0; guest.ask !== "move"; turns += 1) {
    expect(turns).toBeLessThan(30);
    const card = guest.offered.map(({ values }) => String(values["card"])).find(marches);
    if (guest.ask !== "turn" || !card) {
      const end = guest.offered.some(({ id }) => id === "done");
      await guest.act(() => keyboard.press(end ? "e" : "1"));
    } else {
      await tabTo(page, "[data-board] .cards [data-item]");
      await expect(async () => {
        if (!(await page.locator(`[data-thing="card:${card}"]:focus`).count())) await keyboard.press("ArrowRight");
        await expect(page.locator(`[data-thing="card:${card}"]:focus`)).toHaveCount(1, { timeout: 100 });
      }).toPass();
      await keyboard.press("Space");
      await expect(page.getByRole("tooltip")).toBeVisible();
      await keyboard.press("Escape");
      await expect(page.getByRole("tooltip")).toBeHidden();
      await guest.act(() => keyboard.press("Enter"));
    }
    await guest.turn();
    await expectFocus(page);
  }
});

test("a march by keyboard alone", async ({ come }) => {
  const guest = await come({ language: "cs" });
  const { page } = guest;
  const { keyboard } = page;
  await lay(guest, "move");

  // the map is one stop of Tab, at a region where something can be done
  await tabTo(page, "[data-board] .region");
  const from = await regions.focused(page);
  expect(guest.offered.map(regionOf)).toContain(from);
  const stops = page.locator('[data-board] .region[tabindex="0"]');
  await expect(stops).toHaveCount(1);
  for (const arrow of ARROWS) {
    const [here, before] = [await regions.focused(page), await regions.middleOf(page, await regions.focused(page))];
    await keyboard.press(arrow);
    const now = await regions.focused(page);
    if (now === here) continue; // the edge of the map
    expect(now in lookAt(guest).regions).toBe(true);
    const after = await regions.middleOf(page, now);
    const ahead = { ArrowRight: after.x - before.x, ArrowLeft: before.x - after.x, ArrowDown: after.y - before.y };
    expect({ ...ahead, ArrowUp: before.y - after.y }[arrow], `${arrow} from ${here} to ${now}`).toBeGreaterThan(-20);
    await expect(stops).toHaveAttribute("data-region", now);
  }

  // a far place tells why; an army is taken up, and goes
  const bare = Object.entries(lookAt(guest).regions).find(([, { armies }]) => armies[0] === 0)![0];
  await regions.walkTo(page, bare);
  await keyboard.press("w");
  const answer = await expectWhy(guest);
  await keyboard.press("Escape");
  await expect(answer).toBeHidden();
  await regions.walkTo(page, from);
  if ((await origin(guest).count()) === 0) await keyboard.press("Enter");
  await expect(origin(guest)).toHaveAttribute("data-region", from);
  const [to = "", cost = 0] = Object.entries(costsFrom(guest, from))[0] ?? [];
  const left = lookAt(guest).action!.left;
  await regions.walkTo(page, to);
  await guest.act(() => keyboard.press("Enter"));
  await guest.turn();
  expect(lookAt(guest).action?.left ?? 0).toBe(left - cost);
  await expectStacks(guest, from, to);
  await expectFocus(page);
});

test("keys bring the map closer and show all of it again", async ({ come }) => {
  const guest = await come();
  const { page } = guest;
  await sitDown(guest);
  await tabTo(page, "[data-board] .region");
  const svg = page.locator("[data-board] svg[role=group]");
  const width = async () => Math.round((await page.locator(".region:focus").boundingBox())!.width);
  const whole = await width();
  await page.keyboard.press("+");
  await expect.poll(width).toBeGreaterThan(whole * 1.3);
  await expect(svg).toHaveClass(/close/);
  const closer = await width();
  await page.keyboard.press("+");
  await expect.poll(width).toBeGreaterThan(closer * 1.3);
  await expect(page.locator(".region:focus")).toBeInViewport();
  await page.keyboard.press("-");
  await expect.poll(width).toBe(closer);
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".region:focus")).toBeInViewport();
  await page.keyboard.press("0");
  await expect(svg).not.toHaveClass(/close/);
  await page.keyboard.press("ArrowLeft");
  expect(guest.ask).toBe("bid"); // nothing was chosen
});
