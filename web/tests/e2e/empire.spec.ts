import { expect, test } from "./support/test";
import { EVERYTHING, doIn, LATE_OF_THREE, LATE_TURN, lookAt, makeFrom, regionOf, THREE } from "./support/empire";
import { sensible, type GuestWish } from "./support/guest";
import { happenings, listen } from "./support/heard";

/** From the start page by one click to a table, by the list of options to the score sheet; on the phone its end. */
const PEOPLE: [string, GuestWish][] = [
  ["desktop, Czech", { language: "cs" }],
  ["phone, English", { language: "en", phone: true }],
];

for (const [name, wish] of PEOPLE) {
  test(`a game of Empire against bots to its end: ${name}`, async ({ come }) => {
    const guest = await come(wish);
    const { page, say } = guest;
    const texts = await guest.texts("empire");

    await page.goto("/");
    await page.getByRole("button", { name: `${say("start-play")}: ${texts["empire-title"]}` }).click();
    await expect(page).toHaveURL(/\/t\/[\w-]+$/);
    if (wish.phone) await guest.sitAt(await makeFrom(guest, LATE_TURN));
    expect(await guest.play()).toBeGreaterThan(wish.phone ? 3 : 20);

    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const totals = await guest.totals();
    expect(totals).toEqual(guest.news?.result?.scores);
    expect(lookAt(guest).players.map(({ score }) => score.total)).toEqual(totals);

    await page.getByRole("button", { name: say("score-look") }).click();
    if (wish.phone)
      await page
        .getByRole("navigation", { name: say("empire-ui-pane") })
        .getByRole("button", { name: say("empire-ui-pane-players") })
        .tap();
    for (const [seat, { name }] of (guest.news?.seats ?? []).entries())
      await expect(page.getByRole("region", { name, exact: true }).locator(".pp-pts")).toContainText(
        String(totals[seat]),
      );
    await page.getByRole("button", { name: say("table-see-score") }).click();
    await expect(guest.sheet).toBeVisible();
  });
}

test("everything in play on a rectangle: set up by touching the map, and the end of the first of three games", async ({
  come,
}) => {
  const guest = await come({ language: "cs" });
  const { page, say } = guest;
  const texts = await guest.texts("empire");
  const frames = listen(guest);
  await guest.sitAt(await guest.make("empire", THREE, { variants: EVERYTHING }));
  const tokenIn = (id: string) => lookAt(guest).regions[id]?.token;
  const laying = page.getByRole("region", { name: say("empire-ui-laying") });

  expect(guest.ask).toBe("choose_start");
  const start = regionOf(guest.offered[0]!);
  await doIn(guest, start);
  expect(lookAt(guest).start).toBe(start);
  await expect(page.locator(`[data-thing="start:${start}"]`)).toHaveCount(1);

  let hidden = 0;
  for (; guest.ask === "lay_hidden"; hidden += 1) {
    await expect(laying).toContainText(say("empire-ui-laying-hidden"));
    const where = regionOf(guest.offered.filter(({ id }) => id === "lay-hidden").at(-1)!);
    await doIn(guest, where);
    expect(tokenIn(where)).toBe("hidden");
    await expect(page.locator(`[data-thing="token:${where}"] .hidden`)).toHaveCount(1);
  }
  expect(hidden).toBe(6);

  const laid: string[] = [];
  while (guest.ask === "lay_token") {
    const option = guest.offered.find(({ id }) => id === "lay")!;
    const token = String(option.values["token"]);
    await expect(laying.getByRole("heading")).toHaveText(texts[`empire-token-${token}`]!);
    const out = guest.offered.find(({ id }) => id === "leave-out");
    if (out && token === "robbers") {
      await guest.act(() => laying.getByRole("button", { name: out.text! }).click());
      await guest.turn();
      continue;
    }
    await doIn(guest, regionOf(option));
    expect(tokenIn(regionOf(option))).toBe(token);
    laid.push(token);
  }
  expect(laid.sort()).toEqual(["citadel", "citadel", "citadel", "dragon", "portal", "portal"]);

  expect(guest.ask).toBe("settle");
  const second = regionOf(guest.offered[0]!);
  await doIn(guest, second);
  expect(lookAt(guest).regions[second]?.armies).toEqual([1, 1, 1]);
  expect(lookAt(guest).players.every(({ leader }) => leader !== null)).toBe(true);

  // a leader, close
  const mine = lookAt(guest).players[0]!.leader!;
  await page.locator(`[data-look="leader:${mine}"]`).click();
  await expect(page.getByRole("tooltip")).toContainText(texts[`empire-leader-${mine}.about`]!);
  await page.keyboard.press("Escape");

  await guest.sitAt(await makeFrom(guest, LATE_OF_THREE));
  expect(lookAt(guest).number).toBe(1);
  for (let answers = 0; lookAt(guest).number === 1; answers += 1) {
    await guest.choose(sensible(guest.offered, answers));
    await guest.turn();
  }
  const scored = happenings(frames).filter(({ event }) => event === "game-scored");
  expect(scored).toHaveLength(3);
  const earlier = lookAt(guest).players.map(({ score }) => score.earlier);
  for (const { seat, ["points"]: points } of scored) expect(earlier[seat!]).toBe(Number(points));
  await expect(page.getByText(say("empire-ui-game-of", { number: 2, games: 3 }))).toBeVisible();
  expect(guest.over).toBe(false);
});
