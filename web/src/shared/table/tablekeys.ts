/** What the keys do at the table. */
import { keyAction } from "$lib/keys";
import type { TableModel } from "$lib/table.svelte";
import { mannersOf } from "../../games";
import type { Desk } from "./desk.svelte";
import { goTo } from "$shared/hint/go";
import { inOrder } from "$shared/question/groups";

const BEST = 3; // so many options a hint has at most

/** The thing under the pointer or focus that knows what it would be asked for: data-why="summon hydra". */
function askedThing(): HTMLElement | null {
  const focused = document.activeElement?.closest<HTMLElement>("[data-why]");
  if (focused) return focused;
  const hovered = [...document.querySelectorAll<HTMLElement>("[data-why]:hover")];
  return hovered.at(-1) ?? null;
}

async function whyNot(table: TableModel): Promise<void> {
  const thing = askedThing();
  if (thing?.dataset["why"]) await table.why(thing.dataset["why"], thing);
  else if (!document.activeElement?.closest("[data-board]")) await whyNoEnd(table); // a board answers for its own things
}

async function whyNoEnd(table: TableModel): Promise<void> {
  const expected = mannersOf(table.news?.game ?? "").expected;
  const words = (expected[table.question?.ask ?? ""] ?? Object.values(expected)[0])?.words;
  if (words) await table.why(words, document.querySelector("#prompt-question"));
}

/** Closes the nearest thing that is open. */
function close(table: TableModel, desk: Desk): void {
  if (desk.keysShown) desk.keysShown = false;
  else if (table.refusal) table.refusal = null;
  else if (table.doubt) table.doubt = null;
  else if (table.closeUp) table.closeUp = null;
  else if (table.hints.shown) table.hints.close();
  else if (table.held) table.held = null;
  else if (desk.sheetUp) desk.sheetUp = false;
  else if (desk.narrow) desk.pane = "table";
}

export function pressed(event: KeyboardEvent, table: TableModel, desk: Desk): void {
  const pressed = keyAction(event);
  if (!pressed) return;
  const options = inOrder(table.options, table.news?.game ?? "", table.texts);
  if (pressed.action === "skip") {
    if (desk.rerun.playing) desk.rerun.stop();
    else if (table.live.isBehind) table.live.catchUp();
    else return; // the board's own: a close-up
  } else if (pressed.action === "option" && table.hints.numbered && pressed.number <= BEST) {
    void goTo(pressed.number, table, desk);
  } else if (pressed.action === "option") {
    const option = options[pressed.number - 1];
    if (!option) return;
    void desk.pick(option, true);
  } else if (pressed.action === "undo") {
    if (!table.question?.undo && !table.question?.ask_undo) return;
    desk.follow = true;
    void table.undo();
  } else if (pressed.action === "end") {
    if (desk.end) void desk.pick(desk.end, true);
    else void whyNoEnd(table);
  } else if (pressed.action === "hint") {
    if (!table.hints.offered) return;
    void table.hints.ask();
  } else if (pressed.action === "why") void whyNot(table);
  else if (pressed.action === "log") {
    desk.open("log");
    if (!desk.narrow) document.getElementById("tab-log")?.focus();
  } else if (pressed.action === "help") desk.keysShown = !desk.keysShown;
  else {
    close(table, desk);
    return; // Esc stays Esc for everybody else
  }
  event.preventDefault();
}
