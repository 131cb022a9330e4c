import {
  costsFrom,
  doIn,
  expectStacks,
  expectWhy,
  land,
  lay,
  lookAt,
  origin,
  pricesOn,
  regionOf,
  regions,
  RULE,
  targetOf,
  THREE,
  touchRegion,
} from "./support/empire";
import type { Guest } from "./support/guest";
import { happenings, listen } from "./support/heard";
import { expect, test } from "./support/test";

const originsOf = (guest: Guest) => [
  ...new Set(guest.offered.filter(({ id }) => id === "move").map((option) => regionOf(option))),
];
const armiesIn = (guest: Guest, id: string) => lookAt(guest).regions[id]?.armies[0] ?? 0;

for (const phone of [false, true]) {
  test(`a march by touching the map: ${phone ? "finger" : "mouse"}`, async ({ come }) => {
    const guest = await come({ phone, language: phone ? "en" : "cs" });
    await lay(guest, "move");
    if (!phone) await guest.page.mouse.move(0, 0); // off the list
    await expect(origin(guest)).toHaveCount(0);
    await expect.poll(() => pricesOn(guest)).toEqual({});

    // an army is taken up: where it can go glows with the cost, and only there
    const [from = "", other = ""] = originsOf(guest);
    await touchRegion(guest, from);
    await expect(origin(guest)).toHaveAttribute("data-region", from);
    const targets = costsFrom(guest, from);
    await expect.poll(() => pricesOn(guest)).toEqual(targets);
    await expect(guest.page.locator("[data-board] path.glow")).toHaveCount(Object.keys(targets).length);
    const { sequence } = guest.news!;

    // another one instead, and none at all
    if (!(other in targets)) {
      await touchRegion(guest, other);
      await expect(origin(guest)).toHaveAttribute("data-region", other);
      await expect.poll(() => pricesOn(guest)).toEqual(costsFrom(guest, other));
    }
    if (phone) await touchRegion(guest, other in targets ? from : other);
    else await guest.page.keyboard.press("Escape");
    await expect(origin(guest)).toHaveCount(0);
    await expect.poll(() => pricesOn(guest)).toEqual({});
    expect(guest.news?.sequence).toBe(sequence);

    // a step: the army moves, the counters change, the hand stays on it
    await touchRegion(guest, from);
    const [to = ""] = Object.entries(targets).sort(([, one], [, two]) => one - two)[0] ?? [];
    const [left, stood, stands] = [lookAt(guest).action!.left, armiesIn(guest, from), armiesIn(guest, to)];
    await expectStacks(guest, from, to);
    await doIn(guest, to);
    expect(lookAt(guest).action?.left).toBe(left - targets[to]!);
    expect([armiesIn(guest, from), armiesIn(guest, to)]).toEqual([stood - 1, stands + 1]);
    await expectStacks(guest, from, to);
    await expect(origin(guest)).toHaveAttribute("data-region", to);
    await expect.poll(() => pricesOn(guest)).toEqual(costsFrom(guest, to));
  });
}

for (const phone of [false, true]) {
  test(`armies and cities by touching regions, and back again: ${phone ? "finger" : "mouse"}`, async ({ come }) => {
    const guest = await come({ phone, language: phone ? "en" : "cs" });
    const { page, say } = guest;
    await lay(guest, "place");
    const before = lookAt(guest);
    const home = regionOf(guest.offered[0]!);
    await expect(land(guest, home)).toHaveAccessibleName(new RegExp(guest.offered[0]!.text!));
    await doIn(guest, home);
    expect(armiesIn(guest, home)).toBe(before.regions[home]!.armies[0]! + 1);
    await expectStacks(guest, home);

    const back = page.getByRole("button", { name: say("table-take-back", { what: "" }).trim() });
    await guest.act(() => guest.touch(back));
    await guest.turn();
    await guest.fold();
    expect(lookAt(guest)).toEqual(before);
    await expectStacks(guest, home);

    await lay(guest, "build");
    const site = regionOf(guest.offered.find(({ id }) => id === "build")!);
    await guest.act(() => touchRegion(guest, site));
    await guest.turn();
    expect(lookAt(guest).regions[site]?.cities[0]).toBe(1);
    await expect(page.locator(`[data-thing="city:0:${site}"]`)).toHaveCount(1);
  });
}

