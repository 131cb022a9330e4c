/** The latest turn of the ghosts in stages: what somebody with the cardboard on the table would do, one after the other. */
import type { Eldervale } from "../eldervale.svelte";
import type { EldervaleView, GhostCardFacts, GhostMoment, GhostStage } from "../view";

/** The place of the ghosts at the table, after the only seat. */
export const GHOSTS = 1;

export interface Stage {
  stage: GhostStage;
  moments: GhostMoment[];
}

/** A realm that is looked at, with what was found there. */
export interface Look {
  realm: string;
  /** 0: the guardian's own; then clockwise from the upper right. */
  number: number;
  verdict: string;
}

const WITH_CARD: GhostStage[] = ["die", "card", "placing", "rampage", "treasure", "action", "battle", "new-card"];
const REGROUP: GhostStage[] = ["die", "regroup"];
/** Told although nothing happens: whoever plays by hand looks whether it does. */
const ALWAYS = new Set<GhostStage>(["rampage", "battle"]);

/** The card that is resolved, unless the ghosts regroup. */
export function cardOf(eldervale: Eldervale): { id: string; facts: GhostCardFacts } | null {
  const id = eldervale.view.ghosts?.tale.find(({ event }) => event === "ghost-card")?.ghost;
  const facts = id === undefined ? undefined : eldervale.facts.ghosts.cards[id];
  return id !== undefined && facts ? { id, facts } : null;
}

/** Every stage that was reached and has something to say. */
export function stagesOf({ ghosts }: Pick<EldervaleView, "ghosts">): Stage[] {
  const tale = ghosts?.tale ?? [];
  const order = tale.some(({ stage }) => stage === "regroup") ? REGROUP : WITH_CARD;
  const reached = Math.max(...tale.map(({ stage }) => (stage === "end" ? order.length : order.indexOf(stage))), -1);
  return order
    .slice(0, reached + 1)
    .map((stage) => ({ stage, moments: tale.filter((moment) => moment.stage === stage) }))
    .filter(({ stage, moments }) => moments.length > 0 || ALWAYS.has(stage));
}

/** Where the unit went. */
export const placedIn = (tale: readonly GhostMoment[]): string | null =>
  tale.find(({ event, seat }) => event === "placed" && seat === GHOSTS)?.realm ?? null;

/** Where the guardian stood; it may have gone on since. */
export const guardianIn = (tale: readonly GhostMoment[]): string | null =>
  tale.find(({ event }) => event === "ghost-card")?.realm ?? null;

/** Where a worker was looked for, in order. */
export function looksOf({ view }: Pick<Eldervale, "view">, { moments }: Stage): Look[] {
  const from = guardianIn(view.ghosts?.tale ?? []);
  const searched = moments.filter(({ event }) => event === "searched");
  return searched.map(({ realm = "", verdict = "" }) => ({ realm, number: wayTo(view, from, realm) + 1, verdict }));
}

const WAYS: readonly (readonly [q: number, r: number])[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

/** In which direction from the guardian a realm lies, clockwise from 0; -1: it is that realm. */
function wayTo({ realms }: EldervaleView, start: string | null, end: string): number {
  const [from, to] = [realms[start ?? ""], realms[end]];
  return from && to ? WAYS.findIndex(([q, r]) => to.q - from.q === q && to.r - from.r === r) : -1;
}

/** How many points the ghosts have gained in these moments. */
export const pointsIn = (moments: readonly GhostMoment[]): number =>
  moments
    .filter(({ event, seat }) => event === "points" && seat === GHOSTS)
    .reduce((sum, { count }) => sum + Number(count), 0);

/** The rules that were applied, each once; the ghosts' own where there are some. */
export function rulesOf({ stage, moments }: Stage): string[] {
  const all = [...new Set(moments.filter(({ seat }) => seat === GHOSTS).map(({ rule }) => rule))];
  const own = all.filter((rule) => rule.startsWith("GHOST"));
  return own.length ? own : all.length ? all : [UNSAID[stage] ?? ""].filter(Boolean);
}

const UNSAID: Partial<Record<GhostStage, string>> = { rampage: "GHOST-6.7", battle: "GHOST-6.8" };
