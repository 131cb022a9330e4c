/** What an attentive player knows, as the tab shows it: the parts of each place, and things that are alike together. */
import type { KnownPlace, KnownThing } from "$lib/api";

/** A list that is longer is folded up first. */
export const FEW = 6;

/** Where in a place things lie; a hand has no order. */
export type Where = "top" | "bottom" | "within" | "hand";

export interface KnownPart {
  where: Where;
  things: KnownThing[];
}

export interface Place {
  key: string;
  /** Whose hand it is; null: a pile. */
  seat: number | null;
  text: string;
  parts: KnownPart[];
  unknown: number;
}

export function placesOf(known: KnownPlace[]): Place[] {
  return known.map(({ seat, pile, text = "", top, bottom, within, unknown }) => {
    const middle: Where = seat === null ? "within" : "hand";
    const parts: KnownPart[] = [
      { where: "top", things: top },
      { where: "bottom", things: bottom },
      { where: middle, things: within },
    ];
    return {
      key: seat === null ? `pile-${pile ?? ""}` : `hand-${seat}`,
      seat,
      text,
      parts: parts.filter(({ things }) => things.length),
      unknown,
    };
  });
}

/** Each thing once, with how many of it there are; in the order in which they first come. */
export function inPart(things: KnownThing[]): { thing: KnownThing; count: number }[] {
  const found = new Map<string, { thing: KnownThing; count: number }>();
  for (const thing of things) {
    const key = `${thing.kind}:${thing.name}`;
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { thing, count: 1 });
  }
  return [...found.values()];
}
