/** Options that are of one kind stand together. */
import type { Option, Texts } from "$lib/api";
import { isFight } from "$lib/outlook";
import { say } from "$lib/say.svelte";
import { mannersOf } from "../../games";
import { prefixOf } from "$lib/prefix";

/** From this many on there is a field to narrow them down. */
export const MANY = 12;
const FEW = 4; // so few need no headings

export interface Group {
  id: string;
  title: string;
  options: Option[];
}

export function groupsOf(options: Option[], game: string, texts: Texts): Group[] {
  const found = new Map<string, Group>();
  const headed = options.length > FEW;
  const fights = options.some(isFight);
  for (const option of options) {
    const title = headed ? (fights && fightTitle(option, game)) || titleOf(option, game, texts) : "";
    const id = title || "";
    const group = found.get(id) ?? { id, title, options: [] };
    group.options.push(option);
    found.set(id, group);
  }
  return [...found.values()].sort((one, other) => placeOf(one) - placeOf(other));
}

/** Fights first, then what goes without one, the rest, and last what has no heading. */
function placeOf({ title }: Group): number {
  const order = [say("table-group-fight"), say("table-group-peace")];
  return title === "" ? order.length + 1 : order.includes(title) ? order.indexOf(title) : order.length;
}

/** The heading of an option that starts a fight, or might have; empty: fights are not its matter. */
function fightTitle(option: Option, game: string): string {
  if (isFight(option)) return say("table-group-fight");
  return mannersOf(game).fights.includes(option.id) ? say("table-group-peace") : "";
}

/** What an option still has to say under its heading: only where it leads; "": everything. */
export function restOf(option: Option, game: string, texts: Texts): string {
  const to = mannersOf(game).under[option.id]?.to;
  if (!to) return "";
  const kind = to.kind.replace(/\d$/, ""); // a second region is named like the first
  return texts[`${prefixOf(game)}-${kind}-${String(option.values[to.kind])}.${to.form}`] ?? "";
}

/** The heading of an option: what its kind is called, or where it begins. */
function titleOf(option: Option, game: string, texts: Texts): string {
  const prefix = prefixOf(game);
  const under = mannersOf(game).under[option.id];
  const start = under && texts[`${prefix}-${under.kind}-${String(option.values[under.kind])}.${under.form}`];
  return start ? start.charAt(0).toUpperCase() + start.slice(1) : (texts[`${prefix}-group-${option.id}`] ?? "");
}

/** The options in the order in which the list shows them. */
export const inOrder = (options: Option[], game: string, texts: Texts): Option[] =>
  groupsOf(options, game, texts).flatMap((group) => group.options);
