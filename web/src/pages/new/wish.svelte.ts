/** The table somebody wishes for: who sits where, by which rules, against which clock. */
import type { GameInfo, SeatWish, TakeBack } from "$lib/api";
import { fitsSeats } from "./variant-words";

export type Sitting = "me" | "friend" | "bot" | "screen";

export interface Place {
  key: number;
  who: Sitting;
  /** The name of somebody at the same screen. */
  name: string;
  bot: string;
}

/** Seconds for a turn, and how much more there may be for the whole game. */
export const CLOCKS: Record<string, number[]> = {
  off: [],
  "30": [0, 120, 600],
  "60": [0, 120, 600],
  "180": [0, 600],
  "86400": [0, 259_200],
};

export class TableWish {
  places = $state<Place[]>([]);
  variants = $state<Record<string, string>>({});
  clock = $state("off");
  bank = $state("0");
  takeBack = $state<TakeBack>("normal");
  spectators = $state(true);
  memoryAid = $state(false);
  /** Hints were asked for; they are given up while somebody else is to play. */
  wantsHints = $state(false);
  /** A description of the table the game begins from; empty for a game that is dealt. */
  position = $state("");
  private keys = 0;

  constructor(
    readonly game: GameInfo,
    private usualBot: string,
    withFriend: boolean,
  ) {
    const count = game.seats.includes(withFriend ? 2 : 3) ? (withFriend ? 2 : 3) : this.fewest;
    this.places = Array.from({ length: count }, (_, seat) =>
      this.place(seat === 0 ? "me" : seat === 1 && withFriend ? "friend" : "bot"),
    );
    this.variants = Object.fromEntries(game.variants.map((variant) => [variant.id, variant.default]));
  }

  private place(who: Sitting): Place {
    return { key: (this.keys += 1), who, name: "", bot: this.usualBot };
  }

  get fewest(): number {
    return Math.min(...this.game.seats);
  }

  get most(): number {
    return Math.max(...this.game.seats);
  }

  /** Can the game be played by so many? */
  get fits(): boolean {
    return this.game.seats.includes(this.places.length);
  }

  get friends(): number {
    return this.places.filter((place) => place.who === "friend").length;
  }

  /** Do only bots play with me? */
  get alone(): boolean {
    const others = this.places.filter((place) => place.who !== "me");
    return others.length === this.places.length - 1 && others.every((place) => place.who === "bot");
  }

  get hints(): boolean {
    return this.wantsHints && this.alone;
  }

  add(): void {
    if (this.places.length < this.most) this.places.push(this.place("bot"));
    this.forgetWhatDoesNotFit();
  }

  remove(key: number): void {
    if (this.places.length > this.fewest) this.places = this.places.filter((place) => place.key !== key);
    this.forgetWhatDoesNotFit();
  }

  /** Somebody else sits here; I can sit only once, whoever else is at this screen has a name. */
  seat(key: number, who: Sitting): void {
    for (const place of this.places) {
      if (place.key === key) place.who = who;
      else if (who === "me" && place.who === "me") place.who = "bot";
    }
  }

  /** What each bot of the table is. */
  get bots(): string[] {
    return this.places.filter((place) => place.who === "bot").map((place) => place.bot);
  }

  /** All bots are this one, also those who come yet. */
  setBots(bot: string): void {
    this.usualBot = bot;
    for (const place of this.places) place.bot = bot;
  }

  setClock(turn: string): void {
    this.clock = turn;
    if (!CLOCKS[turn]?.includes(Number(this.bank))) this.bank = "0";
  }

  /** A variant that names a seat no longer there, or is for another number of them, goes back to what is usual. */
  private forgetWhatDoesNotFit(): void {
    const count = this.places.length;
    for (const variant of this.game.variants) {
      const chosen = this.variants[variant.id] ?? "";
      if (!fitsSeats(variant, count) || (/^\d$/.test(chosen) && Number(chosen) >= count)) {
        this.variants[variant.id] = variant.default;
      }
    }
  }

  /** What the server is asked for; names are those at each seat. */
  request(language: string, names: string[]) {
    const seats = this.places.map((place, seat): SeatWish => {
      if (place.who === "friend") return { kind: "open" };
      if (place.who === "bot") return { kind: "bot", bot: place.bot, ...(names[seat] ? { name: names[seat] } : {}) };
      return place.who === "me" ? { kind: "me" } : { kind: "me", name: names[seat] ?? place.name };
    });
    const clock = this.clock === "off" ? null : { turn: Number(this.clock), bank: Number(this.bank) };
    const { takeBack: take_back, spectators, memoryAid: memory_aid, hints, position } = this;
    const rules = position.trim() ? { position } : { variants: { ...this.variants } };
    return { game: this.game.id, seats, ...rules, language, clock, take_back, spectators, memory_aid, hints };
  }
}
