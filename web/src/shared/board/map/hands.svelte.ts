/** Pointer, finger and keys on a map: places are pointed at, noted after a while, looked at closer, chosen. */
import type { Camera } from "./camera.svelte";
import type { Point } from "./curves";
import { Places } from "./places";
import { Pointing } from "./pointing.svelte";
import type { PlaceSource } from "./source";

const CLOSER = 2.2; // times all of the map

interface Seen {
  svg: SVGSVGElement | undefined;
  source: PlaceSource;
  places: readonly { id: string; label: Point }[];
  camera: Camera;
  /** Where something can be done, in the order of the Tab key. */
  offered: ReadonlySet<string>;
}

export class Hands {
  readonly pointing = new Pointing();
  readonly places: Places;

  /** `kind` is how places are marked: "area" for class="area" data-area. */
  constructor(
    kind: string,
    private readonly map: () => Seen,
  ) {
    this.places = new Places(kind, () => {
      const seen = map();
      return { ...seen, isOpen: (id) => seen.offered.has(id) };
    });
  }

  /** What the picture of the map hears. */
  readonly listeners = {
    onclick: (event: MouseEvent) => this.click(event),
    onkeydown: (event: KeyboardEvent) => this.key(event),
    onpointerover: (event: PointerEvent) => event.pointerType !== "touch" && this.point(this.at(event.target)),
    onpointerleave: (event: PointerEvent) => event.pointerType !== "touch" && this.point(null),
    onpointerdown: (event: PointerEvent) =>
      event.pointerType === "touch" && this.pointing.wait(this.at(event.target), "touch"),
    onpointerup: () => this.pointing.forget(),
    onpointermove: (event: PointerEvent) =>
      event.pointerType === "touch" && Math.hypot(event.movementX, event.movementY) > 4 && this.pointing.forget(),
    onfocusin: (event: FocusEvent) => this.focus(event),
    onfocusout: (event: FocusEvent) => this.blur(event),
    oncontextmenu: (event: MouseEvent) => this.pointing.held && event.preventDefault(),
  };

  at(target: EventTarget | null): string | null {
    return this.places.at(target);
  }

  isButton(at: Element): boolean {
    return this.map().offered.has(this.at(at) ?? "");
  }

  /** Closer to the place that was touched. */
  closer(at: Element): void {
    const label = this.labelOf(this.at(at));
    if (label) this.map().camera.approach(label, CLOSER);
  }

  private labelOf(id: string | null): Point | undefined {
    return this.map().places.find((place) => place.id === id)?.label;
  }

  private press(id: string): void {
    this.pointing.close();
    this.places.press(id);
  }

  private point(id: string | null): void {
    if (id === this.pointing.hovered) return;
    this.pointing.hovered = id;
    this.pointing.wait(id, "mouse");
    this.map().source.point(id);
  }

  private click(event: MouseEvent): void {
    const id = this.at(event.target);
    if (this.pointing.held) this.pointing.held = false;
    else if (id) this.press(id);
    else this.pointing.close();
  }

  private key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && this.pointing.noted !== null) this.pointing.close();
    else if (!this.places.tab(event, [...this.map().offered]) && !this.places.key(event, (id) => this.press(id)))
      return;
    event.preventDefault();
    event.stopPropagation();
  }

  private focus(event: FocusEvent): void {
    const id = this.at(event.target);
    this.pointing.focused = id;
    this.pointing.ringed = id !== null && (event.target as Element).matches(":focus-visible");
    const label = this.labelOf(id);
    if (!this.pointing.ringed || !label) return;
    this.map().camera.show(label);
    this.pointing.wait(id, "mouse");
    this.map().source.point(id);
  }

  private blur(event: FocusEvent): void {
    this.pointing.ringed = false;
    this.pointing.close();
    if (this.at(event.relatedTarget) === null) this.pointing.focused = null;
    this.map().source.point(null);
  }
}
