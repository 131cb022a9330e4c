/** What a player does now, in a word beside the name. */
import { say } from "$lib/say.svelte";
import type { Kemet } from "../kemet.svelte";

export function doing(kemet: Kemet, seat: number): string {
  const { table, view } = kemet;
  const asked = table.asked.includes(seat) && table.isLive && view.question !== null;
  if (view.battle && view.players[seat]?.ready && !asked) return say("kemet-ui-ready");
  if (asked && kemet.isBot(seat)) return say("kemet-ui-thinking");
  if (seat === table.seat) return say("kemet-ui-you");
  if (asked) return say("kemet-ui-to-move");
  if (table.chairs[seat]?.kind === "bot") return say("kemet-ui-bot");
  return kemet.isBot(seat) ? say("kemet-ui-deputy") : "";
}
