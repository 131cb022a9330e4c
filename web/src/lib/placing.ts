/** Where a note may stand, so that it covers nothing of what it speaks of. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Room {
  width: number;
  height: number;
  /** What stays free above and below: the bar, the navigation of a phone. */
  above: number;
  below: number;
}

const GAP = 14;
const EDGE = 10;
const STEP = 20;

export const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top));

/** The part of a thing that a window shows. */
export function visible(box: Box, room: Room): Box {
  const left = Math.max(0, box.left);
  const top = Math.max(room.above, box.top);
  return {
    left,
    top,
    width: Math.max(0, Math.min(room.width, box.left + box.width) - left),
    height: Math.max(0, Math.min(room.height - room.below, box.top + box.height) - top),
  };
}

/** On a phone: the place of the sheet, or under the bar if the thing is down there. */
export function placeOnPhone(target: Box | null, note: { width: number; height: number }, room: Room): Box {
  const left = (room.width - note.width) / 2;
  const low = { ...note, left, top: room.height - room.below - note.height - EDGE };
  const high = { ...note, left, top: room.above + EDGE };
  if (!target || overlap(low, target) === 0) return low;
  return overlap(high, target) < overlap(low, target) ? high : low;
}

/**
 * The free place nearest to the thing: it covers neither the thing nor, where that is possible, what is on offer, the
 * question and the scores.  A thing too large to stand beside is covered at its far edge only; `never` is never covered.
 */
export function placeBeside(
  target: Box,
  note: { width: number; height: number },
  room: Room,
  never: Box[],
  rather: Box[] = [],
): Box {
  let best: { box: Box; worth: number } | null = null;
  for (const top of steps(
    room.above + EDGE,
    room.height - room.below - note.height - EDGE,
    target.top,
    note.height,
    target.height,
  ))
    for (const left of steps(EDGE, room.width - note.width - EDGE, target.left, note.width, target.width)) {
      const box = { ...note, left, top };
      if (never.some((other) => overlap(box, other) > 0)) continue;
      const covered = rather.reduce((sum, other) => sum + overlap(box, other), 0);
      const worth = lost(target, box) * 1000 + overlap(grown(target), box) * 10 + covered + distance(box, target);
      if (!best || worth < best.worth) best = { box, worth };
    }
  return best?.box ?? { ...note, left: EDGE, top: room.above + EDGE };
}

/** The rim round a thing: as much of it as the note leaves. */
export function rimOf(target: Box, note: Box): Box {
  if (overlap(target, note) === 0) return target;
  const [bottom, right] = [target.top + target.height, target.left + target.width];
  const cuts: Box[] = [
    { ...target, height: note.top - GAP / 2 - target.top },
    { ...target, top: note.top + note.height + GAP / 2, height: bottom - note.top - note.height - GAP / 2 },
    { ...target, width: note.left - GAP / 2 - target.left },
    { ...target, left: note.left + note.width + GAP / 2, width: right - note.left - note.width - GAP / 2 },
  ];
  return cuts.reduce((one, other) => (area(other) > area(one) ? other : one));
}

const area = ({ width, height }: Box): number => Math.max(0, width) * Math.max(0, height);

/** How much of the thing has no rim any more. */
const lost = (target: Box, note: Box): number => area(target) - area(rimOf(target, note));

const grown = (box: Box): Box => ({
  left: box.left - GAP / 2,
  top: box.top - GAP / 2,
  width: box.width + GAP,
  height: box.height + GAP,
});

const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

function distance(one: Box, other: Box): number {
  const [[x, y], [toX, toY]] = [middle(one), middle(other)];
  return Math.hypot(x - toX, y - toY);
}

/** Places along one side of the window: evenly, and right before, right after and in the middle of the thing. */
function steps(from: number, to: number, start: number, size: number, length: number): number[] {
  const places = [start - size - GAP, start + length + GAP, start + (length - size) / 2];
  for (let at = from; at <= to; at += STEP) places.push(at);
  places.push(to);
  return places.filter((at) => at >= from && at <= to);
}
