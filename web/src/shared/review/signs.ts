/** Signs of what answers were worth: a shield for play; a clover and a thunder cloud for luck. */
import type { Answered } from "$lib/api";

export type Quality = Answered["quality"];
export type Sign = Quality | "lucky" | "unlucky";

/** Those that have a column where answers are counted, the best first. */
export const COUNTED = ["best", "good", "inaccuracy", "mistake", "blunder"] as const;
/** Those that gave something away. */
export const WRONG: readonly string[] = ["inaccuracy", "mistake", "blunder"];

export const SHIELD =
  "M12 1.2C9.2 2.9 5.8 3.6 2.8 3.6V11c0 6 3.7 9.7 9.2 12 5.5-2.3 9.2-6 9.2-12V3.6c-3 0-6.4-.7-9.2-2.4z";
export const CLOVER =
  "M12 5.13A4.7 4.7 0 1 1 18.9 11.3A4.7 4.7 0 1 1 12 17.47A4.7 4.7 0 1 1 5.1 11.3A4.7 4.7 0 1 1 12 5.13z";
export const STEM = "M12.3 17.5c.4 2.4 1.4 4 3 5.6";
export const CLOUD = "M6.6 14.6a4.9 4.9 0 0 1-.4-9.7A6.6 6.6 0 0 1 18.6 6a4.4 4.4 0 0 1-.6 8.6z";
export const FLASH = "m11.5 13-3 5.6h3L10 24l6-7h-3.2l2-4z";
export const GLYPHS: Partial<Record<Sign, string>> = {
  best: "M12 5.2l1.9 4.1 4.5.5-3.3 3.1.9 4.5-4-2.2-4 2.2.9-4.5-3.3-3.1 4.5-.5z",
  good: "m7.2 11.8 3.4 3.6 6.2-7",
  inaccuracy: "M6.6 12.6c1.8-3.4 3.6-3.4 5.4-.8s3.6 2.6 5.4-.8",
  mistake: "m7.2 9.4 4.8 4.8 4.8-4.8",
  blunder: "m7.2 6.9 4.8 4.6 4.8-4.6M7.2 12.5l4.8 4.6 4.8-4.6",
};

/** A name as a sign; what has none (the only answer, nothing known yet) is told in words. */
export const signOf = (name: string): Sign | null =>
  name in GLYPHS || name === "lucky" || name === "unlucky" ? (name as Sign) : null;
