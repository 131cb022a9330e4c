/** Hands on a map: its places are touched, pointed at, walked to by arrows. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { Guest } from "./guest";

export const ARROWS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"] as const;

interface Point {
  x: number;
  y: number;
}

/** Some pictures later: the map follows what grows and shrinks round it step by step. */
const draw = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
  });

export class Places {
  /** What a map calls its places: regions, areas, realms. */
  constructor(readonly kind: "region" | "area" | "realm") {}

  get all(): string {
    return `[data-board] .${this.kind}[data-${this.kind}]`;
  }

  one({ page }: Guest, id: string): Locator {
    return page.locator(`[data-board] .${this.kind}[data-${this.kind}="${id}"]`);
  }

  /** Points of the screen that are a place and nothing else, as near to its middle as can be; null where there is none. */
  private points(page: Page, ids: string[]): Promise<Record<string, Point | null>> {
    return page.evaluate(
      ([kind, places]) => {
        const parts = Array.from({ length: 23 }, (_, part) => (part + 1) / 24);
        const points = parts
          .flatMap((x) => parts.map((y) => ({ x, y, far: Math.hypot(x - 0.5, y - 0.5) })))
          .sort((one, other) => one.far - other.far);
        const placeAt = (x: number, y: number) =>
          document.elementFromPoint(x, y)?.closest<SVGElement>(`[data-board] [data-${kind}]`)?.dataset[kind];
        const pointIn = (id: string) => {
          const land = document.querySelector(`[data-board] .${kind}[data-${kind}="${id}"]`);
          const box = land?.getBoundingClientRect() ?? new DOMRect();
          const there = points.map(({ x, y }) => ({ x: box.x + x * box.width, y: box.y + y * box.height }));
          return there.find(({ x, y }) => placeAt(x, y) === id) ?? null;
        };
        return Object.fromEntries(places.map((id) => [id, pointIn(id)]));
      },
      [this.kind, ids] as const,
    );
  }

  /** The same for one place, once the map lies still. */
  async pointIn(page: Page, id: string): Promise<Point> {
    let now = await this.points(page, [id]);
    const isStill = async () => {
      const before = JSON.stringify(now);
      await draw(page);
      now = await this.points(page, [id]);
      return now[id] !== null && JSON.stringify(now) === before;
    };
    await expect.poll(isStill, { message: `${id} can be touched`, intervals: [10], timeout: 60_000 }).toBe(true);
    return now[id]!;
  }

  /** Nothing lies over a whole place. */
  async expectTouchable({ page }: Guest, ids: string[]): Promise<void> {
    const covered = async () => Object.entries(await this.points(page, ids)).filter(([, point]) => point === null);
    await expect.poll(covered, { timeout: 60_000 }).toEqual([]);
  }

  /** Touches a place: with a finger on the phone, with the mouse elsewhere. */
  async touch({ page, wish }: Guest, id: string): Promise<void> {
    const { x, y } = await this.pointIn(page, id);
    await (wish.phone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  }

  // ---- by keys

  focused(page: Page): Promise<string> {
    return page.evaluate((kind) => (document.activeElement as SVGElement | null)?.dataset[kind] ?? "", this.kind);
  }

  /** The middle of a place on the screen. */
  async middleOf(page: Page, id: string): Promise<Point> {
    const box = (await page.locator(`[data-board] .${this.kind}[data-${this.kind}="${id}"]`).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Walks by arrows to a place: towards it where that leads on, else by turns. */
  async walkTo(page: Page, wanted: string): Promise<void> {
    const { x, y } = await this.middleOf(page, wanted);
    for (let steps = 0; (await this.focused(page)) !== wanted; steps += 1) {
      expect(steps, `arrows lead to ${wanted}`).toBeLessThan(60);
      const here = await this.focused(page);
      const at = await this.middleOf(page, here);
      const [right, down] = [x - at.x, y - at.y];
      const sideways = right > 0 ? "ArrowRight" : "ArrowLeft";
      const upright = down > 0 ? "ArrowDown" : "ArrowUp";
      const far = Math.abs(right) > Math.abs(down);
      const tries = [far ? sideways : upright, far ? upright : sideways];
      await page.keyboard.press(steps % 5 === 4 ? ARROWS[(steps >> 2) % 4]! : tries[0]!);
      if ((await this.focused(page)) === here) await page.keyboard.press(tries[1]!);
    }
  }
}

/** What the page answers when something is touched that is not on offer: a sentence and its rule. */
export async function expectWhy({ page, say }: Guest, rule: RegExp): Promise<Locator> {
  const answer = page.getByRole("status").filter({ hasText: say("table-not-now") });
  await expect(answer.getByRole("button", { name: rule })).toBeVisible();
  return answer;
}
