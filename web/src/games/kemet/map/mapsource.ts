/** What the map needs to know of the table, and what it tells when it is touched. */
import type { Happening, Option } from "$lib/api";
import type { KemetFacts, KemetView } from "../view";

export interface NoteLine {
  /** A name in signs.json: "swords", "prayer", "boat", ... */
  sign?: string;
  text: string;
}

/** What a note beside an area says. */
export interface Note {
  name: string;
  /** What stands there, what happens if it is chosen, why it cannot be. */
  lines: NoteLine[];
  /** The id of a rule. */
  rule?: string;
  /** It cannot be chosen now: the lines say why. */
  refused?: boolean;
}

export interface MapSource {
  /** Where the map hears what has just happened. */
  readonly table: { readonly events: Happening[] };
  readonly view: KemetView;
  readonly facts: KemetFacts;
  readonly seats: number;
  areaName(id: string): string;
  /** One sentence for screen readers: name, prayer, holder, units and creature, what is on offer. */
  describe(id: string): string;
  /** The options whose target this area is now. */
  offers(id: string): Option[];
  isLit(id: string): boolean;
  /** Was the last move about this area? */
  wasLast(id: string): boolean;
  isRefused(id: string): boolean;
  /** An area with options was touched, by pointer or key. */
  touch(id: string, element: Element): void;
  /** Pointer or focus is on an area; null: on none. */
  point(id: string | null): void;
  /** Why can nothing be done here? */
  why(id: string, element: Element): void;
  /** The area the question is about: the map moves there. */
  readonly focus: string | null;
  /** What the note beside an area says. */
  note(id: string): Note | null;
}
