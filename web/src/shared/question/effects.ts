/** What follows from an option, as small marks at the end of its row: a fight, a price, a gain, points, nothing at all. */
import type { Option } from "$lib/api";
import { isFight, isFutile } from "$lib/outlook";
import { say } from "$lib/say.svelte";
import { mannersOf } from "../../games";
import type { IconName } from "$shared/ui/ui-icons";

export interface Effect {
  kind: "fight" | "pay" | "free" | "gain" | "points" | "warn";
  text: string;
  icon?: IconName;
}

export interface Outlook {
  /** At most two; what matters most first. */
  effects: Effect[];
  /** What is left after it, in words. */
  left: string;
  /** The marks say all that matters: the words are for readers only. */
  enough: boolean;
}

const MOST = 2;
const NOTHING: Outlook = { effects: [], left: "", enough: false };

/** Nothing for options whose game does not tell these numbers: then their words say everything. */
export function outlookOf(option: Option, game: string): Outlook {
  const { coin, points: star } = mannersOf(game);
  const { numbers } = option;
  if (!numbers) return NOTHING;
  const { fight_mine: mine, fight_theirs: theirs, points } = numbers;
  const effects: Effect[] = [];
  if (isFight(option)) effects.push({ kind: "fight", text: `${mine} : ${theirs}`, icon: "swords" });
  if (isFutile(option)) effects.push({ kind: "warn", text: say("table-fx-futile") });
  if (coin) effects.push(...inCoins(numbers, coin, effects.length === 0));
  if (points && star) effects.push({ kind: "points", text: `+${points}`, icon: star });
  const { price, left } = numbers;
  return {
    effects: effects.slice(0, MOST),
    left: coin && price && left !== undefined ? say("table-fx-left", { count: left }) : "",
    enough: coin !== undefined,
  };
}

/** What the words of an option say beside its marks: not the odds of a fight again (whom it is against stays), nor its points. */
export function besideMarks({ detail = "", numbers }: Option, effects: Effect[]): string {
  const has = (kind: Effect["kind"]) => effects.some((effect) => effect.kind === kind);
  const odds = `${numbers?.["fight_mine"]} : ${numbers?.["fight_theirs"]}`;
  const [told = "", ...more] = detail.split(" · ");
  const parts = told.split(", ").map((part) => {
    if (has("fight") && part.includes(odds)) return /\((.+)\)$/.exec(part)?.[1] ?? "";
    return has("points") && part.startsWith(`+${numbers?.["points"]} `) ? "" : part;
  });
  return [parts.filter(Boolean).join(", "), ...more].filter(Boolean).join(" · ");
}

/** What is paid and gained, in a game where that is one thing; `alone`: nothing else is said before it. */
function inCoins(numbers: Record<string, number>, coin: IconName, alone: boolean): Effect[] {
  const { price, gain } = numbers;
  const effects: Effect[] = [];
  if (price) effects.push({ kind: "pay", text: `−${price}`, icon: coin });
  else if (numbers["free"] || (price === 0 && alone)) effects.push({ kind: "free", text: say("table-fx-free") });
  if (gain) effects.push({ kind: "gain", text: `+${gain}`, icon: coin });
  return effects;
}
