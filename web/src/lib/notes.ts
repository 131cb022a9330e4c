/** Notes of the table itself, which stand in the log among what happened: a bot plays for somebody, somebody is back. */
import type { ChatLine, Happening } from "./api";
import { has, say } from "./say.svelte";

export interface Note {
  text: string;
  /** So many events of the log came before it. */
  at: number;
}

export const isNote = (line: ChatLine): boolean => line.kind === "note";

/** Notes in words, with their places in a log. */
export function notesIn(log: Happening[], lines: ChatLine[]): Note[] {
  return lines.flatMap(({ text, name, sequence }) => {
    const words = `note-${text}`;
    const at = log.filter((event) => (event.move ?? 0) <= sequence).length;
    return has(words) ? [{ text: say(words, { name }), at }] : [];
  });
}
