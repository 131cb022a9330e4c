/** The stages of a turn of the ghosts in words. */
import { say } from "$lib/say.svelte";
import type { Eldervale } from "../eldervale.svelte";
import type { Element, GhostCardFacts, GhostMoment } from "../view";
import { cardOf, GHOSTS, looksOf, placedIn, pointsIn, type Stage } from "./tale";

export interface Told {
  /** What it is about, in a word or two. */
  title: string;
  text: string;
  /** What it brought, each for itself. */
  brought: string[];
}

const find = (moments: readonly GhostMoment[], event: string) => moments.find((moment) => moment.event === event);

/** Where a card sends the unit. */
export const wayWords = (eldervale: Eldervale, { way, ruin }: GhostCardFacts): string =>
  ruin ? eldervale.table.text(`eldervale-realm-${ruin}.to`) : say(`eldervale-ghosts-way-${way ?? ""}`);

/** What else it does. */
export const actionWords = ({ action, count }: GhostCardFacts): string =>
  say(`eldervale-ghosts-action-${action.replace("_", "-")}`, { count });

export function tell(eldervale: Eldervale, stage: Stage): Told {
  const text = TEXTS[stage.stage]?.(eldervale, stage) ?? "";
  return {
    title: say(`eldervale-ghosts-stage-${titleOf(eldervale, stage)}`),
    text,
    brought: broughtBy(eldervale, stage),
  };
}

/** The second action is called by what it is. */
function titleOf(eldervale: Eldervale, { stage }: Stage): string {
  return stage === "action" ? (cardOf(eldervale)?.facts.action.replace("_", "-") ?? stage) : stage;
}

const TEXTS: Partial<Record<Stage["stage"], (eldervale: Eldervale, stage: Stage) => string>> = {
  die: (_, { moments }) => {
    const rolled = find(moments, "zone-rolled");
    return say("eldervale-ghosts-die", { face: rolled?.face ?? "", zone: rolled?.zone ?? "" });
  },
  card: (eldervale) => {
    const card = cardOf(eldervale);
    if (!card) return "";
    const where = wayWords(eldervale, card.facts);
    return say("eldervale-ghosts-card-told", { where, action: actionWords(card.facts), kind: card.facts.action });
  },
  placing: (eldervale, { moments }) => {
    const placed = find(moments, "placed");
    const unit = eldervale.unitName(placed?.unit ?? "worker");
    const realm = eldervale.table.text(`eldervale-realm-${placed?.realm ?? ""}.to`);
    return say(find(moments, "no-realm-there") ? "eldervale-ghosts-placed-here" : "eldervale-ghosts-placed", {
      unit,
      realm,
    });
  },
  rampage: (eldervale, { moments }) => {
    const came = find(moments, "rampaged");
    if (came) return say("eldervale-ghosts-rampaged", { monster: eldervale.unitName(came.unit ?? "") });
    return say(eldervale.view.peaceful ? "eldervale-ghosts-peace" : "eldervale-ghosts-no-rampage");
  },
  treasure: (eldervale, { moments }) => {
    const shelved = find(moments, "token-shelved");
    const element = (shelved ?? find(moments, "token-set-aside"))?.element;
    if (!element) return say("eldervale-ghosts-no-token");
    const row = eldervale.table.text(`eldervale-element-${element}.genitive`);
    return shelved
      ? say("eldervale-ghosts-shelved", { row, space: shelved.shelf ?? "" })
      : say("eldervale-ghosts-row-full", { row });
  },
  action: (eldervale, stage) => {
    const { moments } = stage;
    const built = find(moments, "built");
    if (built) return say("eldervale-ghosts-built", { realm: eldervale.realmName(built.realm ?? "") });
    if (find(moments, "nothing-built") && !looksOf(eldervale, stage).length) return say("eldervale-ghosts-no-guardian");
    if (find(moments, "nothing-built"))
      return say("eldervale-ghosts-nothing-built", { count: looksOf(eldervale, stage).length });
    const card = find(moments, "card");
    if (card) return say("eldervale-ghosts-took", { card: eldervale.cardName(card.card ?? "") });
    const tile = find(moments, "tile");
    if (tile) return say("eldervale-ghosts-tile", { realm: eldervale.realmName(tile.realm ?? "") });
    return say("eldervale-ghosts-gain");
  },
  battle: (eldervale, { moments }) => {
    const began = find(moments, "battle");
    if (!began) return say(hasVanished(eldervale) ? "eldervale-ghosts-vanished" : "eldervale-ghosts-no-battle");
    const realm = eldervale.table.text(`eldervale-realm-${began.realm ?? ""}.in`);
    const won = find(moments, "won");
    if (!won) return say("eldervale-ghosts-battle-none", { realm });
    const winner = won.seat === undefined ? "monster" : won.seat === GHOSTS ? "ghosts" : "you";
    return say("eldervale-ghosts-battle", { realm, winner });
  },
  "new-card": () => say("eldervale-ghosts-new-card"),
  regroup: (_, { moments }) =>
    say("eldervale-ghosts-regroup", { units: moments.filter(({ event }) => event === "ghost-returned").length }),
};

/** The unit that was placed has become a dwelling: nobody is left to fight against. */
function hasVanished({ view }: Eldervale): boolean {
  const tale = view.ghosts?.tale ?? [];
  return placedIn(tale) !== null && find(tale, "built")?.realm === placedIn(tale);
}

/** Points, cards, power and fame that the ghosts have gained, and whom they have lost. */
function broughtBy(eldervale: Eldervale, { stage, moments }: Stage): string[] {
  const mine = moments.filter(({ seat }) => seat === GHOSTS);
  const drawn = mine.filter(({ event }) => event === "drew").length;
  const [fame, fallen] = ["fame", "fell"].map((kind) => mine.filter(({ event }) => event === kind).length);
  const points = pointsIn(moments);
  return [
    ...(points ? [say("eldervale-ghosts-points", { count: points })] : []),
    ...(stage === "treasure"
      ? mine.filter(({ event }) => event === "card").map(({ card }) => `+${eldervale.cardName(card ?? "")}`)
      : []),
    ...(drawn ? [say("eldervale-ghosts-cards", { count: drawn })] : []),
    ...mine
      .filter(({ event }) => event === "power")
      .map(({ element, level }) =>
        say("eldervale-ghosts-power", {
          element: eldervale.elementName(element as Element),
          power: eldervale.facts.power[Number(level)] ?? "",
        }),
      ),
    ...(fame ? [say("eldervale-ghosts-fame", { count: fame })] : []),
    ...(fallen ? [say("eldervale-ghosts-fallen", { count: fallen })] : []),
    ...(mine.some(({ event }) => event === "orb") ? [say("eldervale-ghosts-orb")] : []),
  ];
}

/** What was found in a realm where a worker was looked for. */
export const verdictWords = (verdict: string): string => say(`eldervale-ghosts-verdict-${verdict}`);

/** The realm a stage is about. */
export function realmOfStage(eldervale: Eldervale, { stage, moments }: Stage): string | null {
  const tale = eldervale.view.ghosts?.tale ?? [];
  if (stage === "placing" || stage === "treasure" || stage === "rampage") return placedIn(tale);
  const told = find(moments, "built") ?? find(moments, "tile") ?? find(moments, "battle");
  return told?.realm ?? null;
}
