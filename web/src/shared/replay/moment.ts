/** A move of a finished game in words. */
import type { Happening, HistoryStep, Texts } from "$lib/api";
import { say } from "$lib/say.svelte";
import type { Moment } from "$lib/score";
import { prefixOf } from "$lib/prefix";
import { isBreak } from "$lib/turns";

/** Round 6, actions. */
export function whereWords({ round, phase }: Moment, game: string, texts: Texts): string {
  const named = phase === null ? undefined : texts[`${prefixOf(game)}-phase-${phase}`];
  if (round === null) return named ?? "";
  return named ? say("score-round-phase", { round, phase: named }) : say("score-round", { round });
}

/** What the move itself brought about, and what came after it of itself: the next phase, new cards. */
export function sentences(step: HistoryStep): { own: Happening[]; after: Happening[] } {
  const told = step.events.filter((event) => event.text);
  const end = told.findIndex((event, index) => isBreak(event) && index > 0);
  if (step.seat === null || end < 0) return { own: told, after: [] };
  return { own: told.slice(0, end), after: told.slice(end) };
}

/** A move in one line, for lists. */
export function lineWords(step: HistoryStep): string {
  return step.text || (step.seat === null ? say("replay-deal") : (step.events[0]?.text ?? ""));
}
