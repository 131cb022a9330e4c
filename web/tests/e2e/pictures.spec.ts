/** The pictures of docs/pictures: PICTURES=1 npx playwright test */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { History, NewTable, SeatWish } from "../../src/lib/api";
import { momentsOf } from "../../src/lib/score";
import { lay, ROLLED, THEIR_TURN } from "./support/eldervale";
import { FOX, OWL, type Guest } from "./support/guest";
import { expect, test } from "./support/test";
import { LATER, makeFrom } from "./support/vale";

const folder = fileURLToPath(new URL("../../../docs/pictures/", import.meta.url));
const PHASES = ["hunt", "action", "effects"];

/** Takes pictures of what this person sees. */
function camera({ page, wish }: Guest): (name: string) => Promise<void> {
  mkdirSync(folder, { recursive: true });
  return async (name) => {
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${folder}${name}-${wish.phone ? "phone" : "desktop"}.png` });
  };
}

for (const phone of [false, true]) {
  test(`@pictures of Eldervale: ${phone ? "phone" : "desktop"}`, async ({ come }) => {
    const guest = await come({ phone, language: "en" });
    const { page, say } = guest;
    const picture = camera(guest);
    await page.goto("/new/eldervale");
    await expect(page.getByRole("button", { name: say("lobby-start") })).toBeVisible();
    await picture("new-eldervale");
    const id = await guest.finish(await guest.make("eldervale", [{ kind: "me" }, FOX, OWL]));
    const mine = (like: RegExp) => (step: Step, index: number) =>
      step.seat === 0 && index > 150 && like.test(step.text);
    await sitBefore(guest, id, mine(/^Place your/));
    await picture("eldervale");
    await sitBefore(guest, id, mine(/^(Bring|Send) your/));
    await picture("eldervale-regroup");
    await lay(guest, ROLLED);
    await picture("eldervale-battle");
    await lay(guest, THEIR_TURN);
    await picture("eldervale-reaction");
    await page.goto(`/t/${id}`);
    await page.waitForTimeout(1_500);
    await picture("eldervale-scoring");
  });

  test(`@pictures of the ghosts: ${phone ? "phone" : "desktop"}`, async ({ come }) => {
    const guest = await come({ phone, language: "en" });
    const { page, say } = guest;
    const picture = camera(guest);
    const id = await guest.finish(await guest.make("eldervale", [{ kind: "me" }]));
    await sitBefore(guest, id, ({ text }, index) => index > 70 && /^Place your/.test(text), []);
    if (phone) await page.getByRole("button", { name: say("eldervale-ui-pane-tracks") }).click();
    else await page.getByRole("button", { name: say("eldervale-ghosts-board") }).click();
    await picture("ghosts");
    await page.getByRole("button", { name: say("eldervale-ghosts-last-turn") }).click();
    for (let step = 0; step < 5; step += 1) await page.locator(".foot .next").click();
    await picture("ghosts-turn");
  });

  test(`@pictures ${phone ? "phone" : "desktop"}`, async ({ come }) => {
    const guest = await come({ phone, language: "en" });
    const { page, say } = guest;
    const picture = camera(guest);

    await page.goto("/");
    await expect(page.locator("[data-tile=vale] h2")).not.toBeEmpty();
    await picture("start");
    await page.goto("/new/vale");
    await expect(page.getByRole("heading", { name: say("levels-measured") })).toBeVisible();
    await picture("levels");
    await page.goto("/new/vale#friend");
    await page.getByRole("textbox", { name: say("lobby-name", { number: 1 }) }).fill("Jana");
    await picture("new-table");
    await page.getByRole("button", { name: say("lobby-make") }).click();
    await expect(page.getByRole("heading", { name: say("wait-heading") })).toBeVisible();
    await picture("waiting-room");

    const id = await guest.makeFinished(FOX, OWL);
    for (const phase of PHASES) {
      await sitInThePast(guest, id, phase);
      await picture(`vale-${phase}`);
    }
    await page.goto("/new/empire");
    await page.getByRole("button", { name: say("lobby-empire-map-another") }).click();
    await picture("new-empire");
    const empire = await guest.finish(
      await guest.make("empire", [{ kind: "me" }, FOX, OWL], {
        variants: { segment_1: "crescent", segment_2: "volcano", segment_3: "bridge_isles", segment_4: "meadow" },
      }),
    );
    await sitBefore(
      guest,
      empire,
      ({ seat, events }, index) => seat === 0 && index > 60 && events[0]?.event === "moved",
    );
    await picture("empire");
    const kemet = await guest.finish(await guest.make("kemet", [{ kind: "me" }, FOX, OWL]));
    await sitBefore(
      guest,
      kemet,
      ({ seat, text }, index) => seat === 0 && index > 60 && (text.startsWith("Go to") || text.startsWith("Teleport")),
    );
    await picture("kemet");
    await sitBefore(guest, kemet, ({ seat, text }, index) => seat === 0 && index > 30 && text === "Stay");
    await picture("kemet-battle");
    await guest.sitAt(await guest.make("_template", [{ kind: "me" }, FOX]));
    await picture("generic");

    await page.goto(`/t/${id}`);
    await expect(page.getByRole("slider", { name: say("replay-slider") })).toBeVisible();
    await picture("score");
    await page.goto(`/t/${id}/replay#60`);
    await expect(page.getByRole("slider", { name: say("replay-slider") })).toBeVisible();
    await picture("replay");
  });
}

