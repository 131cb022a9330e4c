import type { Texts } from "../../src/lib/api";
import { lookAt } from "./support/empire";
import type { Guest } from "./support/guest";
import { expect, test } from "./support/test";

const TURNS = ["north", "east", "south", "west"];
const summary = ({ page }: Guest) => page.locator(".bottom-bar .sum");

async function open(guest: Guest): Promise<Texts> {
  await guest.page.goto("/new/empire");
  await expect(guest.page.getByRole("button", { name: guest.say("lobby-start") })).toBeEnabled();
  await expect(guest.page.getByRole("heading", { name: guest.say("lobby-empire-map"), exact: true })).toBeVisible();
  return guest.texts("empire");
}

async function start(guest: Guest): Promise<void> {
  await guest.page.getByRole("button", { name: guest.say("lobby-start") }).click();
  await expect(guest.page).toHaveURL(/\/t\/[\w-]+$/);
  await expect.poll(() => guest.news?.status).toBe("running");
}

test("the swamp brings the discoveries and goes with them; the summary says what is played", async ({ come }) => {
  const guest = await come({ language: "cs" });
  const { page, say } = guest;
  const texts = await open(guest);
  const variant = (id: string) => page.getByRole("switch", { name: texts[`empire-variant-${id}`]!, exact: true });
  const flip = (id: string) =>
    page
      .locator("label.switch")
      .filter({ has: variant(id) })
      .click();
  const preset = (id: string) => page.getByRole("radio", { name: say(`lobby-empire-preset-${id}`) });
  await expect(preset("plain")).toBeChecked();
  await expect(summary(guest)).not.toContainText(texts["empire-variant-discoveries"]!);

  await flip("swamp");
  await expect(variant("swamp")).toBeChecked();
  await expect(variant("discoveries")).toBeChecked();
  await expect(preset("own")).toBeChecked();
  for (const id of ["discoveries", "swamp"]) await expect(summary(guest)).toContainText(texts[`empire-variant-${id}`]!);
  await flip("discoveries");
  await expect(variant("swamp")).not.toBeChecked();
  await expect(preset("plain")).toBeChecked();

  await preset("rich").check();
  const rich = ["discoveries", "citadels", "encounters", "leaders"];
  for (const id of rich) await expect(variant(id)).toBeChecked();
  await expect(variant("swamp")).not.toBeChecked();
  const rectangle = texts["empire-variant-layout.rectangle"]!;
  await page.getByRole("radio", { name: rectangle }).check();
  for (const id of rich) await expect(summary(guest)).toContainText(texts[`empire-variant-${id}`]!);
  await expect(summary(guest)).toContainText(`${texts["empire-variant-layout"]}: ${rectangle}`);

  await start(guest);
  expect(guest.news?.variants).toMatchObject({ discoveries: "on", swamp: "off", leaders: "on", layout: "rectangle" });
  expect(lookAt(guest).layout).toBe("rectangle");
});

for (const [phone, layout] of [
  [false, "rectangle"],
  [true, "t"],
] as const) {
  test(`another map is the one that lies on the table: ${phone ? "phone" : "desktop"}`, async ({ come }) => {
    const guest = await come({ phone, language: phone ? "en" : "cs" });
    const { page, say } = guest;
    const texts = await open(guest);
    await page.getByRole("radio", { name: texts[`empire-variant-layout.${layout}`]! }).check();
    const preview = (what: string) => page.getByRole("img", { name: say(`lobby-empire-map-${what}`) });
    await expect(preview("lot")).toBeVisible();
    const [another, leave] = ["another", "leave"].map((what) =>
      page.getByRole("button", { name: say(`lobby-empire-map-${what}`) }),
    );
    await another!.click();
    await expect(preview("seen")).toBeVisible();
    await leave!.click();
    await expect(preview("lot")).toBeVisible();
    await expect(leave!).toHaveCount(0);
    await another!.click();
    await page.getByText(say("lobby-empire-map-by-hand")).click();
    const drawn: { side: string; turn: number }[] = [];
    for (const number of [1, 2, 3, 4]) {
      const place = say(`lobby-empire-place-${layout}-${number}`);
      const of = (what: string) =>
        page.getByRole("combobox", { name: say(`lobby-empire-place-${what}`, { place }), exact: true });
      drawn.push({
        side: await of("side").inputValue(),
        turn: 90 * TURNS.indexOf(await of("turn").inputValue()),
      });
    }
    await expect(summary(guest)).not.toContainText(texts[`empire-side-${drawn[0]!.side}`]!); // the picture says it
    await start(guest);
    expect(lookAt(guest).segments.map(({ side, turn }) => ({ side, turn }))).toEqual(drawn);
    for (const id of Object.keys(lookAt(guest).regions))
      await expect(page.locator(`[data-board] .region[data-region="${id}"]`)).toHaveCount(1);
  });
}

test("a segment laid by hand, and who is younger than whom", async ({ come }) => {
  const guest = await come({ language: "cs" });
  const { page, say } = guest;
  const texts = await open(guest);
  await page.getByRole("textbox", { name: say("lobby-name", { number: 1 }) }).fill("Jana");
  await page.getByText(say("lobby-empire-map-by-hand")).click();
  const place = say("lobby-empire-place-t-1");
  await page
    .getByRole("combobox", { name: say("lobby-empire-place-side", { place }), exact: true })
    .selectOption("volcano");
  await page
    .getByRole("combobox", { name: say("lobby-empire-place-turn", { place }), exact: true })
    .selectOption("west");
  await expect(page.getByRole("img", { name: say("lobby-empire-map-some") })).toBeVisible();

  await page.getByText(say("lobby-empire-setting")).click();
  const ages = page.getByRole("list", { name: texts["empire-variant-ages"]!, exact: true }).getByRole("listitem");
  const names = (await ages.allInnerTexts()).map((name) => name.trim());
  expect(names[0]).toBe("Jana");
  await ages.nth(2).getByRole("button").click();
  await expect(ages).toContainText([names[0]!, names[2]!, names[1]!]);
  await ages.nth(1).getByRole("button").click();
  await expect(ages).toContainText([names[2]!, names[0]!, names[1]!]);
  await expect(ages.nth(0).getByRole("button")).toBeDisabled();
  await expect(summary(guest)).not.toContainText(texts["empire-variant-ages"]!);

  await start(guest);
  expect(lookAt(guest).ages).toEqual([2, 0, 1]);
  expect(lookAt(guest).segments[0]).toEqual({ place: "center", side: "volcano", turn: 270 });
});
