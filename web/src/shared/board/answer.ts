/** Answering on the board by something that may go away with its question. */
import type { Option } from "$lib/api";
import type { BoardModel } from "$lib/table.svelte";

/** The keyboard's focus waits where the next question comes; places of a map stay, and it stays on them. */
export function answer(table: BoardModel, option: Option): void {
  const focused = document.activeElement;
  if (focused?.matches(":focus-visible") && !focused.closest("[data-region], [data-area], .realm"))
    document.getElementById("prompt-question")?.focus({ preventScroll: true });
  void table.choose(option);
}
