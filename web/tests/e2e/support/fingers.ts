/** How large things are to a finger. */
import type { Page } from "@playwright/test";

/** Pixels that a finger needs in each direction. */
const FINGER = 40;

/** What can be touched and is smaller than a finger needs, in words: what it is, how large. */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const answers = "button, a[href], input, select, summary, [role=button], [role=tab], [role=switch]";
    const far = least; // pixels that are looked at to each side

    /** How far from a point a thing still hears a finger. */
    const reach = (thing: Element, x: number, y: number, dx: number, dy: number): number => {
      for (let by = 1; by <= far; by += 1)
        if (!thing.contains(document.elementFromPoint(x + dx * by, y + dy * by))) return by - 1;
      return far;
    };

    /** It is scrolled so that a part of it is not seen. */
    const isCut = (thing: Element, { left, right, top, bottom }: DOMRect): boolean => {
      for (let around = thing.parentElement; around; around = around.parentElement) {
        if (!/auto|scroll|hidden|clip/.test(getComputedStyle(around).overflow)) continue;
        const box = around.getBoundingClientRect();
        if (left < box.left || right > box.right || top < box.top || bottom > box.bottom) return true;
      }
      return false;
    };

    return [...document.querySelectorAll<HTMLElement | SVGElement>(answers)].flatMap((thing) => {
      const box = thing.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const isSeen = thing.contains(document.elementFromPoint(x, y));
      if (!isSeen || thing.matches(":disabled") || isCut(thing, box)) return [];
      const wide = reach(thing, x, y, 1, 0) + reach(thing, x, y, -1, 0) + 1;
      const high = reach(thing, x, y, 0, 1) + reach(thing, x, y, 0, -1) + 1;
      if (wide >= least && high >= least) return [];
      return [`${thing.ariaLabel ?? thing.textContent.trim().slice(0, 40)}: ${wide} × ${high}`];
    });
  }, FINGER);
}
