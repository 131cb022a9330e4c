/** How a battle is told: the backs turn together, then the paper writes itself line by line. */
import { settings } from "$lib/settings.svelte";

const TURN = 420; // milliseconds
const LINE = 160;

export class Reveal {
  /** How many things of the paper are written; everything when nothing is being told. */
  written = $state(Infinity);
  private timer: ReturnType<typeof setTimeout> | undefined;

  get running(): boolean {
    return this.written !== Infinity;
  }

  /** The backs are just turning. */
  get turning(): boolean {
    return this.written === 0;
  }

  shows(place: number): boolean {
    return place < this.written;
  }

  /** Tell it from the beginning. */
  start(things: number, pause = TURN): void {
    this.skip();
    const { factor } = settings;
    if (factor === 0) return;
    this.written = 0;
    const next = (): void => {
      this.written += 1;
      if (this.written > things) this.skip();
      else this.timer = setTimeout(next, LINE * factor);
    };
    this.timer = setTimeout(next, pause * factor);
  }

  skip(): void {
    clearTimeout(this.timer);
    this.written = Infinity;
  }
}
