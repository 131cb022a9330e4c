/**
 * A step of a march as one answer.  The rules ask for an area, then who goes there; whoever has not asked to split the
 * army sends everybody who may go, and takes back both at once.
 */
import type { Option } from "$lib/api";
import type { BoardModel } from "$lib/table.svelte";

const WAYS = new Set(["step", "teleport", "magic-teleport"]);
/** The question who goes. */
const COMPANY = "who_goes";

/** The creatures that go in a company, by the names of their tiles: one or two one by one, more in one value. */
export const creaturesIn = ({ values }: Option): string[] =>
  Object.entries(values).flatMap(([kind, value]) =>
    kind.startsWith("creature") ? String(value).split(" and ").filter(Boolean) : [],
  );

export const unitsIn = ({ values }: Option): number => Number(values["units"] ?? 0);

/** The companies that may go: with most creatures first, then with most units. */
export const largestFirst = (options: Option[]): Option[] =>
  options
    .filter(({ id }) => id.startsWith("go"))
    .toSorted((one, other) => creaturesIn(other).length - creaturesIn(one).length || unitsIn(other) - unitsIn(one));

/** Everybody, if that is what was chosen with the area: at the price that stood there, and to no waste. */
export function wholeGroup(options: Option[], step: Option): Option | null {
  const [all] = largestFirst(options);
  return all && (all.numbers?.["price"] ?? 0) <= (step.numbers?.["price"] ?? 0) ? all : null;
}

export interface Marching {
  table: BoardModel;
  question: string | null;
  splitting: boolean;
}

/** Answers "who goes" after an area was chosen, and goes back past it when the answer is taken back. */
export function goTogether(march: Marching): void {
  const { table, question } = march;
  const { did, options } = table;
  if (table.busy || !options.length) return;
  if (question !== COMPANY) {
    if (did !== null && did !== "undone" && did.id.startsWith("go")) march.splitting = false; // one step, one split
    if (question !== "march_on") march.splitting = false;
    return;
  }
  if (march.splitting || did === null) return;
  if (did === "undone") void table.undo();
  else if (WAYS.has(did.id)) {
    const all = wholeGroup(options, did);
    if (all) void table.choose(all);
  }
}

/** Is the question who goes about to be answered by itself? */
export function answersItself({ table, question, splitting }: Marching): boolean {
  const { did, options } = table;
  if (question !== COMPANY || splitting || did === null) return false;
  return did === "undone" || (WAYS.has(did.id) && wholeGroup(options, did) !== null);
}
