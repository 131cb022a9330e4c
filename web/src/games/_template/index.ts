/** Lantern, the game to copy: `../game.ts` says what else a game may bring, the folders beside this one show it. */
import type { Game } from "../game";

export default { minutes: 5 } satisfies Game;
