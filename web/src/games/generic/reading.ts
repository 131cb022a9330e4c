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

/** The name of a field: the game's own word, ours, or the key made readable. */
export function fieldName(key: string, game: string, texts: Texts): string {
  const bare = key.endsWith("_size") ? key.slice(0, -5) : key;
  const own = texts[`${prefixOf(game)}-field-${bare}`];
  const ours = `table-field-${bare.replaceAll("_", "-")}`;
  return own ?? (has(ours) ? say(ours) : readable(bare));
}

/** The name of a thing: a card, a family, a phase of the game, or the value itself. */
export function thingName(value: string | number, key: string, game: string, texts: Texts): string {
  if (typeof value === "number") return String(value);
  const prefix = prefixOf(game);
  for (const kind of [key, key.replace(/s$/, ""), "card"]) {
    const name = texts[`${prefix}-${kind}-${value}`] ?? texts[`${prefix}-${kind}-${value.replaceAll("_", "-")}`];
    if (name) return name;
  }
  return /^[a-z0-9_]+$/.test(value) ? readable(value) : value;
}

/** Where things lie that can be pointed at: entries of lists, and fields that name a thing. */
function things(value: unknown, path: string, key: string, found: Map<string, string>): Map<string, string> {
  if (Array.isArray(value)) {
    value.forEach((each: unknown, place) => {
      if (isPlain(each)) found.set(`${path}.${place}`, String(each));
      else things(each, `${path}.${place}`, key, found);
    });
  } else if (isObject(value)) {
    for (const [name, each] of Object.entries(value)) {
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

/** Matches options with the things of the view: what I have myself comes first. */
export function read(view: View, seat: number | null, options: Option[]): Reading {
  const all = things(view, "", "", new Map());
  const mine = seat === null ? "" : `.players.${playersOf(view).findIndex((player) => player["seat"] === seat)}.`;
  const offered = new Map<string, Option[]>();
  for (const option of options) {
    for (const value of Object.values(option.values)) {
      const places = [...all].filter(([, thing]) => thing === String(value)).map(([path]) => path);
      const own = mine ? places.filter((path) => path.startsWith(mine)) : [];
      for (const path of own.length ? own : places) offered.set(path, [...(offered.get(path) ?? []), option]);
    }
  }
  const count = new Map<string, number>();
  for (const thing of all.values()) count.set(thing, (count.get(thing) ?? 0) + 1);
  const names = new Map(
    [...all].filter(([, thing]) => count.get(thing) === 1).map(([path, thing]) => [path, `thing:${thing}`]),
  );
  return { options: offered, names };
}
