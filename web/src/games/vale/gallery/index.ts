/** The seventy cards of the Vale. */
import { say } from "$lib/say.svelte";
import type { BoardModel } from "$lib/table.svelte";
import type { Gallery } from "$shared/gallery";
import { STONES, stonesOf, type Family, type Timing, type ValeFacts } from "../view";
import Face from "./Face.svelte";
import Sign from "./Sign.svelte";

const TIMINGS: Timing[] = ["instant", "permanent", "active"];
const factsOf = (table: BoardModel) => table.facts as unknown as ValeFacts;
const title = (family: Family) => say(`gallery-vale-family-${family}`);

/** What a card of the family is sold for, in words. */
function sellsFor(table: BoardModel, family: Family): string {
  const stones = stonesOf(factsOf(table).prices[family]);
  return STONES.filter((kind) => stones[kind] > 0)
    .map((kind) => say("gallery-vale-stones", { kind, count: stones[kind] }))
    .join(" + ");
}

export const gallery: Gallery = {
  Face,
  Sign,
  priced: true,
  pieces: (table) =>
    Object.entries(factsOf(table).cards).map(([id, { family, cost, timings }]) => ({
      id: `card:${id}`,
      group: family,
      name: table.text(`vale-card-${id}`),
      text: timings.map((timing) => table.text(`vale-card-${id}.${timing}`)).join(" "),
      copies: 1,
      marks: { family: [family], effect: timings },
      cost,
      told: [
        [say("gallery-vale-family"), title(family)],
        [say("gallery-cost"), `${cost}`],
        [say("gallery-vale-sells"), sellsFor(table, family)],
      ],
    })),
  groups: (table) =>
    factsOf(table).families.map((family) => ({
      id: family,
      title: title(family),
      sign: family,
      note: say("gallery-vale-sells-for", { price: sellsFor(table, family) }),
    })),
  filters: (table) => [
    {
      id: "family",
      text: say("gallery-vale-family"),
      choices: factsOf(table).families.map((family) => ({
        value: family,
        text: title(family),
        sign: family,
        paint: `var(--${family}-deep)`,
      })),
    },
    {
      id: "effect",
      text: say("gallery-vale-effect"),
      choices: TIMINGS.map((timing) => ({ value: timing, text: table.text(`vale-timing-${timing}`), sign: timing })),
    },
  ],
};
