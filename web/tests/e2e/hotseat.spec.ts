import type { News } from "../../src/lib/api";
import type { ValeView } from "../../src/games/vale/view";
import { expect, test } from "./support/test";

const CURTAINS = 14;

test("two people at one screen: a curtain between their turns", async ({ come }) => {
  const guest = await come({ language: "cs" });
  const { page, say } = guest;
  const texts = await guest.texts("vale");

  await page.goto("/new/vale");
  await page.getByRole("button", { name: say("lobby-remove", { number: 3 }) }).click();
  await page.getByRole("textbox", { name: say("lobby-name", { number: 1 }) }).fill("Jana");
  await page
    .getByRole("radiogroup", { name: say("lobby-seat-who", { number: 2 }) })
    .getByRole("radio", { name: say("lobby-screen") })
    .check();
  await page.getByRole("textbox", { name: say("lobby-name", { number: 2 }) }).fill("Petr");
  await page.getByRole("button", { name: say("lobby-start") }).click();

  let secrets = 0;
  let last: number | null = null;
  for (let fallen = 0; fallen < CURTAINS; fallen += 1) {
    const curtain = page.locator("[data-curtain]");
    await expect(curtain).toBeVisible();
    const news = await guest.get<News>(`/tables/${page.url().split("/").at(-1)}/news?language=cs`);
    const [seat = -1] = news.asked;
    expect(seat).not.toBe(last);
    last = seat;
    const name = news.seats[seat]?.name ?? "";
    await expect(curtain.getByRole("heading", { name: say("table-curtain-turn", { name }) })).toBeVisible();
    const hands = [0, 1].map((each) => (news.views[String(each)] as unknown as ValeView).players[each]?.hand ?? []);
    const html = await page.content();
    const told = hands
      .flat()
      .filter((card) => html.includes(texts[`vale-card-${card}`] ?? card) || html.includes(`"${card}"`));
    expect(told, "cards in a hand that the page names while the curtain is down").toEqual([]);
    secrets += hands.flat().length;

    const here = page.getByRole("button", { name: say("table-curtain-here", { name }) });
    await expect(here).toBeFocused();
    await here.click();
    await guest.turn();
    await expect(page.getByText(say("table-your-turn", { name })).first()).toBeVisible();
    for (const card of hands[seat] ?? []) await expect(guest.card(card).first()).toBeVisible();
    for (const card of hands[1 - seat] ?? []) await expect(guest.card(card)).toHaveCount(0);
    while (guest.news?.asked[0] === seat) {
      const { offered } = guest;
      const wanted = offered.find(({ id }) => id === "tame") ?? offered.find(({ id }) => id !== "release");
      await guest.choose(wanted!);
      if (guest.news.asked[0] === seat) await guest.turn();
    }
  }
  expect(secrets).toBeGreaterThan(0);
});
