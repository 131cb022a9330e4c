/**
 * Looking closely at a thing a mouse rests on.  Only a pointer that came to the thing by itself opens anything: a thing
 * that moves under a resting mouse does not, and nothing does right after a click, which was an answer.
 */
const LOOK = 400; // milliseconds a pointer rests on a thing
const AFTER_CLICK = 1000;

let rests: { x: number; y: number } | null = null;
let moves = false; // the pointer itself, not what is under it
let clicked = -Infinity;

const isElsewhere = ({ clientX, clientY }: PointerEvent): boolean =>
  rests !== null && (rests.x !== clientX || rests.y !== clientY);

function note(event: PointerEvent): void {
  moves = isElsewhere(event);
  rests = { x: event.clientX, y: event.clientY };
}

if (typeof document !== "undefined") {
  document.addEventListener("pointermove", note, { capture: true, passive: true });
  document.addEventListener("pointerdown", () => (clicked = performance.now()), { capture: true, passive: true });
}

export class Hover {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private spent = false; // it was touched: the pointer has to leave and come again

  constructor(private readonly look: () => void) {}

  /** Entering is told before the move that did it: where the pointer rested is still known. */
  enter(event: PointerEvent): void {
    this.spent = false;
    this.stop();
    if (isElsewhere(event)) this.wait();
  }

  move(): void {
    if (moves && !this.spent && this.timer === undefined) this.wait();
  }

  press(): void {
    this.spent = true;
    this.stop();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private wait(): void {
    const quiet = Math.min(AFTER_CLICK, clicked + AFTER_CLICK - performance.now());
    this.timer = setTimeout(() => this.look(), Math.max(LOOK, quiet));
  }
}
