import type { Guest } from "./support/guest";
import { answerOnBoard, asked, lot, TWO } from "./support/eldervale";
import { expect, test } from "./support/test";

const ANSWERS = 24;

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
  test(`a game on the board, then its end: ${"phone" in wish ? "phone" : "desktop"}`, async ({ come }) => {
    const guest = await come(wish);
    const { id } = await guest.make("eldervale", TWO);
    await guest.page.goto(`/t/${id}`);
    expect(await playOnBoard(guest, ANSWERS)).toEqual([]);
  });
}
