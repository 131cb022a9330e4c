/** What stands before the words of an answer: whatever it is about. */
import type { Option } from "$lib/api";
import type { Eldervale } from "../eldervale.svelte";
import type { Element } from "../view";

export type Picture =
  | { kind: "bundle"; of: string }
  | { kind: "token"; token: string }
  | { kind: "element"; element: Element }
  | { kind: "unit"; unit: string; seat: number }
  | { kind: "monster"; monster: string }
  | { kind: "seat"; seat: number }
  | { kind: "sign"; name: string };

/** What a branch of an effect gives or does. */
const BRANCHES: Record<string, Picture> = {
  "gain-gem": { kind: "bundle", of: "gem" },
  "gain-sword": { kind: "bundle", of: "sword" },
  "gain-potion": { kind: "bundle", of: "potion" },
  "pay-potion": { kind: "bundle", of: "potion" },
  fame: { kind: "sign", name: "fame" },
  power: { kind: "sign", name: "power" },
  "move-monster": { kind: "sign", name: "monster" },
  fall: { kind: "sign", name: "underworld" },
  "burn-1": { kind: "sign", name: "cards" },
  "burn-2": { kind: "sign", name: "cards" },
  "reroll-own": { kind: "sign", name: "die" },
  "reroll-other": { kind: "sign", name: "die" },
};

/** Answers that are about nothing lying on the table. */
const SIGNS: Record<string, string> = {
  "oracle-magic": "magic-hand",
  "reroll-card-die": "die",
  ignore: "peace",
};

const ACTIONS: Record<string, string> = { summon: "summon", harvest: "supply", settle: "dwelling" };

/** The side of a battle by its name: "seat 2" or "the monster". */
function sideOf(eldervale: Eldervale, side: string): Picture {
  const seat = /^seat (\d+)$/.exec(side)?.[1];
  if (seat !== undefined) return { kind: "seat", seat: Number(seat) };
  return { kind: "monster", monster: eldervale.view.battle?.monster ?? "" };
}

function unitOf(eldervale: Eldervale, unit: string): Picture {
  return eldervale.monster(unit) ? { kind: "monster", monster: unit } : { kind: "unit", unit, seat: eldervale.mySeat };
}

export function pictureOf(eldervale: Eldervale, { id, values }: Option): Picture | null {
  const text = (name: string): string | null => (typeof values[name] === "string" ? (values[name] as string) : null);
  const payment = text("payment");
  if (payment) return { kind: "bundle", of: payment };
  const token = text("token");
  if (token) return { kind: "token", token };
  const resource = text("resource");
  if (resource) return { kind: "bundle", of: resource };
  const element = text("element");
  if (element) return { kind: "element", element: element as Element };
  const unit = text("unit");
  if (unit) return unitOf(eldervale, unit);
  const side = text("side");
  if (side) return sideOf(eldervale, side);
  if (values["seat2"] !== undefined) return { kind: "seat", seat: Number(values["seat2"]) };
  const branch = text("branch");
  if (branch) return BRANCHES[branch] ?? null;
  const action = text("action");
  if (action) return { kind: "sign", name: ACTIONS[action] ?? "turn" };
  const thing = text("source") ?? text("card") ?? text("magic");
  if (thing) return eldervale.monster(thing) ? { kind: "monster", monster: thing } : { kind: "sign", name: thing };
  return SIGNS[id] ? { kind: "sign", name: SIGNS[id] } : null;
}
