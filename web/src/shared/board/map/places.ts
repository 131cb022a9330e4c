/** Touch and keys on a map: places answer, arrows go from one to the next, + − 0 move the camera. */
import type { Camera } from "./camera.svelte";
import type { Point } from "./curves";
import type { PlaceSource } from "./source";
import { neighbour } from "./steer";

const ZOOM = 1.35;

export class Places {
  /** `kind` is how places are marked: "area" for class="area" data-area. */
  constructor(
    private readonly kind: string,
    private readonly map: () => {
      svg: SVGSVGElement | undefined;
      source: PlaceSource;
      places: readonly { id: string; label: Point }[];
      camera: Camera;
      isOpen: (id: string) => boolean;
    },
  ) {}

  /** The place that something on the map belongs to. */
  at(target: EventTarget | null): string | null {
    return (target as Element | null)?.closest<SVGElement>(`[data-${this.kind}]`)?.dataset[this.kind] ?? null;
  }

  element(id: string): SVGElement | null {
    return this.map().svg?.querySelector<SVGElement>(`.${this.kind}[data-${this.kind}="${id}"]`) ?? null;
  }

  press(id: string): void {
    const { source, isOpen } = this.map();
    const element = this.element(id);
    if (!element) return;
    if (isOpen(id)) source.touch(id, element);
    else source.why(id, element);
  }

  /** Does the key mean something here?  Then it is done. */
  key(event: KeyboardEvent, press = (id: string) => this.press(id)): boolean {
    const { camera, source, places, isOpen } = this.map();
    const id = this.at(event.target);
    const { key } = event;
    if (key === "+" || key === "=") camera.zoomBy(ZOOM);
    else if (key === "-" || key === "−") camera.zoomBy(1 / ZOOM);
    else if (key === "0") camera.reset();
    else if (id === null) return false;
    else if (key === "Enter" || (key === " " && isOpen(id))) press(id);
    else if (key === "w" || key === "W") source.why(id, this.element(id)!);
    else if (key.startsWith("Arrow")) this.element(neighbour(places, id, key) ?? "")?.focus();
    else return false;
    return true;
  }

  /** Tab goes from one of these places to the next, and then on.  Does it mean that here? */
  tab(event: KeyboardEvent, list: readonly string[]): boolean {
    const from = this.at(event.target);
    const place = from === null ? -1 : list.indexOf(from);
    const next = list[place + (event.shiftKey ? -1 : 1)];
    if (event.key !== "Tab" || place < 0 || next === undefined) return false;
    this.element(next)?.focus();
    return true;
  }
}