test("one region, several things to do: a list beside it", async ({ come }) => {
  const guest = await come();
  const { page } = guest;
  const frames = listen(guest);
  await lay(guest, "destroy");
  const several = () => {
    const targets = guest.offered.filter(({ id }) => id.startsWith("destroy")).map(targetOf);
    return targets.find((id, at) => targets.indexOf(id) !== at);
  };
  const where = several()!;
  const here = guest.offered.filter((option) => option.id !== "done" && targetOf(option) === where);
  const name = (await guest.texts("empire"))[`empire-region-${where}`] ?? "";
  const chooser = page.getByRole("dialog", { name });

  await touchRegion(guest, where);
  await expect(chooser.getByRole("button")).toHaveCount(here.length);
  await expect(chooser.getByRole("button").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(chooser).toBeHidden();
  await expect(land(guest, where)).toBeFocused();

  const option = here.findLast(({ id }) => id === "destroy")!;
  await touchRegion(guest, where);
  await guest.act(() => chooser.getByRole("button").filter({ hasText: option.text! }).click());
  await expect(chooser).toBeHidden();
  const struck = { event: "destroyed", region: where, seat2: Number(option.values["seat"]) };
  await expect.poll(() => happenings(frames)).toContainEqual(expect.objectContaining(struck));
});

test("a region that is not on offer says why, and by which rule", async ({ come }) => {
  const guest = await come({ language: "cs" });
  const { page, say } = guest;
  for (const kind of ["place", "move", "build"] as const) {
    await lay(guest, kind);
    const offered = new Set(guest.offered.flatMap((option) => [regionOf(option), targetOf(option)]));
    const foreign = Object.keys(lookAt(guest).regions).find((id) => !offered.has(id) && !armiesIn(guest, id))!;
    await touchRegion(guest, foreign);
    const answer = await expectWhy(guest);
    await expect(page.locator("[data-board] path.refused")).toHaveCount(kind === "move" ? 2 : 1);
    if (kind !== "build") await page.keyboard.press("Escape");
    else {
      const rule = answer.getByRole("button", { name: RULE });
      const id = await rule.innerText();
      await rule.click();
      await expect(page.getByRole("tab", { name: say("table-tab-rules") })).toHaveAttribute("aria-selected", "true");
      await expect(page.locator(`[data-rule="${id}"]`)).toBeInViewport();
    }
    await expect(answer).toBeHidden();
  }
});

test("list and map light each other", async ({ come }) => {
  const guest = await come();
  const { page } = guest;
  await lay(guest, "move");
  const option = guest.offered.findLast(({ id }) => id === "move")!;
  const row = guest.options.filter({ hasText: option.text! });
  const lit = page.locator(`[data-board] .price.lit`);
  await row.hover();
  await expect(origin(guest)).toHaveAttribute("data-region", regionOf(option));
  await expect(lit).toHaveAttribute("data-region", targetOf(option));
  await page.mouse.move(0, 0);
  await expect(lit).toHaveCount(0);
  await expect(origin(guest)).toHaveCount(0);

  await touchRegion(guest, regionOf(option));
  const { x, y } = await regions.pointIn(page, targetOf(option));
  await page.mouse.move(x, y);
  await expect(lit).toHaveAttribute("data-region", targetOf(option));
  await expect(row).toHaveClass(/is-hoverrow/);
});

for (const phone of [false, true]) {
  test(`no region lies under the token that is laid: ${phone ? "phone" : "desktop"}`, async ({ come }) => {
    const guest = await come({ phone, language: "cs" });
    const four = [...THREE, { kind: "bot", bot: "greedy", name: "Hare" } as const];
    const variants = { discoveries: "on", encounters: "on" };
    await guest.sitAt(await guest.make("empire", four, { variants, seed: "1" }));
    await guest.play(() => guest.ask !== "lay_token");
    await guest.fold();
    await regions.expectTouchable(guest, Object.keys(lookAt(guest).regions));
    const token = () => guest.offered[0]?.values["token"];
    await guest.play(() => token() !== "robbers"); // it says the most, and can be left out
    await guest.fold();
    await regions.expectTouchable(guest, Object.keys(lookAt(guest).regions));
  });
}
