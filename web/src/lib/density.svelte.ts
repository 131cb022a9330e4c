import { WIDTHS } from "./widths";

/**
 * How much room the window gives.  Its width decides the shape of a table, its height how dense it is; each is named
 * once here, as a value for components and, on <body>, as a class for styles:
 *
 *   narrow  a phone: the board, a sheet and a navigation below it
 *   tight   less than 820 pixels high: empty things, gaps and lists give way
 *   low     less than 720, a laptop: the smallest sizes that can be read
 *
 *   short   a phone less than 800 pixels high
 *
 * A phone is never tight or low: it has a shape of its own.
 */
const QUERIES = {
  narrow: WIDTHS.phone,
  tight: `(max-height: 819.9px) and ${WIDTHS.broad}`,
  short: `(max-height: 799.9px) and ${WIDTHS.phone}`,
  low: `(max-height: 719.9px) and ${WIDTHS.broad}`,
} as const;

type Room = keyof typeof QUERIES;

class Density {
  narrow = $state(false);
  tight = $state(false);
  low = $state(false);
  short = $state(false);

  /** Looks now and whenever the window changes; returns how to stop. */
  watch(): () => void {
    if (typeof matchMedia !== "function") return () => undefined;
    const ends = (Object.keys(QUERIES) as Room[]).map((room) => this.follow(room));
    return () => ends.forEach((end) => end());
  }

  private follow(room: Room): () => void {
    const query = matchMedia(QUERIES[room]);
    const look = () => {
      this[room] = query.matches;
      document.body.classList.toggle(room, query.matches);
    };
    look();
    query.addEventListener("change", look);
    return () => {
      query.removeEventListener("change", look);
      document.body.classList.remove(room);
    };
  }
}

export const density = new Density();
