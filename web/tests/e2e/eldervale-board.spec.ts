import {
  answerOnBoard,
  asked,
  BATTLE,
  CARDS,
  EXPEDITION,
  lay,
  lookAt,
  lot,
  offersOf,
  realms,
  REGROUP,
  ROLLED,
  SETTLING,
  TURN,
} from "./support/eldervale";
import { expect, test } from "./support/test";

/** Moments from described tables: what was answered before, and what is asked then. */
const MOMENTS: [question: string, position: Record<string, unknown>, ...said: string[]][] = [
  ["choose_faction", { variants: { factions: "choose" }, phase: "setup", seats: [{ element: "air" }, {}] }],
  ["draft", { variants: { draft: "on" }, phase: "draft", seats: [{}, {}] }],
  ["turn", TURN],
  ["take_treasure", TURN, "place worker in windswept-steppe"],
  ["take_back", REGROUP],
  ["summon", REGROUP, "worker from mill does summon"],
  ["build", SETTLING, "dragon from mill does settle"],
  ["put_tile", EXPEDITION],
  ["first_card", CARDS],
  ["window", BATTLE],
  ["respond", BATTLE, "go on"],
  ["respond", ROLLED],
];

test.slow(); // every answer is looked for on the whole page

for (const phone of [false, true]) {
  test(`questions of Eldervale are answered on the board: ${phone ? "phone" : "desktop"}`, async ({ come }) => {
    const guest = await come({ phone, language: phone ? "en" : "cs" });
    for (const [question, position, ...said] of MOMENTS) {
      await lay(guest, position, ...said);
      expect.soft(guest.ask, question).toBe(question);
      const luck = lot(5);
      for (let answers = 0; answers < 3 && !guest.over; answers += 1) {
        await asked(guest);
        const asks = guest.ask ?? "";
        expect.soft(await answerOnBoard(guest, luck), `${question}: ${asks}`).toBe(true);
      }
    }
  });
}

test("a unit is taken up on the map and put down on a card", async ({ come }) => {
  const guest = await come();
  await lay(guest, REGROUP);
  const { page } = guest;
  const act = offersOf(guest, "act")[0]!;
  const realm = String(act.values["realm"]);
  await realms.touch(guest, realm);
  const card = page.locator(`[data-board] .is-offer[data-look="card:${String(act.values["card"])}"]`);
  await expect(card).toBeVisible();
  await guest.act(() => card.click());
  expect(lookAt(guest).players[0]!.units["map"]).toEqual({});
});
