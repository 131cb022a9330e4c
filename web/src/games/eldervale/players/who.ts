/** Who plays a faction, in a word or two beside its name. */
import type { Option } from "$lib/api";
import { say } from "$lib/say.svelte";
import type { Eldervale } from "../eldervale.svelte";
import { realmOf } from "../targets";

export function who(eldervale: Eldervale, seat: number): string {
  const { table } = eldervale;
  if (seat === table.seat) return say("eldervale-ui-you");
  const name = eldervale.name(seat);
  if (table.chairs[seat]?.kind === "bot") return say("eldervale-ui-bot", { name });
  return eldervale.isBot(seat) ? say("eldervale-ui-deputy", { name }) : name;
}

/** Whose turn it is; before the first turn, and while cards are drafted, who is asked. */
export function isOn(eldervale: Eldervale, seat: number): boolean {
  const { view, table, question } = eldervale;
  return view.phase === "playing" ? view.active === seat : question !== null && table.asked.includes(seat);
}

/** Which of the two teams somebody is in; 0 where everybody plays alone. */
export function teamOf(eldervale: Eldervale, seat: number): 0 | 1 | 2 {
  const mate = eldervale.view.players[seat]?.mate ?? null;
  if (mate === null) return 0;
  return seat === 0 || mate === 0 ? 1 : 2; // the first player's team is the first
}

/** The same in words; "" where everybody plays alone. */
export function teamWords(eldervale: Eldervale, seat: number): string {
  const team = teamOf(eldervale, seat);
  const mate = eldervale.view.players[seat]?.mate ?? seat;
  return team ? say("eldervale-ui-team", { team, mate: eldervale.name(mate) }) : "";
}

/** The options that name a player and no place: they lie on the player's row, the others on the map. */
export const onRow = (eldervale: Eldervale, seat: number): Option[] =>
  eldervale.seatOptions(seat).filter((option) => realmOf(option) === null);
