/** Where a note lies: on no panel and on no realm that can be chosen, best on no tile at all, not far from its own. */
import type { Box, Point } from "$shared/board/map/curves";

const STEP = 16;
const EDGE = 8;
const WEIGHTS = { own: 60, lit: 60, panel: 40, tile: 2 };

/** How many pixels of one box lie under another, as a share of a tile. */
function under(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? 0.2 + (wide * high) / (other.width * other.height || 1) : 0;
}

const sum = (box: Box, all: readonly Box[]) => all.reduce((total, each) => total + under(box, each), 0);

export function restingPlace(
  size: { width: number; height: number },
  own: Box,
  lit: readonly Box[],
  others: readonly Box[],
  panels: readonly Box[],
  window: { width: number; height: number },
): Point {
  let best: Point = [EDGE, EDGE];
  let least = Infinity;
  const [right, bottom] = [window.width - size.width - EDGE, window.height - size.height - EDGE];
  const [x0, y0] = [own.x + own.width / 2, own.y + own.height / 2];
  for (let y = EDGE; y <= Math.max(EDGE, bottom); y += STEP)
    for (let x = EDGE; x <= Math.max(EDGE, right); x += STEP) {
      const box = { x, y, ...size };
      const far = Math.hypot(x + size.width / 2 - x0, y + size.height / 2 - y0) / 1000;
      const cost =
        far +
        under(box, own) * WEIGHTS.own +
        sum(box, lit) * WEIGHTS.lit +
        sum(box, panels) * WEIGHTS.panel +
        sum(box, others) * WEIGHTS.tile;
      if (cost < least) [best, least] = [[x, y], cost];
    }
  return best;
}
