/** Bots as they are written (docs/bots.md): medium, greedy:worlds=4, my_bots:Dreamer, my_bots:Dreamer:tables=9. */
import { has, say } from "./say.svelte";

/** Who plays against a newcomer, and for whoever is away. */
export const USUAL_BOT = "medium";

/** Who answers for the others where somebody wants to know what would have been. */
export const USUAL_RIVAL = "hard";

/** What people call a bot: its level, or the name somebody gave it, and what it was told. */
export function botName(bot: string): string {
  const parts = bot.split(":");
  const told = parts.at(-1)?.includes("=") ? parts.pop() : undefined;
  const who = parts.at(-1) ?? bot;
  const name = isOurs(bot) ? say(`lobby-bot-${who}`) : who.charAt(0).toUpperCase() + who.slice(1);
  return told ? `${name} (${told.split(",").join(", ")})` : name;
}

/** Is it one the client has words for, whatever it was told? */
export function isOurs(bot: string): boolean {
  const [name = "", ...rest] = bot.split(":");
  return rest.every((told) => told.includes("=")) && has(`lobby-bot-${name}`);
}
