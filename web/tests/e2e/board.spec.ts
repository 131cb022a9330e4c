import type { Option } from "../../src/lib/api";
import type { ValeView } from "../../src/games/vale/view";
import type { Guest } from "./support/guest";
import { expect, test } from "./support/test";

const cardOf = (option: Option | undefined) => String(option?.values["card"]);

/** Marks cards by clicking them until the action phase begins. */
async function hunt(guest: Guest): Promise<void> {
  while (guest.ask === "hunt") {
    await guest.act(() => guest.card(cardOf(guest.offered[0])).click());
    await guest.turn();
  }
  expect(guest.ask).toBe("turn");
}

/** Touches a card that several things can be done with, and chooses one of them: beside it, on a phone in the sheet. */
async function chooseBeside(guest: Guest, id: string): Promise<string> {
  const option = guest.offered.find((each) => each.id === id);
  const texts = await guest.texts("vale");
  await guest.touch(guest.card(cardOf(option)));
  const name = texts[`vale-card-${cardOf(option)}`] ?? "";
  const chooser = guest.wish.phone
    ? guest.page.locator(".sheet").getByRole("group", { name, exact: true })
    : guest.page.getByRole("dialog", { name });
  const choices = guest.offered.filter((each) => cardOf(each) === cardOf(option));
  await expect(chooser.getByRole("button")).toHaveCount(choices.length);
  await guest.act(() => guest.touch(chooser.getByRole("button").nth(choices.indexOf(option!))));
  await guest.turn();
  return cardOf(option);
}

const boardText = (guest: Guest) => guest.page.locator("[data-board]").innerText();

test("a round on the board itself, and back again step by step", async ({ come }) => {
  const guest = await come({ language: "cs" });
  const { page, say } = guest;
  await guest.sitAt(await guest.makeVale());
  for (const option of guest.offered) await expect(guest.card(cardOf(option))).toHaveClass(/is-offer/);
  await hunt(guest);

  const before = [{ view: guest.view<ValeView>(), text: await boardText(guest) }];
  const tamed = await chooseBeside(guest, "tame");
  expect(guest.view<ValeView>().players[0]?.hand).toContain(tamed);
  await expect(page.getByRole("region", { name: (await guest.texts("vale"))["vale-label-hand"] ?? "" })).toContainText(
    (await guest.texts("vale"))[`vale-card-${tamed}`] ?? "",
  );
  before.push({ view: guest.view<ValeView>(), text: await boardText(guest) });
  const sold = await chooseBeside(guest, "sell");
  expect(guest.view<ValeView>().discard).toContain(sold);

  for (const was of before.reverse()) {
    const back = page.getByRole("button", { name: say("table-take-back", { what: "" }).trim() });
    await guest.act(() => back.click());
    await guest.turn();
    expect(guest.view()).toEqual(was.view);
    await expect.poll(() => boardText(guest)).toBe(was.text);
  }
});

test("list and board light each other", async ({ come }) => {
  const guest = await come();
  await guest.sitAt(await guest.makeVale());
  const option = guest.offered[2];
  const row = guest.options.filter({ hasText: option?.text ?? "" });
  const card = guest.card(cardOf(option));
  await row.hover();
  await expect(card).toHaveClass(/is-hover/);
  await guest.page.mouse.move(0, 0);
  await expect(card).not.toHaveClass(/is-hover/);
  await card.hover();
  await expect(row).toHaveClass(/is-hoverrow/);
  await expect(guest.page.getByRole("tooltip")).toBeVisible(); // a close look at what the pointer rests on
});

