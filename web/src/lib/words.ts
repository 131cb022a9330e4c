/** Names of games and their short texts, for pages that show no table. */
import { api, Refused, type Texts } from "./api";
import { has, say } from "./say.svelte";

const asked = new Map<string, Promise<Texts>>();

/** The texts of a game, asked once for each language. */
export function textsOf(game: string, language: string): Promise<Texts> {
  const key = `${game} ${language}`;
  let texts = asked.get(key);
  if (!texts) {
    texts = api.texts(game, language);
    texts.catch(() => asked.delete(key));
    asked.set(key, texts);
  }
  return texts;
}

/** Names for the bots of a table, one for each seat; none if the game has no names for them. */
export const botNames = (texts: Texts): string[] => (texts["core-bot-names"] ?? "").split(/\s+/).filter(Boolean);

/** What went wrong, in words. */
export function problemOf(problem: unknown): string {
  if (!(problem instanceof Refused)) return say("start-problem-no-server");
  const id = `start-problem-${problem.code}`;
  return say(has(id) ? id : "start-problem-other", { text: problem.text, ...problem.values });
}

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A few words as a sentence. */
export const sentence = (words: string): string => words && capital(words) + (/[.!?]$/.test(words) ? "" : ".");
