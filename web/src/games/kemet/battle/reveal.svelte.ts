/** How a battle is told: the backs turn together, then the paper writes itself line by line. */
import { Telling } from "$shared/battle/telling.svelte";

const TURN = 420; // milliseconds
const LINE = 160;

export class Reveal extends Telling {
  /** How many things of the paper are written; everything when nothing is being told. */
  get written(): number {
    return this.told;
  }

  /** The backs are just turning. */
  get turning(): boolean {
    return this.told === 0;
  }

  /** Tell it from the beginning. */
  tell(things: number): void {
    this.start([TURN, ...Array.from({ length: things }, () => LINE)]);
  }
}
