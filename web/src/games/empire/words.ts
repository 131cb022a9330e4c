/** Abilities and actions of cards in short words of our own. */
import { say } from "$lib/say.svelte";
import signs from "./signs.json";
import type { Ability, ActionFacts, ActionKind, CardFacts } from "./view";

export type Sign = keyof typeof signs;

/** The sign of an ability. */
export function signOf({ type }: Ability): Sign {
  if (type === "vp_per_adjective" || type === "vp_set" || type === "vp_per_coins" || type === "vp_per_flying")
    return "points";
  return type;
}

/** An ability as it stands on a card: "+1 move", "1 pt per arcane". */
export function abilityWords(ability: Ability): string {
  const { type, amount = 1, adjective = "", vp = 1, cards_needed: cards = 0, coins = 0 } = ability;
  return say(`empire-ui-ability-${type.replaceAll("_", "-")}`, { amount, adjective, vp, cards, coins });
}

/** The same in a whole sentence. */
export function abilitySentence(ability: Ability): string {
  const { type, amount = 1, adjective = "", vp = 1, cards_needed: cards = 0, coins = 0 } = ability;
  return say(`empire-ui-about-${type.replaceAll("_", "-")}`, { amount, adjective, vp, cards, coins });
}

export const actionName = (kind: ActionKind): string => say(`empire-ui-action-${kind}`);
/** "place 3 armies" */
export const actionWords = ({ do: kind, count }: ActionFacts): string => say(`empire-ui-do-${kind}`, { count });

/** Everything a card does, for the reader and the close-up. */
export function actionsSentence({ actions, combine }: CardFacts): string {
  const [one, other] = actions.map(actionWords);
  if (one === undefined) return "";
  if (other === undefined) return say("empire-ui-action-one", { one });
  return say(combine === "or" ? "empire-ui-action-or" : "empire-ui-action-and", { one, other });
}
