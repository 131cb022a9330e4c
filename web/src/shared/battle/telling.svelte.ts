/** Something is told piece by piece, each after a pause; a click, or a table without motion, tells all of it at once. */
import { settings } from "$lib/settings.svelte";

export class Telling {
  /** How many pieces have been told; all of them when nothing is being told. */
  told = $state(Infinity);
  private timer: ReturnType<typeof setTimeout> | undefined;

  get running(): boolean {
    return this.told !== Infinity;
  }

  shows(piece: number): boolean {
    return piece < this.told;
  }

  /** These pauses in milliseconds, one before each piece; the first ones (`from`) have been told before. */
  start(pauses: number[], { slower = 1, from = 0 } = {}): void {
    this.skip();
    const factor = settings.factor * slower;
    if (factor === 0) return;
    this.told = from;
    const next = (): void => {
      const pause = pauses[this.told];
      if (pause === undefined) this.skip();
      else {
        this.timer = setTimeout(() => {
          this.told += 1;
          next();
        }, pause * factor);
      }
    };
    next();
  }

  skip(): void {
    clearTimeout(this.timer);
    this.told = Infinity;
  }
}
