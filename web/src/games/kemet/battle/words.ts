/** Parts of a battle in words. */
import type { Option } from "$lib/api";
import { say } from "$lib/say.svelte";
import type { Kemet } from "../kemet.svelte";
import type { BattleSide, BattleView } from "../view";
import { counted, type Draft } from "./paper";

/** The name of a tile, a Divine Intervention card or a battle card. */
export function nameOf(kemet: Kemet, id: string): string {
  if (id in kemet.facts.battle_cards) return kemet.battleName(id);
  return id in kemet.facts.tiles ? kemet.tileName(id) : kemet.cardName(id);
}

export function namesOf(kemet: Kemet, ids: string[]): string {
  return counted(ids)
    .map(({ name, count }) => (count > 1 ? `${count}× ${nameOf(kemet, name)}` : nameOf(kemet, name)))
    .join(", ");
}

/** What numbers give in a battle: "+2 strength, +1 defence"; empty: nothing of the kind. */
export function sums({ strength, damage, defence }: { strength: number; damage: number; defence: number }): string {
  return [
    strength ? say("kemet-battle-ui-strength", { count: strength }) : "",
    damage ? say("kemet-battle-ui-damage", { count: damage }) : "",
    defence ? say("kemet-battle-ui-defence", { count: defence }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** What a Divine Intervention card gives in a battle. */
export const gives = (kemet: Kemet, card: string): string =>
  sums(kemet.card(card)) || say(kemet.card(card).battle ? "kemet-battle-ui-bluff" : "kemet-battle-ui-day-card");

/** What an area is called in a form: "in", "to". */
export function area(kemet: Kemet, id: string, form: "in" | "to"): string {
  const words = `kemet-area-${id}.${form}`;
  return kemet.table.hasText(words) ? kemet.table.text(words) : kemet.areaName(id);
}

/** What one side suffers: the enemy's damage minus its own defence, and what no defence stops. */
export function blows(battle: BattleView, index: 0 | 1): string {
  const [side, other] = index === 0 ? battle.sides : [battle.sides[1], battle.sides[0]];
  return [
    `${other.damage} − ${side.defence}`,
    other.unblockable > 0 ? say("kemet-battle-ui-unblockable", { count: other.unblockable }) : "",
    side.unblockable < 0 ? say("kemet-battle-ui-sacrificed", { count: -side.unblockable }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** What everybody knows of the cards of the side that is still secret. */
export function unseenOf(kemet: Kemet, battle: BattleView): string {
  const side = battle.sides.find(({ hidden }) => hidden);
  const player = side && kemet.view.players[side.seat];
  if (!player) return "";
  const values = { name: kemet.name(player.seat), count: player.battle_size };
  if (!player.open_cards.length) return say("kemet-battle-ui-unseen-all", values);
  return say("kemet-battle-ui-unseen", { ...values, cards: namesOf(kemet, player.open_cards) });
}

/** How many units of a side stand there after the losses. */
export const left = (side: BattleSide): number => Math.max(0, side.units - side.lost);

/** A card that was shown before the reveal, because the other side has spies. */
export function spiedOn(kemet: Kemet, battle: BattleView): Draft | null {
  const card = battle.shown;
  const side = battle.sides.find(({ seat, hidden }) => hidden && !hasSpies(kemet, seat));
  if (card === null || !side) return null;
  return { seat: side.seat, card, strength: kemet.facts.battle_cards[card]?.strength ?? 0 };
}

const hasSpies = (kemet: Kemet, seat: number): boolean =>
  kemet.view.players[seat]?.tiles.includes("sapphire_3_spies") ?? false;

/** What became of a side after the battle; empty: that is not settled. */
export function fate(kemet: Kemet, side: BattleSide): string {
  const values = { name: kemet.name(side.seat), units: left(side) };
  if (side.after === "retreated") {
    return say("kemet-battle-ui-after-retreated", { ...values, to: side.to ? area(kemet, side.to, "to") : "" });
  }
  return side.after === null ? "" : say(`kemet-battle-ui-after-${side.after}`, values);
}

export const FATE_RULES: Record<string, string> = {
  retreated: "BAT6.5",
  disbanded: "BAT6.2",
  stays: "BAT7.1",
  gone: "BAT4.6",
};

/** Who won, in one sentence. */
export function outcome(kemet: Kemet, battle: BattleView): string {
  const loser = battle.winner === battle.attacker ? battle.defender : battle.attacker;
  return say("kemet-battle-ui-banner-over", {
    winner: kemet.name(battle.winner ?? battle.attacker),
    loser: kemet.name(loser),
    where: area(kemet, battle.area, "in"),
  });
}

/** What one of my choices after a battle gives, as far as the table tells. */
export function consequence(kemet: Kemet, option: Option, battle: BattleView): string[] {
  const place = kemet.view.areas[battle.area];
  const units = place?.units[kemet.mySeat] ?? 0;
  if (option.id === "retreat") return [say("kemet-battle-ui-retreat-about", { units })];
  if (option.id === "disband") {
    return [
      say("kemet-battle-ui-disband-units", { units }),
      say("kemet-battle-ui-disband-prayer", { count: option.numbers?.["prayer"] ?? 0 }),
    ];
  }
  const creature = kemet.creatureNames(place, kemet.mySeat);
  const facts = kemet.facts.boards[String(kemet.view.players.length)]?.areas[battle.area];
  const army = say("kemet-battle-ui-stay-units", { units });
  return [
    creature ? say("kemet-battle-ui-and", { one: army, other: creature }) : army,
    place?.point === undefined ? "" : say("kemet-battle-ui-stay-point"),
    facts?.prayer ? say("kemet-battle-ui-stay-prayer", { count: facts.prayer }) : "",
  ].filter(Boolean);
}
