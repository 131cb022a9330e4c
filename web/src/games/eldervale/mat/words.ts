/** Things of a player in words, for readers and close-ups. */
import { say } from "$lib/say.svelte";
import type { Eldervale } from "../eldervale.svelte";
import { bundleWords } from "../pieces/bundle";
import type { PlayerView } from "../view";

export interface Progress {
  reached: number;
  needed: number;
}

/** How far a quest or a prophecy in a hand is, if that can be counted. */
export function progressOf(player: PlayerView | undefined, id: string): Progress | undefined {
  const [reached, needed] = player?.progress?.[id] ?? [];
  return reached === undefined || needed === undefined ? undefined : { reached, needed };
}

/** A magic card: its kind, what it does, what it costs now or how far it is. */
export function tellMagic(eldervale: Eldervale, id: string, price?: string, progress?: Progress): string {
  const kind = eldervale.table.text(`eldervale-kind-${eldervale.magic(id).kind}`);
  return [
    `${eldervale.cardName(id)} (${kind})`,
    eldervale.about("card", id),
    price === undefined
      ? ""
      : price === ""
        ? say("eldervale-mat-cast-free")
        : say("eldervale-mat-cast-for", { price: bundleWords(price) }),
    progress ? say("eldervale-mat-progress", { ...progress }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}
