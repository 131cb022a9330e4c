/** The five levels of the bots, the weakest first, and what is known about how strong they are. */
import type { GameLevels, LevelInfo } from "./api";
import { say } from "./say.svelte";

export type Level = LevelInfo["level"];
export const LEVELS: readonly Level[] = ["beginner", "easy", "medium", "hard", "master"];

export const isLevel = (bot: string): bot is Level => (LEVELS as readonly string[]).includes(bot);

/** Where on a bar from 0 to 100 a rating lies: one scale for all games, so that they can be compared. */
export function scaleOf(games: GameLevels[]): (rating: number) => number {
  const ends = games
    .flatMap(({ levels }) => levels.flatMap(({ low, high }) => [low, high]))
    .filter((end) => end !== null);
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const room = Math.max(50, (most - least) / 15); // nothing lies on the very edge
  return (rating) => (100 * (rating - least + room)) / (most - least + 2 * room);
}

/** A sentence about a level: what it is like, and honestly so where it plays another way than its name suggests. */
export function aboutLevel(level: Level, known?: LevelInfo): string {
  const learnt = known?.bot.split(":")[0] === "neural" && LEVELS.indexOf(level) >= LEVELS.indexOf("medium");
  return say(`lobby-bot-${level}.${learnt ? "learnt" : "about"}`, { seconds: known?.seconds ?? 1 });
}
