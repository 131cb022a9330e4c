/**
 * The rows of a question in somebody else's turn (docs/adr/0025): what everybody can see, the closed hand, the tray.  They
 * are always the same; only what rests on open things says how much there is behind it.
 */
import type { Option, Question } from "$lib/api";
import { say } from "$lib/say.svelte";
import { settings } from "$lib/settings.svelte";
import { capital } from "$lib/words";
import type { Eldervale } from "../eldervale.svelte";

export type Row = "join" | "spell" | "treasure";
export type Window = NonNullable<Question["window"]>;

export const ROWS: readonly Row[] = ["join", "spell", "treasure"];

/** Units, swords, abilities: whoever looks at the table knows of them. */
const OPEN = new Set(["join", "swords", "gift", "use", "tactics", "charge"]);

/** Where an answer lies; what is not known to be open lies with the hand, which tells nothing. */
export function rowOf({ id }: Option): Row {
  if (OPEN.has(id)) return "join";
  return id === "cash" ? "treasure" : "spell";
}

export const answersIn = (row: Row, options: Option[], { passes }: Window): Option[] =>
  options.filter((option) => option.words !== passes && rowOf(option) === row);

export interface Told {
  text: string;
  /** There is nothing behind it, as everybody can see. */
  pale: boolean;
  /** How many dice the only unit that may join would bring. */
  dice?: number | undefined;
}

const list = (things: string[]): string => new Intl.ListFormat(settings.language).format(things);

/** What somebody could join with, in a few words. */
function thing(eldervale: Eldervale, { id, values, text, words }: Option): string {
  if (id === "join")
    return say("eldervale-rx-unit", {
      unit: eldervale.unitName(String(values["unit"])),
      place: eldervale.table.text(`eldervale-realm-${String(values["realm"])}.from`),
    });
  if (id === "use") return eldervale.sourceName(String(values["source"]));
  return text ?? words;
}

function joining(eldervale: Eldervale, options: Option[], name: string): Told {
  if (!options.length) return { text: say(`eldervale-rx-no-join-${name}`), pale: true };
  const swords = options.filter(({ id }) => id === "swords");
  const others = options.filter(({ id }) => id !== "swords").map((option) => thing(eldervale, option));
  const dice = options.length === 1 ? options[0]?.numbers?.["dice"] : undefined;
  if (!swords.length) return { text: capital(list(others)), pale: false, dice };
  const blades = list(swords.map(({ values }) => eldervale.resourceName(String(values["resource"]))));
  const text = say("eldervale-rx-swords", { blades });
  return { text: [text, ...others].join(" · "), pale: false };
}

/** The small sentence of a row. */
export function told(eldervale: Eldervale, row: Row, options: Option[], window: Window): Told {
  if (row === "spell") return { text: say("eldervale-rx-spell-about"), pale: false };
  if (row === "join") return joining(eldervale, answersIn(row, options, window), window.name);
  const count = eldervale.me.tray.length;
  return count
    ? { text: say("eldervale-rx-treasure-about", { count }), pale: false }
    : { text: say("eldervale-rx-no-treasure"), pale: true };
}
