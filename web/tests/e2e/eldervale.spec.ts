import type { SeatWish } from "../../src/lib/api";
import type { Guest } from "./support/guest";
import { answerOnBoard, asked, lookAt, lot, TWO } from "./support/eldervale";
import { expect, test } from "./support/test";

const ANSWERS = 16;

test.slow(); // every answer is looked for on the whole page

/** Answers whatever is asked by touching the board; which questions it could not answer there. */
async function playOnBoard(guest: Guest, answers: number): Promise<string[]> {
  const luck = lot(11);
  const missing: string[] = [];
  for (let answer = 0; answer < answers; answer += 1) {
    await asked(guest);
    if (guest.over) break;
    const question = guest.ask ?? "";
    if (await answerOnBoard(guest, luck)) continue;
    missing.push(question);
    await guest.turn();
    await guest.choose(guest.offered.at(-1)!);
  }
  return missing;
}

for (const wish of [{ language: "cs" }, { language: "en", phone: true }] as const) {
  test(`a game on the board: ${"phone" in wish ? "phone" : "desktop"}`, async ({ come }) => {
    const guest = await come(wish);
    const { id } = await guest.make("eldervale", TWO);
    await guest.page.goto(`/t/${id}`);
    expect(await playOnBoard(guest, ANSWERS)).toEqual([]);
  });
}

const ON = [
  "oracle",
  "mercenaries",
  "mother-of-dragons",
  "ice-giant",
  "legendary",
  "draft",
  "hidden-passages",
  "tactics",
];
const CALM: SeatWish = { kind: "bot", bot: "random", name: "Lynx" };
const TABLES: [what: string, seats: SeatWish[], variants: Record<string, string>][] = [
  ["teams", [{ kind: "me" }, CALM, CALM, CALM], { teams: "on", factions: "choose" }],
  ["everything", TWO, Object.fromEntries(ON.map((id) => [id, "on"]))],
];

for (const [what, seats, variants] of TABLES)
  test(`by other rules it is played on the board as well: ${what}`, async ({ come }) => {
    const guest = await come({ language: "cs", theme: "light" });
    const { id } = await guest.make("eldervale", seats, { variants });
    await guest.page.goto(`/t/${id}`);
    expect(await playOnBoard(guest, ANSWERS)).toEqual([]);
  });

test("two people play, each on a board of their own; nobody sees the other's hand", async ({ come }) => {
  const [one, two] = [await come({ language: "cs" }), await come({ language: "en" })];
  const table = await one.make("eldervale", [{ kind: "me" }, { kind: "open" }]);
  await one.sitWith(two, table);
  const luck = lot(3);
  for (let answers = 0; answers < 12; answers += 1) {
    await expect.poll(() => one.offered.length + two.offered.length, { timeout: 120_000 }).toBeGreaterThan(0);
    const asks = one.offered.length ? one : two;
    await asked(asks);
    expect(await answerOnBoard(asks, luck), asks.ask ?? "").toBe(true);
  }
  for (const [guest, seat] of [
    [one, 0],
    [two, 1],
  ] as const) {
    const { players } = lookAt(guest, seat);
    expect(players.map((player) => player.hand !== undefined)).toEqual([seat === 0, seat === 1]);
  }
});
