/** Chances to win in words: never more exact than they are known, and never 0 or 100 % before the game is over. */
import type { Chance } from "$lib/api";
import { say } from "$lib/say.svelte";

const WIDE = 10; // hundredths: an interval wider than this is told instead of the number

export const hundredths = (share: number): number => Math.round(share * 100);
const within = (number: number): number => Math.min(99, Math.max(1, number));

export const isUncertain = ({ low, high }: Chance): boolean => hundredths(high) - hundredths(low) > WIDE;

/** 41 %, or 27–50 % where that is all we know. */
export function chanceText(chance: Chance, over = false): string {
  const number = hundredths(chance.chance);
  if (over) return say("review-percent", { number });
  const [low, high] = [within(hundredths(chance.low)), within(hundredths(chance.high))];
  if (isUncertain(chance) && low < high) return say("review-span", { low, high });
  if (number < 1) return say("review-under");
  if (number > 99) return say("review-over");
  return say("review-percent", { number });
}

/** The same for readers: 41 percent, between 38 and 44. */
export function chanceHeard(chance: Chance): string {
  const [low, high] = [within(hundredths(chance.low)), within(hundredths(chance.high))];
  return say("review-heard-chance", { number: within(hundredths(chance.chance)), low, high });
}

/** A change of a chance in points of the hundred: −13, +7. */
export function changeText(change: number): string {
  const number = hundredths(change);
  return number === 0 ? "0" : `${number < 0 ? "−" : "+"}${Math.abs(number)}`;
}

/** The same where it may lie by so much below or above: "−18 to −8" as soon as the span is wide. */
export function changeSpan(change: number, below: number, above: number): string {
  const [from, to] = [change - below, change + above];
  if (hundredths(to) - hundredths(from) <= WIDE) return changeText(change);
  return say("review-change-span", { from: changeText(from), to: changeText(to) });
}

/** Where bar and whisker stand, in hundredths. */
export const barOf = ({ chance, low, high }: Chance): string =>
  `--v:${hundredths(chance)};--a:${hundredths(low)};--b:${hundredths(high)}`;
