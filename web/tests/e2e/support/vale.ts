/** Tables of The Vale of Eternity for tests that need a moment late in the game. */
import type { NewTable } from "../../../src/lib/api";
import { FOX, type Guest } from "./guest";

const SEATS = [
  { score: 21, stones: { red: 2, blue: 2 }, area: ["agni", "imp", "phoenix"], hand: ["hydra", "lava_giant"] },
  { score: 19, stones: { red: 2, purple: 1 }, area: ["nessie", "harpy"], hand: ["genie"] },
];

/** My turn in the middle of the game: cards in both areas and hands. */
export const LATER = { round: 6, phase: "action", seats: SEATS };
/** The hunt of the last round. */
export const LAST_ROUND = { round: 10, phase: "hunt", seats: SEATS };

export const makeFrom = (guest: Guest, position: Record<string, unknown>): Promise<NewTable> =>
  guest.makeFrom("vale", [{ kind: "me" }, FOX], position);
