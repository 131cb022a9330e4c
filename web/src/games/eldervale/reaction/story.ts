/** What has happened in the turn that goes on. */
import type { Happening } from "$lib/api";
import { mannersOf } from "../../index";

const MOST = 3; // what fits beside the name

/** The weightiest things of this turn in words, in the order they happened. */
export function happenedThisTurn(log: Happening[]): string[] {
  const { weighty } = mannersOf("eldervale");
  const begun = log.findLastIndex(({ event }) => event === "turn");
  const told = log.slice(begun + 1).filter(({ event, text }) => text && weighty.includes(event));
  return told.slice(-MOST).map(({ text }) => text ?? "");
}
