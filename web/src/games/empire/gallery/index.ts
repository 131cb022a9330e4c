/** The cards, leaders and tokens of Eight-Minute Empire: Legends. */
import { say } from "$lib/say.svelte";
import type { BoardModel } from "$lib/table.svelte";
import type { Gallery, Piece } from "$shared/gallery";
import type { ActionKind, CardFacts, EmpireFacts } from "../view";
import { abilitySentence, actionName, actionsSentence } from "../words";
import Face from "./Face.svelte";
import Sign from "./Sign.svelte";

const ACTIONS: ActionKind[] = ["place", "move", "build", "destroy"];
const KINDS = ["card", "leader", "token"] as const;
const factsOf = (table: BoardModel) => table.facts as unknown as EmpireFacts;

function cardPiece(table: BoardModel, id: string, card: CardFacts): Piece {
  const adjective = card.adjective
    ? table.text(`empire-adjective-${card.adjective}`)
    : say("gallery-empire-adjective-none");
  return {
    id: `card:${id}`,
    group: "card",
    name: table.text(`empire-card-${id}`),
    text: [...card.abilities.map(abilitySentence), actionsSentence(card)].join(" "),
    copies: 1,
    marks: {
      kind: ["card"],
      action: card.actions.map((action) => action.do),
      adjective: card.adjective ? [card.adjective] : [],
    },
    cost: null,
    told: [
      [say("gallery-empire-adjective"), adjective],
      ...(card.min_players > 2 ? [[say("gallery-empire-players"), `${card.min_players}`] as [string, string]] : []),
    ],
  };
}

const plainPiece =
  (table: BoardModel, kind: "leader" | "token") =>
  (id: string): Piece => ({
    id: `${kind}:${id}`,
    group: kind,
    name: table.text(`empire-${kind}-${id}`),
    text: table.text(`empire-${kind}-${id}.about`),
    copies: 1,
    marks: { kind: [kind] },
    cost: null,
    told: [],
  });

export const gallery: Gallery = {
  Face,
  Sign,
  priced: false,
  pieces: (table) => {
    const { cards, leaders, tokens } = factsOf(table);
    return [
      ...Object.entries(cards).map(([id, card]) => cardPiece(table, id, card)),
      ...leaders.map(plainPiece(table, "leader")),
      ...Object.keys(tokens).map(plainPiece(table, "token")),
    ];
  },
  groups: () => KINDS.map((kind) => ({ id: kind, title: say(`gallery-empire-${kind}`) })),
  filters: (table) => [
    {
      id: "kind",
      text: say("gallery-kind"),
      choices: KINDS.map((kind) => ({ value: kind, text: say(`gallery-empire-${kind}`) })),
    },
    {
      id: "action",
      text: say("gallery-empire-action"),
      choices: ACTIONS.map((action) => ({ value: action, text: actionName(action), sign: action })),
    },
    {
      id: "adjective",
      text: say("gallery-empire-adjective"),
      choices: factsOf(table).adjectives.map((adjective) => ({
        value: adjective,
        text: table.text(`empire-adjective-${adjective}`),
        paint: `color-mix(in srgb, var(--adj-${adjective}) 72%, #000)`,
      })),
    },
  ],
};
