/** Wheel and two fingers bring the map closer, dragging moves it, a double click shows all of it again or looks closer. */
import type { Camera } from "./camera.svelte";
import type { Point } from "./curves";

const SLOP = 7; // pixels a finger may slip in a tap
const SOON = 320; // milliseconds between the taps of a double tap

export interface Wishes {
  camera: Camera;
  /** A double click there is two choices, and no wish to see everything. */
  isButton: (at: Element) => boolean;
  /** A double click while the map is not close; without it nothing comes closer. */
  closer?: (at: Element) => void;
  /** Without it the map is close as soon as not all of it is seen. */
  isClose?: () => boolean;
}

export function panzoom(element: SVGSVGElement, { camera, isButton, closer, isClose = () => camera.moved }: Wishes) {
  const held = new Map<number, Point>();
  let start: Point = [0, 0];
  let dragging = false;
  let tapped: { at: Point; time: number } | null = null;

  const place = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const spanOf = (points: Point[]) => Math.hypot(points[0]![0] - points[1]![0], points[0]![1] - points[1]![1]);
  const middleOf = (points: Point[]): Point => [
    (points[0]![0] + points[1]![0]) / 2,
    (points[0]![1] + points[1]![1]) / 2,
  ];

  function down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (held.size === 0) {
      start = place(event);
      dragging = false;
    }
    held.set(event.pointerId, place(event));
    if (held.size === 2) dragging = true;
  }

  function move(event: PointerEvent): void {
    const was = held.get(event.pointerId);
    if (!was) return;
    const now = place(event);
    const before = [...held.values()];
    if (!dragging && camera.isLoose && Math.hypot(now[0] - start[0], now[1] - start[1]) > SLOP) dragging = true;
    held.set(event.pointerId, now);
    if (!dragging) return;
    if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
    const after = [...held.values()];
    if (held.size === 1) camera.pan(now[0] - was[0], now[1] - was[1]);
    else if (held.size === 2) {
      const [from, to] = [middleOf(before), middleOf(after)];
      camera.zoomBy(spanOf(after) / Math.max(1, spanOf(before)), to);
      camera.pan(to[0] - from[0], to[1] - from[1]);
    }
  }

  function up(event: PointerEvent): void {
    held.delete(event.pointerId);
    if (event.type !== "pointerup" || event.pointerType !== "touch" || dragging) return;
    const [at, time] = [place(event), event.timeStamp];
    const again = tapped && time - tapped.time < SOON && Math.hypot(at[0] - tapped.at[0], at[1] - tapped.at[1]) < 30;
    tapped = again ? null : { at, time };
    if (again) twice(event);
  }

  /** A click at the end of a drag is none. */
  function click(event: MouseEvent): void {
    if (!dragging) return;
    dragging = false;
    event.stopPropagation();
    event.preventDefault();
  }

  function wheel(event: WheelEvent): void {
    const farther = event.deltaY > 0;
    if (farther && !camera.moved) return;
    event.preventDefault();
    camera.zoomBy(Math.exp(-Math.max(-120, Math.min(120, event.deltaY)) / 320), place(event));
  }

  function twice(event: MouseEvent): void {
    const at = event.target as Element;
    if (isButton(at)) return;
    if (isClose() || !closer) camera.reset();
    else closer(at);
  }

  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", up);
  element.addEventListener("click", click, true);
  element.addEventListener("wheel", wheel, { passive: false });
  element.addEventListener("dblclick", twice);
  return {
    destroy() {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("click", click, true);
      element.removeEventListener("wheel", wheel);
      element.removeEventListener("dblclick", twice);
    },
  };
}
