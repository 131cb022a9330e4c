/** The outlines of the pieces for those who draw in SVG: round the origin, `r` large. */
import { NEUTRAL, SHAPES } from "$shared/board/map/shapes";
import { icons } from "../icons";
import { isHaunted } from "./company.svelte";

const POINTS = 16; // of the star of a monster: eight out, eight in
const INNER = 0.807;
const DISC = 0.92; // radius of the shared disc

/** How many numbers of an arc come before its end, and which of them are lengths. */
const ARC = { numbers: 7, lengths: new Set([0, 1, 5, 6]) };

/** A path with each of its lengths multiplied. */
function scaled(path: string, by: number): string {
  let command = "";
  let at = 0;
  return path
    .match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi)!
    .map((part) => {
      if (/[a-z]/i.test(part)) {
        command = part;
        at = 0;
        return part;
      }
      const isLength = command !== "A" || ARC.lengths.has(at++ % ARC.numbers);
      return isLength ? `${+(Number(part) * by).toFixed(2)}` : part;
    })
    .join(" ");
}

/** The shape of a player's pieces; of a seat below 0, the octagon of nobody. */
export const shapePath = (seat: number, r: number): string =>
  scaled(seat < 0 ? NEUTRAL : SHAPES[isHaunted(seat) ? 0 : seat % SHAPES.length]!, r / DISC);

/** The dark star behind a monster. */
export function starPath(r: number): string {
  const corners = Array.from({ length: POINTS }, (_, index) => {
    const angle = (index * 2 * Math.PI) / POINTS;
    const far = index % 2 ? r * INNER : r;
    return `${(far * Math.sin(angle)).toFixed(1)} ${(-far * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** The walls and the roof of a dwelling, 44 wide; its owner's shape is the door at DOOR. */
export const WALLS = "M-15 18V-2H15V18Z";
export const ROOF = "M-22 0L0-24L22 0Z";
export const DOOR = { y: 8, r: 6 };

/** What is drawn of a symbol in its square of 512. */
export const iconBody = (name: string): string => icons[name] ?? "";

/** Where the symbol stands in the player's shape: how large, in shares of r, and how far below the middle. */
export const inShape = (seat: number): { size: number; down: number } =>
  seat === 2
    ? { size: 1.06, down: 0.17 }
    : seat === 1 && !isHaunted(seat)
      ? { size: 1.06, down: 0 }
      : { size: 1.22, down: 0 };

/** Where the pips of a die stand, in its square of 64. */
const PIPS: Record<number, [x: number, y: number][]> = {
  1: [[32, 32]],
  2: [
    [17, 17],
    [47, 47],
  ],
  3: [
    [17, 17],
    [32, 32],
    [47, 47],
  ],
  4: [
    [17, 17],
    [47, 17],
    [17, 47],
    [47, 47],
  ],
  5: [
    [17, 17],
    [47, 17],
    [32, 32],
    [17, 47],
    [47, 47],
  ],
  6: [
    [17, 17],
    [47, 17],
    [17, 32],
    [47, 32],
    [17, 47],
    [47, 47],
  ],
};
export const pipsOf = (face: number | null): [x: number, y: number][] => PIPS[face ?? 0] ?? [];
