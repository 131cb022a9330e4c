/** What a player does now, in a few words beside the name. */
import { say } from "$lib/say.svelte";
import type { Empire } from "../empire.svelte";

export function doing(empire: Empire, seat: number): string {
  const { table, view } = empire;
  const { turns, turn, active, question } = view;
  const mine = seat === table.seat;
  const asked = table.asked.includes(seat) && table.isLive;
  if (question === "bid") return say(view.players[seat]?.picked ? "empire-ui-has-bid" : "empire-ui-bids");
  if (active === seat && question !== null) {
    if (asked && empire.isBot(seat)) return say("empire-ui-thinking");
    return say(mine ? "empire-ui-you-card-of" : "empire-ui-card-of", { turn, turns });
  }
  if (asked) return say(empire.isBot(seat) ? "empire-ui-thinking" : "empire-ui-to-move");
  if (active !== null && question !== null && (active + 1) % view.players.length === seat) return say("empire-ui-next");
  if (mine) return say("empire-ui-you");
  if (table.chairs[seat]?.kind === "bot") return say("empire-ui-bot");
  return empire.isBot(seat) ? say("empire-ui-deputy") : "";
}
