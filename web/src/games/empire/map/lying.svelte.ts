/** Where everything lies on the map as it is seen now: pieces, names, costs. */
import type { Option } from "$lib/api";
import type { Camera } from "$shared/board/map/camera.svelte";
import { depth, type Point } from "$shared/board/map/curves";
import { spread, type Assembled, type RegionShape, type Spread } from "./geometry";
import type { MapSource } from "./mapsource";
import { meet, placeNames, rectAt, type NamePlace, type Rect } from "$shared/board/map/names";
import { piecesOf, thingName, type Piece } from "./pieces";

export interface Lying {
  region: string;
  /** Its name on the page. */
  thing: string;
  piece: Piece;
  /** In units of the map, and in pixels. */
  place: Point;
  at: Point;
  size: number;
}

export interface Price {
  region: string;
  at: Point;
  cost: number;
  bySea: boolean;
}

interface Group {
  shape: RegionShape;
  pieces: Lying[];
  middle: Point;
  up: number;
  down: number;
}

const PILL = { width: 38, height: 25 };
const LEAST = 16.5; // pixels of a piece whose number can be read
const known = new WeakMap<RegionShape, Map<string, Spread>>();

function spreadOnce(shape: RegionShape, count: number, size: number, least: number): Spread {
  const named = `${count} ${size.toFixed(1)} ${least.toFixed(1)}`;
  let found = known.get(shape);
  if (!found) known.set(shape, (found = new Map()));
  let places = found.get(named);
  if (!places) found.set(named, (places = spread(shape, count, Number(size.toFixed(1)), Number(least.toFixed(1)))));
  return places;
}

export class Layout {
  private readonly groups = $derived.by(() => this.grouped());
  readonly pieces = $derived(this.groups.flatMap(({ pieces }) => pieces));
  readonly names = $derived.by(() => this.named());
  readonly prices = $derived.by(() => this.priced());

  constructor(
    private readonly empire: () => MapSource,
    private readonly map: () => Assembled,
    private readonly camera: Camera,
    /** The region that is pointed at: its name is always shown. */
    private readonly touched: () => string | null,
  ) {}

  /** How big a piece is that has room, in pixels, when all of the map is seen. */
  get pieceSize(): number {
    return Math.max(20, Math.min(32, this.camera.fit * 7.2));
  }

  private grouped(): Group[] {
    const { camera, pieceSize } = this;
    const { fit, scale } = camera;
    const { view } = this.empire();
    return this.map().regions.map((shape) => {
      const pieces = piecesOf(view, shape.id);
      const places = spreadOnce(shape, pieces.length, pieceSize / fit, LEAST / fit);
      const size = Math.min(places.size * scale, pieceSize * Math.min(camera.zoom, 1.6));
      const lying = pieces.map((piece, number): Lying => {
        const place = places.points[number]!;
        return { region: shape.id, thing: thingName(shape.id, piece), piece, place, at: camera.at(place), size };
      });
      const label = camera.at(shape.label);
      if (!lying.length) return { shape, pieces: lying, middle: label, up: 7, down: -7 };
      const xs = lying.map(({ at }) => at[0]);
      const ys = lying.map(({ at }) => at[1]);
      const middle: Point = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
      const reach = (Math.max(...ys) - Math.min(...ys)) / 2 + size * 0.5;
      return { shape, pieces: lying, middle, up: reach, down: reach };
    });
  }

  private get pieceRects(): Rect[] {
    return this.pieces.map(({ at, size }) => rectAt(at, size * 0.92));
  }

  private named(): NamePlace[] {
    const empire = this.empire();
    const { camera } = this;
    const touched = this.touched();
    const land = new Map(this.groups.map(({ shape }) => [shape.id, shape.polygon.map((point) => camera.at(point))]));
    const isSeen = ({ middle: [x, y] }: Group) => x > 0 && y > 0 && x < camera.width && y < camera.height;
    const wishes = this.groups.filter(isSeen).map(({ shape, middle, up, down }) => ({
      id: shape.id,
      name: empire.regionName(shape.id),
      at: middle,
      up,
      down,
      always: shape.id === touched,
    }));
    const covers = [...this.pieceRects, ...this.prices.map(({ at }) => rectAt(at, PILL.width, PILL.height))];
    return placeNames(wishes, covers, land, camera, camera.width < 700);
  }

  /** Pills with costs: above the pieces, else where they cover none. */
  private priced(): Price[] {
    const empire = this.empire();
    const { camera, pieceRects } = this;
    const taken: Rect[] = [...pieceRects];
    return this.groups.flatMap(({ shape, pieces, middle: [x, y], up, down }) => {
      const offers = empire.offers(shape.id).filter((option) => cost(option) !== undefined);
      if (!offers.length || x < 0 || y < 0 || x > camera.width || y > camera.height) return [];
      const cheapest = offers.reduce((a, b) => (cost(b)! < cost(a)! ? b : a));
      const bySea = (cheapest.numbers?.["sea"] ?? 0) > 0;
      const above = -up - PILL.height / 2;
      const below = (pieces.length ? down : 7) + PILL.height / 2;
      const aside =
        (pieces.length ? Math.max(...pieces.map(({ at, size }) => at[0] + size / 2 - x)) : 0) + PILL.width / 2;
      const tries = [
        [0, above], [-14, above], [14, above], [0, below], [-14, below], [14, below], [aside, 0], [-aside, 0],
        [aside, above], [-aside, above],
      ] as const; // prettier-ignore
      const rated = tries.map(([dx, dy], number) => {
        const at: Point = [
          Math.max(PILL.width / 2, Math.min(camera.width - PILL.width / 2, x + dx)),
          Math.max(PILL.height / 2 + 1, Math.min(camera.height - PILL.height / 2 - 1, y + dy)),
        ];
        const rect = rectAt(at, PILL.width, PILL.height);
        const hits = taken.filter((other) => meet(rect, other)).length;
        const polygon = shape.polygon.map((point) => camera.at(point));
        return { at, rect, cost: hits * 100 + number * 2 + Math.max(0, -depth(at, polygon)) * 0.5 };
      });
      const best = rated.reduce((a, b) => (b.cost < a.cost ? b : a));
      taken.push(best.rect);
      return [{ region: shape.id, at: best.at, cost: cost(cheapest)!, bySea }];
    });
  }
}

const cost = (option: Option): number | undefined => option.numbers?.["cost"];
