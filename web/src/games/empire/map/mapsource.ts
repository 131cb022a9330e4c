/** What the map needs to know of the table beyond what every map does. */
import type { PlaceSource } from "$shared/board/map/source";
import type { EmpireView } from "../view";

export interface MapSource extends PlaceSource {
  view: EmpireView;
  regionName(id: string): string;
  /** Is it the chosen origin of a march? */
  isFrom(id: string): boolean;
  /** Can an army of mine march from here: may it be chosen as the origin? */
  canStart(id: string): boolean;
}
