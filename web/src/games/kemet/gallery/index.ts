/** The power tiles with their creatures, the Divine Intervention cards and the battle cards of Kemet. */
import { say } from "$lib/say.svelte";
import type { BoardModel } from "$lib/table.svelte";
import type { Choice, Gallery, Piece } from "$shared/gallery";
import { LEVELS } from "../market/tiles";
import { jewelName } from "../market/words";
import type { CardFacts, Colour, KemetFacts, TileFacts } from "../view";
import Face from "./Face.svelte";
import Sign from "./Sign.svelte";

const COLOURS: Colour[] = ["ruby", "sapphire", "diamond", "onyx"];
const KINDS = ["tile", "creature", "card", "battle"] as const;
const factsOf = (table: BoardModel) => table.facts as unknown as KemetFacts;
const about = (table: BoardModel, id: string) => table.texts[`kemet-${id}.about`] ?? "";
const copiesTold = (copies: number): [string, string] => [say("gallery-copies"), `${copies}`];

function tilePiece(table: BoardModel, id: string, { colour, level, copies, creature }: TileFacts): Piece {
  return {
    id: `tile:${id}`,
    group: colour,
    name: table.text(`kemet-tile-${id}`),
    text: about(table, `tile-${id}`),
    copies,
    marks: { kind: creature ? ["tile", "creature"] : ["tile"], colour: [colour], level: [`${level}`] },
    cost: level,
    told: [
      [say("gallery-kemet-colour"), jewelName(colour)],
      [say("gallery-kemet-level"), LEVELS[level - 1]!],
      [say("gallery-kemet-price"), `${level}`],
      copiesTold(copies),
    ],
  };
}

const cardPiece = (table: BoardModel, id: string, { price, copies, battle }: CardFacts): Piece => ({
  id: `card:${id}`,
  group: "card",
  name: table.text(`kemet-card-${id}`),
  text: about(table, `card-${id}`),
  copies,
  marks: { kind: ["card"] },
  cost: price,
  told: [
    [say("gallery-kind"), say(battle ? "kemet-ui-card-battle" : "kemet-ui-card-day")],
    [say("gallery-kemet-price"), `${price}`],
    copiesTold(copies),
  ],
});

const battlePiece = (table: BoardModel, id: string): Piece => ({
  id: `battle:${id}`,
  group: "battle",
  name: table.text(`kemet-battle-${id}`),
  text: about(table, `battle-${id}`),
  copies: 1,
  marks: { kind: ["battle"] },
  cost: null,
  told: [],
});

const colourChoice = (colour: Colour): Choice => ({
  value: colour,
  text: jewelName(colour),
  sign: colour,
  paint: `var(--${colour}-deep)`,
});

export const gallery: Gallery = {
  Face,
  Sign,
  priced: false,
  pieces: (table) => {
    const { tiles, cards, battle_cards: battles } = factsOf(table);
    return [
      ...Object.entries(tiles).map(([id, tile]) => tilePiece(table, id, tile)),
      ...Object.entries(cards).map(([id, card]) => cardPiece(table, id, card)),
      ...Object.keys(battles).map((id) => battlePiece(table, id)),
    ];
  },
  groups: () => [
    ...COLOURS.map((colour) => ({ id: colour, title: jewelName(colour), sign: colour })),
    { id: "card", title: say("gallery-kemet-card") },
    { id: "battle", title: say("gallery-kemet-battle") },
  ],
  filters: () => [
    {
      id: "kind",
      text: say("gallery-kind"),
      choices: KINDS.map((kind) => ({ value: kind, text: say(`gallery-kemet-${kind}`) })),
    },
    { id: "colour", text: say("gallery-kemet-colour"), choices: COLOURS.map(colourChoice) },
    {
      id: "level",
      text: say("gallery-kemet-level"),
      choices: LEVELS.map((text, index) => ({ value: `${index + 1}`, text })),
    },
  ],
};
