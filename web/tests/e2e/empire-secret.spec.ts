import type { News, SeatWish } from "../../src/lib/api";
import type { EmpireView } from "../../src/games/empire/view";
import { lookAt, sitTogether } from "./support/empire";
import { FOX, type Guest } from "./support/guest";
import { happenings, listen, plain, readable } from "./support/heard";
import { expect, test } from "./support/test";

const HIGH = 6;
const LOW = 3;

/** By the coins on the board. */
async function bid(guest: Guest, coins: number): Promise<void> {
  const steps = guest.page.getByRole("group", { name: guest.say("empire-ui-bid-title") });
  await guest.act(() =>
    steps
      .getByRole("button")
      .filter({ hasText: new RegExp(`^${coins}$`) })
      .click(),
  );
}

/** The bot has bid; this person sees that it has, and that these people have. */
async function expectPicked({ page, say }: Guest, ...names: string[]): Promise<void> {
  for (const name of ["Fox", ...names])
    await expect(page.getByTitle(say("empire-ui-bid-picked", { name }))).toBeVisible();
}

async function expectShown(guest: Guest, coins: number[]): Promise<void> {
  const { page, say } = guest;
  const strip = page.getByRole("region", { name: say("empire-ui-bids-shown") });
  for (const [seat, value] of coins.entries())
    await expect(strip).toContainText(
      say("empire-ui-bid-of", { name: guest.news?.seats[seat]?.name ?? "", coins: value }),
    );
}

test("a bid is nowhere at the other browser until both have bid", async ({ come }) => {
  const [host, friend] = [await come({ language: "cs" }), await come({ language: "en" })];
  const frames = listen(friend);
  const told: { screen: string; news: unknown }[] = [];
  for (const coins of [HIGH, LOW]) {
    frames.length = 0;
    await sitTogether(host, friend, [FOX]);
    await expectPicked(friend);
    await bid(host, coins);
    await expect(host.page.getByText(host.say("empire-ui-bid-mine", { coins }))).toBeVisible();

    await expectPicked(friend, "Jana");
    await friend.turn();
    for (const frame of frames) {
      const { views } = JSON.parse(frame) as Partial<News>;
      const view = views?.["1"] as unknown as EmpireView | undefined;
      if (!view) continue;
      expect(Object.keys(views!)).toEqual(["1"]);
      expect(view.bids).toBeNull();
      expect(view.players[0]).not.toHaveProperty("bid");
    }
    const bids = happenings(frames).filter(({ event }) => event.startsWith("bid"));
    for (const event of bids) expect(event).not.toHaveProperty("coins");
    // another bid would have looked just the same
    const last = frames.findLast((frame) => frame.includes('"views"'))!;
    told.push({ screen: await readable(friend), news: plain(last) });
  }
  expect(told[1]).toEqual(told[0]);

  await bid(friend, LOW + 1);
  for (const [seat, guest] of [host, friend].entries()) {
    await expect.poll(() => guest.view<EmpireView>(seat).bids?.slice(0, 2)).toEqual([LOW, LOW + 1]);
    await expectShown(guest, [LOW, LOW + 1]);
  }
});

test("bids at one screen are made behind the curtain", async ({ come }) => {
  const guest = await come({ language: "cs" });
  const { page, say } = guest;
  const people: SeatWish[] = [{ kind: "me" }, { kind: "me", name: "Petr" }, FOX];
  const curtain = page.locator("[data-curtain]");
  const here = (name: string) => page.getByRole("button", { name: say("table-curtain-here", { name }) });
  const screens: string[][] = [];
  for (const coins of [HIGH, LOW]) {
    await page.goto(`/t/${(await guest.make("empire", people, { variants: { setup: "random" } })).id}`);
    await here("Jana").click();
    await expectPicked(guest);
    await bid(guest, coins);
    await expect(here("Petr")).toBeVisible();
    const behind = await readable(guest);
    await here("Petr").click();
    await expect(curtain).toBeHidden();
    await expectPicked(guest, "Jana");
    screens.push([behind, await readable(guest)]);
  }
  expect(screens[1]).toEqual(screens[0]);
  await bid(guest, LOW + 1);
  await expect.poll(() => lookAt(guest).bids?.slice(0, 2)).toEqual([LOW, LOW + 1]);
  await expectShown(guest, [LOW, LOW + 1]);
});
