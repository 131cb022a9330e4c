import type { Locator } from "@playwright/test";
import type { BattleView } from "../../src/games/kemet/view";
import type { Guest } from "./support/guest";
import {
  act,
  areas,
  asked,
  ATTACK,
  battle,
  DAY,
  goOn,
  hand,
  lay,
  lookAt,
  main,
  offersOf,
  sumOf,
  valueOf,
} from "./support/kemet";
import { expect, test } from "./support/test";

/** The numbers of a table of the paper, line by line: the attacker's and the defender's. */
const numbersIn = (table: Locator): Promise<number[][]> =>
  table
    .locator("tr:has(td.num)")
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll("td.num")].map(({ textContent: text }) =>
          Number(text?.trim().replace("−", "-").replace("–", "0")),
        ),
      ),
    );

/** The battle that goes on, or the one that was the last. */
const fought = (guest: Guest): BattleView => (lookAt(guest).battle ?? lookAt(guest).last_battle)!;

test("a battle by touch: cards, a Divine Intervention, the sums, what comes after, the report", async ({ come }) => {
  const guest = await come({ language: "cs" });
  const { page, say } = guest;
  const texts = await guest.texts("kemet");
  await lay(guest, DAY, ...ATTACK);
  const { area, attacker } = fought(guest);
  await expect(battle(guest)).toHaveAccessibleName(
    say("kemet-battle-ui-title", { where: texts[`kemet-area-${area}.in`]! }),
  );

  // the map is a key away
  await page.keyboard.press("m");
  await expect(battle(guest)).toBeHidden();
  await expect(areas.one(guest, area)).toBeVisible();
  await expect(page.getByRole("region", { name: say("kemet-battle-ui-bar") })).toBeVisible();
  await page.keyboard.press("m");
  await expect(battle(guest)).toBeVisible();

  // nothing is sent before it is confirmed
  const { sequence } = guest.news!;
  await expect(main(guest)).toBeDisabled();
  await hand(guest).nth(0).click();
  await hand(guest).nth(2).click();
  await battle(guest)
    .getByRole("button", { name: say("kemet-battle-ui-again") })
    .click();
  await expect(hand(guest).and(page.locator("[aria-pressed=true]"))).toHaveCount(0);
  await hand(guest).nth(1).click();
  await hand(guest).nth(0).click();
  await expect(hand(guest).and(page.locator("[aria-pressed=true]"))).toHaveCount(2);
  expect(guest.news?.sequence).toBe(sequence);
  const cards = lookAt(guest).players[0]!.battle_cards!;
  await act(guest, () => main(guest).click());
  expect(lookAt(guest).players[0]?.council).toMatchObject({ card: cards[1], discard: cards[0] });

  // a card is added, and pays into the sum
  const mine = () => fought(guest).sides.find(({ seat }) => seat === 0)!;
  const option = offersOf(guest, "add").at(-1)!;
  const added = valueOf(option, "card");
  await guest.act(() =>
    battle(guest)
      .locator("button.tick")
      .filter({ hasText: texts[`kemet-card-${added}`]! })
      .click(),
  );
  expect(mine().added).toEqual([added]);
  if (offersOf(guest, "done").length) await guest.act(() => main(guest).click());

  // both are ready: cards and sums lie open
  await expect.poll(() => fought(guest).winner, { message: "the reveal" }).not.toBeNull();
  if (fought(guest).step < 8 && lookAt(guest).battle) await asked(guest);
  const { sides } = fought(guest);
  for (const side of sides) {
    expect(side.hidden).toBe(false);
    expect([sumOf(side, "strength"), sumOf(side, "damage"), sumOf(side, "defence")]).toEqual([
      side.strength,
      side.damage,
      side.defence,
    ]);
  }
  const tables = battle(guest).locator(".tally > table");
  const [lines, sums] = [await numbersIn(tables.nth(0)), await numbersIn(tables.nth(1))];
  for (const index of [0, 1] as const) {
    expect(lines.reduce((sum, line) => sum + line[index]!, 0)).toBe(sides[index].strength);
    expect(sums[0]![index]).toBe(sides[index].strength);
  }
  expect(sides[0].seat).toBe(attacker);

  // what comes after, as long as I am asked about it; the report stays until it is put away
  while (lookAt(guest).battle) {
    if (guest.offered.length === 0) {
      await expect.poll(() => guest.offered.length > 0 || lookAt(guest).battle === null).toBe(true);
      continue;
    }
    await asked(guest);
    const retreat = guest.ask === "send_loser";
    const after = (retreat ? guest.options : battle(guest).locator("button.wordy-answer")).first();
    await guest.act(() => after.click());
  }
  await expect(goOn(guest)).toBeVisible();
  const name = guest.news!.seats[fought(guest).winner!]!.name;
  await expect(battle(guest)).toContainText(say("kemet-battle-ui-wins", { name }));
  await page.keyboard.press("Escape");
  await expect(battle(guest)).toBeHidden();
});
