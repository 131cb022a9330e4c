/** Cards of a tableau in words. */
import { say } from "$lib/say.svelte";
import type { Eldervale } from "../eldervale.svelte";
import type { CardView } from "../view";

const fieldWords = (eldervale: Eldervale, token: string): string =>
  token === "orb" ? say("eldervale-tableau-orb") : eldervale.tokenName(token);

/** Its name, what it does, what lies on it and who stands there. */
export function tellCard(eldervale: Eldervale, card: CardView): string {
  const tokens = card.fields.filter((token) => token !== null).map((token) => fieldWords(eldervale, token));
  return [
    eldervale.cardName(card.card) + ".",
    eldervale.about("card", card.card),
    tokens.length ? say("eldervale-tableau-on-it", { things: tokens.join(", ") }) : "",
    card.orb ? say("eldervale-tableau-with-orb") : "",
    card.aura ? say("eldervale-tableau-with-aura", { aura: eldervale.cardName(card.aura) }) : "",
    card.units.length
      ? say("eldervale-tableau-stands", { units: card.units.map((u) => eldervale.unitName(u)).join(", ") })
      : "",
  ]
    .filter(Boolean)
    .join(" ");
}
