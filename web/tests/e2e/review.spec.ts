import type { ReviewNews } from "../../src/lib/api";
import { violations } from "./support/axe";
import type { Guest, GuestWish } from "./support/guest";
import { expect, test } from "./support/test";
import { LATER, makeFrom } from "./support/vale";

const LONG = 240_000; // reviews step back behind everything else on the machine
const BUSY = /503 \(Service Unavailable\).*\/(review|history)/; // a busy machine: the page asks again
const LAST_ROUNDS = { ...LATER, round: 6, phase: "hunt" };

/** Ends a game quickly, opens its review from the score sheet, and waits until nothing in it changes any more. */
async function reviewed(guest: Guest): Promise<{ id: string; told: NonNullable<ReviewNews["review"]> }> {
  const { page, say } = guest;
  guest.tolerates.push(BUSY);
  const id = await guest.finish(await makeFrom(guest, LAST_ROUNDS));
  await page.goto(`/t/${id}`);
  await expect(guest.sheet).toBeVisible();
  await guest.touch(page.getByRole("link", { name: say("review"), exact: true }));
  await expect(page).toHaveURL(new RegExp(`/t/${id}/review$`));
  await expect(page.getByText(say("review-heard-done"))).toBeAttached({ timeout: LONG });
  const asked = () => guest.get<ReviewNews>(`/tables/${id}/review?language=${guest.wish.language}`);
  await expect.poll(async () => (await asked()).status, { timeout: LONG }).toBe("done"); // all is found a moment before
  return { id, told: (await asked()).review! };
}

/** From now on this page is told that the review is still made, until somebody stops it; whoever goes on gets it all. */
async function asIfStillMade({ page }: Guest, id: string): Promise<void> {
  let status = "running";
  await page.route(`**/api/tables/${id}/review*`, async (route) => {
    const method = route.request().method();
    if (method === "POST") status = "done";
    if (method === "DELETE") status = "stopped";
    if (method !== "GET") return route.continue();
    const response = await route.fetch();
    const news = (await response.json()) as ReviewNews;
    const state = status === "running" ? "looking" : status;
    const progress = { ...news.progress!, state, looked: Math.floor(news.progress!.all / 2) };
    await route.fulfill({ response, json: status === "done" ? news : { ...news, status, progress } });
  });
}

const rows = ({ page }: Guest) => page.locator("[data-moment]");
const panel = ({ page, say, wish }: Guest) =>
  page.getByRole(wish.phone ? "region" : "complementary", { name: say("review-moment"), exact: true });
const then = ({ page, say }: Guest) => page.getByRole("img", { name: say("review-table-then") });
const pill = ({ page }: Guest, name: string) => page.getByRole("button", { name: new RegExp(`^${name} \\d+$`) });
const graph = ({ page, say }: Guest) =>
  page.getByRole("img", { name: new RegExp(say("review-graph", { turnings: "" }).split(",")[0]!) });

