/** How much room the tags of a tableau need. */
import type { CardView } from "../view";

const COLUMN = 148; // of a tag in a low strip
const SIGNS = 46; // before its name
const LETTER = 5.3; // of a name that can still be read
const THING = 21; // that lies on it

/** Tokens, an orb, an aura, units: what shows at the end of a tag. */
export const thingsOn = (card: CardView): number =>
  card.fields.filter((token) => token !== null).length +
  card.units.length +
  Number(card.orb) +
  Number(card.aura !== null);

/** A name that would have to be too small takes both columns. */
export const isWide = (name: string, things: number): boolean => SIGNS + name.length * LETTER + things * THING > COLUMN;
