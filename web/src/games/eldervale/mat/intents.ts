/** What somebody who touches a thing of theirs in vain may have meant: the words of the answer they miss. */
import type { Option } from "$lib/api";
import type { Eldervale } from "../eldervale.svelte";
import { isFree, READY, startOf, UNDERWORLD, type Carried } from "../targets";
import type { StartAction } from "../view";

/** The words of an option for another thing of the same kind: "give back gem", and touched was a scroll. */
function alike(option: Option, kind: string, id: string): string {
  const from = String(option.values[kind]);
  return option.words
    .split(" ")
    .map((word) => (word === from ? id : word))
    .join(" ");
}

/** What the question asks for, said of this thing; nothing if it asks for no such thing. */
function asked(options: Option[], kind: string, id: string): string | null {
  const like = options.find((option) => kind in option.values && !isFree(option));
  return like ? alike(like, kind, id) : null;
}

export const atResource = (eldervale: Eldervale, resource: string): string | null =>
  asked(
    eldervale.table.options.filter(({ values }) => !("token" in values) && !("seat2" in values)),
    "resource",
    resource,
  );

/** A magic card: what the question does with such cards; otherwise it is cast, or completed. */
export function atMagic(eldervale: Eldervale, id: string): string {
  const verb = eldervale.magic(id).kind === "spell" ? "cast" : "complete";
  return asked(eldervale.table.options, "magic", id) ?? `${verb} ${id}`;
}

/** A treasure token: it is discarded for the first thing it shows ("air-2-gem", "air-scroll-or-gem"). */
export function atToken(token: string): string {
  const [, ...face] = token.split("-");
  const resource = face.find((part) => !/^\d+$/.test(part)) ?? "gem";
  return `cash ${token} for ${resource}`;
}

/** The unit that would go: the one that is carried, one that could be, or any of mine on the map. */
function goer(eldervale: Eldervale): Carried {
  const { carried, table, view, mySeat } = eldervale;
  const start = carried ?? table.options.map(startOf).find((each) => each !== null);
  if (start) return start;
  for (const [place, { units }] of Object.entries(view.realms)) {
    const mine = units.find(({ seat }) => seat === mySeat);
    if (mine) return { unit: mine.unit, place };
  }
  return { unit: "worker", place: Object.keys(view.realms)[0] ?? "mill" };
}

/** An adventure card: a unit would be sent there. */
export function atCard(eldervale: Eldervale, card: string): string {
  const again = eldervale.optionsOf("act-again")[0];
  if (again) return alike(again, "card", card);
  const { unit, place } = goer(eldervale);
  if (place === UNDERWORLD) return `fallen ${unit} to ${card}`;
  return place === READY ? `ready ${unit} to ${card}` : `${unit} from ${place} to ${card}`;
}

/** An action of the start card. */
export function atStart(eldervale: Eldervale, action: StartAction): string {
  if (eldervale.optionsOf("act-start-again").length) return `do ${action}`;
  const { unit, place } = goer(eldervale);
  return place === UNDERWORLD ? `fallen ${unit} does ${action}` : `${unit} from ${place} does ${action}`;
}

/** A ready unit: it would be placed, where another could be or in the first realm there is. */
export function atReady(eldervale: Eldervale, unit: string): string {
  const realm = eldervale.optionsOf("place")[0]?.values["realm"] ?? Object.keys(eldervale.view.realms)[0] ?? "mill";
  return `place ${unit} in ${String(realm)}`;
}
