import { asked } from "./support/eldervale";
import { DESKTOP, FOX, OWL, PHONE, type Guest } from "./support/guest";
import { expect, test } from "./support/test";

const LOW = { width: 1366, height: 660 };
const KINDS = ["dragon", "worker", "warrior", "wizard", "worker"];
const ELEMENTS = ["air", "fire", "earth", "water", "light"];
const FIVE = [
  { kind: "me" as const },
  FOX,
  OWL,
  { ...FOX, name: "Bear" },
  { ...FOX, name: "Bartholomew of Northumberland" },
];

/** All five and the Colossus in one realm; the dice lie. */
const crowd = (turn: number) => ({
  elements: [...ELEMENTS, "dark", "order"],
  seats: KINDS.map((unit, at) => ({
    element: ELEMENTS[at],
    fame: 1,
    hand: at === 0 ? ["spell_gust", "spell_weakness"] : [],
    units: { mill: [unit] },
    ready: ["worker"],
    tray: at === 0 ? ["air_gem"] : [],
  })),
  monsters: { stone_colossus: "mill" },
  turn,
  battle: {
    realm: "mill",
    unit: KINDS[turn],
    rolled: { 0: [6, 5, 1], 1: [6], 2: [6, 2], 3: [5, 2], 4: [3], monster: [6, 4, 4, 3, 1] },
  },
});

async function lay(guest: Guest, size: { width: number; height: number }, turn: number): Promise<void> {
  await guest.page.setViewportSize(size);
  const { id } = await guest.makeFrom("eldervale", FIVE, crowd(turn));
  await guest.page.goto(`/t/${id}`);
  await asked(guest);
}

/** How far a thing reaches out of the window or of what it lies in, in pixels. */
const out = (guest: Guest, thing: string, room: string) =>
  guest.page.locator(thing).evaluateAll((all, room) => {
    const over = all.map((one) => {
      const [box, around] = [one.getBoundingClientRect(), one.closest(room)!.getBoundingClientRect()];
      return Math.max(
        around.left - box.left,
        box.right - around.right,
        around.top - box.top,
        box.bottom - around.bottom,
      );
    });
    return Math.round(Math.max(...over));
  }, room);

test("a battle of six sides is seen whole, in the own turn and in others'", async ({ come }) => {
  const guest = await come({ language: "cs" });
  const { page } = guest;
  for (const size of [DESKTOP, LOW]) {
    await lay(guest, size, 0);
    const sheet = page.locator("[role=dialog].over");
    await expect(sheet.locator("[data-side]")).toHaveCount(6);
    expect(await sheet.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1);
    expect(await out(guest, ".paper [data-side] :is(h2, .num, .dice)", ".paper")).toBeLessThanOrEqual(0);

    await lay(guest, size, 1);
    const small = page.locator(".over-the-map");
    await expect(small.locator("[data-side]")).toHaveCount(6);
    expect(await out(guest, ".paper [data-side]", ".over-the-map")).toBeLessThanOrEqual(0);
    expect(await out(guest, ".rx .pass", ".rx")).toBeLessThanOrEqual(0);
  }
});

test("on a phone Pass is in reach and all dice are seen beside it", async ({ come }) => {
  const guest = await come({ phone: true });
  await lay(guest, PHONE, 1);
  expect(await out(guest, ".rx .pass", ".half")).toBeLessThanOrEqual(0);
  expect(await out(guest, ".paper [data-side]", ".over-the-map")).toBeLessThanOrEqual(0);
  await expect(guest.page.locator(".half .rx header p")).toContainText("Bartholomew of Northumberland");
});
