/** What the map needs to know of the table, and what it tells when it is touched. */
import type { Option } from "$lib/api";
import type { BoardModel } from "$lib/table.svelte";
import type { EmpireView } from "../view";

export interface MapSource {
  /** Where the map hears what has just happened. */
  readonly table: Pick<BoardModel, "events">;
  view: EmpireView;
  regionName(id: string): string;
  /** One sentence for screen readers: name, pieces, holder. */
  describe(id: string): string;
  /** The options whose target this region is now. */
  offers(id: string): Option[];
  /** Is it the chosen origin of a march? */
  isFrom(id: string): boolean;
  /** Can an army of mine march from here: may it be chosen as the origin? */
  canStart(id: string): boolean;
  isLit(id: string): boolean;
  /** Was the last move about this region? */
  wasLast(id: string): boolean;
  isRefused(id: string): boolean;
  /** A region was touched, by pointer or key. */
  touch(id: string, element: Element): void;
  /** Pointer or focus is on a region; null: on none. */
  point(id: string | null): void;
  /** Why can nothing be done here? */
  why(id: string, element: Element): void;
}
