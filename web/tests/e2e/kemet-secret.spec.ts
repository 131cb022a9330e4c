import type { News } from "../../src/lib/api";
import type { KemetView } from "../../src/games/kemet/view";
import type { Guest } from "./support/guest";
import { happenings, listen, readable } from "./support/heard";
import { act, battle, forkAt, hand, isCouncil, lookAt, main, offersOf } from "./support/kemet";
import { expect, test } from "./support/test";

/** Names and ids of things in a text. */
async function namedIn(guest: Guest, text: string, kind: "card" | "battle", ids: string[]): Promise<string[]> {
  const texts = await guest.texts("kemet");
  return ids.filter((id) => new RegExp(`\\b${id}\\b`).test(text) || text.includes(texts[`kemet-${kind}-${id}`]!));
}

const sideOf = (guest: Guest, seat: number, of: number) =>
  lookAt(guest, seat).battle!.sides.find((side) => side.seat === of)!;

test("cards of a war council are nowhere at the other browser until both are ready", async ({ come }) => {
  const [host, friend] = [await come({ language: "cs" }), await come({ language: "en" })];
  const frames = listen(friend);
  const table = await forkAt(host, await isCouncil(host), [{ kind: "me" }, { kind: "open" }]);
  await host.sitWith(friend, table);
  for (const guest of [host, friend]) await expect(battle(guest)).toBeVisible();
  const before = await readable(friend);
  const heard = frames.length;

  // the host picks two cards, adds one, and is ready
  const held = Object.keys(lookAt(host).players[0]!.hand!);
  await hand(host).nth(0).click();
  await hand(host).nth(1).click();
  await act(host, () => main(host).click());
  const option = offersOf(host, "add")[0]!;
  await host.act(() => battle(host).locator("button.tick").first().click());
  const { card, discard, added } = lookAt(host).players[0]!.council!;
  expect(added).toEqual([option.values["card"]]);
  if (host.offered.length) await host.act(() => main(host).click());
  await expect(battle(friend)).toContainText(friend.say("kemet-battle-ui-ready"));

  // the friend knows that, and nothing else
  for (const frame of frames) {
    const { views } = JSON.parse(frame) as Partial<News>;
    if (!views) continue;
    expect(Object.keys(views)).toEqual(["1"]);
    const view = views["1"] as unknown as KemetView;
    for (const secret of ["hand", "battle_cards", "closed_cards", "council"])
      expect(view.players[0]).not.toHaveProperty(secret);
  }
  const side = sideOf(friend, 1, 0);
  expect([side.hidden, side.card, side.added]).toEqual([true, null, []]);
  const events = happenings(frames.slice(heard)).map(({ event }) => event);
  expect(events).toEqual(["ready"]);
  const ready = (text: string) => text.replaceAll(friend.say("kemet-battle-ui-ready"), "").split("\n").filter(Boolean);
  const mine = friend.say("kemet-battle-ui-choosing");
  const gained = ready(await readable(friend)).filter((line) => !ready(before).includes(line));
  const own = [...lookAt(friend, 1).players[1]!.battle_cards!, ...lookAt(friend, 1).players[1]!.closed_cards!];
  expect(own.length).toBeGreaterThan(0);
  expect(await namedIn(friend, gained.join("\n"), "battle", [card, discard])).toEqual([]);
  expect(await namedIn(friend, gained.join("\n"), "card", held)).toEqual([]);
  await expect(battle(friend)).toContainText(mine);
  await expect(battle(friend)).toContainText(friend.say("kemet-battle-ui-hidden"));

  // nor the other way round
  await hand(friend).nth(0).click();
  await hand(friend).nth(1).click();
  expect(sideOf(host, 0, 1).hidden).toBe(true);

  // both are ready: everything lies open
  await friend.act(() => main(friend).click());
  if (friend.offered.length && friend.ask === "war_council") await friend.act(() => main(friend).click());
  for (const [seat, guest] of [host, friend].entries()) {
    const shown = () => lookAt(guest, seat).battle ?? lookAt(guest, seat).last_battle;
    await expect.poll(() => shown()?.sides.every(({ hidden }) => !hidden)).toBe(true);
    const texts = await guest.texts("kemet");
    await expect(battle(guest)).toContainText(texts[`kemet-battle-${card}`]!);
    await expect(battle(guest)).toContainText(texts[`kemet-card-${added[0]}`]!);
  }
});
