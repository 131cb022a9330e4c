/** How big all of the map can be in its window, and where, so that panels over the window hide none of its land. */
import type { Box, Point } from "./curves";

export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface Fit {
  /** Pixels for a unit. */
  scale: number;
  /** Where the middle of the map lies, in pixels. */
  middle: Point;
}

const SMALLEST = 0.74; // of the size it would have without panels
const AIR = 9; // pixels between land and a panel
const STEPS = [0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75, -1, 1];

/** `land`: points of its coasts.  `covered`: the panels, in pixels.  `largest`: more pixels for a unit it never has. */
export function fitInto(
  land: readonly Point[],
  { x, y, width, height }: Box,
  window: { width: number; height: number },
  insets: Insets,
  covered: readonly Box[],
  largest = Infinity,
): Fit {
  const room: Point = [window.width - insets.left - insets.right, window.height - insets.top - insets.bottom];
  const most = Math.max(0.2, Math.min(largest, room[0] / (width || 1), room[1] / (height || 1)));
  const centre: Point = [insets.left + room[0] / 2, insets.top + room[1] / 2];
  const hidden = ({ scale, middle }: Fit): number => {
    let count = 0;
    for (const point of land) {
      const px = middle[0] + (point[0] - x - width / 2) * scale;
      const py = middle[1] + (point[1] - y - height / 2) * scale;
      if (covered.some((box) => isIn(px, py, box))) count += 1;
    }
    return count;
  };
  let best: Fit = { scale: most, middle: centre };
  if (covered.length === 0) return best;
  let least = Infinity;
  for (let scale = most; scale >= most * SMALLEST; scale *= 0.97) {
    const slack: Point = [(room[0] - width * scale) / 2, (room[1] - height * scale) / 2];
    for (const dy of STEPS)
      for (const dx of STEPS) {
        const fit: Fit = { scale, middle: [centre[0] + dx * slack[0], centre[1] + dy * slack[1]] };
        const count = hidden(fit);
        if (count === 0) return fit;
        if (count < least) [best, least] = [fit, count];
      }
  }
  return best;
}

function isIn(px: number, py: number, box: Box): boolean {
  return px > box.x - AIR && py > box.y - AIR && px < box.x + box.width + AIR && py < box.y + box.height + AIR;
}
