/** The keys of the table page: one place says which key does what. */

export type KeyAction = "option" | "undo" | "end" | "why" | "hint" | "log" | "help" | "close" | "skip";

/** What `?` lists, in this order. */
export const KEYS: { key: string; action: KeyAction | "arrows" | "enter" | "hint-go" }[] = [
  { key: "1–9", action: "option" },
  { key: "Enter", action: "enter" },
  { key: "← ↑ → ↓", action: "arrows" },
  { key: "U", action: "undo" },
  { key: "E", action: "end" },
  { key: "W", action: "why" },
  { key: "H", action: "hint" },
  { key: "1–3", action: "hint-go" },
  { key: "L", action: "log" },
  { key: "Space", action: "skip" },
  { key: "Esc", action: "close" },
  { key: "?", action: "help" },
];

/** Somebody is writing: letters are letters. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}

/** What a key press asks for; `number` only for an option. */
export function keyAction(event: KeyboardEvent): { action: KeyAction; number: number } | null {
  if (event.key === "Escape") return { action: "close", number: 0 };
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isWriting(event.target)) return null;
  const number = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1]; // the row of numbers on a Czech keyboard writes letters
  if (number && !event.shiftKey) return { action: "option", number: Number(number) };
  if (/^[1-9]$/.test(event.key)) return { action: "option", number: Number(event.key) };
  const plain: Record<string, KeyAction> = {
    u: "undo",
    e: "end",
    w: "why",
    h: "hint",
    l: "log",
    "?": "help",
    " ": "skip",
  };
  const action = plain[event.key.toLowerCase()];
  return action ? { action, number: 0 } : null;
}
