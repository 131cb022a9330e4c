/** What a battle brought each side and what it cost, as far as it has come. */
import { say } from "$lib/say.svelte";
import type { Eldervale } from "../eldervale.svelte";
import { bundleWords } from "../pieces/bundle";
import type { BattleView, MomentView, SideView } from "../view";
import { momentsOf, nameOf, realm, sourceName, units, whose } from "./words";

export interface Fate {
  side: SideView;
  text: string;
  rule: string;
}

export function fatesOf(eldervale: Eldervale, battle: BattleView): Fate[] {
  if (!battle.decided) return [];
  return battle.sides.map((side, number) => {
    const won = number === battle.winner;
    if (side.seat === null) return { side, ...beastFate(eldervale, battle, won) };
    return { side, ...(won ? spoils(eldervale, battle, side) : losses(eldervale, battle, side)) };
  });
}

type Told = Omit<Fate, "side">;

// ---- the winner

const GAINS: Record<string, (eldervale: Eldervale, moment: MomentView) => string> = {
  fame: (_, { fame }) => say("eldervale-battle-gain-fame", { space: fame ?? "" }),
  power: ({ table, facts }, { element, level }) =>
    say("eldervale-battle-gain-power", {
      element: table.text(`eldervale-element-${element}.genitive`),
      power: facts.power[Number(level)] ?? "",
    }),
  gained: (_, { count, resource }) => `+${bundleWords(`${count} ${resource}`)}`,
  points: (_, { count }) => `+${bundleWords(`${count} vp`)}`,
  orb: () => `+${bundleWords("1 orb")}`,
  drew: () => `+${bundleWords("1 magic")}`,
  "dragon-treasure": (eldervale, { source }) => sourceName(eldervale, source ?? ""),
  controlled: (eldervale, { unit }) =>
    say("eldervale-battle-gain-controls", { monster: eldervale.unitName(unit ?? "") }),
  stolen: (_, { resource }) => `+${bundleWords(`1 ${resource}`)}`,
};

function spoils(eldervale: Eldervale, battle: BattleView, side: SideView): Told {
  const gains = momentsOf(battle, side.seat, ...Object.keys(GAINS)).filter(({ step }) => step >= 6);
  const name = nameOf(eldervale, battle, side);
  const rule = gains.some(({ event }) => event === "power") && battle.monster ? "19.26" : "19.25";
  if (momentsOf(battle, side.seat, "fame-lost").length) {
    return { text: say("eldervale-battle-no-fame", { name }), rule: "18.6" };
  }
  const things = gains.map((moment) => GAINS[moment.event]!(eldervale, moment)).join(", ");
  return {
    text: things ? say("eldervale-battle-wins-gains", { name, things }) : say("eldervale-battle-wins", { name }),
    rule,
  };
}

// ---- the beaten

const kinds = (moments: MomentView[]): string[] => moments.flatMap(({ unit }) => (unit === undefined ? [] : [unit]));

function losses(eldervale: Eldervale, battle: BattleView, side: SideView): Told {
  const name = nameOf(eldervale, battle, side);
  const after = (event: string) => momentsOf(battle, side.seat, event).filter(({ step }) => step === 7);
  const [fell, spared] = [kinds(after("fell")), kinds(after("spared"))];
  const swords = after("gained")
    .filter(({ resource }) => resource === "sword")
    .reduce((sum, { count }) => sum + Number(count), 0);
  const parts = [
    fell.length ? say("eldervale-battle-fell", { units: units(eldervale, fell) }) : "",
    swords ? `+${bundleWords(`${swords} sword`)}` : "",
    spared.length ? say("eldervale-battle-spared", { units: units(eldervale, spared) }) : "",
    after("tactics-used").length ? say("eldervale-battle-tactics") : "",
  ].filter(Boolean);
  const things = parts.join(", ") || say("eldervale-battle-beaten", { units: units(eldervale, side.units) });
  return {
    text: whose(name, things),
    rule: fell.length ? "20.1" : after("tactics-used").length ? "33.2" : "19.28",
  };
}

function beastFate(eldervale: Eldervale, battle: BattleView, won: boolean): Told {
  const monster = eldervale.unitName(battle.monster ?? "");
  const did = (event: string) => battle.tale.find((moment) => moment.event === event && moment.unit === battle.monster);
  const home = did("monster-home")?.realm;
  const master = did("controlled")?.seat;
  if (master !== undefined) {
    return { text: say("eldervale-battle-tamed", { monster, name: eldervale.name(master) }), rule: "23.11" };
  }
  if (did("monster-defeated")) return { text: say("eldervale-battle-monster-gone", { monster }), rule: "19.29" };
  if (home)
    return { text: say("eldervale-battle-monster-home", { monster, to: realm(eldervale, home, "to") }), rule: "28.11" };
  if (won) return { text: say("eldervale-battle-monster-wins", { monster }), rule: "19.24" };
  return { text: say("eldervale-battle-monster-beaten", { monster }), rule: "19.29" };
}
