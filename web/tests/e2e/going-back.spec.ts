import { FOX, type Guest } from "./support/guest";
import { expect, test } from "./support/test";

/** Where everything lies on the board, and what has a rim; what still flies is not where it belongs. */
function lying({ page }: Guest): Promise<string[]> {
  return page.locator("[data-board]").evaluate((board) =>
    [...board.querySelectorAll("[data-thing], .is-last")].map((thing) => {
      const { x, y, width, height } = thing.getBoundingClientRect();
      const flies = thing.getAnimations().some((one) => !(one instanceof CSSAnimation)); // what is on offer only glows
      const place = [x, y, width, height].map(Math.round).join(" ");
      const look = thing.getAttribute("class")?.replace(/svelte-\w+/g, "");
      const name = thing.getAttribute("data-thing")?.replace(/^(marker:\d+):\d+$/, "$1"); // markers are alike
      return [name, place, look, flies ? "flies" : ""].join(" | ");
    }),
  );
}

test("going back past bots jumps: the board is that of a page loaded anew", async ({ come }) => {
  const guest = await come({ speed: "normal" });
  const { page, say } = guest;
  await guest.sitAt(await guest.make("vale", [{ kind: "me" }, FOX], { take_back: "practice" }));
  await expect(page.getByText(say("practice")).first()).toBeVisible();
  for (let answers = 0; answers < 4; answers += 1) {
    await guest.choose(guest.offered[0]!);
    await guest.turn();
  }
  const before = guest.news!.sequence;
  await page.locator(".undo button").click();
  await page.mouse.move(0, 0);
  await expect.poll(() => guest.news!.sequence, { intervals: [10] }).toBeGreaterThan(before);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const gone = await lying(guest); // at once: nothing is on its way
  await page.reload();
  await guest.turn();
  await page.mouse.move(0, 0);
  await expect.poll(() => lying(guest)).toEqual(gone);
});
