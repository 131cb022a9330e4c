/** Who is at the table: here, away, played for by a bot, just back. */
import type { News, SeatInfo } from "$lib/api";

export type Presence = "here" | "away" | "bot" | "back";

const BACK = 20_000; // milliseconds that a return is marked

/** Is a bot answering for a person who sits there? */
const isPlayedFor = (chair: SeatInfo): boolean =>
  chair.kind === "person" && chair.bot !== null && chair.bot !== "external";

export const presenceOf = (chair: SeatInfo): Exclude<Presence, "back"> =>
  isPlayedFor(chair) ? "bot" : chair.away === null || chair.away === undefined ? "here" : "away";

/** Whoever has a seat may stop the table; where only bots play, so may the host. */
export const mayPause = ({ seats, host }: Pick<News, "seats" | "host">): boolean =>
  seats.some((chair) => chair.mine) || (host && seats.every((chair) => chair.kind === "bot" || isPlayedFor(chair)));

/** Remembers who has come back a moment ago. */
export class Returns {
  private back = $state.raw<ReadonlySet<number>>(new Set());
  private known: Presence[] = [];

  look(news: News): void {
    const now = news.seats.map(presenceOf);
    now.forEach((presence, seat) => {
      const was = this.known[seat];
      if (presence === "here" && was !== undefined && was !== "here") this.mark(seat);
    });
    this.known = now;
  }

  has(seat: number): boolean {
    return this.back.has(seat);
  }

  private mark(seat: number): void {
    this.back = new Set([...this.back, seat]);
    setTimeout(() => (this.back = new Set([...this.back].filter((other) => other !== seat))), BACK);
  }
}

/** How long somebody is away, in the words of a clock: 0:45, 12:05. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
