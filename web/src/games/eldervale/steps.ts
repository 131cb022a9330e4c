/** Where in an expedition or in building somebody is, and what a unit that is taken up could do. */
import { isFight } from "$lib/outlook";
import { say } from "$lib/say.svelte";
import { capital } from "$lib/words";
import { READY, UNDERWORLD, type Eldervale } from "./eldervale.svelte";
import { realmOf, startOf, isSame, type Carried } from "./targets";

const EXPEDITION = ["tile", "first", "second"];
const BUILDING = ["realm", "pay", "points"];

const STEPS: Record<string, { steps: string[]; at: number }> = {
  put_tile: { steps: EXPEDITION, at: 0 },
  first_card: { steps: EXPEDITION, at: 1 },
  second_card: { steps: EXPEDITION, at: 2 },
  build: { steps: BUILDING, at: 0 },
};

export interface StepTold {
  words: string;
  state: "done" | "now" | "later";
}

/** The steps of what goes on, if it has several. */
export function stepsOf(question: string | null): StepTold[] {
  const known = STEPS[question ?? ""];
  if (!known) return [];
  return known.steps.map((step, at) => ({
    words: say(`eldervale-ui-step-${step}`),
    state: at < known.at ? "done" : at === known.at ? "now" : "later",
  }));
}

function whence(eldervale: Eldervale, { unit, place }: Carried): string {
  const name = capital(eldervale.unitName(unit));
  if (place === UNDERWORLD) return say("eldervale-ui-carried-fallen", { unit: name });
  if (place === READY) return say("eldervale-ui-carried-ready", { unit: name });
  return say("eldervale-ui-carried", { unit: name, place: eldervale.table.text(`eldervale-realm-${place}.from`) });
}

/** What the unit that is chosen or carried could do. */
export function couldDo(eldervale: Eldervale): string[] {
  const { carried, unit, table } = eldervale;
  if (unit !== null) {
    const there = table.options.filter((option) => option.values["unit"] === unit && realmOf(option) !== null);
    return [capital(eldervale.unitName(unit)), ...realms(there)];
  }
  if (!carried) return [];
  const options = table.options.filter((option) => isSame(startOf(option), carried));
  const acts = options.filter(({ id }) => id.startsWith("act"));
  const rests = options.some(({ id }) => id === "ready");
  return [
    whence(eldervale, carried),
    ...(acts.length ? [say("eldervale-ui-could-act", { count: acts.length })] : []),
    ...realms(options.filter((option) => realmOf(option) !== null)),
    ...(rests ? [say("eldervale-ui-could-rest")] : []),
  ];
}

function realms(options: Parameters<typeof isFight>[0][]): string[] {
  if (!options.length) return [];
  const fights = options.filter(isFight).length;
  const reach = say("eldervale-ui-could-go", { count: options.length });
  return [reach, ...(fights ? [say("eldervale-ui-could-fight", { count: fights })] : [])];
}

/** How far a regroup has come: who is still out, how many actions have somebody on them. */
export function regroupTold(eldervale: Eldervale): string[] {
  const { units, tableau, on_start } = eldervale.me;
  const out = Object.values(units["map"] ?? {}).reduce((sum, count) => sum + count, 0);
  const used =
    tableau.reduce((sum, card) => sum + card.units.length, 0) + Object.values(on_start).filter(Boolean).length;
  return [say("eldervale-ui-out", { count: out }), say("eldervale-ui-actions", { count: used })];
}
