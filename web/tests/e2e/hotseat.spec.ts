import type { News } from "../../src/lib/api";
import type { ValeView } from "../../src/games/vale/view";
import { expect, test } from "./support/test";

const CURTAINS = 8;

test("two people at one screen: a curtain before the first hidden thing of each", async ({ come }) => {
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
  await page.waitForURL(/\/t\//);

  const curtain = page.locator("[data-curtain]");
  let [secrets, fallen, open] = [0, 0, 0];
  let holder: number | null = null; // whoever has lifted the curtain and still has the screen
  while (fallen < CURTAINS) {
    const news = await guest.get<News>(`/tables/${page.url().split("/").at(-1)}/news?language=cs`);
    const question = news.pending[0]!;
    const { seat } = question;
    const name = news.seats[seat]?.name ?? "";
    const hands = [0, 1].map((each) => (news.views[String(each)] as unknown as ValeView).players[each]?.hand ?? []);
    expect(question.private, "a hand with cards in it is private").toBe(hands[seat]!.length > 0);
    if (holder !== seat) holder = null;
    if (question.private && holder === null) {
      await expect(curtain.getByRole("heading", { name: say("table-curtain-turn", { name }) })).toBeVisible();
      const html = await page.content();
      const told = hands
        .flat()
        .filter((card) => html.includes(texts[`vale-card-${card}`] ?? card) || html.includes(`"${card}"`));
      expect(told, "cards in a hand that the page names while the curtain is down").toEqual([]);
      const here = page.getByRole("button", { name: say("table-curtain-here", { name }) });
      await expect(here).toBeFocused();
      await here.click();
      secrets += hands.flat().length;
      fallen += 1;
      holder = seat;
    } else open += 1;
    await expect(curtain).toHaveCount(0);
    await guest.turn();
    await expect(page.getByText(say("table-your-turn", { name })).first()).toBeVisible();
    for (const card of hands[seat] ?? []) await expect(guest.card(card).first()).toBeVisible();
    for (const card of hands[1 - seat] ?? []) await expect(guest.card(card)).toHaveCount(0);
    const { offered } = guest;
    await guest.choose(offered.find(({ id }) => id === "tame") ?? offered.find(({ id }) => id !== "release")!);
  }
  expect(secrets).toBeGreaterThan(0);
  expect(open, "moments without a curtain").toBeGreaterThan(3);
});
