/** Where pointer and keys are on the map, and the note that comes after a while. */
import { boxOf, type Point } from "./curves";

const WAIT = { mouse: 350, touch: 450 } as const; // milliseconds

export class Pointing {
  hovered = $state<string | null>(null);
  focused = $state<string | null>(null);
  /** The keyboard put the focus there. */
  ringed = $state(false);
  /** The area whose note is shown. */
  noted = $state<string | null>(null);
  /** A long press showed a note: the click at its end is none. */
  held = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  get hot(): string | null {
    return this.hovered ?? (this.ringed ? this.focused : null);
  }

  /** Show the note of an area after a while, or do something else instead; null: none. */
  wait(id: string | null, by: keyof typeof WAIT, instead?: () => void): void {
    clearTimeout(this.timer);
    this.held = false;
    if (id === null || instead || (this.noted !== null && this.noted !== id)) this.noted = null;
    if (id === null) return;
    this.timer = setTimeout(() => {
      if (instead) instead();
      else this.noted = id;
      this.held = by === "touch";
    }, WAIT[by]);
  }

  /** The finger has gone before the note came, or it moves the map. */
  forget(): void {
    clearTimeout(this.timer);
  }

  close(): void {
    clearTimeout(this.timer);
    this.noted = null;
  }
}

/** What a note stands beside: the seen part of a small area, the middle of a big one; its middle and half its size, in pixels. */
export function beside(
  outline: readonly Point[],
  [x, y]: Point,
  { width, height }: { width: number; height: number },
): { x: number; y: number; wide: number; high: number } {
  const seen = boxOf(outline.map(([px, py]): Point => [limited(px, width), limited(py, height)]));
  if (seen.width > width * 0.42 || seen.height > height * 0.6) return { x, y, wide: 46, high: 46 };
  return { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2, wide: seen.width / 2, high: seen.height / 2 };
}

const limited = (value: number, most: number) => Math.max(0, Math.min(most, value));
