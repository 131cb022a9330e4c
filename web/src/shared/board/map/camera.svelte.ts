/** How the map lies in its window: fitted into it, or closer.  Pixels of the window ↔ units of the map. */
import type { Box, Point } from "./curves";
import type { Fit } from "./fitting";

const CLOSEST = 3; // times all of the map

const limited = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

export class Camera {
  /** The window, in pixels. */
  width = $state(1000);
  height = $state(640);
  zoom = $state(1);
  private shift = $state.raw<Point>([0, 0]); // of the middle, in pixels, beyond the fitted picture
  private readonly bounds: () => Box;
  private readonly whole: () => Fit;
  private readonly slack: () => number;
  private readonly closest: () => number;

  /**
   * `bounds`: what is drawn; `whole`: how it lies when all of it is seen; `slack`: how far it may be dragged up, in pixels,
   * beyond that; `closest`: how many times that it can grow.
   */
  constructor(
    bounds: () => Box,
    whole: () => Fit,
    slack: () => number = () => 0,
    closest: () => number = () => CLOSEST,
  ) {
    this.bounds = bounds;
    this.whole = whole;
    this.slack = slack;
    this.closest = closest;
  }

  /** Pixels for a unit when all of the map is seen. */
  get fit(): number {
    return this.whole().scale;
  }

  get scale(): number {
    return this.fit * this.zoom;
  }

  /** Where the map's origin lies. */
  get origin(): Point {
    const [x, y] = this.originAt(this.scale);
    const [dx, dy] = this.kept(this.shift); // the window may have another size by now
    return [x + dx, y + dy];
  }

  /** The same when all of the map is seen. */
  get fitted(): Point {
    return this.originAt(this.fit);
  }

  private originAt(scale: number): Point {
    const { x, y, width, height } = this.bounds();
    const { middle } = this.whole();
    return [middle[0] - (x + width / 2) * scale, middle[1] - (y + height / 2) * scale];
  }

  /** A point of the map, in pixels of the window. */
  at([x, y]: Point): Point {
    const [left, top] = this.origin;
    return [left + x * this.scale, top + y * this.scale];
  }

  get moved(): boolean {
    return this.zoom > 1.001;
  }

  /** Can it be dragged: is some of it outside the window? */
  get isLoose(): boolean {
    const { width, height } = this.bounds();
    return this.moved || this.slack() > 0 || width * this.fit > this.width + 1 || height * this.fit > this.height + 1;
  }

  reset(): void {
    this.zoom = 1;
    this.shift = [0, 0];
  }

  /** Closer, with this point of the map in the middle. */
  approach(point: Point, zoom: number): void {
    this.zoom = limited(zoom, 1, this.closest());
    const [x, y] = this.at(point);
    this.pan(this.width / 2 - x, this.height / 2 - y);
  }

  pan(dx: number, dy: number): void {
    const [x, y] = this.kept(this.shift);
    this.shift = this.kept([x + dx, y + dy]);
  }

  /** Closer or farther, with the point of the window that stays where it is. */
  zoomBy(factor: number, [px, py]: Point = [this.width / 2, this.height / 2]): void {
    const zoom = limited(this.zoom * factor, 1, this.closest());
    const by = zoom / this.zoom;
    const { middle } = this.whole();
    const [mx, my] = [px - middle[0], py - middle[1]];
    const [x, y] = this.kept(this.shift);
    this.zoom = zoom;
    this.shift = this.kept([mx - (mx - x) * by, my - (my - y) * by]);
  }

  /** Move so that a point of the map is seen. */
  show(point: Point, margin = 50): void {
    if (this.isLoose) this.pan(...this.missing(point, margin));
  }

  /** If none of these points of the map is seen, move until the nearest is. */
  find(points: readonly Point[], margin = 50): void {
    const away = (point: Point) => Math.hypot(...this.missing(point, margin));
    const [nearest] = points.toSorted((one, other) => away(one) - away(other));
    if (nearest && away(nearest) > 0) this.show(nearest, margin);
  }

  /** How far a point of the map must move until it is seen: under a sheet it is not. */
  private missing(point: Point, margin: number): Point {
    const [x, y] = this.at(point);
    const bottom = this.height - this.slack() - margin;
    return [limited(x, margin, this.width - margin) - x, limited(y, margin, bottom) - y];
  }

  /** No farther than to the edge of what is drawn. */
  private kept([x, y]: Point): Point {
    const { width, height } = this.bounds();
    const far = (size: number, window: number) => (size * this.scale - Math.min(size * this.fit, window)) / 2;
    const [wide, high] = [far(width, this.width), far(height, this.height)];
    return [limited(x, -wide, wide), limited(y, -high - this.slack(), high)];
  }
}
