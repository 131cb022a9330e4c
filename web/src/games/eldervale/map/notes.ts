/** A realm in words: what it is, who stands there, what would happen there. */
import type { Option } from "$lib/api";
import { say } from "$lib/say.svelte";
import type { Note, NoteLine } from "$shared/board/map/note";
import type { Eldervale } from "../eldervale.svelte";
import { bundleWords } from "../pieces/bundle";
import { realmOf } from "../targets";
import type { RealmView } from "../view";

export type { Note, NoteLine } from "$shared/board/map/note";

const NOBODY = -1; // who fights where a monster does

/** Whose units stand there, each owner once: "Jana: worker, dragon". */
function unitsIn(eldervale: Eldervale, { units }: RealmView): string[] {
  const seats = [...new Set(units.map(({ seat }) => seat))];
  return seats.map((seat) => {
    const theirs = units.filter((one) => one.seat === seat);
    const names = theirs.map(({ unit, count }) => eldervale.unitName(unit) + (count > 1 ? ` ×${count}` : ""));
    return `${eldervale.name(seat)}: ${names.join(", ")}`;
  });
}

function monsterIn(eldervale: Eldervale, { monster }: RealmView): string | null {
  if (monster === null) return null;
  return say("eldervale-map-monster", {
    monster: eldervale.unitName(monster),
    dice: eldervale.monster(monster)?.dice ?? 0,
  });
}

function treasureIn(eldervale: Eldervale, { stacks }: RealmView): string | null {
  if (!stacks.length) return null;
  const tokens = stacks.map(({ top, left, printed }) =>
    top === null
      ? say("eldervale-map-used-up", { printed: bundleWords(printed) })
      : say("eldervale-map-stack", { token: eldervale.tokenName(top), left }),
  );
  return say("eldervale-map-treasure", { tokens: tokens.join("; ") });
}

/** The ground: its element, whether it is a lair, what a dwelling costs there or gives. */
function groundOf(eldervale: Eldervale, id: string, { element, dwelling, bonus }: RealmView): string[] {
  const { lair, cost, symbols } = eldervale.realm(id);
  return [
    ...(element ? [eldervale.elementName(element) + (symbols > 1 ? ` ×${symbols}` : "")] : []),
    ...(lair ? [say("eldervale-map-lair")] : []),
    ...(cost && dwelling === null ? [say("eldervale-map-cost", { cost: bundleWords(cost) })] : []),
    ...(bonus > 0 && dwelling === null ? [say("eldervale-map-bonus", { count: bonus })] : []),
  ];
}

/** What a dwelling would bring there. */
const worthOf = ({ worth }: RealmView): string | null =>
  worth == null ? null : say("eldervale-map-worth", { count: worth });

/** One sentence for screen readers. */
export function describeRealm(eldervale: Eldervale, id: string): string {
  const realm = eldervale.view.realms[id];
  if (!realm) return eldervale.realmName(id);
  const { battle } = eldervale.view;
  const parts = [
    eldervale.realmName(id),
    ...groundOf(eldervale, id, realm),
    worthOf(realm),
    ...(realm.dwelling === null ? [] : [say("eldervale-map-dwelling", { name: eldervale.name(realm.dwelling) })]),
    monsterIn(eldervale, realm),
    ...unitsIn(eldervale, realm),
    treasureIn(eldervale, realm),
    battle?.realm === id ? say("eldervale-map-battle") : null,
    eldervale.offers(id).length ? say("eldervale-map-on-offer") : null,
  ];
  return parts.filter(Boolean).join(", ");
}

/** Which fight an option would start, if any. */
function fightOf(eldervale: Eldervale, { numbers }: Option): NoteLine | null {
  const { fight_mine: mine, fight_theirs: theirs, fight_seat: seat } = numbers ?? {};
  if (mine === undefined || theirs === undefined) return null;
  const against = seat === undefined || seat === NOBODY ? say("eldervale-map-a-monster") : eldervale.name(seat);
  return { sign: "fight", text: say("eldervale-map-fight", { name: against, mine, theirs }), warns: true };
}

/** Units are put down there by this option, so that monsters may come. */
const PLACES = new Set(["place", "move", "move-to"]);

function threats(eldervale: Eldervale, { rampages }: RealmView): NoteLine[] {
  return (rampages ?? []).map((monster) => {
    const dice = eldervale.monster(monster)?.dice ?? 0;
    const text = say("eldervale-map-rampages", { monster: eldervale.unitName(monster), dice });
    return { sign: `monster-${monster}`, text, warns: true };
  });
}

const unique = <T>(all: readonly T[]): T[] => [...new Set(all)];

/** What choosing the realm would bring. */
function outcome(eldervale: Eldervale, id: string, realm: RealmView): NoteLine[] {
  const leading = eldervale.offers(id).filter((option) => realmOf(option) === id);
  const fights = leading.flatMap((option) => fightOf(eldervale, option) ?? []).slice(0, 1);
  const isPlacing = leading.some((option) => PLACES.has(option.id));
  const dangers = [...(isPlacing ? threats(eldervale, realm) : []), ...fights];
  const details = unique(leading.map(({ detail }) => detail ?? "")).filter(Boolean);
  if (dangers.length) {
    // the server says it best: who comes for sure, who may be held back
    const [told] = details;
    return told ? [{ ...dangers[0]!, text: told }] : dangers;
  }
  const isEmpty = !realm.units.length && realm.monster === null;
  return [
    ...(realm.stacks.length ? [] : details.slice(0, 2).map((text) => ({ text }))), // which treasure lies there is told already
    ...(isPlacing && isEmpty ? [{ text: say("eldervale-map-calm"), calms: true }] : []),
  ];
}

/** The rule behind what the note warns of, else behind what is done there. */
function ruleOf(eldervale: Eldervale, id: string, lines: readonly NoteLine[]): string | null {
  if (lines.some(({ sign }) => sign?.startsWith("monster-"))) return "ELDER-23.2";
  if (lines.some(({ sign }) => sign === "fight")) return "ELDER-19.1";
  const [option] = eldervale.offers(id);
  return option ? (RULES[option.id] ?? null) : null;
}

const RULES: Record<string, string> = {
  place: "ELDER-9.1",
  treasure: "ELDER-10.1",
  build: "ELDER-14.2",
  join: "ELDER-19.8",
};

const lined = (sign: string, text: string | null): NoteLine[] => (text === null ? [] : [{ sign, text }]);

export function noteOf(eldervale: Eldervale, id: string): Note | null {
  const realm = eldervale.view.realms[id];
  if (!realm) return null;
  const about = realm.element === null ? eldervale.about("realm", id) : "";
  const ground = groundOf(eldervale, id, realm).join(", ");
  const brings = outcome(eldervale, id, realm);
  const lines = [
    ...(about ? [{ text: about }] : []),
    ...(ground ? lined(realm.element ? `element-${realm.element}` : "vp", ground) : []),
    ...lined("vp", worthOf(realm)),
    ...lined(
      "dwelling",
      realm.dwelling === null ? null : say("eldervale-map-dwelling", { name: eldervale.name(realm.dwelling) }),
    ),
    ...lined("monster", monsterIn(eldervale, realm)),
    ...unitsIn(eldervale, realm).map((text) => ({ sign: "ready", text })),
    ...lined("chest", treasureIn(eldervale, realm)),
    ...brings,
  ];
  const rule = ruleOf(eldervale, id, brings);
  return { name: eldervale.realmName(id), lines, ...(rule ? { rule } : {}) };
}
