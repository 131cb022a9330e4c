/** The keys of a battle. */
import { keyAction } from "$lib/keys";
import { CONTROLS, covered, taken } from "$shared/battle/keys";
import type { Eldervale } from "../eldervale.svelte";
import { answersOf } from "./answers";
import type { Roll } from "./roll.svelte";
import type { Shown, Watch } from "./watch.svelte";

export interface Keyboard {
  eldervale: Eldervale;
  shown: Shown;
  watch: Watch;
  roll: Roll;
  /** The sheet lies over the table, not only over the map. */
  over: boolean;
  /** The sheet is shown at all. */
  up: boolean;
  box: HTMLElement | undefined;
}

const isIn = (event: KeyboardEvent, places: string): boolean =>
  event.target instanceof Element && event.target.closest(places) !== null;

export function pressed(event: KeyboardEvent, { eldervale, shown, watch, roll, over, up, box }: Keyboard): void {
  if (isIn(event, "input, textarea, select") || event.ctrlKey || event.altKey || event.metaKey) return;
  if (!shown.full || covered(box)) return;
  if (event.key.toLowerCase() === "m") {
    taken(event);
    watch.peek();
  } else if (over) pressedOnSheet(event, { eldervale, shown, watch, roll, over, up, box });
  else if (up && event.key === " " && roll.running) {
    taken(event);
    roll.skip();
  }
}

function pressedOnSheet(event: KeyboardEvent, { eldervale, shown, watch, roll, box }: Keyboard): void {
  const action = keyAction(event);
  if (event.repeat && (event.key === "Enter" || event.key === " ")) {
    taken(event); // a key that is held has pressed the button before
  } else if (action?.action === "option") {
    taken(event); // never the list behind
    const option = shown.report ? undefined : answersOf(eldervale.table.options).main[action.number - 1];
    if (option) eldervale.answer(option);
  } else if (action?.action === "close") {
    if (eldervale.table.refusal ?? eldervale.table.closeUp) return; // closes first
    taken(event);
    if (roll.running) roll.skip();
    else if (shown.report || !watch.isMine(shown.battle)) watch.dismiss();
    else watch.peek(true);
  } else if (event.key === " " && roll.running) {
    taken(event);
    roll.skip();
  } else if (event.key === "Enter" && !isIn(event, CONTROLS)) {
    const main = box?.querySelector<HTMLButtonElement>("[data-main]:not([disabled])");
    if (!main) return;
    taken(event);
    main.click();
  }
}
