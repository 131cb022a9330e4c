/** The spectators' link somebody came with; it is kept while the tab lives, so that a reload still watches. */

type Secret = { kind: "seat" | "watch"; link: string } | null;

const keyOf = (table: string) => `deskovka.watch.${table}`;

export function watchLink(table: string, secret: Secret): string | null {
  try {
    if (secret?.kind === "watch") sessionStorage.setItem(keyOf(table), secret.link);
    return sessionStorage.getItem(keyOf(table));
  } catch {
    return secret?.kind === "watch" ? secret.link : null;
  }
}
