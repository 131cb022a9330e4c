import type { EmpireView } from "../../src/games/empire/view";
import { expect, test } from "./support/test";
import { FOX, OWL, type GuestWish } from "./support/guest";
import { EVERYTHING } from "./support/empire";

/** From the start page by one click to a table, by the list of options to the score sheet. */
const PEOPLE: [string, GuestWish][] = [
  ["desktop, Czech", { language: "cs" }],
  ["phone, English", { language: "en", phone: true }],
];

for (const [name, wish] of PEOPLE) {
  test(`a whole game of Empire against bots: ${name}`, async ({ come }) => {
    const guest = await come(wish);
    const { page, say } = guest;
    const texts = await guest.texts("empire");

    await page.goto("/");
    await page.getByRole("button", { name: `${say("start-play")}: ${texts["empire-title"]}` }).click();
    await expect(page).toHaveURL(/\/t\/[\w-]+$/);
    const started = Date.now();
    const n = await guest.play();
    console.log(name, n, "answers", Date.now() - started, "ms");
    expect(n).toBeGreaterThan(20);

    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const totals = await guest.totals();
    expect(totals).toEqual(guest.news?.result?.scores);
    const { players } = guest.view<EmpireView>();
    expect(players.map(({ score }) => score.total)).toEqual(totals);
  });
}

test("everything in play on a rectangle: set up by asking, and the first game of a match of three", async ({
  come,
}) => {
  const guest = await come({ language: "cs" });
  const table = await guest.make("empire", [{ kind: "me" }, FOX, OWL], { variants: EVERYTHING });
  await guest.sitAt(table);
  const asked = new Map<string, number>();
  const started = Date.now();
  await guest.play(() => {
    const ask = guest.ask ?? "";
    asked.set(ask, (asked.get(ask) ?? 0) + 1);
    return guest.view<EmpireView>().number === 1;
  });
  console.log([...asked], Date.now() - started);
});
