/** A what-if: where it came from, and how the chance moves in it. */
import { api, type Lobby, type NewTable, type WhatIfChances } from "./api";
import { settings } from "./settings.svelte";

const AGAIN = 700; // milliseconds until it is looked again
const AFTER_TROUBLE = 4000;

/** Where a what-if began; what it goes on from was imagined by that seat. */
export interface Origin {
  table: string;
  answers: number;
  seat: number;
}

/** The origin of a what-if; null at any other table. */
export function whatIfOrigin(lobby: Pick<Lobby, "origin"> | null): Origin | null {
  const { table, answers, seat } = lobby?.origin ?? {};
  return table === undefined || answers === undefined || seat === undefined ? null : { table, answers, seat };
}

const keyOf = (id: string) => `deskovka.back.${id}`;

/** The address this what-if was begun from, while the tab lives; without one the replay at that position. */
export function wayBack(id: string, { table, answers, seat }: Origin): string {
  try {
    const kept = sessionStorage.getItem(keyOf(id));
    if (kept?.startsWith("/t/")) return kept;
  } catch {
    // without storage the replay has to do
  }
  return `/t/${table}/replay#${answers}.${seat}`;
}

function keepWayBack(id: string, address: string): void {
  try {
    sessionStorage.setItem(keyOf(id), address);
  } catch {
    // then it leads to the replay
  }
}

/** Make one; the way back leads to this address. */
export async function makeWhatIf({ table, answers, seat }: Origin, bot: string, back: string): Promise<NewTable> {
  const made = await api.whatIf(table, { answers, seat, bot, language: settings.language });
  keepWayBack(made.id, back);
  return made;
}

/** Asks how the chance moves, again and again while more is being found out. */
export class WhatIfModel {
  told = $state.raw<WhatIfChances | null>(null);

  private asked = 0; // what comes for an older question is too late
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  async look(): Promise<void> {
    clearTimeout(this.timer);
    const question = (this.asked += 1);
    try {
      const told = await api.chances(this.id, settings.language);
      if (question !== this.asked) return;
      this.told = told;
      if (told.more) this.wait(AGAIN);
    } catch {
      if (question === this.asked) this.wait(AFTER_TROUBLE);
    }
  }

  close(): void {
    this.asked += 1;
    clearTimeout(this.timer);
  }

  private wait(milliseconds: number): void {
    this.timer = setTimeout(() => void this.look(), milliseconds);
  }
}
