/** Where a march starts from: chosen by hand, following the army that has just moved, or the only place there is. */
import type { Happening, Option } from "$lib/api";

/** A choice by hand; it holds as long as the same can be done. */
export interface Chosen {
  /** null: the army was let go. */
  region: string | null;
  /** What could be done when it was made. */
  moment: string;
}

const isMove = (option: Option) => option.id === "move";
const from = (option: Option) => String(option.values["region"]);
const to = (option: Option) => String(option.values["region2"]);

/** The regions armies can march from. */
export const origins = (options: Option[]): Set<string> => new Set(options.filter(isMove).map(from));

/** Steps from one region, or to one. */
export const stepsFrom = (options: Option[], region: string): Option[] =>
  options.filter((option) => isMove(option) && from(option) === region);
export const stepsTo = (options: Option[], start: string, end: string): Option[] =>
  stepsFrom(options, start).filter((option) => to(option) === end);

/** The region an option is about: where a march ends, where something is laid, placed, built, destroyed. */
export function targetOf(option: Option): string | null {
  const region = isMove(option) ? option.values["region2"] : option.values["region"];
  return typeof region === "string" ? region : null;
}

export const originOf = (option: Option | undefined): string | null => (option && isMove(option) ? from(option) : null);

/** What tells one moment of a march from the next: what can be done, and how far it still goes. */
export const momentOf = (options: Option[], left: number | undefined): string =>
  [left ?? "", ...options.map(({ words }) => words)].join("|");

/** The chosen origin of the march; null: none. */
export function originNow(
  options: Option[],
  chosen: Chosen | null,
  moment: string,
  events: Happening[],
  seat: number | null,
): string | null {
  const possible = origins(options);
  if (chosen?.moment === moment) return chosen.region !== null && possible.has(chosen.region) ? chosen.region : null;
  const moved = events.findLast((event) => event.event === "moved" && event.seat === seat);
  const wishes = [moved?.["region2"], moved?.["region"], moved ? chosen?.region : null];
  const wish = wishes.find((region) => typeof region === "string" && possible.has(region));
  if (typeof wish === "string") return wish;
  return possible.size === 1 ? [...possible][0]! : null;
}
