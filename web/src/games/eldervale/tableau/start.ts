/** The start card of a player: what can be done with its actions, and its words. */
import type { Option } from "$lib/api";
import { say } from "$lib/say.svelte";
import type { Eldervale } from "../eldervale.svelte";
import { bundleWords } from "../pieces/bundle";
import type { PlayerView, StartAction } from "../view";

export const ACTIONS: StartAction[] = ["summon", "harvest", "settle"];

/** A token may also be put on the field of the harvest. */
export function startOptions(eldervale: Eldervale, action: StartAction): Option[] {
  const tokens = action === "harvest" && !eldervale.carried ? eldervale.optionsOf("put-harvest") : [];
  return [...eldervale.startOptions(action), ...tokens];
}

export function tellAction(eldervale: Eldervale, player: PlayerView, action: StartAction): string {
  const name = eldervale.table.text(`eldervale-action-${action}`);
  const unit = player.on_start[action];
  const gathers = player.harvest
    ? eldervale.tokenName(player.harvest)
    : bundleWords(`1 ${eldervale.facts.harvests[player.element ?? "air"]}`);
  return [
    `${name}.`,
    eldervale.table.text(`eldervale-action-${action}.about`),
    action === "harvest" ? say("eldervale-tableau-field", { thing: gathers }) : "",
    unit ? say("eldervale-tableau-stands", { units: eldervale.unitName(unit) }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}
