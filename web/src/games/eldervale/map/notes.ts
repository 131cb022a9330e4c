/** A realm in words: what it is, who stands there, what would happen there. */
import type { Eldervale } from "../eldervale.svelte";

export interface NoteLine {
  /** A name in signs.json: "fight", "monster", "treasure", ... */
  sign?: string;
  text: string;
  /** A danger: it stands out. */
  warns?: boolean;
}

/** What a note beside a realm says. */
export interface Note {
  name: string;
  lines: NoteLine[];
  /** The id of a rule. */
  rule?: string;
}

/** One sentence for screen readers. */
export const describeRealm = (eldervale: Eldervale, id: string): string => eldervale.realmName(id);

export const noteOf = (eldervale: Eldervale, id: string): Note | null => ({ name: eldervale.realmName(id), lines: [] });
