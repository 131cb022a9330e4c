import { describe, expect, test } from "vitest";
import { Camera } from "$shared/board/map/camera.svelte";
import type { Point } from "$shared/board/map/curves";

const SHEET = 100;

/** A map of 1000 × 1000 seen through a window of 300 × 400, the lowest part of it under a sheet. */
function closeBy(): Camera {
  const camera = new Camera(
    () => ({ x: 0, y: 0, width: 1000, height: 1000 }),
    () => ({ scale: 1, middle: [150, 200] }),
    () => SHEET,
  );
  [camera.width, camera.height] = [300, 400];
  return camera;
}

const isSeen = (camera: Camera, point: Point) => {
  const [x, y] = camera.at(point);
  return x >= 50 && x <= 250 && y >= 50 && y <= 250;
};

describe("the camera finds what answers a question", () => {
  test("what is seen already moves nothing", () => {
    const camera = closeBy();
    const before = camera.origin;
    camera.find([
      [500, 500],
      [990, 990],
    ]);
    expect(camera.origin).toEqual(before);
  });

  test("of what is not seen the nearest comes into the window", () => {
    const camera = closeBy();
    camera.find([
      [100, 100],
      [700, 500],
    ]);
    expect([isSeen(camera, [700, 500]), isSeen(camera, [100, 100])]).toEqual([true, false]);
  });

  test("what lies under the sheet is not seen", () => {
    const camera = closeBy();
    expect(isSeen(camera, [500, 580])).toBe(false);
    camera.find([[500, 580]]);
    expect(isSeen(camera, [500, 580])).toBe(true);
  });

  test("nothing on offer moves nothing", () => {
    const camera = closeBy();
    const before = camera.origin;
    camera.find([]);
    expect(camera.origin).toEqual(before);
  });
});
