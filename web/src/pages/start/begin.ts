/** A table with one click: me and bots. */
import type { GameInfo, SeatWish } from "$lib/api";
import { USUAL_BOT } from "$lib/bots";
import { makeTable } from "$lib/luck";
import { settings } from "$lib/settings.svelte";
import { me } from "$lib/me.svelte";
import { botNames, textsOf } from "$lib/words";

/** This many seats if the game can be played so, otherwise its fewest. */
export function seatsFor(game: GameInfo, wished: number): number {
  return game.seats.includes(wished) ? wished : Math.min(...game.seats);
}

/** Makes a table for me and bots; a guest is made of whoever is nobody yet.  Returns the table's id. */
export async function begin(game: GameInfo, wished: number): Promise<string> {
  await me.be();
  const names = botNames(await textsOf(game.id, settings.language));
  const bot = (name?: string): SeatWish => ({ kind: "bot", bot: USUAL_BOT, ...(name ? { name } : {}) });
  const others = Array.from({ length: seatsFor(game, wished) - 1 }, (_, number) => bot(names[number]));
  const made = await makeTable({ game: game.id, seats: [{ kind: "me" }, ...others], language: settings.language });
  return made.id;
}
