/** Which names of areas are written on the map, and where: on their own land, off everything that stands there. */
import type { Camera } from "$shared/board/map/camera.svelte";
import { boxOf, depth, type Point } from "$shared/board/map/curves";
import { broken, meet, widthOf, type NamePlace, type Rect } from "$shared/board/map/names";
import type { AreaShape, Desert, Thing } from "./desert";
import type { MapSource } from "./mapsource";
import slots from "./slots.json";
import { armiesIn } from "./standing";

const HULLS = slots.hulls.near as unknown as Record<Thing, Point[]>;
const LINE = 14; // pixels
const WALL = 9;

export type Level = "far" | "middle" | "near";

/** What stands at a place, in pixels. */
function rect(camera: Camera, thing: Thing, at: Point, size: number): Rect {
  const box = boxOf(HULLS[thing].map(([x, y]): Point => [at[0] + x * size, at[1] + y * size]));
  const [left, top] = camera.at([box.x, box.y]);
  return { left, top, right: left + box.width * camera.scale, bottom: top + box.height * camera.scale };
}

function covers(kemet: MapSource, shape: AreaShape, camera: Camera, level: Level): Rect[] {
  const { size, army_size: big, army: _, ...things } = shape.slots.near;
  const fixed = Object.entries(things).flatMap(([thing, places]) =>
    (places as Point[]).map((at) => rect(camera, thing as Thing, at, thing === "point" ? big : size)),
  );
  const armies = armiesIn(kemet.view, shape, "near").map(({ at, size: own }): Rect => {
    const found = rect(camera, "army", at, own);
    const figures = level === "near" ? 12 * own * camera.scale : 0; // they stand below
    return { ...found, bottom: found.bottom + figures };
  });
  return [...fixed, ...armies];
}

/** Is a rectangle all within an area, and off the city that lies in it? */
function isWithin({ left, top, right, bottom }: Rect, outline: readonly Point[], holes: readonly Point[][]): boolean {
  const points: Point[] = [0, 0.25, 0.5, 0.75, 1].flatMap((share): Point[] => [
    [left + (right - left) * share, top],
    [left + (right - left) * share, bottom],
  ]);
  return points.every(
    (point) => depth(point, outline) > 2 && holes.every((hole) => depth(point, hole) < -WALL), // a wall has its width
  );
}

/** The place nearest to the middle of its area where a name covers nothing; none if there is no such place. */
function placed(
  id: string,
  name: string,
  label: Point,
  outline: Point[],
  holes: Point[][],
  taken: Rect[],
  window: Rect,
): NamePlace | null {
  const box = boxOf(outline);
  let best: { rect: Rect; lines: string[]; far: number } | null = null;
  for (const lines of [[name], broken(name)]) {
    const [width, height] = [Math.max(...lines.map(widthOf)), lines.length * LINE];
    for (let y = Math.max(box.y, window.top); y < Math.min(box.y + box.height, window.bottom); y += 12)
      for (let x = Math.max(box.x, window.left); x < Math.min(box.x + box.width, window.right); x += 12) {
        const spot: Rect = { left: x - width / 2, top: y, right: x + width / 2, bottom: y + height };
        const far = Math.hypot(x - label[0], y - label[1]) + (lines.length - 1) * 25;
        if ((best && far >= best.far) || spot.left < window.left || spot.right > window.right) continue;
        if (spot.bottom > window.bottom || taken.some((other) => meet(spot, other)) || !isWithin(spot, outline, holes))
          continue;
        best = { rect: spot, lines, far };
      }
  }
  if (!best) return null;
  taken.push(best.rect);
  return { id, lines: best.lines, x: (best.rect.left + best.rect.right) / 2, y: best.rect.top + 11 };
}

export function namesOn(kemet: MapSource, desert: Desert, camera: Camera, level: Level): NamePlace[] {
  if (level === "far") return [];
  const { width, height } = camera;
  const taken: Rect[] = [
    { left: 0, top: height - 66, right: desert.isBank ? 204 : 66, bottom: height }, // the compass, a note
    { left: width - 50, top: height - 122, right: width, bottom: height }, // the buttons
    ...desert.areas.flatMap((shape) => covers(kemet, shape, camera, level)),
  ];
  const window: Rect = { left: 4, top: 4, right: width - 4, bottom: height - 4 };
  return desert.areas
    .filter(({ kind }) => kind === "desert" || kind === "pantheon" || (level === "near" && kind !== "district"))
    .flatMap(({ id, label, outline, front }) => {
      const seen = outline.map((point) => camera.at(point));
      const city = front === null ? [] : desert.areas.filter((shape) => shape.city === front);
      const holes = city.map((district) => district.outline.map((point) => camera.at(point)));
      return placed(id, kemet.areaName(id), camera.at(label), seen, holes, taken, window) ?? [];
    });
}
