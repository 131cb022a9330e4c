/** What the map needs to know of the table beyond what every map does. */
import type { PlaceSource } from "$shared/board/map/source";
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

export interface MapSource extends PlaceSource {
  readonly view: KemetView;
  readonly facts: KemetFacts;
  readonly seats: number;
  areaName(id: string): string;
  /** The area the question is about: the map moves there. */
  readonly focus: string | null;
  /** What the note beside an area says. */
  note(id: string): Note | null;
}
