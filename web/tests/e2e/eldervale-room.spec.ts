/** Little room: on a low screen nothing one decides by is cut off. */
import { lay, REGROUP, TURN, TWO } from "./support/eldervale";
import type { Guest } from "./support/guest";
import { expect, test } from "./support/test";

const LOW = { width: 1366, height: 660 };

/** What of these is not wholly seen: it sticks out of the nearest thing that cuts it off, or is wider or higher than its own box. */
function cutOff({ page }: Guest, things: string, within: string): Promise<string[]> {
  return page.evaluate(
    ([things, within]) =>
      [...document.querySelectorAll<HTMLElement>(things)].flatMap((each) => {
        const [mine, room] = [each.getBoundingClientRect(), each.closest(within)!.getBoundingClientRect()];
        const out = mine.left < room.left - 1 || mine.right > room.right + 1 || mine.bottom > room.bottom + 1;
        const over = each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== "inline";
        return out || over ? [each.textContent.trim()] : [];
      }),
    [things, within] as const,
  );
}

for (const language of ["cs", "en"] as const)
  test(`a first turn on a low screen: every magic card with its words, every action of the start card (${language})`, async ({
    come,
  }) => {
    const guest = await come({ language });
    await guest.page.setViewportSize(LOW);
    const { id } = await guest.make("eldervale", TWO);
    await guest.sitAt({ id });
    const hand = guest.page.locator(".mat .hand .magic");
    await expect(hand).toHaveCount(5);
    expect(await cutOff(guest, ".mat .hand .magic", ".mat")).toEqual([]);
    await expect(hand.locator(".text")).toHaveCount(5);
    await expect(guest.page.locator(".mat [data-look^='action:']")).toHaveCount(3);
    expect(await cutOff(guest, ".mat [data-look^='action:']", ".mat")).toEqual([]);
  });

test("answers of the list tell all they lead to", async ({ come }) => {
  const guest = await come({ language: "cs" });
  await guest.page.setViewportSize(LOW);
  for (const position of [REGROUP, TURN]) {
    await lay(guest, position);
    await guest.turn();
    await expect(guest.page.locator(".option-row .words").first()).toBeAttached();
    expect(
      await cutOff(guest, ".option-row .what:not(.sr), .option-row .short, .option-row .words", ".option-row"),
    ).toEqual([]);
  }
});

test("cards to choose from have their price and lie in their panel", async ({ come }) => {
  const guest = await come({ language: "en" });
  await guest.page.setViewportSize(LOW);
  await guest.sitAt(await guest.make("eldervale", TWO, { variants: { draft: "on" } }));
  const cards = guest.page.locator(".choices .magic");
  await expect(cards.first()).toBeVisible();
  expect(await cutOff(guest, ".choices .magic", ".choices .in")).toEqual([]);
  const spells = await guest.page.locator(".choices .magic.spell").count();
  await expect(guest.page.locator(".choices .magic.spell .price")).toHaveCount(spells);
  await guest.sitAt(await guest.make("eldervale", TWO, { variants: { factions: "choose" } }));
  await expect(guest.page.locator(".choices .paper").first()).toBeVisible();
  expect(await cutOff(guest, ".choices .paper", ".choices")).toEqual([]);
});

test("on a tablet nothing of the top bar lies over something else", async ({ come }) => {
  const guest = await come({ language: "en" });
  await guest.page.setViewportSize({ width: 1180, height: 820 });
  await lay(guest, TURN);
  for (const size of [
    { width: 1180, height: 820 },
    { width: 820, height: 1180 },
  ]) {
    await guest.page.setViewportSize(size);
    const over = () =>
      guest.page.evaluate(() => {
        const shown = [...document.querySelectorAll(".topbar-game, .topbar-mid .chip, .topbar-tools")]
          .map((each) => each.getBoundingClientRect())
          .filter(({ width }) => width > 0);
        return shown.filter(({ left }, index) => index > 0 && left < shown[index - 1]!.right - 1).length;
      });
    await expect.poll(over).toBe(0);
  }
});