/** A table that goes on from a game of bots, late in it, where this person is asked something in this phase. */
async function sitInThePast(guest: Guest, id: string, phase: string): Promise<void> {
  const { steps } = await guest.get<History>(`/tables/${id}/history?language=en`);
  const moments = momentsOf(steps);
  await sitBefore(
    guest,
    id,
    ({ seat }, index) => seat === 0 && (moments[index]?.round ?? 0) >= 5 && moments[index]?.phase === phase,
  );
}

type Step = History["steps"][number];

/** A table that goes on from a finished game, just before an answer like this. */
async function sitBefore(
  guest: Guest,
  id: string,
  like: (step: Step, index: number) => boolean,
  others: SeatWish[] = [FOX, OWL],
): Promise<void> {
  const { steps } = await guest.get<History>(`/tables/${id}/history?language=en`);
  const answers = steps[steps.findIndex(like) - 1]?.answers;
  expect(answers, "such a moment").toBeDefined();
  const table = await guest.post<NewTable>(`/tables/${id}/fork`, { answers, seats: [{ kind: "me" }, ...others] });
  await guest.page.goto(`/t/${table.id}`);
  await expect(guest.page.locator("#prompt-question")).not.toBeEmpty();
  await expect.poll(() => guest.offered.length).toBeGreaterThan(0);
}

for (const phone of [false, true]) {
  test(`@pictures of positions: ${phone ? "phone" : "desktop"}`, async ({ come }) => {
    const guest = await come({ phone, language: "en" });
    const { page } = guest;
    const next = await page.request.get("/api/puzzles/next?game=vale&theme=summon&difficulty=4");
    await page.goto(`/positions/${((await next.json()) as { id: string }).id}`);
    await page.locator(".answers button").nth(1).click();
    await expect(page.locator("#puzzle-why")).toBeFocused();
    await camera(guest)("positions");
  });

  test(`@pictures of a hint: ${phone ? "phone" : "desktop"}`, async ({ come }) => {
    const guest = await come({ phone, language: "en" });
    const { page } = guest;
    await guest.sitAt(await guest.make("vale", [{ kind: "me" }, FOX], { position: LATER, hints: true }));
    await guest.fold();
    await page.locator(".lantern").click();
    await page.locator("[data-hint-box] .more").click();
    await expect(page.locator("[data-hint-box] li").first()).toBeVisible();
    await camera(guest)("hint");
  });

  test(`@pictures of a review: ${phone ? "phone" : "desktop"}`, async ({ come }) => {
    const guest = await come({ phone, language: "en" });
    const { page, say } = guest;
    const id = await guest.finish(await makeFrom(guest, { ...LATER, phase: "hunt" }));
    await page.goto(`/t/${id}/review`);
    await expect(page.getByText(say("review-heard-done"))).toBeAttached({ timeout: 240_000 });
    await expect(page.getByRole("img", { name: say("review-table-then") })).toBeVisible();
    await camera(guest)("review");
  });
}
