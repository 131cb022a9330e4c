/** The keys of every battle. */
import { keyAction } from "$lib/keys";
import { TableModel, type BoardModel } from "$lib/table.svelte";
import type { Telling } from "./telling.svelte";
import type { BattleWatch, Shown } from "./watch.svelte";

const CONTROLS = "button, a, input, textarea, select, [role=tab], [role=menuitem]";
const WRITING = "input, textarea, select";

export interface Keyboard<Battle extends object> {
  table: BoardModel;
  shown: Shown<Battle>;
  watch: BattleWatch<Battle>;
  /** How its dice or cards are told. */
  telling: Telling;
  /** The sheet lies over the table. */
  over: boolean;
  /** It is shown at all, perhaps over the map only. */
  up: boolean;
  box: HTMLElement | undefined;
  /** What a number does while something is asked on the sheet. */
  number: (digit: number) => void;
  /** Esc puts back what was picked and not sent yet: true if there was something. */
  putBack?: () => boolean;
  /** Nothing may be answered with numbers elsewhere either. */
  holdsNumbers?: boolean;
}

/** This key has done its work: nobody else hears it. */
function taken(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

const isHinted = (table: BoardModel): boolean => table instanceof TableModel && table.hints.numbered;

const isIn = ({ target }: KeyboardEvent, places: string): boolean =>
  target instanceof Element && target.closest(places) !== null;

/** Something else lies over the sheet and answers first: a menu, the keys, a close-up. */
function covered(box: HTMLElement | undefined): boolean {
  const all = [...document.querySelectorAll("[role=dialog], [role=menu]")];
  return all.some((other) => other !== box && !other.contains(box ?? null));
}

export function pressed<Battle extends object>(event: KeyboardEvent, keyboard: Keyboard<Battle>): void {
  const { shown, watch, over, box } = keyboard;
  if (isIn(event, WRITING) || event.ctrlKey || event.altKey || event.metaKey) return;
  if (!shown.full || covered(box)) return;
  if (event.key.toLowerCase() === "m") {
    taken(event);
    watch.peek();
  } else if (over) pressedOnSheet(event, keyboard);
  else pressedBeside(event, keyboard);
}

function pressedOnSheet<Battle extends object>(event: KeyboardEvent, keyboard: Keyboard<Battle>): void {
  const { shown, telling, box, number } = keyboard;
  const action = keyAction(event);
  if (event.repeat && (event.key === "Enter" || event.key === " ")) {
    taken(event); // a key that is held has pressed the button before
  } else if (action?.action === "option" && isHinted(keyboard.table)) {
    return; // they go to what the hint speaks of
  } else if (action?.action === "option") {
    taken(event); // never the list behind
    if (!shown.report) number(action.number);
  } else if (action?.action === "close") {
    if (closed(event, keyboard)) return;
    taken(event);
    keyboard.watch.peek(true);
  } else if (event.key === " " && telling.running) {
    taken(event);
    telling.skip();
  } else if (event.key === "Enter" && !isIn(event, CONTROLS)) {
    const main = box?.querySelector<HTMLButtonElement>("[data-main]:not([disabled])");
    if (!main) return;
    taken(event);
    main.click();
  }
}

/** The sheet lies over the map only, or has stepped aside: what is asked stands elsewhere, with keys of its own. */
function pressedBeside<Battle extends object>(event: KeyboardEvent, keyboard: Keyboard<Battle>): void {
  const { telling, up, holdsNumbers } = keyboard;
  const action = keyAction(event)?.action;
  if (action === "option" && holdsNumbers) taken(event);
  else if (up && event.key === " " && telling.running) {
    taken(event);
    telling.skip();
  } else if (up && action === "close" && !isIn(event, "[data-closes]")) closed(event, keyboard);
}

/** Esc: tells the rest at once, puts back, or is done with it; false: there is nothing to be closed. */
function closed<Battle extends object>(event: KeyboardEvent, keyboard: Keyboard<Battle>): boolean {
  const { table, shown, watch, telling, putBack } = keyboard;
  if (table.refusal ?? table.closeUp) return true; // closes first
  if (table instanceof TableModel && table.hints.shown) return true;
  if (telling.running) telling.skip();
  else if (shown.report || !watch.isMine(shown.battle)) watch.dismiss();
  else if (!putBack?.()) return false;
  taken(event);
  return true;
}
