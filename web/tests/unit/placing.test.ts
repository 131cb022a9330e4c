import { describe, expect, it } from "vitest";
import { overlap, placeBeside, placeOnPhone, rimOf, visible, type Box } from "$lib/placing";

const LAPTOP = { width: 1366, height: 660, above: 44, below: 0 };
const PHONE = { width: 390, height: 844, above: 46, below: 58 };
const NOTE = { width: 380, height: 190 };
const SMALL = { width: 366, height: 180 };

const inside = (box: Box, room: typeof LAPTOP) =>
  box.left >= 0 &&
  box.top >= room.above &&
  box.left + box.width <= room.width &&
  box.top + box.height <= room.height - room.below;

describe("where a note of the guide stands", () => {
  it("beside anything that leaves room, wherever that is, and never on the main button", () => {
    const main = { left: 1100, top: 300, width: 200, height: 44 };
    for (let left = 0; left <= 1200; left += 150)
      for (let top = 44; top <= 560; top += 86)
        for (const [width, height] of [
          [60, 40],
          [160, 100],
          [400, 60],
          [500, 300],
        ] as const) {
          const target = visible({ left, top, width, height }, LAPTOP);
          const note = placeBeside(target, NOTE, LAPTOP, [main]);
          expect(inside(note, LAPTOP)).toBe(true);
          expect(overlap(note, target)).toBe(0);
          expect(overlap(note, main)).toBe(0);
        }
  });

  it("where it covers nothing of what had rather be seen, if there is such a place", () => {
    const target = { left: 20, top: 100, width: 600, height: 200 };
    const hand = { left: 20, top: 320, width: 600, height: 300 };
    const note = placeBeside(target, NOTE, LAPTOP, [], [hand]);
    expect(overlap(note, hand) + overlap(note, target)).toBe(0);
  });

  it("a thing as large as the table keeps a rim that the note does not touch", () => {
    const map = { left: 0, top: 44, width: 1366, height: 616 };
    const note = placeBeside(map, NOTE, LAPTOP, []);
    const rim = rimOf(map, note);
    expect(overlap(rim, note)).toBe(0);
    expect(rim.width * rim.height).toBeGreaterThan(0.5 * map.width * map.height);
  });

  it("on a phone in the place of the sheet; under the bar if the thing is in the sheet", () => {
    const offer = { left: 8, top: 110, width: 374, height: 170 };
    const low = placeOnPhone(offer, SMALL, PHONE);
    expect(low.top).toBeGreaterThan(560);
    expect(inside(low, PHONE)).toBe(true);
    const options = { left: 0, top: 600, width: 390, height: 180 };
    const high = placeOnPhone(options, SMALL, PHONE);
    expect(high.top).toBeLessThan(80);
    expect(overlap(high, options)).toBe(0);
  });
});
