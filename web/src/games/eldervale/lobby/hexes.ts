/** A small map: hexes with their points up, by axial coordinates. */
import type { Element } from "../view";

export interface Tile {
  id: string;
  q: number;
  r: number;
  /** null: a ruin. */
  element: Element | null;
  /** The name of its symbol; "" where only the lot knows. */
  icon: string;
  /** Whose dwelling stands there. */
  owner?: number | null;
  lit?: boolean;
}

export const R = 40;
const WIDTH = Math.sqrt(3) * R;

export const middleOf = ({ q, r }: { q: number; r: number }): [x: number, y: number] => [
  WIDTH * (q + r / 2),
  1.5 * R * r,
];

/** The outline of a hex round the origin. */
export const hexPath = (r: number): string => {
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner;
    return `${(r * Math.sin(angle)).toFixed(1)} ${(-r * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
};

/** The view box that holds all tiles. */
export function boxOf(tiles: { q: number; r: number }[], margin = 6): string {
  const xs = tiles.map((tile) => middleOf(tile)[0]);
  const ys = tiles.map((tile) => middleOf(tile)[1]);
  const [left, top] = [Math.min(...xs) - WIDTH / 2 - margin, Math.min(...ys) - R - margin];
  const [right, bottom] = [Math.max(...xs) + WIDTH / 2 + margin, Math.max(...ys) + R + margin];
  return [left, top, right - left, bottom - top].map((number) => number.toFixed(1)).join(" ");
}
