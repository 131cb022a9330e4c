/** What an option brings about, in the numbers that the server tells with it. */
import type { Option } from "./api";

/** Nothing would come of it, or something would be given up. */
export const isWaste = ({ numbers }: Option): boolean => Boolean(numbers?.["futile"] || numbers?.["wasted"]);

export const isFutile = ({ numbers }: Option): boolean => Boolean(numbers?.["futile"]);

export const isFight = ({ numbers }: Option): boolean => numbers?.["fight_theirs"] !== undefined;

/** Everything that is told of an option in words, for those who cannot see it. */
export const wholeText = ({ text, words, detail }: Option): string =>
  [text ?? words, detail].filter(Boolean).join(", ");