test("a review on the desktop: graph, moments, alternatives, keys, stop, and a friend who looks on", async ({
  come,
}) => {
  const guest = await come();
  const { page, say } = guest;
  const { id, told } = await reviewed(guest);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(told.title!.text);
  await expect(page.getByText(told.summary[0]!.text)).toBeVisible();
  await expect(graph(guest)).toBeVisible();
  const byRound = page.getByRole("table", { name: say("review-graph-table") }).getByRole("row");
  expect(await byRound.count()).toBe(1 + new Set(told.answers.map(({ when }) => when.number)).size);

  // the list is in order of play, what changed most is chosen
  expect(told.moments.length).toBeGreaterThan(0);
  await expect(rows(guest)).toHaveCount(told.moments.length);
  const most = told.moments.reduce((one, other) => (Math.abs(other.change) > Math.abs(one.change) ? other : one));
  const current = page.locator("[data-moment][aria-current]");
  await expect(current).toContainText(most.text);
  await rows(guest).first().click();
  await expect(rows(guest).first()).toHaveAttribute("aria-current", "true");
  await expect(panel(guest)).toContainText(say("review-moment-of", { number: 1, all: told.moments.length }));
  await expect(then(guest)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(rows(guest).nth(Math.min(1, told.moments.length - 1))).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("ArrowLeft");
  await expect(rows(guest).first()).toHaveAttribute("aria-current", "true");

  // what else there was
  const played = told.moments.findIndex(({ kind }) => kind === "play");
  expect(played).toBeGreaterThanOrEqual(0);
  await rows(guest).nth(played).click();
  const answer = told.answers.find(({ place }) => place === told.moments[played]!.place)!;
  await expect(panel(guest)).toContainText(answer.question);
  const others = panel(guest).locator("[aria-pressed]");
  await expect(others).toHaveCount(answer.alternatives.length);
  await expect(others.first()).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("ArrowDown");
  await expect(others.nth(1)).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("ArrowUp");
  await expect(others.first()).toHaveAttribute("aria-pressed", "true");
  const judged = say("review-judged", { player: told.names[answer.seat]! });
  await expect(panel(guest)).toContainText(judged);

  // filters and keys
  const mine = told.moments.filter(({ seat }) => seat === 0).length;
  await page.keyboard.press("m");
  await expect(pill(guest, "Jana")).toHaveAttribute("aria-pressed", "true");
  await expect(rows(guest)).toHaveCount(mine);
  await page.keyboard.press("m");
  await expect(rows(guest)).toHaveCount(told.moments.length);
  await pill(guest, say("review-filter-luck")).click();
  await expect(rows(guest)).toHaveCount(told.moments.filter(({ kind }) => kind === "luck").length);
  await pill(guest, say("review-filter-all")).click();
  await page.keyboard.press("g");
  await expect(page.locator("#review-graph")).toBeFocused();
  await page.keyboard.press("g");
  await expect(current).toBeFocused();
  const box = (await graph(guest).boundingBox())!;
  await page.mouse.click(box.x + box.width / 3, box.y + box.height / 3);
  await expect(panel(guest).getByRole("heading").first()).toBeVisible();
  await page.getByRole("button", { name: say("review-all-bands") }).click();
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  expect(await violations(guest)).toEqual([]);

  // a friend with the link is a spectator: the same moments, no table, nothing to stop
  const friend = await come();
  friend.tolerates.push(BUSY);
  await friend.page.goto(`/t/${id}/review`);
  await expect(friend.page.getByText(say("review-spectator"))).toBeVisible();
  await expect(rows(friend)).toHaveCount(told.moments.length);
  await rows(friend).nth(played).click();
  await expect(panel(friend)).toContainText(judged);
  await expect(then(friend)).toHaveCount(0);
  await expect(friend.page.getByRole("button", { name: say("review-stop") })).toHaveCount(0);

  // as long as it is made those who played may stop it, and it goes on where it was
  await asIfStillMade(guest, id);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("review-going"));
  await expect(page.getByText(say("review-first-look"))).toBeVisible();
  await page.getByRole("button", { name: say("review-stop") }).click();
  await expect(page.getByText(say("review-stopped"))).toBeVisible();
  await expect(rows(guest)).toHaveCount(told.moments.length);
  await page.getByRole("button", { name: say("review-go-on") }).click();
  await expect(page.getByText(say("review-heard-done"))).toBeAttached();
  await expect(page.getByText(say("review-stopped"))).toHaveCount(0);
});

test("a review on a Czech phone: the sheet with the moment, the list, a filter", async ({ come }) => {
  const wish: GuestWish = { language: "cs", phone: true, theme: "light" };
  const guest = await come(wish);
  const { page, say } = guest;
  const { told } = await reviewed(guest);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(told.title!.text);
  await expect(graph(guest)).toBeVisible();
  const sheet = panel(guest);
  const judged = sheet.getByText(say("review-judged", { player: "" }).split(" ").slice(0, 3).join(" "));
  await expect(judged).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await violations(guest)).toEqual([]);

  await sheet.getByRole("button", { name: say("review-all-moments") }).tap();
  await expect(rows(guest)).toHaveCount(told.moments.length);
  await pill(guest, "Jana").tap();
  await expect(rows(guest)).toHaveCount(told.moments.filter(({ seat }) => seat === 0).length);
  expect(await violations(guest)).toEqual([]);
  await pill(guest, say("review-filter-all")).tap();
  await rows(guest).first().tap();
  await expect(rows(guest)).toHaveCount(0); // the sheet shows the moment again
  await expect(sheet).toContainText(`1 / ${told.moments.length}`);
  if (told.moments.length > 1) {
    await sheet.getByRole("button", { name: say("review-next") }).tap();
    await expect(sheet).toContainText(`2 / ${told.moments.length}`);
  }
  await sheet.getByRole("button", { name: say("review-less") }).tap();
  await expect(judged).toHaveCount(0);
  const small = await sheet
    .getByRole("button")
    .evaluateAll((buttons) =>
      (buttons as HTMLElement[])
        .filter((one) => one.offsetWidth < 44 || one.offsetHeight < 44)
        .map((one) => one.outerHTML),
    );
  expect(small).toEqual([]);
});
