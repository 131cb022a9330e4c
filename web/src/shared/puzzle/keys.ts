/** The keys of a position. */
export const MOST_KEYS = 9;

export const PUZZLE_KEYS = [
  { key: "1–9", words: "puzzle-keys-answer" },
  { key: "N", words: "puzzle-keys-next" },
  { key: "R", words: "puzzle-keys-again" },
  { key: "Esc", words: "puzzle-keys-close" },
];

export type PuzzleDeed = "answer" | "next" | "again" | "help" | "close";

const DEEDS: Record<string, PuzzleDeed> = { n: "next", r: "again", "?": "help", Escape: "close" };

/** What a key asks for; `number` only for an answer.  Whoever writes writes, and what is open over the page has its own. */
export function puzzleKey(event: KeyboardEvent): { deed: PuzzleDeed; number: number } | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, [contenteditable], dialog[open], .menu")) return null;
  const row = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1]; // on a Czech keyboard the row of numbers writes letters
  if ((row && !event.shiftKey) || /^[1-9]$/.test(event.key))
    return { deed: "answer", number: Number(row ?? event.key) };
  const deed = DEEDS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  return deed ? { deed, number: 0 } : null;
}
