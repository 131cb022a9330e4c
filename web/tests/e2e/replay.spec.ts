import type { History, Position } from "../../src/lib/api";
import type { ValeView } from "../../src/games/vale/view";
import { expect, test } from "./support/test";

test("the score page: sheet, graph, slider, record, rematch", async ({ come }) => {
  const guest = await come({ language: "cs" });
  const { page, say } = guest;
  const id = await guest.makeFinished();
  const { steps } = await guest.get<History>(`/tables/${id}/history?language=cs`);
  const last = steps.at(-1)!;
  await page.goto(`/t/${id}`);
  await expect(guest.sheet).toBeVisible();
  expect(await guest.totals()).toEqual(last.scores);

  const line = guest.sheet.getByRole("button", { expanded: false }).first();
  const rows = await guest.sheet.getByRole("row").count();
  await line.click();
  await expect.poll(() => guest.sheet.getByRole("row").count()).toBeGreaterThan(rows);

  await expect(page.getByRole("img", { name: say("score-graph", { list: "" }).split(".")[0]! })).toBeVisible();
  const slider = page.getByRole("slider", { name: say("replay-slider") });
  await slider.fill("5");
  await expect(page.getByText(say("replay-at", { at: 5, last: last.answers }))).toBeVisible();
  await slider.press("ArrowRight");
  await expect(page.getByText(say("replay-at", { at: 6, last: last.answers }))).toBeVisible();
  await expect(page.locator(".moment")).toContainText(steps[6]?.events[0]?.text ?? "");

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: say("score-download") }).click();
  const record = await (await download).createReadStream();
  let text = "";
  for await (const part of record) text += String(part);
  expect(text).toContain("vale");
  expect(text.split("\n").length).toBeGreaterThan(last.answers);

  await page.getByRole("button", { name: say("score-rematch") }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await guest.turn();
  await guest.choose(guest.offered[0]!);
});

for (const phone of [false, true]) {
  test(`the replay ${phone ? "on a phone" : "by slider and keys"}, and a fork from its middle`, async ({ come }) => {
    const guest = await come({ phone });
    const { page, say } = guest;
    const id = await guest.makeFinished();
    const { steps } = await guest.get<History>(`/tables/${id}/history?language=en`);
    const last = steps.at(-1)!.answers;
    const at = (move: number) => expect(page.getByText(say("replay-at", { at: move, last }))).toBeVisible();
    const hold = async (move: number) =>
      (await guest.get<Position>(`/tables/${id}/replay/${move}`)).view as unknown as ValeView;

    await page.goto(`/t/${id}/replay#4`);
    await at(4);
    if (phone) await page.getByRole("button", { name: say("replay-on"), exact: true }).click();
    else await page.keyboard.press("ArrowRight");
    await at(5);
    if (!phone) {
      await page.keyboard.press("End");
      await at(last);
      await page.keyboard.press("Home");
      await at(0);
      await page.keyboard.press("Space");
      await expect(page.getByRole("button", { name: say("replay-pause") })).toBeVisible();
      await at(1);
      await page.keyboard.press("Space");
    }

    // a move at which the other player holds cards: seen when all is open, not from my seat
    let middle = Math.floor(last / 2);
    while (!(await hold(middle)).players[1]?.hand?.length) middle += 1;
    const slider = page.getByRole("slider", { name: say("replay-slider") });
    await slider.fill(String(middle));
    await at(middle);
    await expect(page).toHaveURL(new RegExp(`#${middle}$`));
    if (phone) await page.getByRole("button", { name: say("replay-more") }).click();
    const seenFrom = page.getByRole("group", { name: say("replay-seen-from") });
    const { name } = (await guest.get<{ seats: { name: string }[] }>(`/tables/${id}`)).seats[0]!;
    const openHand = page.getByRole("button", { name: say("vale-ui-hand-open") });
    await expect(openHand).toHaveCount(1);
    await seenFrom.getByRole("button", { name }).click();
    await expect(openHand).toHaveCount(0);
    await seenFrom.getByRole("button", { name: say("replay-open") }).click();
    await expect(openHand).toHaveCount(1);

    await page.getByRole("button", { name: say("fork-from-here") }).click();
    const dialog = page.getByRole("dialog", { name: say("fork-title", { at: middle }) });
    await dialog.getByRole("radio", { name: say("what-if-as-it-was") }).check();
    await dialog.getByRole("button", { name: say("fork-start") }).click();
    await expect(page).toHaveURL(/\/t\/[\w-]+$/);
    await guest.turn();
    expect(guest.news?.origin).toBeTruthy();
    await guest.choose(guest.offered[0]!);
    await guest.turn();
  });
}
