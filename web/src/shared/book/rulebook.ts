/** The rules of a game as its texts tell them: chess-rule-MOVE-3 is rule CHESS-MOVE.3; and how they are searched. */
import type { Texts } from "$lib/api";
import { chapterId, prefixOf, ruleMessage } from "$lib/prefix";

export interface Rule {
  id: string;
  chapter: string;
  number: number;
  text: string;
}
export interface Chapter {
  id: string;
  /** Its name in an address. */
  anchor: string;
  title: string;
  rules: Rule[];
}

export function chapters(texts: Texts, game: string): Chapter[] {
  const prefix = prefixOf(game);
  const pattern = ruleMessage(prefix);
  const found = new Map<string, Chapter>();
  for (const [key, text] of Object.entries(texts)) {
    const match = pattern.exec(key);
    if (!match) continue;
    const [, code = "", number = ""] = match;
    const title = texts[`${prefix}-chapter-${code}`] ?? code;
    const chapter = found.get(code) ?? { id: code, anchor: chapterId(texts, prefix, code), title, rules: [] };
    chapter.rules.push({
      id: `${chapter.anchor}.${number}`,
      chapter: code,
      number: Number(number),
      text,
    });
    found.set(code, chapter);
  }
  for (const chapter of found.values()) chapter.rules.sort((one, other) => one.number - other.number);
  return [...found.values()];
}

export const withoutAccents = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");

/** Small letters without accents, for searching. */
export const plain = (text: string): string => withoutAccents(text).toLowerCase();

const WORD = /[\p{L}\p{M}\d]+/gu;
const SHORT = 2; // prepositions are not looked for

/** What the words wished for begin with: Czech and English endings come off, so that "values" finds "value". */
export function stemsOf(words: string): string[] {
  const wished: string[] = plain(words).match(WORD) ?? [];
  const telling = wished.filter((word) => word.length > SHORT || /\d/.test(word));
  return (telling.length ? telling : wished).map((word) =>
    /\d/.test(word) ? word : word.slice(0, word.length - (word.length > 5 ? 2 : word.length > 3 ? 1 : 0)),
  );
}

/** Does each of them begin a word of the text?  The text is plain. */
export function hasStems(text: string, stems: string[]): boolean {
  const words: string[] = text.match(WORD) ?? [];
  return stems.every((stem) => words.some((word) => word.startsWith(stem)));
}

/** "move.3", "CHESS-MOVE.3" or "move 3" names a rule, "move" a chapter. */
function namedBy(words: string, rule: Rule): boolean {
  const wanted = words.trim().toLowerCase().replace(/\s+/, ".");
  const id = rule.id.toLowerCase();
  const short = `${rule.chapter}.${rule.number}`.toLowerCase();
  return wanted !== "" && [id, short, rule.chapter.toLowerCase()].includes(wanted);
}

/** The chapters with only those rules that are named, or have all the words; `other` is the book in another language. */
export function search(book: Chapter[], words: string, other: Chapter[] = []): Chapter[] {
  const stems = stemsOf(words);
  if (!stems.length) return book;
  const theirs = new Map(
    other.flatMap((chapter) => chapter.rules.map((rule) => [rule.id, `${chapter.title} ${rule.text}`])),
  );
  const named = keep(book, (rule) => namedBy(words, rule));
  if (named.length) return named;
  return keep(book, (rule, chapter) =>
    [`${chapter.title} ${rule.text}`, theirs.get(rule.id) ?? ""].some((text) => hasStems(plain(text), stems)),
  );
}

function keep(book: Chapter[], wanted: (rule: Rule, chapter: Chapter) => boolean): Chapter[] {
  return book
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => wanted(rule, chapter)) }))
    .filter((chapter) => chapter.rules.length > 0);
}

/** A text in pieces, those that were looked for marked. */
export function marked(text: string, words: string): { text: string; found: boolean }[] {
  const stems = stemsOf(words);
  const parts: { text: string; found: boolean }[] = [];
  let from = 0;
  for (const match of text.matchAll(WORD)) {
    if (!stems.some((stem) => plain(match[0]).startsWith(stem))) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index), found: false });
    parts.push({ text: match[0], found: true });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), found: false });
  return parts;
}

const NEAR = 5;

/** Words of these texts that are spelt almost like the ones wished for, the nearest first. */
export function nearest(texts: string[], words: string): string[] {
  const known = new Map<string, string>();
  for (const text of texts)
    for (const word of text.match(WORD) ?? []) if (word.length > 3) known.set(plain(word), word.toLowerCase());
  const wished: string[] = plain(words).match(WORD) ?? [];
  const far = [...known].map(([key, word]) => ({ word, far: Math.min(...wished.map((wish) => distance(wish, key))) }));
  const most = Math.max(1, Math.floor(Math.max(0, ...wished.map((wish) => wish.length)) / 3));
  return far
    .filter((near) => near.far <= most)
    .sort((one, other) => one.far - other.far || one.word.length - other.word.length)
    .slice(0, NEAR)
    .map((near) => near.word);
}

/** How many letters have to be changed, put in or left out. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[other.length]!;
}
