import type { PlayerView } from "../view";

/** So many magic cards stand one below the other; more make two columns. */
export const COLUMN = 4;
/** So few have room for a larger picture. */
export const FEW = 3;

/** Beside so few adventure cards a low strip has room for three columns of magic cards. */
const FEW_ADVENTURES = 1;

export const leavesRoom = ({ tableau }: PlayerView): boolean =>
  tableau.filter(({ host }) => host === null).length <= FEW_ADVENTURES;
