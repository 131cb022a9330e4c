/** In which order everybody is asked: from the left of whoever's turn it is round to that player. */
import type { Eldervale } from "../eldervale.svelte";

export interface Asked {
  seat: number;
  /** Outward one word only: nobody learns what somebody answered. */
  state: "answered" | "me" | "waits" | "last";
}

/** Windows at which everybody is asked, and those for the sides of a battle; any other is for one player alone. */
const ALL = new Set(["placed", "battle", "join", "end"]);
const SIDES = new Set(["dice", "rolled"]);

export function orderOf(eldervale: Eldervale, window: string): Asked[] {
  const { view, mySeat } = eldervale;
  const alone = view.question === "charge" || !(ALL.has(window) || SIDES.has(window));
  if (alone) return [];
  const active = view.active ?? 0;
  const count = view.players.length;
  const fights = (seat: number) => view.battle?.sides.some((side) => side.seat === seat || mateOf(seat) === side.seat);
  const mateOf = (seat: number) => view.players[seat]?.mate ?? -1;
  const round = view.players.map((_, step) => (active + 1 + step) % count);
  const asked = SIDES.has(window) ? round.filter((seat) => seat === mySeat || fights(seat)) : round;
  const mine = asked.indexOf(mySeat);
  return asked.map((seat, at) => ({ seat, state: stateOf(at, mine, seat === active) }));
}

function stateOf(at: number, mine: number, isLast: boolean): Asked["state"] {
  if (at === mine) return "me";
  if (at < mine) return "answered";
  return isLast ? "last" : "waits";
}
