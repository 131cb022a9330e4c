/** The keys of a battle. */
import { keyAction } from "$lib/keys";
import { CONTROLS, covered, taken } from "$shared/battle/keys";
import type { Kemet } from "../kemet.svelte";
import type { Council } from "./council.svelte";
import type { Reveal } from "./reveal.svelte";
import type { Shown, Watch } from "./watch.svelte";

export interface Keyboard {
  kemet: Kemet;
  shown: Shown;
  watch: Watch;
  council: Council;
  reveal: Reveal;
  /** The sheet lies over the table. */
  over: boolean;
  box: HTMLElement | undefined;
}

const AFTER = new Set(["retreat", "disband", "stay", "send", "add", "wound"]);

export function pressed(event: KeyboardEvent, { kemet, shown, watch, council, reveal, over, box }: Keyboard): void {
  const action = keyAction(event);
  const writing = event.target instanceof Element && event.target.closest("input, textarea, select") !== null;
  if (writing || event.ctrlKey || event.altKey || event.metaKey || !shown.full || covered(box)) return;
  if (over && event.repeat && (event.key === "Enter" || event.key === " ")) {
    taken(event); // a key that is held has pressed the button before
    return;
  }
  if (event.key.toLowerCase() === "m") {
    taken(event);
    watch.peek();
    return;
  }
  if (!over) {
    if (action?.action === "option" && council.picking) taken(event); // nothing is sent before it is confirmed
    return;
  }
  if (action?.action === "option") {
    taken(event);
    number(action.number, { kemet, shown, council });
  } else if (action?.action === "close") {
    if (kemet.table.refusal ?? kemet.table.closeUp) return; // closes first
    taken(event);
    if (reveal.running) reveal.skip();
    else if (shown.report || !watch.isMine(shown.battle)) watch.dismiss();
    else if (council.play ?? council.discard) council.again();
    else watch.peek(true);
  } else if (event.key === "Enter") {
    if (event.target instanceof Element && event.target.closest(CONTROLS)) return;
    const main = box?.querySelector<HTMLButtonElement>("[data-main]:not([disabled])");
    if (!main) return;
    taken(event);
    main.click();
  } else if (event.key === " " && reveal.running) {
    taken(event);
    reveal.skip();
  }
}

function number(digit: number, { kemet, shown, council }: Pick<Keyboard, "kemet" | "shown" | "council">): void {
  if (shown.report) return;
  if (council.picking) {
    const card = council.hand[digit - 1];
    if (card) council.touch(card);
    return;
  }
  const option = kemet.table.options.filter(({ id }) => AFTER.has(id))[digit - 1];
  if (option) kemet.answer(option);
}
