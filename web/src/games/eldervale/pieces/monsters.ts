/** The element whose colour rims a monster; those of the special tiles have none. */
import type { Element } from "../view";

export const ELEMENTS_OF: Record<string, Element> = {
  "winged-serpent": "air",
  "storm-roc": "air",
  "stone-colossus": "earth",
  "root-wyrm": "earth",
  "power-demon": "fire",
  "lava-fiend": "fire",
  "dread-crocodile": "water",
  kraken: "water",
  "sun-gryphon": "light",
  "celestial-lion": "light",
  "night-lich": "dark",
  "shadow-leviathan": "dark",
  "brass-sentinel": "order",
  "iron-sphinx": "order",
  chimera: "chaos",
  "thousand-eyed-horror": "chaos",
};

/** Hired for gold or an orb; a unit like any other, on its owner's shape. */
const MERCENARIES = new Set(["minotaur", "mimeza"]);
export const isMercenary = (unit: string): boolean => MERCENARIES.has(unit);
