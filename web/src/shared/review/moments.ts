/** Key moments of a review: which are shown, which is chosen, and what is told of one. */
import type { Alternative, Answered, Chance, KeyMoment, Review } from "$lib/api";
import { say } from "$lib/say.svelte";
import { changeSpan, changeText, hundredths } from "./chances";
import { WRONG } from "./signs";

/** An answer, or the luck a seat had after it; key moments are such, and any other answer may be chosen too. */
export interface Chosen {
  place: number;
  kind: "play" | "luck";
  seat: number;
}
export type Filter = "all" | "seat" | "mistakes" | "luck";

export const keyOf = ({ place, kind, seat }: Chosen): string => `${place}-${kind}-${seat}`;
export const isSame = (one: Chosen | null, other: Chosen | null): boolean =>
  one !== null && other !== null && keyOf(one) === keyOf(other);

export function passes(moment: KeyMoment, filter: Filter, seat: number): boolean {
  if (filter === "seat") return moment.seat === seat;
  if (filter === "luck") return moment.kind === "luck";
  return filter === "all" || (moment.kind === "play" && WRONG.includes(moment.name));
}

export const answerAt = (review: Review, place: number): Answered | undefined =>
  review.answers.find((answer) => answer.place === place);

/** The moment that changed most: the one to begin with. */
export function largest(moments: KeyMoment[]): KeyMoment | null {
  const [first, ...rest] = moments;
  if (!first) return null;
  return rest.reduce((best, one) => (Math.abs(one.change) > Math.abs(best.change) ? one : best), first);
}

/** The key moment before or after what is chosen; null: there is none. */
export function beside(moments: KeyMoment[], chosen: Chosen | null, by: 1 | -1): KeyMoment | null {
  if (!chosen) return moments[0] ?? null;
  const index = moments.findIndex((moment) => isSame(moment, chosen));
  if (index >= 0) return moments[index + by] ?? null;
  if (by > 0) return moments.find(({ place }) => place >= chosen.place) ?? null;
  return moments.findLast(({ place }) => place < chosen.place) ?? null;
}

/** What stands at this place of the graph: a key moment if one is near, otherwise the answer itself. */
export function nearest(review: Review, at: number, reach: number): Chosen | null {
  const place = at - 1; // the graph's point after an answer
  const away = (one: { place: number }) => Math.abs(one.place - place);
  const byNearness = <T extends { place: number }>(all: T[]): T | undefined =>
    all.length ? all.reduce((best, one) => (away(one) < away(best) ? one : best)) : undefined;
  const moment = byNearness(review.moments);
  if (moment && away(moment) <= reach) return moment;
  const answer = byNearness(review.answers.filter(({ after }) => after.length));
  return answer ? { place: answer.place, kind: "play", seat: answer.seat } : null;
}

export interface Told {
  answer: Answered;
  /** Of the sign. */
  name: string;
  nameText: string;
  /** What was played, or what came. */
  text: string;
  first: boolean;
  from: Chance;
  to: Chance;
}

/** Everything the panel says of what is chosen. */
export function toldOf(review: Review, chosen: Chosen): Told | null {
  const answer = answerAt(review, chosen.place);
  if (!answer) return null;
  const first = answer.first_look;
  if (chosen.kind === "luck") {
    const luck = answer.luck.find(({ seat }) => seat === chosen.seat);
    if (!luck) return null;
    const nameText = say(`review-${luck.name}`);
    return { answer, name: luck.name, nameText, text: luck.texts.join(" "), first, from: luck.expected, to: luck.came };
  }
  const from = answer.before[answer.seat] ?? answer.played;
  return {
    answer,
    name: answer.quality,
    nameText: answer.quality_text,
    text: answer.text,
    first,
    from,
    to: answer.played,
  };
}

const MOST = 3;

/** The best answers that were on offer, and the one that was played apart from them. */
export function ranked(answer: Answered): { best: Alternative[]; played: Alternative } {
  const played = answer.alternatives.find((one) => one.played) ?? {
    text: answer.text,
    hidden: answer.hidden,
    played: true,
    chance: answer.played,
    behind: answer.given_away,
    reason: "",
    follows: [],
  };
  return { best: answer.alternatives.filter((one) => !one.played).slice(0, MOST), played };
}

/** The colour of a bar by what that answer would have given away. */
export function qualityOf(behind: number): string {
  if (behind <= 0) return "best";
  if (behind < 0.02) return "good";
  if (behind < 0.06) return "inaccuracy";
  return behind < 0.15 ? "mistake" : "blunder";
}

/** By how much a moment changed a chance, as exactly as that is known. */
export function changeOf(review: Review, moment: KeyMoment): string {
  const answer = answerAt(review, moment.place);
  if (moment.kind !== "play" || !answer) return changeText(moment.change);
  return changeSpan(moment.change, answer.given_away > 0 ? answer.more : answer.unsure, answer.unsure);
}

/** A moment as it is read out. */
export function heard(review: Review, moment: KeyMoment): string {
  const told = toldOf(review, moment);
  return say("review-heard-moment", {
    when: moment.when.text,
    player: review.names[moment.seat] ?? "",
    name: moment.name_text,
    text: moment.text,
    change: changeText(moment.change),
    from: told ? hundredths(told.from.chance) : "?",
    to: told ? hundredths(told.to.chance) : "?",
  });
}

/** Which moment it is and where in the game: "Moment 4 of 9 · Round 3, day"; `short` without its word. */
export function whereOf(review: Review, answer: Answered, number: number, short = false): string {
  const all = review.moments.length;
  const which = number
    ? short
      ? `${number} / ${all}`
      : say("review-moment-of", { number, all })
    : say("review-answer-of", { number: answer.place + 1, all: review.progress.all });
  return `${which} · ${answer.when.text}`;
}
