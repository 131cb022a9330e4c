/** What every map asks of its game, and tells it when it is touched.  A place is an area, a region. */
import type { Happening, Option } from "$lib/api";

export interface PlaceSource {
  /** Where the map hears what has just happened. */
  readonly table: { readonly events: Happening[]; hintOn(options: Option[]): string | undefined };
  /** One sentence for screen readers: name, what stands there, who holds it. */
  describe(id: string): string;
  /** The options whose target this place is now. */
  offers(id: string): Option[];
  isLit(id: string): boolean;
  /** Was the last move about this place? */
  wasLast(id: string): boolean;
  isRefused(id: string): boolean;
  /** A place with something to do was touched, by pointer or key. */
  touch(id: string, element: Element): void;
  /** Pointer or focus is on a place; null: on none. */
  point(id: string | null): void;
  /** What stands there and can be looked at closely ("monster:kraken"). */
  thingIn?(id: string): string | null;
  /** What is carried was taken up there: touched again, it is put down. */
  isFrom?(id: string): boolean;
  /** Why can nothing be done here? */
  why(id: string, element: Element): void;
}
