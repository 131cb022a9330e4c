/** Reads the view of any game: what everybody has in common, what each player has, which things carry options. */
import type { Option, Texts, View } from "$lib/api";
import { has, say } from "$lib/say.svelte";
import { prefixOf } from "$lib/prefix";

export type Fields = [key: string, value: unknown][];

/** Said elsewhere on the page. */
const ELSEWHERE = new Set(["game", "asked", "question", "players", "seat"]);
const POINTS = ["points", "score"];

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isPlain = (value: unknown): value is string | number =>
  typeof value === "string" || typeof value === "number";

export const playersOf = (view: View): Record<string, unknown>[] =>
  Array.isArray(view["players"]) ? view["players"].filter(isObject) : [];

export const commonFields = (view: View): Fields => Object.entries(view).filter(([key]) => !ELSEWHERE.has(key));

export const pointsOf = (player: Record<string, unknown>): number | null => {
  const key = POINTS.find((name) => typeof player[name] === "number");
  return key ? (player[key] as number) : null;
};

/** What a player has; a count stands for things only where they are not seen. */
export function playerFields(player: Record<string, unknown>): Fields {
  return Object.entries(player).filter(([key, value]) => {
    if (ELSEWHERE.has(key) || POINTS.includes(key)) return false;
    if (key.endsWith("_size") && Array.isArray(player[key.slice(0, -5)])) return false;
    return value !== null;
  });
}

/** How many things lie face down under this name; null: it is no such count. */
export const hiddenCount = (key: string, value: unknown): number | null =>
  key.endsWith("_size") && typeof value === "number" ? value : null;

export const readable = (key: string): string => {
  const words = key.replace(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What things are called by where the game names them; a thing is looked for in this order. */
const KINDS = ["card", "realm", "element", "resource", "unit", "faction", "face", "dragon", "ability"];

/** Is this a list of things by name: { mill: { … }, fortress: { … } }, each with the same fields? */
export function isRegister(value: unknown): value is Record<string, Record<string, unknown>> {
  if (!isObject(value)) return false;
  const [first, ...others] = Object.values(value);
  const like = (each: unknown) => isObject(each) && Object.keys(each).join() === Object.keys(first as object).join();
  return isObject(first) && Object.keys(first).length > 1 && others.every(like);
}

/** The name of a field: the game's own word, ours, the thing that it is about, or the key made readable. */
export function fieldName(key: string, game: string, texts: Texts): string {
  const bare = key.endsWith("_size") ? key.slice(0, -5) : key;
  const own =
    nameOf(bare, ["field"], game, texts) ?? nameOf(bare, ["resource", "element", "unit", "realm"], game, texts);
  const ours = `table-field-${bare.replaceAll("_", "-")}`;
  return own ?? (has(ours) ? say(ours) : readable(bare));
}

/** The name of a thing: a card, a family, a phase of the game, or the value itself. */
export function thingName(value: string | number, key: string, game: string, texts: Texts): string {
  if (typeof value === "number") return String(value);
  const kinds = [key, key.replace(/s$/, ""), ...KINDS];
  const name = nameOf(value, kinds, game, texts) ?? bundleName(value, game, texts) ?? pairName(value, game, texts);
  return name ?? (/^[a-z0-9_-]+$/.test(value) ? readable(value) : value);
}

function nameOf(value: string, kinds: string[], game: string, texts: Texts): string | undefined {
  const prefix = prefixOf(game);
  for (const kind of kinds) {
    const id = `${prefix}-${kind}-${value.replaceAll("_", "-")}`;
    const name = texts[`${prefix}-${kind}-${value}`] ?? texts[id];
    if (name) return name;
    if (has(id)) return say(id);
  }
  return undefined;
}

/** So many of each: "2 gem 1 any". */
function bundleName(value: string, game: string, texts: Texts): string | undefined {
  if (!/^(\d+ [a-z]+ ?)+$/.test(value)) return undefined;
  const parts = [...value.matchAll(/(\d+) ([a-z]+)/g)];
  return parts.map(([, count, word]) => `${thingName(word!, "", game, texts)} ×${count!}`).join(", ");
}

/** A thing of two words, such as the element of a token and its face: "air-gem". */
function pairName(value: string, game: string, texts: Texts): string | undefined {
  const [first, ...rest] = value.split("-");
  const one = nameOf(first!, KINDS, game, texts);
  const other = rest.length ? nameOf(rest.join("-"), ["face", ...KINDS], game, texts) : undefined;
  return one && other ? `${one}: ${other}` : undefined;
}

/** Where things lie that can be pointed at: entries of lists, and fields that name a thing. */
function things(value: unknown, path: string, key: string, found: Map<string, string>): Map<string, string> {
  if (Array.isArray(value)) {
    value.forEach((each: unknown, place) => {
      if (isPlain(each)) found.set(`${path}.${place}`, String(each));
      else things(each, `${path}.${place}`, key, found);
    });
  } else if (isObject(value)) {
    const register = isRegister(value);
    for (const [name, each] of Object.entries(value)) {
      if (register) found.set(`${path}.${name}`, name);
      if (ELSEWHERE.has(name) && name !== "players") continue;
      if (typeof each === "string") found.set(`${path}.${name}`, each);
      else things(each, `${path}.${name}`, name, found);
    }
  }
  return found;
}

export interface Reading {
  /** The options of the thing at a path. */
  options: Map<string, Option[]>;
  /** Names for motion of things that lie in one place only. */
  names: Map<string, string>;
}

/** Where a thing lies: in its own row of a register, else with me, else anywhere. */
function placesOf(thing: string, all: Map<string, string>, mine: string): { paths: string[]; home: boolean } {
  const paths = [...all].filter(([, each]) => each === thing).map(([path]) => path);
  const home = paths.filter((path) => path.endsWith(`.${thing}`));
  const own = mine ? paths.filter((path) => path.startsWith(mine)) : [];
  return { paths: home.length ? home : own.length ? own : paths, home: home.length > 0 };
}

/** Matches options with the things of the view: what I have myself comes first. */
export function read(view: View, seat: number | null, options: Option[]): Reading {
  const all = things(view, "", "", new Map());
  const mine = seat === null ? "" : `.players.${playersOf(view).findIndex((player) => player["seat"] === seat)}.`;
  const offered = new Map<string, Option[]>();
  for (const option of options) {
    const found = Object.values(option.values).map((value) => placesOf(String(value), all, mine));
    const homes = found.filter(({ home }) => home); // where a thing is described, not where others name it
    for (const { paths } of homes.length ? homes : found)
      for (const path of paths) offered.set(path, [...(offered.get(path) ?? []), option]);
  }
  const count = new Map<string, number>();
  for (const thing of all.values()) count.set(thing, (count.get(thing) ?? 0) + 1);
  const names = new Map(
    [...all].filter(([, thing]) => count.get(thing) === 1).map(([path, thing]) => [path, `thing:${thing}`]),
  );
  return { options: offered, names };
}
