/** What the map needs to know of the table beyond what every map does. */
import type { Note } from "$shared/board/map/note";
import type { PlaceSource } from "$shared/board/map/source";
import type { KemetFacts, KemetView } from "../view";

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
