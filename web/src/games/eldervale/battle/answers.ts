/** What can be answered where on the sheet of a battle: on a die, on a side, with a large button, with a small one. */
import type { Option } from "$lib/api";
import { say } from "$lib/say.svelte";
import type { Eldervale } from "../eldervale.svelte";
import { icons } from "../icons";
import { bundleWords } from "../pieces/bundle";
import { isOrbGone } from "../tracks/words";
import type { BattleView, SideView } from "../view";
import { sourceName } from "./words";

const DICE = new Set(["reroll", "reroll-of", "set-die", "remove-die", "swap-die"]);
const ENDS = new Set(["go-on", "done", "decline", "ignore"]);
/** What is done in a battle, or asked because of it; all the rest are the free things of a turn. */
const MAIN = new Set(
  "join support swords gift use cast branch element spare tactics first pay take turn-in keep-card control opponent".split(
    " ",
  ),
);

export interface Answers {
  /** Large buttons. */
  main: Option[];
  /** Go on, done. */
  ends: Option[];
  /** What is free to do at any moment. */
  free: Option[];
  /** They are given by touching dice. */
  onDice: boolean;
  /** They are given by touching a side. */
  onSides: boolean;
}

export function answersOf(options: Option[]): Answers {
  const onSheet = options.filter(({ id }) => !DICE.has(id) && id !== "at-side");
  const ends = onSheet.filter(({ id }) => ENDS.has(id));
  const rest = onSheet.filter((option) => !ends.includes(option));
  const main = rest.filter(({ id }) => MAIN.has(id));
  const asked = main.length || ends.length || onSheet.length < options.length;
  return {
    main: asked ? main : rest,
    ends,
    free: asked ? rest.filter((option) => !main.includes(option)) : [],
    onDice: options.some(({ id }) => DICE.has(id)),
    onSides: options.some(({ id }) => id === "at-side"),
  };
}

// ---- dice and sides

/** How options name a side. */
export const sideName = ({ seat }: SideView): string => (seat === null ? "the monster" : `seat ${seat}`);

/** What touching a die that shows `face` does; `own`: the die of mine that is picked to be swapped. */
export function dieOptions(options: Option[], side: SideView, mine: boolean, face: number, own: number | null) {
  const name = sideName(side);
  const shows = (value: unknown) => String(value) === String(face);
  return options.filter(({ id, values }) => {
    if (id === "reroll" || id === "set-die") return mine && shows(values["face"]);
    if (id === "reroll-of" || id === "remove-die") return values["side"] === name && shows(values["face"]);
    return (
      id === "swap-die" && String(values["face"]) === String(own) && values["side"] === name && shows(values["face2"])
    );
  });
}

/** The faces of my dice that could be swapped. */
export const swapFaces = (options: Option[]): number[] => [
  ...new Set(options.filter(({ id }) => id === "swap-die").map(({ values }) => Number(values["face"]))),
];

export const sideOptions = (options: Option[], side: SideView): Option[] =>
  options.filter(({ id, values }) => id === "at-side" && values["side"] === sideName(side));

// ---- buttons

export interface Face {
  /** The name of its symbol; "": none. */
  icon: string;
  title: string;
  about: string;
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const known = (icon: string): string => (icon in icons ? icon : "");

/** What stands on a large button. */
export function faceOf(eldervale: Eldervale, option: Option, battle: BattleView): Face {
  const { id, values, detail } = option;
  const title = option.text ?? option.words;
  const [unit, resource, source, magic] = ["unit", "resource", "source", "magic"].map((key) => text(values[key]));
  if (id === "branch") return rewardFace(eldervale, option, battle);
  if (id === "element") return { icon: `element-${text(values["element"])}`, title, about: detail ?? "" };
  const count = option.numbers?.["dice"];
  if (id === "join" && count !== undefined) {
    return { icon: known(`unit-${unit}`), title, about: say("eldervale-battle-more-dice", { count }) };
  }
  if (id === "swords" || id === "gift") {
    const left = eldervale.me.resources[resource!] ?? 0;
    return { icon: `resource-${resource}`, title, about: say("eldervale-battle-sword-about", { count: left }) };
  }
  if (source) {
    const icon = known(source) || known(`monster-${source}`) || "fight";
    return { icon, title, about: detail || aboutSource(eldervale, source) };
  }
  if (magic) return { icon: known(magic) || "spell", title, about: detail || eldervale.short(magic) };
  const icon =
    id === "tactics" ? "tactics" : unit ? known(`unit-${unit}`) : resource ? known(`resource-${resource}`) : "";
  return { icon, title, about: detail ?? "" };
}

function aboutSource(eldervale: Eldervale, source: string): string {
  if (source in eldervale.facts.cards) return eldervale.short(source);
  return eldervale.about("ability", source) || eldervale.about("unit", source) || sourceName(eldervale, source);
}

/** The reward of a battle against a monster: a step of fame, or power of its element. */
function rewardFace(eldervale: Eldervale, option: Option, battle: BattleView): Face {
  const title = option.text ?? option.words;
  const { fame, levels } = eldervale.me;
  const { facts } = eldervale;
  if (option.values["branch"] === "fame" && fame !== null) {
    const next = Math.min(fame + 1, facts.fame.length - 1);
    const points = fame === next || isOrbGone(eldervale, next); // every step beyond the end, and in place of an orb
    const gain = points ? bundleWords("2 vp") : eldervale.table.text(`eldervale-fame-${next}`);
    return { icon: "fame", title, about: say("eldervale-battle-fame-about", { from: fame, to: next, gain }) };
  }
  const element = battle.monster ? (eldervale.monster(battle.monster)?.element ?? null) : null;
  if (option.values["branch"] === "power" && element) {
    const level = levels[element] ?? 0;
    const next = Math.min(level + 1, facts.power.length - 1);
    return {
      icon: `element-${element}`,
      title: say("eldervale-battle-power", { element: eldervale.table.text(`eldervale-element-${element}.genitive`) }),
      about: say("eldervale-battle-power-about", { from: facts.power[level] ?? 0, to: facts.power[next] ?? 0 }),
    };
  }
  return { icon: "", title, about: option.detail ?? "" };
}
