import type { News } from "../../src/lib/api";
import type { KemetView } from "../../src/games/kemet/view";
import { happenings, listen, plain, readable } from "./support/heard";
import { asked, battle, hand, lookAt, main, offersOf, pickTwo, THEIR_ATTACK, THEIR_DAY } from "./support/kemet";
import { expect, test } from "./support/test";

const SECRETS = ["hand", "battle_cards", "closed_cards", "council"];

test("cards of a war council are nowhere at the other browser until both are ready", async ({ come }) => {
  const [host, friend] = [await come({ language: "cs" }), await come({ language: "en" })];
  const frames = listen(friend);
  const told: { screen: string; news: unknown }[] = [];

  for (const adds of [false, true]) {
    const table = await host.makeFrom("kemet", [{ kind: "me" }, { kind: "open" }], THEIR_DAY);
    await host.seat(friend, table);
    await friend.answers(table, ...THEIR_ATTACK);
    frames.length = 0;
    await host.openWith(friend, table);
    for (const guest of [host, friend]) await expect(battle(guest)).toBeVisible();

    // the host picks, and is ready
    await pickTwo(host, adds ? 1 : 0, adds ? 0 : 1);
    await asked(host);
    if (adds) await host.act(() => battle(host).locator("button.tick").first().click());
    if (offersOf(host, "done").length) await host.act(() => main(host).click());
    expect(lookAt(host).players[0]!.council!.added).toHaveLength(adds ? 1 : 0);

    // the friend hears that the host is ready, and nothing else
    await expect(battle(friend)).toContainText(friend.say("kemet-battle-ui-ready"));
    await expect.poll(() => happenings(frames).at(-1)?.event).toBe("ready");
    for (const frame of frames) {
      const { views } = JSON.parse(frame) as Partial<News>;
      if (!views) continue;
      expect(Object.keys(views)).toEqual(["1"]);
      const view = views["1"] as unknown as KemetView;
      for (const secret of SECRETS) expect(view.players[0]).not.toHaveProperty(secret);
      const side = view.battle!.sides.find(({ seat }) => seat === 0)!;
      expect([side.hidden, side.card, side.added]).toEqual([true, null, []]);
    }
    const last = frames.findLast((frame) => frame.includes('"views"'))!;
    told.push({ screen: await readable(friend), news: plain(last) });
  }
  // other cards, with one added, look just the same
  expect(told[1]).toEqual(told[0]);

  // nor does the friend's hand tell anything, before and after it is picked
  const screen = await readable(host);
  await hand(friend).nth(0).click();
  await hand(friend).nth(1).click();
  expect(await readable(host)).toBe(screen);
  const own = lookAt(host).players[0]!;
  const theirs = Object.keys(lookAt(friend, 1).players[1]!.hand!).filter((id) => !(id in own.hand!));
  const shown = lookAt(host).discard;
  const texts = await host.texts("kemet");
  for (const id of theirs.filter((card) => !shown.includes(card)))
    expect(await battle(host).innerText()).not.toContain(texts[`kemet-card-${id}`]!);

  // both are ready: everything lies open
  const { card, added } = own.council!;
  await friend.act(() => main(friend).click());
  if (friend.ask === "war_council") await friend.act(() => main(friend).click());
  for (const [seat, guest] of [host, friend].entries()) {
    const names = await guest.texts("kemet");
    const open = () => (lookAt(guest, seat).battle ?? lookAt(guest, seat).last_battle)?.sides;
    await expect.poll(() => open()?.every(({ hidden }) => !hidden)).toBe(true);
    await expect(battle(guest)).toContainText(names[`kemet-battle-${card}`]!);
    await expect(battle(guest)).toContainText(names[`kemet-card-${added[0]}`]!);
  }
});
