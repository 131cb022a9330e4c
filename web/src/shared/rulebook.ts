/** The rules of a game as its texts tell them: vale-rule-SUM-3 is rule VALE-SUM.3. */
import type { Texts } from "$lib/api";
import { prefixOf } from "./words";

export interface Rule {
  id: string;
  chapter: string;
  number: number;
  text: string;
}
export interface Chapter {
  id: string;
  title: string;
  rules: Rule[];
}

export function chapters(texts: Texts, game: string): Chapter[] {
  const prefix = prefixOf(game);
  const pattern = new RegExp(`^${prefix}-rule-([A-Z]+\\d*)-(\\d+)$`);
  const found = new Map<string, Chapter>();
  for (const [key, text] of Object.entries(texts)) {
    const match = pattern.exec(key);
    if (!match) continue;
    const [, code = "", number = ""] = match;
    const chapter = found.get(code) ?? { id: code, title: texts[`${prefix}-chapter-${code}`] ?? code, rules: [] };
    chapter.rules.push({
      id: `${prefix.toUpperCase()}-${code}.${number}`,
      chapter: code,
      number: Number(number),
      text,
    });
    found.set(code, chapter);
  }
  for (const chapter of found.values()) chapter.rules.sort((one, other) => one.number - other.number);
  return [...found.values()];
}

/** Small letters without accents, for searching. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The chapters with only those rules that have all the words. */
export function search(book: Chapter[], words: string): Chapter[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (!wanted.length) return book;
  return book
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) => {
        const text = plain(`${rule.id} ${chapter.title} ${rule.text}`);
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter((chapter) => chapter.rules.length > 0);
}
