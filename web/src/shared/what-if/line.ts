/** The small line of a what-if: how the chance moves, and how it went in the finished game. */
import type { Chance, ChancePoint, WhatIfChances } from "$lib/api";
import { say } from "$lib/say.svelte";
import { chanceHeard, chanceText } from "$shared/review/chances";

export const WIDE = 96;
export const HIGH = 28;
const EDGE = 3; // pixels

export interface Drawn {
  /** Points of a polyline. */
  line: string;
  was: string;
  /** Where it is now, and between which ends that lies. */
  now: { x: number; y: number; low: number; high: number } | null;
}

/** Both lines over the same answers: as many as the longer one has. */
export function drawn({ points, was }: Pick<WhatIfChances, "points" | "was">): Drawn {
  const most = Math.max(1, points.at(-1)?.answers ?? 0, was.at(-1)?.answers ?? 0);
  const x = (answers: number) => round(EDGE + ((WIDE - 2 * EDGE) * answers) / most);
  const y = (chance: number) => round(HIGH - EDGE - (HIGH - 2 * EDGE) * chance);
  const path = (all: ChancePoint[]) => all.map(({ answers, chance }) => `${x(answers)},${y(chance.chance)}`).join(" ");
  const last = points.at(-1);
  const now = last && {
    x: x(last.answers),
    y: y(last.chance.chance),
    low: y(last.chance.low),
    high: y(last.chance.high),
  };
  return { line: path(points), was: path(was), now: now ?? null };
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10;

export interface Chances {
  now: Chance | null;
  /** At the question before. */
  before: Chance | null;
  /** In the finished game after as many answers. */
  was: Chance | null;
  over: boolean;
}

/** The chances that are told in words. */
export function chancesOf({ points, was, over }: Pick<WhatIfChances, "points" | "was" | "over">): Chances {
  const last = points.at(-1);
  const known = was.filter(({ answers }) => answers <= (last?.answers ?? 0));
  return {
    now: last?.chance ?? null,
    before: points.at(-2)?.chance ?? null,
    was: known.at(-1)?.chance ?? null,
    over,
  };
}

/** 41%: once it is over, exactly. */
export const nowText = ({ now, over }: Chances): string => (now ? chanceText(now, over && now.low === now.high) : "");

/** All of it for readers. */
export function heard({ now, before, was, over }: Chances): string {
  if (!now) return say("what-if-reckoning");
  return [
    say("what-if-heard-now", { chance: over ? chanceText(now, true) : chanceHeard(now) }),
    before ? say("what-if-heard-before", { chance: chanceHeard(before) }) : "",
    was ? say("what-if-heard-was", { chance: chanceHeard(was) }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** With Petr and Eva: the others of the finished game. */
export function othersOf({ names, seat }: Pick<WhatIfChances, "names" | "seat">, language: string): string {
  return new Intl.ListFormat(language).format(names.filter((_, number) => number !== seat));
}
