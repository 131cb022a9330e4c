/** Where a balloon stands so that it is beside a thing and never over it. */

export type Side = "right" | "left" | "top" | "bottom";
export interface Spot {
  left: number;
  top: number;
  side: Side;
  /** Where its tip is, from the balloon's left or top edge. */
  tip: number;
}

const GAP = 16;
const EDGE = 8;
const ROUND = 20; // the tip stays away from the rounded corners

type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom" | "width" | "height">;

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

export function beside(thing: Box, width: number, height: number, screenWidth: number, screenHeight: number): Spot {
  const centreX = thing.left + thing.width / 2;
  const centreY = thing.top + thing.height / 2;
  const room: [Side, number][] = [
    ["right", screenWidth - thing.right - width],
    ["left", thing.left - width],
    ["top", thing.top - height],
    ["bottom", screenHeight - thing.bottom - height],
  ];
  const fits =
    room.find(([, left]) => left >= GAP + EDGE) ?? room.reduce((best, each) => (each[1] > best[1] ? each : best));
  const side = fits[0];
  if (side === "right" || side === "left") {
    const left = side === "right" ? thing.right + GAP : thing.left - GAP - width;
    const top = within(centreY - height / 2, EDGE, screenHeight - height - EDGE);
    return { side, left, top, tip: within(centreY - top, ROUND, height - ROUND) };
  }
  const top = side === "top" ? thing.top - GAP - height : thing.bottom + GAP;
  const left = within(centreX - width / 2, EDGE, screenWidth - width - EDGE);
  return { side, left, top, tip: within(centreX - left, ROUND, width - ROUND) };
}
