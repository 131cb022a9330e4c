/** The map somebody wishes for, as the variants of a table say it. */
import type { Placed } from "../map/geometry";

export type Chosen = Record<string, string>;

const PLACES: Record<string, string[]> = {
  t: ["center", "left", "right", "stem"],
  rectangle: ["s1", "s2", "s3", "s4"],
};
/** Two sides of one board stand together. */
export const BOARDS = [
  ["meadow", "desert"],
  ["red_forest", "bridge_isles"],
  ["archipelago", "volcano"],
  ["crescent", "peaks"],
] as const;
/** Where the top of a segment points, in quarters clockwise. */
export const TURNS = ["north", "east", "south", "west"] as const;
export const NUMBERS = [1, 2, 3, 4] as const;
export const LOT = "random";

const pick = <Thing>(things: readonly Thing[], chance: () => number): Thing =>
  things[Math.floor(chance() * things.length)]!;

export const sideOf = (chosen: Chosen, number: number): string => chosen[`segment_${number}`] ?? LOT;
export const turnOf = (chosen: Chosen, number: number): string => chosen[`turn_${number}`] ?? LOT;

/** The segments that are fixed, with the way they lie; one whose turn is left to the lot is shown upright. */
export function segmentsOf(chosen: Chosen): Placed[] {
  const layout = chosen["layout"] ?? "t";
  return NUMBERS.map((number) => ({
    place: PLACES[layout]![number - 1]!,
    side: sideOf(chosen, number),
    turn: 90 * Math.max(0, TURNS.indexOf(turnOf(chosen, number) as (typeof TURNS)[number])),
  }));
}

export const isWhole = (chosen: Chosen): boolean => NUMBERS.every((number) => sideOf(chosen, number) !== LOT);
export const isByLot = (chosen: Chosen): boolean =>
  NUMBERS.every((number) => sideOf(chosen, number) === LOT && turnOf(chosen, number) === LOT);

/** A map drawn here and now, so that it can be looked at before the table is made. */
export function drawnMap(layout: string, chance: () => number = Math.random): Chosen {
  const boards = BOARDS.map((sides) => ({ side: pick(sides, chance), order: chance() })).sort(
    (a, b) => a.order - b.order,
  );
  const sideways = chance() < 0.5 ? 0 : 1;
  return Object.fromEntries(
    NUMBERS.flatMap((number) => {
      const turn =
        layout === "rectangle" ? pick([TURNS[sideways]!, TURNS[sideways + 2]!], chance) : pick(TURNS, chance);
      return [
        [`segment_${number}`, boards[number - 1]!.side],
        [`turn_${number}`, turn],
      ];
    }),
  );
}

export const byLot = (): Chosen =>
  Object.fromEntries(
    NUMBERS.flatMap((number) => [
      [`segment_${number}`, LOT],
      [`turn_${number}`, LOT],
    ]),
  );

/** The other side of the same board, or the same one, lies elsewhere: then it is free again there. */
export function withSide(chosen: Chosen, number: number, side: string): Chosen {
  const board = BOARDS.find((sides) => (sides as readonly string[]).includes(side)) as readonly string[] | undefined;
  const freed = NUMBERS.filter((other) => other !== number && board?.includes(sideOf(chosen, other)));
  return {
    ...chosen,
    ...Object.fromEntries(freed.map((other) => [`segment_${other}`, LOT])),
    [`segment_${number}`]: side,
  };
}

/** In the rectangle all segments lie alike: those that would not are turned as well. */
export function withTurn(chosen: Chosen, number: number, turn: string): Chosen {
  const next = { ...chosen, [`turn_${number}`]: turn };
  return next["layout"] === "rectangle" ? alike(next, turn) : next;
}

function alike(chosen: Chosen, turn: string): Chosen {
  const parity = TURNS.indexOf(turn as (typeof TURNS)[number]) % 2;
  const next = { ...chosen };
  for (const number of NUMBERS) {
    const quarter = TURNS.indexOf(turnOf(chosen, number) as (typeof TURNS)[number]);
    if (turn !== LOT && quarter >= 0 && quarter % 2 !== parity) next[`turn_${number}`] = TURNS[(quarter + 1) % 4]!;
  }
  return next;
}

/** Another shape of the map: turns that do not fit it are mended. */
export function withLayout(chosen: Chosen, layout: string): Chosen {
  const next = { ...chosen, layout };
  const first = NUMBERS.map((number) => turnOf(next, number)).find((turn) => turn !== LOT);
  return layout === "rectangle" && first ? alike(next, first) : next;
}
