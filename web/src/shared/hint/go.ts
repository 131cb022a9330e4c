/** Going from a hint to the option it speaks of: it is shown and has the focus, nothing is chosen. */
import { tick } from "svelte";
import type { TableModel } from "$lib/table.svelte";
import type { Desk } from "$shared/table/desk.svelte";

/** Where the option of a number can be answered, the list before the board; a battle covers both. */
function placeOf(number: number): HTMLElement | SVGElement | null {
  const all = (document.querySelector("[aria-modal=true]") ?? document).querySelectorAll<HTMLElement>(
    `[data-hint~="${number}"]`,
  );
  const seen = [...all].filter((one) => one.getClientRects().length > 0 || typeof one.checkVisibility !== "function");
  return seen.find((one) => one.closest("[data-options]")) ?? seen[0] ?? null;
}

export async function goTo(number: number, table: TableModel, desk?: Desk): Promise<void> {
  const words = table.hints.shown?.hint?.options?.[number - 1]?.words;
  if (words === undefined) return;
  table.held = null;
  if (desk && !desk.narrow && desk.tab === "own") desk.tab = "options";
  await tick();
  // the main button of a phone is its place: what was touched last is what it does
  if (!desk?.narrow) placeOf(number)?.focus();
  table.point(words);
}
