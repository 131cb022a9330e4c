/** How statistics are said: shares with their intervals, ratings, opponents. */
import type { AgainstWhom, LatestGame, RatingPoint, Share } from "./api";
import { botName } from "./bots";
import { isLevel, LEVELS } from "./levels";
import { has, say } from "./say.svelte";

/** What people call whom they played against. */
export const whoName = (who: string): string => (has(`stats-${who}`) ? say(`stats-${who}`) : botName(who));

/** Between these percents lies the share of games that are won, 19 times out of 20. */
export const percents = ({ low, high }: Share): { low: number; high: number } => ({
  low: Math.floor(100 * low),
  high: Math.ceil(100 * high),
});

export const ratingValues = ({ rating, low, high }: RatingPoint) => ({
  rating: String(Math.round(rating)),
  low: String(Math.round(low)),
  high: String(Math.round(high)),
});

/** +12, −7, 0: how far a rating moved. */
export function movedBy(points: number): string {
  const whole = Math.round(points);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : "0";
}

/** How a game ended for me. */
export function ending({ rank, sides, left }: LatestGame): string {
  if (left) return say("stats-left");
  if (rank === 1) return say("stats-first");
  return say("stats-place", { rank, sides });
}

const LAST = ["mixed", "rivals", "alone", "people"];

/** Levels from the weakest on, other bots after them, people at the end. */
export function byStrength(against: AgainstWhom[]): AgainstWhom[] {
  const place = ({ who }: AgainstWhom) =>
    isLevel(who) ? LEVELS.indexOf(who) : LAST.includes(who) ? 100 + LAST.indexOf(who) : 50;
  return [...against].sort((one, other) => place(one) - place(other));
}

/** Long titles have a short form: what stands before the colon. */
export const shortTitle = (title: string): string => title.split(":")[0]!.trim();
