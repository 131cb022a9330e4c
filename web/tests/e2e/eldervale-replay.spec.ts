import { asked } from "./support/eldervale";
import { FOX, OWL, type Guest } from "./support/guest";
import { expect, test } from "./support/test";

const LOW = { width: 1366, height: 660 };
const LONG_NAME = "Bartholomew the Magnificent";

const OTHERS = [FOX, OWL, { ...FOX, name: LONG_NAME }, { ...OWL, name: "Hedgehog" }];

/** Five at the table, one turn each. */
async function replayOfFive(guest: Guest): Promise<void> {
  const { id } = await guest.tableFrom("eldervale", { seats: [{}, {}, {}, {}, {}], last_turns: 5 }, OTHERS);
  await guest.finish({ id });
  await guest.page.goto(`/t/${id}/replay`);
}

test("a replay of five on a low screen: everybody, all tracks and the move that is shown are seen whole", async ({
  come,
}) => {
  const guest = await come({ language: "cs" });
  const { page, say } = guest;
  await page.setViewportSize(LOW);
  await replayOfFive(guest);

  const side = page.locator("[data-board] .side");
  await expect(side).toBeVisible();
  expect(await side.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0);
  await expect(side.locator("[data-seat] .vpn")).toHaveCount(5);
  for (const points of await side.locator("[data-seat] .vpn").all()) await expect(points).toBeInViewport({ ratio: 1 });
  const spaces = side.locator(".ptc, .fc, .ms");
  await expect(spaces).toHaveCount(7 * 5 + 9 + 9);
  const narrowest = Math.min(...(await spaces.evaluateAll((all) => all.map((each) => each.clientWidth))));
  expect(narrowest).toBeGreaterThan(28);

  const moves = page.getByRole("list", { name: say("replay-moves") });
  await expect(moves.locator("[aria-current]")).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: say("fork-from-here") })).toBeInViewport({ ratio: 1 });
});

test("what four others did meanwhile hides nothing on a low screen", async ({ come }) => {
  const guest = await come();
  const { page, say } = guest;
  await page.setViewportSize(LOW);
  const position = { seats: [{ element: "earth", ready: ["worker", "worker"] }, {}, {}, {}, {}] };
  const seats = [{ kind: "me" as const }, ...OTHERS];
  const said = ["place worker in fortress", "pay 1 tool 1 sword"]; // whoever holds nothing is not asked by others
  await page.goto(`/t/${(await guest.makeFrom("eldervale", seats, position, ...said)).id}`);
  await asked(guest);
  const strip = page.getByRole("region", { name: say("since-title") });
  for (const part of [strip, page.locator(".fm"), page.locator(".mn"), guest.options.first()])
    await expect(part).toBeInViewport({ ratio: 1 });
});
