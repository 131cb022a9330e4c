/** So many magic cards stand one below the other; more make two columns. */
export const COLUMN = 4;
/** So few have room for a larger picture. */
export const FEW = 3;
