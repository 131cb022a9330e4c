import type { EldervaleFacts } from "../view";

/** What the next unit of a kind costs, of which so many are still to be summoned. */
export function summonCost(facts: EldervaleFacts, unit: string, left: number): string {
  const cost = facts.summon[unit] ?? "";
  return Array.isArray(cost) ? (cost[cost.length - left] ?? "") : cost;
}
