/** What is printed on tiles: their ground, the symbol of a ruin, the pill at their foot. */
import { bundleOf, iconOf } from "../pieces/bundle";
import type { Element } from "../view";

/** An element, grey ruins, the den of dragons, the shining bridge. */
export type Ground = Element | "ruin" | "den" | "bridge";

export const groundOf = (id: string, element: Element | null): Ground =>
  element ?? (id === "bifrost" ? "bridge" : id === "dragon-den" ? "den" : "ruin");

const withoutNumber = (id: string) => id.replace(/-\d+$/, "");

/** The symbol of a ruin or a special tile. */
export const buildingOf = (id: string): string => `realm-${withoutNumber(id)}`;

/** A part of a pill: a number, an arrow, a stroke, or a symbol in the colour of its thing. */
export type Mark = string | { icon: string; thing: string };

/** Each symbol of a bundle as often as it counts. */
export const symbolsOf = (bundle: string): { icon: string; thing: string }[] =>
  bundleOf(bundle).shares.flatMap(({ count, thing }) =>
    Array.from({ length: count }, () => ({ icon: iconOf(thing), thing })),
  );

const sign = (icon: string): Mark => ({ icon, thing: "" });
const goods = (thing: string): Mark => ({ icon: iconOf(thing), thing });

const RUINS: Record<string, Mark[]> = {
  "mage-tower": ["2", goods("any"), "→", "3", goods("magic"), "−1"],
  fortress: ["2", goods("any"), "→", "2", goods("gold")],
  mill: [sign("dwelling")],
  "summoning-portal": [sign("unit-warrior")],
  dungeon: [sign("cards")],
  oracle: [sign("cards"), "/", goods("magic")],
  "dragon-den": [goods("gold")],
  bifrost: [goods("magic")],
};

/** What the pill of a realm says: the price of a dwelling, or what a ruin does. */
export function pillOf(id: string, cost: string): Mark[] {
  return cost ? [sign("dwelling"), ...symbolsOf(cost)] : (RUINS[withoutNumber(id)] ?? []);
}
