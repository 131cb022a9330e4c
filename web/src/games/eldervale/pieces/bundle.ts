/** What costs, gains and treasure tokens hold, taken apart: "2 gem 1 any", "power", "2 vp", "2-gem", "gem-or-tool". */
import { say } from "$lib/say.svelte";

export interface Share {
  count: number;
  /** A resource, "power", "orb", "vp" or "fame". */
  thing: string;
}

export interface Bundle {
  shares: Share[];
  /** One of them, not all. */
  either: boolean;
}

export function bundleOf(text: string): Bundle {
  if (text.includes("-or-")) return { shares: text.split("-or-").map((thing) => ({ count: 1, thing })), either: true };
  const words = text
    .replace(/^(\d+)-/, "$1 ")
    .split(" ")
    .filter(Boolean);
  const shares: Share[] = [];
  for (let at = 0; at < words.length; at++) {
    const count = Number(words[at]);
    if (Number.isNaN(count)) shares.push({ count: 1, thing: words[at]! });
    else shares.push({ count, thing: words[++at]! });
  }
  return { shares, either: false };
}

const SIGNS = new Set(["power", "orb", "vp", "fame"]);

/** The name of the symbol of a resource or of another gain. */
export const iconOf = (thing: string): string => (SIGNS.has(thing) ? thing : `resource-${thing}`);

/** The element and the face of a treasure token: "earth-gem-or-tool". */
export function faceOf(token: string): { element: string; face: string } {
  const dash = token.indexOf("-");
  return { element: token.slice(0, dash), face: token.slice(dash + 1) };
}

/** A bundle in words. */
export function bundleWords(text: string): string {
  const { shares, either } = bundleOf(text);
  const words = shares.map(({ count, thing }) => say(`eldervale-piece-${thing}`, { count }));
  return words.join(either ? ` ${say("eldervale-piece-or")} ` : ", ");
}
