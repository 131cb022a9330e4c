/**
 * Questions that players want only when they say so; the server names the words that pass them by.
 *
 * They are passed by at once, whatever is in the hand: neither that they are, nor how long it takes, tells anything.
 */
import type { Question } from "./api";
import { settings } from "./settings.svelte";

export class Skipping {
  /** The seats that want to be asked at the next occasion. */
  private armed = $state.raw<ReadonlySet<number>>(new Set());

  isArmed(seat: number): boolean {
    return this.armed.has(seat);
  }

  arm(seat: number, armed: boolean): void {
    const seats = new Set(this.armed);
    if (armed) seats.add(seat);
    else seats.delete(seat);
    this.armed = seats;
  }

  /** Is this question answered without asking? */
  passes(question: Question): boolean {
    return Boolean(question.skip) && settings.skips && !this.armed.has(question.seat);
  }

  /** Whoever was asked and is done wants to be left alone again. */
  answered(question: Question, words: string): void {
    if (question.skip === words) this.arm(question.seat, false);
  }
}
