/** Opponents nobody plays, such as the ghosts of a game for one: on the score pad they are sides after the seats. */
import type { Result, SeatInfo, Texts } from "./api";
import { prefixOf } from "./prefix";

/** The result with them as further sides; without any it stays as it is. */
export function withRivals(result: Result): Result {
  if (!result.rivals.length) return result;
  const ranks = [...result.ranks, ...result.rivals.map(({ rank }) => rank)];
  return {
    ...result,
    scores: [...result.scores, ...result.rivals.map(({ score }) => score)],
    ranks,
    winners: result.over ? ranks.flatMap((rank, side) => (rank === 1 ? [side] : [])) : [],
  };
}

/** The seats, and places for them. */
export function chairsWithRivals(chairs: SeatInfo[], { rivals }: Result, texts: Texts, game: string): SeatInfo[] {
  const [first] = chairs;
  if (!first) return chairs;
  const place = (id: string, number: number): SeatInfo => ({
    ...first,
    seat: chairs.length + number,
    kind: "bot",
    mine: false,
    name: texts[`${prefixOf(game)}-rival-${id}`] ?? id,
  });
  return [...chairs, ...rivals.map(({ id }, number) => place(id, number))];
}

/** The class of a side's colour and shape: sides after the seats are rivals. */
export const lookOf = (side: number, seats: number): string => (side < seats ? `p${side + 1}` : "pr");
