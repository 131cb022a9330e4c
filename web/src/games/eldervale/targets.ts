/** Which options lie where: in a realm, on a card, on a track; and which lead somebody from one place to another. */
import type { Option } from "$lib/api";

/** A unit that is taken up and not yet put down; its place is a realm, the Underworld, or among the ready ones. */
export interface Carried {
  unit: string;
  place: string;
}

export const UNDERWORLD = "underworld";
export const READY = "ready";

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** Where the unit of a two-step option stands, by what it does. */
const STARTS: Record<string, (realm: string | null) => string | null> = {
  ready: (realm) => realm,
  act: (realm) => realm,
  "act-start": (realm) => realm,
  "act-masked": (realm) => realm,
  move: (realm) => realm,
  "act-fallen": () => UNDERWORLD,
  "act-start-fallen": () => UNDERWORLD,
  "act-ready": () => READY,
};

/** The unit that an option sends from one place to another. */
export function startOf(option: Option): Carried | null {
  const place = STARTS[option.id]?.(text(option.values["realm"])) ?? null;
  const unit = text(option.values["unit"]);
  return place !== null && unit !== null ? { unit, place } : null;
}

export const isSame = (one: Carried | null, other: Carried | null): boolean =>
  one === other || (one !== null && other !== null && one.unit === other.unit && one.place === other.place);

/** The realm an option leads to. */
export function realmOf(option: Option): string | null {
  const { realm, realm2 } = option.values;
  return option.id === "move" ? text(realm2) : startOf(option) ? null : text(realm);
}

/** The adventure cards an option is about. */
export function cardsOf(option: Option): string[] {
  const { card, card2 } = option.values;
  return [text(card), text(card2)].filter((each) => each !== null);
}

const FREE = new Set([
  ...["cash", "put-token", "put-harvest", "orb-menu", "orb-field", "orb-card", "orb-hire", "hire"],
  ...["attach", "cast", "quest", "refresh", "swap-cards", "free-use"],
]);

/** It may be done beside any question of one's turn, and answers none. */
export const isFree = (option: Option): boolean => FREE.has(option.id);

/** What somebody who touches a realm may have meant, by question. */
const INTENTS: Record<string, (realm: string) => string> = {
  build: (realm) => `build in ${realm}`,
  take_treasure: (realm) => `take treasure in ${realm} field 1`,
  move_to: (realm) => `move to ${realm}`,
  clear_realm: (realm) => `clear ${realm}`,
  which_battle: (realm) => `fight in ${realm}`,
  make_way: (realm) => `move to ${realm}`,
};

/** The words of the option that somebody who touches a realm misses. */
export const intentOf = (question: string | null, realm: string, unit: string): string =>
  INTENTS[question ?? ""]?.(realm) ?? `place ${unit} in ${realm}`;
