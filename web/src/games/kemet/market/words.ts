/** What the market says of a tile, in words. */
import { say } from "$lib/say.svelte";
import type { Kemet } from "../kemet.svelte";
import type { Colour } from "../view";
import { LEVELS, type TileLook } from "./tiles";

const NUMBERS = ["strength", "movement", "damage", "defence"] as const;

export interface CreatureNumber {
  sign: (typeof NUMBERS)[number];
  value: number;
  words: string;
}

/** The numbers of a creature that are not nothing. */
export function creatureNumbers(kemet: Kemet, id: string): CreatureNumber[] {
  const creature = kemet.facts.tiles[id]?.creature;
  if (!creature) return [];
  return NUMBERS.filter((sign) => creature[sign] !== 0).map((sign) => ({
    sign,
    value: creature[sign],
    words: say(`kemet-tile-ui-${sign}`, { count: creature[sign] }),
  }));
}

export const jewelName = (colour: Colour): string => say(`kemet-tile-ui-jewel-${colour}`);

/** How it lies: one short sentence. */
export function stateWords(kemet: Kemet, { id, state, price }: TileLook): string {
  const { colour, level } = kemet.tile(id);
  const values = {
    colour: jewelName(colour),
    level: LEVELS[level - 1]!,
    price: price ?? 0,
    prayer: kemet.me.prayer,
  };
  if (state === "open" && kemet.table.seat === null) return say("kemet-tile-ui-state-offered");
  return say(`kemet-tile-ui-state-${state}`, values);
}

/** Who has it, if anybody else does. */
export function ownerWords(kemet: Kemet, look: TileLook): string {
  const others = look.owners.filter(({ seat }) => seat !== kemet.table.seat);
  if (!others.length) return "";
  return say("kemet-tile-ui-owners", { players: others.map(({ seat }) => kemet.name(seat)).join(", ") });
}

/** Everything there is to know of a tile. */
export function describeTile(kemet: Kemet, look: TileLook): string {
  const { colour, level } = kemet.tile(look.id);
  const head = say("kemet-tile-ui-head", {
    name: kemet.tileName(look.id),
    colour: jewelName(colour),
    level: LEVELS[level - 1]!,
  });
  const left = look.left > 1 ? say("kemet-tile-ui-left", { count: look.left }) : "";
  return [head, kemet.about("tile", look.id), stateWords(kemet, look), left, ownerWords(kemet, look)]
    .filter(Boolean)
    .join(" ");
}
