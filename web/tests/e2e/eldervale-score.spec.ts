import { violations } from "./support/axe";
import { FOX, type Guest } from "./support/guest";
import { expect, test } from "./support/test";

/** The end of a game of four in two teams: cards above the limit, caches, prophecies fulfilled and missed. */
const END = {
  variants: { teams: "on" },
  elements: ["fire", "water", "order", "air", "chaos", "earth"],
  map: Object.fromEntries(
    ["ash_plains", "magma_terraces", "pearl_lagoon", "hanging_rocks", "mill", "dungeon_1"].map((id, q) => [id, [q, 0]]),
  ),
  seats: [
    {
      element: "fire",
      points: 31,
      power: { fire: 4, water: 3, order: 4, chaos: 1 },
      dwellings: ["ash_plains"],
      cards: ["fire_passage", "fire_wall", "water_passage", "chaos_passage", "earth_root_cave"],
      hand: ["prophecy_hearths"],
    },
    { element: "water", points: 20, power: { water: 2 }, dwellings: ["pearl_lagoon"], hand: ["prophecy_legends"] },
    { element: "order", points: 30 },
    { element: "air", points: 25, power: { air: 3 }, dwellings: ["hanging_rocks"] },
  ],
  last_turns: 0,
  phase: "end",
};

async function ended(guest: Guest): Promise<void> {
  const { id } = await guest.tableFrom("eldervale", END, [FOX, FOX, FOX]);
  await guest.finish({ id });
  await guest.page.goto(`/t/${id}`);
  await expect(heading(guest)).toBeVisible();
}

const heading = ({ page, say }: Guest) =>
  page.getByRole("heading", { name: say("eldervale-count-title"), exact: true });
const steps = ({ page, say }: Guest) =>
  page.getByRole("navigation", { name: say("eldervale-count-steps") }).getByRole("button");
const step = (guest: Guest, id: string) => steps(guest).filter({ hasText: guest.say(`eldervale-count-tab-${id}`) });
const look = async (guest: Guest, what: string) => {
  expect.soft(await violations(guest), what).toEqual([]);
};

test("the final scoring is told line by line, then the end page comes, and it can be seen again", async ({ come }) => {
  const guest = await come({ language: "cs" });
  const { page, say } = guest;
  await ended(guest);
  await look(guest, "beginning");
  const told = page.locator(".tell").getByRole("status");
  await page.keyboard.press("Space");
  await expect(told).toContainText(say("eldervale-count-step-unplaced-orbs"));
  await step(guest, "tableau").click();
  await expect(page.locator(".cc.off")).not.toHaveCount(0);
  await expect(page.locator(".cc.fresh")).toHaveCount(1);
  await look(guest, "cards");
  await step(guest, "homes").click();
  await page.locator(".now .cc").first().hover();
  await expect(page.locator(".hexes .lit")).toHaveCount(1);
  await page.keyboard.press("m");
  await expect(page.getByRole("region", { name: say("eldervale-ui-map") })).toBeVisible();
  await page.keyboard.press("m");
  await page.getByRole("button", { name: say("eldervale-count-all") }).click();
  const totals = page.locator('.sum [role="cell"]');
  await expect(totals).toHaveCount(4);
  await look(guest, "prophecies");
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: say("eldervale-count-done") }).click();
  await expect(page.locator("#winner")).toBeVisible();
  await page.reload();
  await expect(page.locator("#winner")).toBeVisible(); // told once by itself
  await page.getByRole("button", { name: say("score-count") }).click();
  await expect(heading(guest)).toBeVisible();
  await page.getByRole("button", { name: say("eldervale-count-skip"), exact: true }).click();
  await expect(page.locator("#winner")).toBeVisible();
});

test("on a phone the scoring has one step a page", async ({ come }) => {
  const guest = await come({ language: "en", phone: true, theme: "light" });
  const { page, say } = guest;
  await ended(guest);
  await steps(guest).nth(5).tap();
  await expect(page.getByText(say("eldervale-count-about-prophecies"))).toBeVisible();
  await look(guest, "phone");
});

test("a new table of Eldervale: presets, the map, teams", async ({ come }) => {
  for (const phone of [false, true]) {
    const guest = await come({ language: phone ? "en" : "cs", phone });
    const { page, say } = guest;
    await page.goto("/new/eldervale");
    await expect(page.getByRole("heading", { name: say("lobby-eldervale-map") })).toBeVisible();
    const both = page.getByRole("radio", { name: say("lobby-eldervale-teams-on") });
    await expect(both).toBeDisabled();
    await page.locator("button.add").click();
    await both.check({ force: true });
    await expect(page.locator(".tag")).toHaveCount(2);
    await page.getByText(say("lobby-eldervale-factions", { count: 16 })).click();
    await look(guest, "lobby");
  }
});
