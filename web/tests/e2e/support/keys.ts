/** Hands on the keyboard alone. */
import { expect, type Page } from "@playwright/test";

/** Presses Tab until the focus is on such a thing. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Tab");
    expect(await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)).toBe(true);
  }).toPass({ intervals: [0] });
}

/** Where the focus is: never lost, never on something that cannot be seen. */
export async function expectFocus(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const focused = document.activeElement ?? document.body;
        const box = focused.getBoundingClientRect();
        const inSight =
          box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
        return focused === document.body
          ? "lost"
          : inSight
            ? "somewhere"
            : `out of sight: ${focused.outerHTML.slice(0, 120)}`;
      }),
    )
    .toBe("somewhere");
}
