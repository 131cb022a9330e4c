/** What an attentive player knows, as the tab shows it: the parts of each place, and things that are alike together. */
import type { KnownPlace, KnownThing } from "$lib/api";

const FEW = 6; // things that are no long list

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

/** Is this a list to be folded up first?  A hand never is. */
export const isLong = ({ where, things }: KnownPart): boolean => where !== "hand" && things.length > FEW;

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

/** Things that are alike together: where they lie in an order, only those that follow each other. */
export function inPart({ where, things }: KnownPart): { thing: KnownThing; count: number }[] {
  const found: { thing: KnownThing; count: number }[] = [];
  const ordered = where === "top" || where === "bottom";
  for (const thing of things) {
    const same = (ordered ? found.slice(-1) : found).find(
      (known) => known.thing.kind === thing.kind && known.thing.name === thing.name,
    );
    if (same) same.count += 1;
    else found.push({ thing, count: 1 });
  }
  return found;
}
