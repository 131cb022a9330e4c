/** How much of a table's log this browser has already shown to whom. */

const KEY = "deskovka.seen";
const MOST = 60; // tables that are remembered

function all(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/** The name of one viewer's place at a table; people at one screen look by turns. */
export const placeOf = (table: string, seat: number | null): string => (seat === null ? table : `${table}.${seat}`);

/** The number of things seen there so far; null: never looked. */
export function seenAt(place: string): number | null {
  const count = all()[place];
  return typeof count === "number" ? count : null;
}

export function rememberSeen(place: string, count: number): void {
  const { [place]: _, ...others } = all();
  const kept = Object.entries(others).slice(-(MOST - 1));
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [place, count]])));
  } catch {
    // a full or forbidden store only costs the divider
  }
}
