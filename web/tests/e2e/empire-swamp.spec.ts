import type { Option } from "../../src/lib/api";
import type { EmpireFacts, EmpireView } from "../../src/games/empire/view";
import { factsOf, land, regionOf, targetOf } from "./support/empire";
import type { Guest } from "./support/guest";
import { happenings, listen, readable } from "./support/heard";
import { expect, test } from "./support/test";

/** A face-down token is one step away from the host, and cards to go there and to build lie in the row. */
const SWAMP = {
  variants: { discoveries: "on", swamp: "on" },
  seats: [{ armies: { "CRE-3": 4 }, coins: 12 }, { armies: { "CRE-3": 3 } }],
  tokens: {
    "MEA-3": "magic_spring",
    "VOL-4": "cottage",
    "VOL-5": "hidden_treasure",
    "VOL-6": "book_of_spells",
    "VOL-7": "stable",
    "BRI-3": "poison_swamp",
  },
  row: ["forest_gnome", "cursed_tower", "stronghold", "cursed_mausoleum", "night_village", "forest_tree_town"],
};
const MOST = 40; // answers until somebody has looked, and found

/** One answer of whoever is asked: the host goes for a face-down token, the friend does as little as can be. */
async function oneAnswer(host: Guest, friend: Guest, facts: EmpireFacts): Promise<void> {
  const people = [host, friend];
  await expect.poll(() => people.some((guest) => guest.offered.length > 0), { intervals: [10, 30] }).toBe(true);
  const mover = people.find((guest) => guest.offered.length > 0)!;
  await mover.turn();
  const { regions } = host.view<EmpireView>();
  const isHidden = (id: string) => regions[id]?.token === "hidden";
  const stands = Object.entries(regions).some(([id, { armies }]) => armies[0]! > 0 && isHidden(id));
  const goal = stands ? "build" : "move";
  const good = (option: Option): number => {
    const region = targetOf(option);
    if (option.id === "take") {
      const does = facts.cards[String(option.values["card"])]!.actions.map((action) => action.do);
      return does.includes(goal) ? 2 : 1;
    }
    if (option.id === "choose") return option.values["action"] === goal ? 2 : 1;
    if (option.id === "bid") return option.values["coins"] === "0" ? 2 : 1;
    if (option.id === "build") return isHidden(region) ? 9 : -1;
    if (option.id === "move") return isHidden(regionOf(option)) ? -1 : isHidden(region) ? 9 : 1;
    return option.id === "done" ? 0 : 1;
  };
  const { offered } = mover;
  const quick = offered.find(({ id }) => id === "done") ?? offered[0]!;
  const best = offered.reduce((one, other) => (good(other) > good(one) ? other : one));
  await mover.choose(mover === host ? best : quick);
}

test("face-down tokens are told to nobody but whoever looked, until they are found", async ({ come }) => {
  const [host, friend] = [await come({ language: "cs" }), await come({ language: "en" })];
  const heard = new Map([host, friend].map((guest) => [guest, listen(guest)]));
  const facts = await factsOf(host);
  const faces = Object.keys(facts.tokens).filter((id) => id === "poison_swamp" || facts.tokens[id] === "discovery");
  expect(faces).toHaveLength(6);
  const names = new Map([
    [host, await host.texts("empire")],
    [friend, await friend.texts("empire")],
  ]);
  /** The faces that somebody can know: by what was heard, and by what stands on the page. */
  const known = async (guest: Guest) => {
    const text = `${heard.get(guest)!.join()} ${await readable(guest)}`;
    return faces.filter((id) => text.includes(id) || text.includes(names.get(guest)![`empire-token-${id}`]!));
  };
  const seen = () =>
    Object.entries(host.view<EmpireView | undefined>()?.regions ?? {}).find(([, region]) => region.seen !== undefined);
  const found = (guest: Guest) => happenings(heard.get(guest)!).find(({ event }) => event === "found")?.["token"];
  const playUntil = async (there: () => boolean) => {
    for (let answers = 0; !there(); answers += 1) {
      expect(answers).toBeLessThan(MOST);
      await oneAnswer(host, friend, facts);
      await expect.poll(() => friend.news?.sequence ?? 0).toBeGreaterThanOrEqual(host.news!.sequence);
      if (!there()) expect([await known(host), await known(friend)]).toEqual([known0, known1]);
    }
  };
  let [known0, known1]: string[][] = [[], []];
  await host.sitWith(friend, await host.makeFrom("empire", [{ kind: "me" }, { kind: "open" }], SWAMP));

  // nobody knows any, until the host holds such a region at the end of a turn
  await playUntil(() => seen() !== undefined);
  const [where, region] = seen()!;
  expect(region.token).toBe("hidden");
  await expect(land(host, where)).toHaveAccessibleName(new RegExp(names.get(host)![`empire-token-${region.seen}`]!));
  known0 = [region.seen!];
  await expect.poll(() => known(host)).toEqual(known0);
  const looks = happenings(heard.get(friend)!).filter(({ event }) => event === "looked");
  expect(looks).toHaveLength(1);
  expect(looks[0]).not.toHaveProperty("token");
  expect(await known(friend)).toEqual([]);
  const tokens = Object.values(friend.view<EmpireView>(1).regions).filter(({ token }) => token !== null);
  expect(tokens.map(({ token, seen: face }) => [token, face])).toEqual(Array(6).fill(["hidden", undefined]));
  await expect(land(friend, where)).toHaveAccessibleName(new RegExp(friend.say("empire-ui-hidden")));

  // whoever builds there finds it, and everybody sees it
  await playUntil(() => found(friend) !== undefined);
  expect(found(friend)).toBe(region.seen);
  await expect.poll(() => known(friend)).toEqual([region.seen]);
  const panel = friend.page.getByRole("region", { name: "Jana", exact: true });
  await expect(
    panel.getByRole("button", { name: names.get(friend)![`empire-token-${region.seen}`]!, exact: true }),
  ).toBeVisible();
  await expect(land(friend, where)).not.toHaveAccessibleName(new RegExp(friend.say("empire-ui-hidden")));
});
