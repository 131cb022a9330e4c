import { violations } from "./support/axe";
import type { Guest } from "./support/guest";
import { expect, test } from "./support/test";

const answers = ({ page }: Guest) => page.locator(".answers button");
const turned = ({ page }: Guest) => page.locator(".answers .turned");
const why = ({ page }: Guest) => page.locator("#puzzle-why");

/** On a phone some questions are asked on a part of the board, such as one's own actions in Kemet: the list is in the
 * first part then, which is marked.  Which game's position comes hangs on the day. */
async function turnToList(guest: Guest): Promise<void> {
  const first = guest.page.locator(".phone-nav button").first();
  await expect(answers(guest).first().or(first.locator(".mine")).first()).toBeVisible();
  if (!(await answers(guest).first().isVisible())) await first.tap();
  await expect(answers(guest).first()).toBeVisible();
}

test("today's position, an answer, why, the next one, and a theme to train", async ({ come }) => {
  const guest = await come({ language: "en" });
  const { page, say } = guest;
  await page.goto("/");
  await page.getByRole("link", { name: new RegExp(`^${say("puzzle-today")}`) }).click();
  await expect(page).toHaveURL(/\/positions$/);
  await expect(answers(guest).first()).toBeVisible();
  await expect(page.getByRole("link", { name: say("puzzle-tab-today") })).toHaveAttribute("aria-current", "page");
  const count = await answers(guest).count();
  expect(await violations(guest)).toEqual([]);

  await page.keyboard.press("2");
  await expect(why(guest)).toBeFocused(); // whoever answers reads on there
  await expect(turned(guest)).toHaveCount(count); // all at once
  await expect(page.locator(".turned.q-best")).toHaveCount(1);
  await expect(page.locator(".turned.mine")).toContainText(say("puzzle-your-answer"));
  expect(await violations(guest)).toEqual([]);
  await page.getByRole("button", { name: say("puzzle-steps") }).click();
  await expect(page.locator(".then button[aria-pressed=true]")).toHaveCount(1); // the course is on the table

  await page.keyboard.press("r");
  await expect(answers(guest)).toHaveCount(count);
  await expect(why(guest)).toHaveCount(0);
  await page.keyboard.press("n");
  await expect(page).toHaveURL(/\/positions\/[a-z]+-\d+$/);
  await expect(answers(guest).first()).toBeVisible();

  await page.getByRole("link", { name: say("puzzle-tab-trainer") }).click();
  await expect(page.getByRole("region", { name: say("puzzle-week") })).toBeVisible();
  expect(await violations(guest)).toEqual([]);
  const theme = page
    .getByRole("group", { name: say("puzzle-theme") })
    .getByRole("button")
    .nth(1);
  const name = (await theme.locator("span").first().textContent()) ?? "";
  await theme.click();
  await expect(theme).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: say("puzzle-start-training") }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("an option on the board is an answer", async ({ come }) => {
  const guest = await come({ language: "en" });
  const { page } = guest;
  const next = await page.request.get("/api/puzzles/next?game=vale&theme=hunt");
  await page.goto(`/positions/${((await next.json()) as { id: string }).id}`);
  await page.locator("[data-board] [role=button]").first().click();
  await expect(why(guest)).toBeFocused();
});

test("na telefonu: pozice dne, odpověď, vysvětlení a další pozice", async ({ come }) => {
  const guest = await come({ phone: true, language: "cs" });
  const { page, say } = guest;
  await page.goto("/positions");
  expect(await violations(guest)).toEqual([]);
  await page.getByRole("link", { name: say("puzzle-try") }).click();
  await turnToList(guest);
  await answers(guest).first().tap();
  await expect(why(guest)).toBeFocused();
  await expect(page.getByRole("button", { name: say("puzzle-next") })).toBeInViewport({ ratio: 1 });
  expect(await violations(guest)).toEqual([]);
  const here = page.url();
  await page.getByRole("button", { name: say("puzzle-fold") }).tap();
  await expect(why(guest)).toBeHidden();
  await page.getByRole("button", { name: say("puzzle-unfold") }).tap();
  await page.getByRole("button", { name: say("puzzle-next") }).tap();
  await expect(page).not.toHaveURL(here);
  await turnToList(guest);
  await page.getByRole("link", { name: say("puzzle-title") }).tap();
  await page
    .getByRole("group", { name: say("puzzle-theme") })
    .getByRole("button")
    .nth(1)
    .tap();
  await page.getByRole("button", { name: say("puzzle-start-training") }).tap();
  await turnToList(guest);
});
