/** Options that are of one kind stand together. */
import type { Option, Texts } from "$lib/api";
import { isFight } from "$lib/outlook";
import { say } from "$lib/say.svelte";
import { mannersOf, type Named } from "../../games";
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

/** What an option still has to say under a heading: only where it leads, if the heading says where it begins; "": everything. */
export function restOf(option: Option, game: string, texts: Texts, title: string): string {
  const under = mannersOf(game).under[option.id];
  const to = under && namesOf(option, under.to, game, texts);
  if (!to) return "";
  const start = namesOf(option, under.start, game, texts);
  return !start || title === upper(start) ? to : `${start} ${to}`;
}

/** The heading of an option: what its kind is called, or where it begins. */
function titleOf(option: Option, game: string, texts: Texts): string {
  const under = mannersOf(game).under[option.id];
  const start = under && namesOf(option, under.start, game, texts);
  return start ? upper(start) : (texts[`${prefixOf(game)}-group-${option.id}`] ?? "");
}

/** Names that an option mentions, one after the other; "": the game has no words for one of them. */
function namesOf(option: Option, named: Named[], game: string, texts: Texts): string {
  const names = named.map((each) => nameOf(option, each, game, texts));
  return names.includes("") ? "" : names.join(" ");
}

/** A name that an option mentions, in a form of it; a second region is named like the first. */
function nameOf({ values }: Option, { kind, form, as }: Named, game: string, texts: Texts): string {
  if (!kind) return as ? say(as) : "";
  const id = `${prefixOf(game)}-${kind.replace(/\d$/, "")}-${String(values[kind])}`;
  const name = texts[form ? `${id}.${form}` : id] ?? "";
  return name && as ? say(as, { name }) : name;
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The options in the order in which the list shows them. */
export const inOrder = (options: Option[], game: string, texts: Texts): Option[] =>
  groupsOf(options, game, texts).flatMap((group) => group.options);
