import { expect, test } from "./support/test";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 660 },
  { width: 390, height: 844 },
];

for (const size of SIZES) {
  test(`a game can be begun without scrolling: ${size.width}×${size.height}`, async ({ come }) => {
    const guest = await come({ phone: size.width < 700, language: "cs" });
    const { page } = guest;
    await page.setViewportSize(size);
    await page.goto("/");
    await page.locator("[data-tile=vale] .btn-main").click(); // my tables take their room too
    await expect(page).toHaveURL(/\/t\//);
    await page.goto("/");
    await expect(page.getByRole("heading", { name: guest.say("start-tables") })).toBeAttached();
    const tiles = size.width < 700 ? ["vale"] : ["vale", "empire", "kemet"];
    for (const tile of tiles) {
      await expect(page.locator(`[data-tile=${tile}] .btn-main`)).toBeInViewport({ ratio: 1 });
      await expect(page.locator(`[data-tile=${tile}] a[href="/rules/${tile}"]`)).toBeInViewport({ ratio: 1 });
    }
  });
}

test("the book turns to what is looked for, cards come first, and leads to the gallery", async ({ come }) => {
  const guest = await come({ language: "en" });
  const { page, say } = guest;
  await page.goto("/rules/vale");
  await expect(page.getByRole("heading", { level: 2, name: "Set-up" })).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("sum.3");
  await expect(page.getByRole("heading", { level: 2, name: "Summon" })).toBeVisible();
  await expect(page.locator('[data-rule="VALE-SUM.3"]')).toBeInViewport();
  await page.getByRole("searchbox").fill("hydra");
  await page.getByRole("link", { name: /^Hydra/ }).click();
  await expect(page).toHaveURL(/\/gallery\/vale#card:hydra$/);
  await expect(page.getByRole("complementary", { name: "Hydra" })).toBeVisible();
  await expect(page.getByText(say("gallery-count", { shown: 70, all: 70 }))).toBeVisible();
});

test("the pages of the book can be turned by key, and a rule has an address", async ({ come }) => {
  const { page } = await come({ language: "en" });
  await page.goto("/rules/kemet#KEMET-MOV.7");
  await expect(page.locator('[data-rule="KEMET-MOV.7"]')).toBeInViewport();
  await page.keyboard.press("]");
  await expect(page.getByRole("heading", { level: 2, name: "Teleport" })).toBeVisible();
  await page.goBack();
  await expect(page.locator('[data-rule="KEMET-MOV.7"]')).toBeInViewport();
});
