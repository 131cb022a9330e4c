/** The log in words: the gist of a turn, what is new. */
import type { Happening } from "$lib/api";
import { say } from "$lib/say.svelte";
import { settings } from "$lib/settings.svelte";
import { passages, type Line } from "$lib/turns";

/** Rule ids are short in the log: SUM.3. */
export const shortRule = (rule: string): string => rule.replace(/^[A-Z]+-/, "");

/** What others did since the seats last did something themselves, in turns. */
export function newMoves(log: Happening[], mine: number[], from: number): number {
  const lastOwn = log.findLastIndex((event) => event.seat !== undefined && mine.includes(event.seat));
  return passages(log.slice(Math.max(from, lastOwn + 1))).filter((passage) => passage.kind === "turn").length;
}

export const timesOf = (count: number): string => (count > 1 ? ` ×${count}` : "");

const MOST_KINDS = 2;
const MOST_THINGS = 3; // of one kind
const LONG = 64; // letters: about two lines

/**
 * A turn in one sentence: "Petr summons Medusa and Cerberus, sells Agni".  `weights` names the kinds of events that
 * matter, the weightiest first; without any of them the turn is told by how it began.
 */
export function gist(lines: Line[], name: string, weights: string[]): string {
  const kinds = [...new Set(lines.map(({ event }) => event.event))];
  const weighty = weights.filter((kind) => kinds.includes(kind)).slice(0, MOST_KINDS);
  const told = weighty.length ? weighty : kinds.slice(0, 1);
  const phrases = told.map((kind) =>
    phrase(
      lines.filter(({ event }) => event.event === kind),
      name,
    ),
  );
  const whole = phrases.map((text, index) => (index === 0 ? text : withoutName(text, name))).join(", ");
  return whole.length > LONG ? phrases[0]! : whole;
}

const bare = ({ text, count }: Line): string => text.replace(/\.$/, "") + timesOf(count);
const withoutName = (text: string, name: string): string =>
  name && text.startsWith(`${name} `) ? text.slice(name.length + 1) : text;

/** Lines of one kind: those that begin alike are told together. */
function phrase(lines: Line[], name: string): string {
  const texts = [...new Set(lines.map(bare))];
  if (texts.length === 1) return texts[0]!;
  const words = texts.map((text) => text.split(" "));
  const alike = words[0]!.findIndex((word, place) => words.some((others) => others[place] !== word));
  const verb = name.split(" ").length + 1; // the name and at least what was done
  if (alike < verb)
    return shortened(
      texts.map((text, index) => (index === 0 ? text : withoutName(text, name))),
      ", ",
    );
  return `${words[0]!.slice(0, alike).join(" ")} ${shortened(words.map((all) => all.slice(alike).join(" ")))}`;
}

/** The first few things of a list, and how many more there are. */
function shortened(things: string[], between?: string): string {
  const kept = things.length > MOST_THINGS ? things.slice(0, MOST_THINGS - 1) : things;
  const more = things.length - kept.length;
  const all = more ? [...kept, say("log-more", { count: more })] : kept;
  if (between) return all.join(between);
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(all);
}
