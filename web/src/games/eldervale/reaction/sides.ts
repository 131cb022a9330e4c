/** Who stands against whom, with the dice counted so far. */
import { say } from "$lib/say.svelte";
import type { Eldervale } from "../eldervale.svelte";

export interface SideTold {
  /** null: the monster. */
  seat: number | null;
  monster: string | null;
  name: string;
  /** Where the dice come from, or who stands there. */
  about: string;
  /** As far as they are counted; a monster may still gain some. */
  dice: string;
}

const times = (count: number, name: string): string => (count > 1 ? `${count}× ${name}` : name);

const counted = (names: string[]): string[] =>
  [...new Set(names)].map((name) => times(names.filter((other) => other === name).length, name));

function battleSides(eldervale: Eldervale): SideTold[] {
  const { battle } = eldervale.view;
  if (!battle) return [];
  return battle.sides.map(({ seat, units, dice, sources }) => ({
    seat,
    monster: seat === null ? battle.monster : null,
    name: nameOf(eldervale, seat, battle.monster),
    about: sources.length
      ? sources.map((each) => `${sourceOfDice(eldervale, each.source)} ${each.dice}`).join(", ")
      : counted(units.map((unit) => eldervale.unitName(unit))).join(", "),
    dice: dice ? String(dice) : printed(eldervale, seat === null ? battle.monster : null),
  }));
}

/** Before the battle has begun: everybody in its realm. */
function comingSides(eldervale: Eldervale): SideTold[] {
  const realm = eldervale.view.realms[eldervale.battleground ?? ""];
  if (!realm) return [];
  const seats = [...new Set(realm.units.map(({ seat }) => seat))];
  const sides: SideTold[] = seats.map((seat) => ({
    seat,
    monster: null,
    name: nameOf(eldervale, seat, null),
    about: realm.units
      .filter((units) => units.seat === seat)
      .map(({ unit, count }) => times(count, eldervale.unitName(unit)))
      .join(", "),
    dice: "",
  }));
  const { monster } = realm;
  if (!monster) return sides;
  const name = nameOf(eldervale, null, monster);
  return [...sides, { seat: null, monster, name, about: "", dice: printed(eldervale, monster) }];
}

function sourceOfDice(eldervale: Eldervale, source: string): string {
  if (source === "dwelling") return say("eldervale-rx-dwelling");
  return source === "sword" ? eldervale.resourceName(source) : eldervale.sourceName(source);
}

const nameOf = (eldervale: Eldervale, seat: number | null, monster: string | null): string =>
  seat === null ? eldervale.unitName(monster ?? "") : eldervale.factionName(seat);

function printed(eldervale: Eldervale, monster: string | null): string {
  const dice = monster === null ? undefined : eldervale.monster(monster)?.dice;
  return dice === undefined ? "" : `${dice}+`;
}

/** The sides of the battle that goes on or is about to begin. */
export function sidesOf(eldervale: Eldervale): SideTold[] {
  return eldervale.view.battle ? battleSides(eldervale) : comingSides(eldervale);
}

/** The same in one line: where, who, and how many dice each has so far; empty: there is no battle. */
export function fightTold(eldervale: Eldervale): string {
  const { battleground } = eldervale;
  const sides = sidesOf(eldervale).map(({ seat, name, dice }) => `${shortName(eldervale, seat, name)} ${dice}`.trim());
  if (battleground === null || !sides.length) return "";
  return say("eldervale-rx-fight", { realm: eldervale.realmName(battleground), sides: sides.join(", ") });
}

const shortName = (eldervale: Eldervale, seat: number | null, name: string): string => {
  if (seat === null) return name;
  return seat === eldervale.table.seat ? say("eldervale-rx-you") : eldervale.name(seat);
};
