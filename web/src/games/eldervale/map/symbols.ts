/** The symbols a map of this table needs. */
import type { EldervaleView } from "../view";
import { buildingOf } from "./printed";

const ALWAYS = [
  ...["gem", "scroll", "potion", "tool", "sword", "gold", "any", "magic"].map((name) => `resource-${name}`),
  ...["worker", "warrior", "wizard", "dragon", "minotaur", "mimeza"].map((name) => `unit-${name}`),
  ...["dwelling", "cards", "lair", "die", "vp", "ghosts"],
];

export function symbolsUsed(view: EldervaleView): string[] {
  const tiles = [...Object.keys(view.realms), ...(view.tile ? [view.tile] : [])];
  const realms = Object.values(view.realms);
  const monsters = realms.flatMap(({ monster, units }) => [
    ...(monster === null ? [] : [monster]),
    ...units.map(({ unit }) => unit),
  ]);
  return [
    ...new Set([
      ...ALWAYS,
      ...["air", "earth", "fire", "water", "light", "dark", "order", "chaos"].map((name) => `element-${name}`),
      ...tiles.map(buildingOf),
      ...monsters.map((name) => `monster-${name}`),
    ]),
  ];
}
