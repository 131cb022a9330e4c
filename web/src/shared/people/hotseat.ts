/** People at one screen: whose private things may be on it, and what the others hear of them. */
import type { Happening } from "$lib/api";
import type { TableModel } from "$lib/table.svelte";

/** The seat whose private things may be on the screen now. */
export function seatShown(table: TableModel): number | null {
  const { isHotSeat, seats, next, veiled } = table;
  if (!isHotSeat) return seats[0] ?? null;
  return veiled ? null : next;
}

/** Events as everybody at this screen may read them now. */
export function withoutSecrets(events: Happening[], table: TableModel): Happening[] {
  if (!table.isHotSeat || table.news?.status === "finished") return events;
  const shown = seatShown(table);
  return events.map((event) => (event.private === undefined || event.private === shown ? event : heardByOthers(event)));
}

function heardByOthers({ event, seat, rule, move, others = "" }: Happening): Happening {
  return {
    event,
    rule,
    hidden: true,
    text: others,
    ...(seat === undefined ? {} : { seat }),
    ...(move === undefined ? {} : { move }),
  };
}
