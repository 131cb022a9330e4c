/** What follows from an option, as small marks at the end of its row: a fight, a price, a gain, nothing at all. */
import type { Option } from "$lib/api";
import { isFight, isFutile } from "$lib/outlook";
import { say } from "$lib/say.svelte";
import { mannersOf } from "../../games";
import type { IconName } from "$shared/ui/ui-icons";

export interface Effect {
  kind: "fight" | "pay" | "free" | "gain" | "warn";
  text: string;
  icon?: IconName;
}

export interface Outlook {
  /** At most two; what matters most first. */
  effects: Effect[];
  /** What is left after it, in words. */
  left: string;
}

const MOST = 2;
const NOTHING: Outlook = { effects: [], left: "" };

/** Nothing for options whose game does not tell these numbers: then their words say everything. */
export function outlookOf(option: Option, game: string): Outlook {
  const { coin } = mannersOf(game);
  const { numbers } = option;
  if (!coin || !numbers) return NOTHING;
  const { fight_mine: mine, fight_theirs: theirs, price, gain, left } = numbers;
  const effects: Effect[] = [];
  if (isFight(option)) effects.push({ kind: "fight", text: `${mine} : ${theirs}`, icon: "swords" });
  if (isFutile(option)) effects.push({ kind: "warn", text: say("table-fx-futile") });
  if (price) effects.push({ kind: "pay", text: `−${price}`, icon: coin });
  else if (numbers["free"] || (price === 0 && effects.length === 0))
    effects.push({ kind: "free", text: say("table-fx-free") });
  if (gain) effects.push({ kind: "gain", text: `+${gain}`, icon: coin });
  return {
    effects: effects.slice(0, MOST),
    left: price && left !== undefined ? say("table-fx-left", { count: left }) : "",
  };
}
