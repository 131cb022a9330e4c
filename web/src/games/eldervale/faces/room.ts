/** Whether words fit: how wide they are and how they fall into lines is reckoned before they are drawn. */

/** How wide letters are in our serif, in shares of their size; the first group that has a letter counts. */
const WIDTHS: [letters: RegExp, width: number][] = [
  [/\s/, 0.17],
  [/[ijl',;:.’]/, 0.28],
  [/[ftIJ1()]/, 0.35],
  [/[crs]/, 0.43],
  [/[mwMW]/, 0.85],
  [/[A-Z]/, 0.65],
];
const OTHER = 0.51;
const SANS = 0.94; // of the serif
const LEADING = 1.06;

const letterWidth = (letter: string): number => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER;

/** The width of a text in bold serif letters, in shares of their size. */
export const widthOf = (text: string): number =>
  [...text.normalize("NFD").replace(/\p{M}/gu, "")].reduce((sum, letter) => sum + letterWidth(letter), 0);

/** How many lines words take, if none is broken. */
function linesOf(words: string, width: number, size: number): number {
  let lines = 1;
  let used = 0;
  for (const word of words.split(" ")) {
    const wide = widthOf(`${word} `) * size * SANS;
    if (used && used + wide > width) {
      lines += 1;
      used = wide;
    } else used += wide;
  }
  return lines;
}

/** The largest of some sizes at which words fit into so much room; null: none. */
export const sizeThatFits = (words: string, width: number, height: number, sizes: readonly number[]): number | null =>
  sizes.find((size) => linesOf(words, width, size) * size * LEADING <= height) ?? null;
