/** The players' shapes round the origin, in a square from -1 to 1: disc, diamond, triangle, square, hexagon; octagon for neutral. */

export const SHAPES = [
  "M0-.92A.92.92 0 1 1 0 .92A.92.92 0 1 1 0-.92Z",
  "M0-1.12 1.12 0 0 1.12-1.12 0Z",
  "M0-1.14 1.12.86H-1.12Z",
  "M-.8-.92H.8Q.92-.92.92-.8V.8Q.92.92.8.92H-.8Q-.92.92-.92.8V-.8Q-.92-.92-.8-.92Z",
  "M-.5-1H.5L1.02 0 .5 1H-.5L-1.02 0Z",
] as const;

export const NEUTRAL = "M-.4-.96H.4L.96-.4V.4L.4.96H-.4L-.96.4V-.4Z";

/** A tower with battlements. */
export const TOWER = "M-.92.9V-.32H-.64V-.7H-.33V-.32H-.15V-1.02H.15V-.32H.33V-.7H.64V-.32H.92V.9Z";

export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length]!;
