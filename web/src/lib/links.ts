/** Links of tables I made: the server tells them once, so this browser keeps them. */
import type { Links } from "./api";

const KEY = "deskovka.links";
const MOST = 60; // tables; the oldest are forgotten

type Kept = Record<string, Links>;

function stored(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

/** Keeps the links of a table, instead of those it had before. */
export function keepLinks(table: string, { links, spectate }: Links): void {
  const { [table]: _, ...others } = stored();
  const kept = [...Object.entries(others), [table, { links, spectate }] as const].slice(-MOST);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
}

/** The links of a table, or null if this browser never knew them. */
export function linksOf(table: string): Links | null {
  return stored()[table] ?? null;
}

/** The address that seats whoever opens it. */
export function shareAddress(table: string, link: string, origin = location.origin): string {
  return `${origin}/t/${table}#seat.${link}`;
}

/** The address to watch a table without playing. */
export function watchAddress(table: string, link: string, origin = location.origin): string {
  return `${origin}/t/${table}#watch.${link}`;
}

/** The path within this site of a link somebody pasted: /t/ID#seat.LINK; null if it is none of ours. */
export function pathOf(pasted: string): string | null {
  const found = /(?:^|\/)t\/([\w-]{8,64})(\/replay|\/review)?(#(?:seat|watch)\.[\w-]{16,64})?$/.exec(pasted.trim());
  return found ? `/t/${found[1]}${found[2] ?? ""}${found[3] ?? ""}` : null;
}

/** What somebody came with after the # of an address. */
type Secret = { kind: "seat" | "watch"; link: string } | null;

const keyOf = (table: string) => `deskovka.watch.${table}`;

/** The spectators' link somebody came with; it is kept while the tab lives, so that a reload still watches. */
export function watchLink(table: string, secret: Secret): string | null {
  try {
    if (secret?.kind === "watch") sessionStorage.setItem(keyOf(table), secret.link);
    return sessionStorage.getItem(keyOf(table));
  } catch {
    return secret?.kind === "watch" ? secret.link : null;
  }
}
