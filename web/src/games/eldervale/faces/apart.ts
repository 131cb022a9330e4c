/** What is told of a unit in one breath, taken apart: its abilities stand in it word for word. */
import type { Texts } from "$lib/api";

export interface Ability {
  name: string;
  /** What stands behind its name: that it goes on while somebody controls the monster. */
  aside: string;
  about: string;
}
export interface Apart {
  before: string;
  abilities: Ability[];
  after: string;
}

const ABILITY = /^(eldervale-ability-[^.]+)\.about$/;
const escaped = (words: string): string => words.replace(/[^\p{L}\d\s]/gu, "\\$&");

/** Where an ability stands in a text: "Name: about" or "Name (aside): about". */
function placeOf(told: string, name: string, about: string): { start: number; end: number; aside: string } | null {
  const at = told.indexOf(about);
  const head = at < 0 ? null : new RegExp(`${escaped(name)}(?: \\(([^)]*)\\))?: $`, "u").exec(told.slice(0, at));
  return head && { start: head.index, end: at + about.length, aside: head[1] ?? "" };
}

export function takenApart(told: string, texts: Texts): Apart {
  const found = Object.entries(texts).flatMap(([key, about]) => {
    const name = texts[ABILITY.exec(key)?.[1] ?? ""];
    const place = name && placeOf(told, name, about);
    return place ? [{ name, about, ...place }] : [];
  });
  found.sort((one, other) => one.start - other.start);
  return {
    before: told.slice(0, found[0]?.start).trim(),
    abilities: found.map(({ name, aside, about }) => ({ name, aside, about })),
    after: found.length ? told.slice(found.at(-1)!.end).trim() : "",
  };
}
