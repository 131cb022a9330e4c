/** Pointer, finger and keys on a map: places are pointed at, noted after a while, looked at closer, chosen. */
import type { Camera } from "./camera.svelte";
import type { Point } from "./curves";
import { Places } from "./places";
import { Pointing } from "./pointing.svelte";
import type { PlaceSource } from "./source";

const CLOSER = 2.2; // times all of the map

interface Seen {
  source: PlaceSource;
  places: readonly { id: string; label: Point }[];
  camera: Camera;
  /** Where something can be done, in the order of the Tab key. */
  offered: ReadonlySet<string>;
  /** Shows a thing on the map large: what its data-look says; null: no more. */
  look?: (thing: string | null) => void;
}

export class Hands {
  readonly pointing = new Pointing();
  readonly places: Places;
  svg = $state<SVGSVGElement>();
  /** The thing under the pointer that can be looked at closely, and the one that is shown. */
  private seen: string | null = null;
  private shown: string | null = null;

  /** `kind` is how places are marked: "area" for class="area" data-area. */
  constructor(
    kind: string,
    private readonly map: () => Seen,
  ) {
    this.places = new Places(kind, () => {
      const seen = map();
      return { ...seen, svg: this.svg, isOpen: (id) => this.isOpen(id) };
    });
  }

  /** What the picture of the map hears. */
  readonly listeners = {
    onclick: (event: MouseEvent) => this.click(event),
    onkeydown: (event: KeyboardEvent) => this.key(event),
    onpointerover: (event: PointerEvent) => event.pointerType !== "touch" && this.point(event.target),
    onpointerleave: (event: PointerEvent) => event.pointerType !== "touch" && this.point(null),
    onpointerdown: (event: PointerEvent) =>
      event.pointerType === "touch" && this.wait(this.at(event.target), this.thingAt(event.target), "touch"),
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

  /** The thing under a pointer that can be looked at closely. */
  private thingAt(target: EventTarget | null): string | null {
    const { look } = this.map();
    return look ? ((target as Element | null)?.closest<SVGElement>("[data-look]")?.dataset["look"] ?? null) : null;
  }

  /** After a while the note of a place comes, or the thing there large. */
  private wait(id: string | null, thing: string | null, by: "mouse" | "touch"): void {
    this.pointing.wait(id, by, thing === null ? undefined : () => this.show(thing));
  }

  private show(thing: string | null): void {
    if (thing !== this.shown) this.map().look?.(thing);
    this.shown = thing;
  }

  isButton(at: Element): boolean {
    return this.isOpen(this.at(at) ?? "");
  }

  private isOpen(id: string): boolean {
    const { offered, source } = this.map();
    return offered.has(id) || (source.isFrom?.(id) ?? false);
  }

  /** Closer to the place that was touched. */
  closer(at: Element, zoom = CLOSER): void {
    const label = this.labelOf(this.at(at));
    if (label) this.map().camera.approach(label, zoom);
  }

  private labelOf(id: string | null): Point | undefined {
    return this.map().places.find((place) => place.id === id)?.label;
  }

  private press(id: string): void {
    this.pointing.close();
    this.show(null);
    this.places.press(id);
  }

  private point(target: EventTarget | null): void {
    const [id, thing] = [this.at(target), this.thingAt(target)];
    if (id === this.pointing.hovered && thing === this.seen) return;
    this.seen = thing;
    this.show(null);
    this.wait(id, thing, "mouse");
    if (id === this.pointing.hovered) return;
    this.pointing.hovered = id;
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
    const isNoted = this.pointing.noted !== null;
    if (event.key === "Escape" && isNoted) this.pointing.close();
    else if (!this.lookedAt(event) && !this.places.tab(event, [...this.map().offered]) && !this.pressed(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  private pressed(event: KeyboardEvent): boolean {
    if (event.key.toLowerCase() === "w") this.pointing.close(); // the refusal says it: no note comes beside it
    return this.places.key(event, (id) => this.press(id));
  }

  /** Space shows what stands in a place large, and no more when it is pressed again.  Is there something? */
  private lookedAt({ key, target }: KeyboardEvent): boolean {
    const { look, source } = this.map();
    const thing = key === " " && look && source.thingIn?.(this.at(target) ?? "");
    if (!thing) return false;
    this.pointing.close();
    this.show(this.shown === thing ? null : thing);
    return true;
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
    this.show(null);
    if (this.at(event.relatedTarget) === null) this.pointing.focused = null;
    this.map().source.point(null);
  }
}