test("a finger looks first and chooses then", async ({ come }) => {
  const guest = await come({ phone: true });
  const { page } = guest;
  await page.goto(`/t/${(await guest.makeVale()).id}`);
  await expect.poll(() => guest.offered.length).toBeGreaterThan(0);
  const option = guest.offered[1];
  const card = guest.card(cardOf(option));
  await card.tap();
  await expect(card).toHaveClass(/is-hover/);
  const main = page.locator(".btn-main").filter({ hasText: option?.text ?? "" });
  await expect(main).toBeVisible();
  expect(guest.news?.sequence).toBe(0);
  await guest.act(() => main.tap());
  await guest.turn();
  await guest.fold();
  await chooseBeside(guest, "tame");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("what cannot be done says why, and by which rule", async ({ come }) => {
  const guest = await come({ language: "cs" });
  const { page, say } = guest;
  await guest.sitAt(await guest.makeVale());
  const marked = cardOf(guest.offered[0]);
  await guest.act(() => guest.card(marked).click());
  await guest.turn();

  const offered = guest.offered.map(cardOf);
  const taken = guest.view<ValeView>().offer.find(({ card }) => !offered.includes(card));
  await guest.card(taken?.card ?? "").click();
  const answer = page.getByRole("status").filter({ hasText: say("table-not-now") });
  const rule = answer.getByRole("button", { name: /^VALE-[A-Z]+\.\d+$/ });
  const id = await rule.innerText();
  await rule.click();
  await expect(answer).toBeHidden();
  await expect(page.getByRole("tab", { name: say("table-tab-rules") })).toHaveAttribute("aria-selected", "true");
  await expect(page.locator(`[data-rule="${id}"]`)).toBeInViewport();

  // what happened leads to its rule as well
  await page.getByRole("tab", { name: say("table-tab-log") }).click();
  const log = page.getByRole("list", { name: say("table-tab-log") });
  await expect(log).toContainText((await guest.texts("vale"))[`vale-card-${marked}`] ?? "");
  const link = log.getByRole("button", { name: say("log-rule", { rule: "" }).trim() }).first();
  const told = (await link.getAttribute("aria-label"))?.match(/VALE-[A-Z]+\.\d+/)?.[0];
  await link.click();
  await expect(page.locator(`[data-rule="${told}"]`)).toBeInViewport();
});

test("ending a turn with something left undone asks first", async ({ come }) => {
  const guest = await come();
  const { page, say } = guest;
  await guest.sitAt(await guest.makeVale());
  const mayEnd = () => guest.offered.find((option) => option.id === "end-turn");
  const left = () => guest.offered.filter((option) => !["end-turn", "release"].includes(option.id));
  await guest.play(() => !(mayEnd() && left().length));
  expect(guest.over).toBe(false);

  const { sequence } = guest.news ?? {};
  const end = guest.options.filter({ hasText: mayEnd()?.text ?? "" });
  await end.click();
  const check = page.getByRole("group", { name: say("table-end-really", { option: mayEnd()?.text ?? "" }) });
  await expect(check).toContainText(left()[0]?.text ?? "");
  await check.getByRole("button", { name: say("table-end-no") }).click();
  await guest.turn();
  expect(guest.news?.sequence).toBe(sequence);
  await guest.choose(mayEnd()!);
  await guest.turn();
});

test("another language at the table changes all words and loses nothing", async ({ come }) => {
  const guest = await come({ language: "cs" });
  const { page } = guest;
  await guest.sitAt(await guest.makeVale());
  await hunt(guest);
  const { sequence, views } = guest.news!;
  const offered = guest.offered.map((option) => option.words);
  await expect(page.locator("html")).toHaveAttribute("lang", "cs");

  await page.locator(".langs [lang=en]").click();
  guest.wish.language = "en";
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const texts = await guest.texts("vale");
  await expect.poll(() => guest.news?.pending[0]?.text).toBe(texts["vale-ask-turn"]);
  await guest.turn();
  expect(guest.offered.map((option) => option.words)).toEqual(offered);
  expect(guest.news).toMatchObject({ sequence, views });
  for (const { card } of guest.view<ValeView>().offer)
    await expect(guest.card(card)).toContainText(texts[`vale-card-${card}`] ?? "");
  const last = guest.news?.events.at(-1)?.text ?? "";
  await expect(page.getByRole("list", { name: guest.say("table-tab-log") })).toContainText(last);
  await expect(page.getByRole("tab", { name: guest.say("table-tab-rules") })).toBeVisible();
  await guest.play(() => guest.ask === "turn" && guest.news?.sequence === sequence);
  expect(guest.news?.sequence).toBeGreaterThan(sequence);
});

for (const [speed, flies] of [
  ["normal", true],
  ["none", false],
] as const) {
  test(`with the speed "${speed}" things ${flies ? "fly" : "appear in place"}`, async ({ come }) => {
    const guest = await come({ speed });
    const { page } = guest;
    await guest.sitAt(await guest.makeVale());
    await page.evaluate(() => {
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (this: Element, ...how) {
        if (this.hasAttribute("data-thing")) document.documentElement.dataset["flown"] = "yes";
        return animate.apply(this, how);
      };
    });
    await guest.act(() => guest.card(cardOf(guest.offered[0])).click());
    await guest.turn();
    await expect(page.locator("html[data-flown]")).toHaveCount(flies ? 1 : 0);
  });
}
