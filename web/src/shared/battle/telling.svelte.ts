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

  /** From the beginning: these pauses in milliseconds, one before each piece and one before the end. */
  start(pauses: number[], slower = 1): void {
    this.skip();
    const factor = settings.factor * slower;
    if (factor === 0) return;
    this.told = 0;
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
