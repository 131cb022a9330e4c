/** Where one is in a finished game, as it stands after the # of an address: so a link, a reload and a way back find it. */

/** So many answers into a replay, seen from a seat; null: everything face up. */
export interface ReplaySpot {
  at: number;
  seat: number | null;
}

/** #21, or #21.0 from the first seat. */
export const replayHash = ({ at, seat }: ReplaySpot): string => `#${at}${seat === null ? "" : `.${seat}`}`;

export function replaySpot(hash: string): ReplaySpot | null {
  const found = /^#(\d{1,6})(?:\.(\d))?$/.exec(hash);
  return found && { at: Number(found[1]), seat: found[2] === undefined ? null : Number(found[2]) };
}

/** What is chosen in a review. */
export interface ReviewSpot {
  place: number;
  kind: "play" | "luck";
  seat: number;
}

/** #21.play.0 */
export const reviewHash = ({ place, kind, seat }: ReviewSpot): string => `#${place}.${kind}.${seat}`;

export function reviewSpot(hash: string): ReviewSpot | null {
  const found = /^#(\d{1,6})\.(play|luck)\.(\d)$/.exec(hash);
  return found && { place: Number(found[1]), kind: found[2] as ReviewSpot["kind"], seat: Number(found[3]) };
}
