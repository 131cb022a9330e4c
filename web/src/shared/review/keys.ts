/** The keys of a review. */
export const REVIEW_KEYS = [
  { key: "← →", words: "review-keys-moments" },
  { key: "↑ ↓", words: "review-keys-alternatives" },
  { key: "M", words: "review-keys-mine" },
  { key: "G", words: "review-keys-graph" },
  { key: "Enter", words: "review-keys-table" },
  { key: "P", words: "review-keys-play" },
  { key: "Esc", words: "review-keys-close" },
];

export type ReviewDeed = "before" | "next" | "up" | "down" | "mine" | "graph" | "table" | "play" | "help" | "close";

const DEEDS: Record<string, ReviewDeed> = {
  ArrowLeft: "before",
  ArrowRight: "next",
  ArrowUp: "up",
  ArrowDown: "down",
  Enter: "table",
  Escape: "close",
  m: "mine",
  g: "graph",
  p: "play",
  "?": "help",
};

/** What a key asks for; a focused control keeps Enter, a field keeps everything. */
export function deedOf(event: KeyboardEvent): ReviewDeed | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, dialog[open]")) return null;
  const deed = DEEDS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
  return deed === "table" && target?.closest("button, a, summary") ? null : deed;
}
