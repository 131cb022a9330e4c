/** Parts of a battle in words. */
import { say } from "$lib/say.svelte";
import type { Eldervale } from "../eldervale.svelte";
import type { BattleView, MomentView, SideView } from "../view";
import { columnsOf, hasDice } from "./compare";

export const STEPS = 7;

/** What happened in a battle to one side; of the monster's, what no seat did. */
export const momentsOf = (battle: BattleView, seat: number | null, ...events: string[]): MomentView[] =>
  battle.tale.filter((moment) => events.includes(moment.event) && (moment.seat ?? null) === seat);

export const nameOf = (eldervale: Eldervale, battle: BattleView, { seat }: SideView): string =>
  seat === null ? eldervale.unitName(battle.monster ?? "") : eldervale.name(seat);

/** A realm in a form: "in", "to", "from", "accusative". */
export function realm(eldervale: Eldervale, id: string, form: "in" | "to" | "from" | "accusative"): string {
  const words = `eldervale-realm-${id}.${form}`;
  return eldervale.table.hasText(words) ? eldervale.table.text(words) : eldervale.realmName(id);
}

export const title = (eldervale: Eldervale, battle: BattleView): string =>
  say("eldervale-battle-title", {
    realm: realm(eldervale, battle.realm, "accusative"),
    where: realm(eldervale, battle.realm, "in"),
  });

/** Why there is a battle. */
export function why(eldervale: Eldervale, battle: BattleView): string {
  const { placed_by, placed, rampaged, came_from, assault } = battle;
  if (rampaged && came_from) {
    const from = realm(eldervale, came_from, "from");
    return say("eldervale-battle-why-rampage", { monster: eldervale.unitName(rampaged), from });
  }
  const words = { name: eldervale.name(placed_by), unit: eldervale.unitName(placed) };
  return say(assault ? "eldervale-battle-why-assault" : "eldervale-battle-why-placed", words);
}

/** dragon, 2× worker */
export function units(eldervale: Eldervale, kinds: string[]): string {
  const count = (unit: string) => kinds.filter((other) => other === unit).length;
  return [...new Set(kinds)]
    .map((unit) => (count(unit) > 1 ? `${count(unit)}× ` : "") + eldervale.unitName(unit))
    .join(", ");
}

/** Who fights for a side: those that were there, and those that joined with where they came from. */
export function whence(eldervale: Eldervale, battle: BattleView, side: SideView): string {
  const here = [...side.units];
  const joined: string[] = [];
  for (const { unit, realm: from } of momentsOf(battle, side.seat, "joined")) {
    const place = unit === undefined ? -1 : here.indexOf(unit);
    if (unit === undefined || from === undefined || place < 0) continue;
    here.splice(place, 1);
    const words = { unit: eldervale.unitName(unit), from: realm(eldervale, from, "from") };
    joined.push(say("eldervale-battle-joined", words));
  }
  return [units(eldervale, here), ...joined].filter(Boolean).join(", ");
}

/** What a monster does in battles: its abilities, without its strength and its reward. */
export const beastWords = (eldervale: Eldervale, monster: string): string =>
  (eldervale.about("unit", monster).match(/[^.]+\.\s*/g) ?? []).slice(1, -1).join("").trim();

/** The name of whatever adds or takes dice: a card, an ability, a monster, a dragon treasure. */
export function sourceName(eldervale: Eldervale, source: string): string {
  const kinds = ["card", "ability", "unit", "dragon"];
  const kind = kinds.find((each) => eldervale.table.hasText(`eldervale-${each}-${source}`));
  return kind ? eldervale.table.text(`eldervale-${kind}-${source}`) : source;
}

/** +3, −1. */
export const signed = (dice: number): string => (dice < 0 ? `−${-dice}` : `+${dice}`);

/** Spells and abilities that were used after the roll: what counts dice tells the others. */
export const usedOn = (eldervale: Eldervale, battle: BattleView, side: SideView): string[] =>
  momentsOf(battle, side.seat, "cast", "used")
    .filter(({ step, source }) => step === 4 && source !== battle.monster) // what the monster does is told at its name
    .map(({ magic, source }) => sourceName(eldervale, magic ?? source ?? ""));

/** Jana: 2× worker */
export const whose = (name: string, things: string): string => say("eldervale-battle-whose", { name, things });

/** Where a battle stands, in one sentence for those who listen. */
export function sentence(eldervale: Eldervale, battle: BattleView): string {
  const step = say("eldervale-battle-said-step", {
    step: battle.step,
    name: say(`eldervale-battle-step-${Math.max(1, battle.step)}`),
  });
  return `${step} ${state(eldervale, battle)}`;
}

function state(eldervale: Eldervale, battle: BattleView): string {
  if (battle.decided) return verdict(eldervale, battle);
  const each = battle.sides.map((side) => {
    const name = nameOf(eldervale, battle, side);
    if (hasDice(battle)) return say("eldervale-battle-said-dice", { name, dice: side.rolled.join(", ") });
    if (battle.step > 1) return whose(name, say("eldervale-battle-dice-count", { count: side.dice }));
    return side.seat === null ? name : whose(name, units(eldervale, side.units));
  });
  return each.join("; ");
}

/** Who has won, and by which die. */
export function verdict(eldervale: Eldervale, battle: BattleView): string {
  const winner = battle.winner === null ? undefined : battle.sides[battle.winner];
  if (!winner) return say("eldervale-battle-verdict-lost");
  const last = columnsOf(battle).at(-1);
  return say("eldervale-battle-verdict", {
    name: nameOf(eldervale, battle, winner),
    place: (battle.column ?? 0) + 1,
    faces: last?.faces ?? "",
  });
}

/** A battle that is over, in a few words. */
export function outcome(eldervale: Eldervale, battle: BattleView): string {
  const where = realm(eldervale, battle.realm, "in");
  const winner = battle.winner === null ? undefined : battle.sides[battle.winner];
  if (!winner) return say("eldervale-battle-over-lost", { where });
  return say("eldervale-battle-over", { where, name: nameOf(eldervale, battle, winner) });
}
