/** How far the sheet of a phone is drawn up. */
export type Drawn = "closed" | "half" | "full";

const ORDER: Drawn[] = ["closed", "half", "full"];
const PULL = 36; // pixels that count as a drag

/** After it was drawn so many pixels down (less than 0: up). */
export function drawn(now: Drawn, down: number): Drawn {
  if (Math.abs(down) < PULL) return now;
  return ORDER[ORDER.indexOf(now) + (down < 0 ? 1 : -1)] ?? now;
}
