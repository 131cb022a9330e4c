/** Where the units of a player are. */
import { say } from "$lib/say.svelte";
import type { Eldervale } from "../eldervale.svelte";
import type { PlayerView } from "../view";

export interface Place {
  /** A key of its own. */
  id: string;
  name: string;
  units: { unit: string; count: number }[];
  fallen: boolean;
}

const counted = (units: Record<string, number> | undefined): Place["units"] =>
  Object.entries(units ?? {}).map(([unit, count]) => ({ unit, count }));

/** Every place with units of a player on the table: ready, realms, cards, the Underworld. */
export function placesOf(eldervale: Eldervale, player: PlayerView): Place[] {
  const { seat } = player;
  const realms = Object.entries(eldervale.view.realms).map(([id, { units }]) => ({
    id,
    name: eldervale.realmName(id),
    units: units.filter((each) => each.seat === seat),
    fallen: false,
  }));
  const cards = player.tableau.map(({ card, units }) => ({
    id: card,
    name: eldervale.cardName(card),
    units: units.map((unit) => ({ unit, count: 1 })),
    fallen: false,
  }));
  const start = Object.entries(player.on_start).map(([action, unit]) => ({
    id: `start-${action}`,
    name: eldervale.table.text(`eldervale-action-${action}`),
    units: [{ unit, count: 1 }],
    fallen: false,
  }));
  const ready = {
    id: "ready",
    name: say(eldervale.isGhosts(seat) ? "eldervale-ghosts-zones" : "eldervale-mat-ready"),
    units: counted(player.units["ready"]),
    fallen: false,
  };
  const below = {
    id: "underworld",
    name: say("eldervale-tableau-underworld"),
    units: counted(player.units["underworld"]),
    fallen: true,
  };
  return [ready, ...realms, ...start, ...cards, below].filter(({ units }) => units.length > 0);
}
