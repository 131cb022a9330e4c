/** Everything in the box of Dwellings of Eldervale: cards, factions, monsters, realms, units and treasures. */
import { say } from "$lib/say.svelte";
import type { BoardModel } from "$lib/table.svelte";
import type { Choice, Gallery, Piece } from "$shared/gallery";
import { bundleWords } from "../pieces/bundle";
import symbols from "../symbols.json";
import type { EldervaleFacts, Element } from "../view";
import Face from "./Face.svelte";
import Sign from "./Sign.svelte";

/** What lies on a shelf of its own, after the adventure cards of the elements. */
const SHELVES = ["spell", "quest", "prophecy", "faction", "monster", "unit", "realm", "token", "dragon"] as const;
const KINDS = ["passage", "action", "deposit", "orb", "cache", "aura", "wall", "weapon", "passive"];
const UNITS = ["worker", "warrior", "wizard", "dragon", "minotaur", "mimeza"];
const SIGNS: Record<string, string> = { faction: "team", unit: "unit-worker", realm: "supply", token: "chest" };
const DRAGON_TREASURE = Object.keys(symbols)
  .filter((name) => name.startsWith("dragon-"))
  .map((name) => name.slice("dragon-".length));

const factsOf = (table: BoardModel) => table.facts as unknown as EldervaleFacts;
const textOf = (table: BoardModel, id: string) => table.texts[id] ?? "";

interface Shown {
  /** What the close-ups of the table call it too: "card:air-passage". */
  id: string;
  group: string;
  /** The message of its name; what it does is its attribute. */
  message: string;
  element?: Element | null;
  marks?: Record<string, string[]>;
  told?: [string, string][];
}

function shown(table: BoardModel, { id, group, message, element, marks = {}, told = [] }: Shown): Piece {
  const ofElement: [string, string][] = element
    ? [[say("gallery-eldervale-element"), table.text(`eldervale-element-${element}`)]]
    : [];
  return {
    id,
    group,
    name: table.text(message),
    text: textOf(table, `${message}.about`),
    copies: 1,
    marks: { what: [SHELVES.find((shelf) => shelf === group) ?? "card"], element: element ? [element] : [], ...marks },
    cost: null,
    told: [...ofElement, ...told],
  };
}

const kindTold = (table: BoardModel, kind: string): [string, string] => [
  say("gallery-kind"),
  table.text(`eldervale-kind-${kind}`),
];
const costTold = (bundle: string): [string, string][] =>
  bundle ? [[say("gallery-eldervale-cost"), bundleWords(bundle)]] : [];

function piecesOf(table: BoardModel): Piece[] {
  const { cards, magic, factions, monsters, realms, tokens } = factsOf(table);
  return [
    ...Object.entries(cards).map(([id, { element, kind, cost, symbol }]) =>
      shown(table, {
        id: `card:${id}`,
        group: element,
        message: `eldervale-card-${id}`,
        element,
        marks: { kind: [kind], unit: symbol ? [symbol] : [] },
        told: [kindTold(table, kind), ...costTold(cost)],
      }),
    ),
    ...Object.entries(magic).map(([id, { kind, element, price }]) =>
      shown(table, {
        id: `magic:${id}`,
        group: kind,
        message: `eldervale-card-${id}`,
        element,
        told: [kindTold(table, kind), ...costTold(price)],
      }),
    ),
    ...Object.entries(factions).map(([id, { element, abilities }]) =>
      shown(table, {
        id: `faction:${id}`,
        group: "faction",
        message: `eldervale-faction-${id}`,
        element,
        marks: { unit: abilities.map(({ unit }) => unit) },
      }),
    ),
    ...Object.entries(monsters).map(([id, { element }]) =>
      shown(table, { id: `monster:${id}`, group: "monster", message: `eldervale-unit-${id}`, element }),
    ),
    ...UNITS.map((id) => shown(table, { id: `unit:${id}`, group: "unit", message: `eldervale-unit-${id}` })),
    ...Object.entries(realms)
      .filter(([id]) => id !== "dungeon-2") // looks like the first
      .map(([id, { element, cost }]) =>
        shown(table, {
          id: `realm:${id}`,
          group: "realm",
          message: `eldervale-realm-${id}`,
          element,
          told: cost ? [[say("eldervale-paper-dwelling-cost"), bundleWords(cost)]] : [],
        }),
      ),
    ...tokens.map((token) => {
      const [element, ...face] = token.split("-");
      const message = `eldervale-face-${face.join("-")}`;
      return shown(table, { id: `token:${token}`, group: "token", message, element: element as Element });
    }),
    ...DRAGON_TREASURE.map((id) =>
      shown(table, { id: `dragon:${id}`, group: "dragon", message: `eldervale-dragon-${id}` }),
    ),
  ];
}

const elementChoice = (table: BoardModel, element: Element): Choice => ({
  value: element,
  text: table.text(`eldervale-element-${element}`),
  sign: `element-${element}`,
  paint: `var(--el-${element}-deep)`,
});

const elementsOf = (table: BoardModel): Element[] => factsOf(table).elements;

export const gallery: Gallery = {
  Face,
  Sign,
  priced: false,
  pieces: piecesOf,
  groups: (table) => [
    ...elementsOf(table).map((element) => ({
      id: element,
      title: table.text(`eldervale-element-${element}`),
      sign: `element-${element}`,
    })),
    ...SHELVES.map((id) => ({ id, title: say(`gallery-eldervale-${id}`), sign: SIGNS[id] ?? signOf(id) })),
  ],
  filters: (table) => [
    {
      id: "what",
      text: say("gallery-eldervale-what"),
      choices: ["card", ...SHELVES].map((value) => ({ value, text: say(`gallery-eldervale-${value}`) })),
    },
    {
      id: "element",
      text: say("gallery-eldervale-element"),
      choices: elementsOf(table).map((element) => elementChoice(table, element)),
    },
    {
      id: "kind",
      text: say("gallery-kind"),
      choices: KINDS.map((value) => ({ value, text: table.text(`eldervale-kind-${value}`) })),
    },
    {
      id: "unit",
      text: say("gallery-eldervale-unit-of"),
      choices: UNITS.slice(0, 4).map((value) => ({ value, text: table.text(`eldervale-unit-${value}`) })),
    },
  ],
};

/** Kinds that have a sign of their own name; dragon treasure shows a dragon. */
function signOf(shelf: string): string {
  return shelf === "dragon" ? "unit-dragon" : shelf;
}
