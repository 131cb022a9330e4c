/** Which rule tells how a kind of card works. */
const RULES: Record<string, string> = {
  passage: "17-11",
  cache: "17-12",
  aura: "17-14",
  wall: "17-21",
  weapon: "17-22",
  deposit: "17-5",
  orb: "17-9",
  passive: "17-10",
  action: "13-2",
  spell: "4-11",
  quest: "4-14",
  prophecy: "4-16",
};

/** Cards that only one kind of unit activates have a rule of their own. */
const ONE_UNIT = "13-3";

/** The message of the rule about a kind of card, by the unit that activates it. */
export function ruleOf(kind: string, symbol: string | null = null): string | undefined {
  const rule = kind === "action" && symbol !== "worker" ? ONE_UNIT : RULES[kind];
  return rule && `eldervale-rule-${rule}`;
}
