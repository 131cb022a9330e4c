/**
 * What this browser adds to the luck of its tables, so that nobody chooses it alone.  The server has committed itself to
 * a secret before that; what it told then is kept here and compared when the game is over.
 */
import { api, type Lobby, type NewTable } from "./api";
import { keepLinks } from "./links";

const KEY = "deskovka.luck";
const MOST = 60; // tables; the oldest are forgotten
const BYTES = 16;

export interface Added {
  commitment: string;
  share: string;
}
/** What is told of the luck of a table. */
export type Luck = Pick<Lobby, "commitment" | "seed" | "chosen" | "secret" | "shares">;

function stored(): Record<string, Added> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Added>;
  } catch {
    return {};
  }
}

function keep(table: string, added: Added): void {
  const { [table]: _, ...others } = stored();
  const kept = [...Object.entries(others), [table, added] as const].slice(-MOST);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
}

/** What this browser added at a table, and what it had been told before; null if it did not. */
export function addedTo(table: string): Added | null {
  return stored()[table] ?? null;
}

/** Random bytes as hexadecimal digits; unlike most of the Web Crypto API they are there without TLS too. */
export function newShare(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What this browser adds at a table, drawn once, after it was told this commitment. */
export function shareFor({ id, commitment }: Pick<Lobby, "id" | "commitment">): string {
  const known = addedTo(id);
  if (known) return known.share;
  const share = newShare();
  keep(id, { commitment, share });
  return share;
}

/** Can something still be added to the luck of a table by a seat of mine? */
export function wantsShare({ status, seats, shares }: Pick<Lobby, "status" | "seats" | "shares">): boolean {
  return status === "open" && seats.some((seat) => seat.mine && shares[seat.seat] === "");
}

/** Adds to the luck of a table that has not begun.  It plays as well without: the table shows who added. */
export async function addShare(table: Lobby): Promise<void> {
  if (wantsShare(table)) await api.share(table.id, shareFor(table)).catch(() => undefined);
}

/** A new table with my share in its luck; the commitment to its secret comes first. */
export async function makeTable(wish: Parameters<typeof api.create>[0]): Promise<NewTable> {
  const made = await api.create({ ...wish, waits: true });
  keepLinks(made.id, made);
  await addShare(made);
  return made;
}

const LOOKS = 4;
const BETWEEN = 300; // milliseconds

/** A rematch: it begins with my share, so those who are still here get a moment to add theirs. */
export async function makeRematch(table: string, here: number[]): Promise<string> {
  const { id } = await api.rematch(table);
  for (let look = 0; look < LOOKS; look++) {
    const lobby = await api.table(id);
    if (lobby.status !== "open") break;
    if (look === LOOKS - 1 || here.every((seat) => lobby.shares[seat] !== "")) await addShare(lobby);
    else await new Promise((done) => setTimeout(done, BETWEEN));
  }
  return id;
}

/** Somebody made a rematch: add to its luck before it begins. */
export async function addToRematch(id: string): Promise<void> {
  await api.table(id).then(addShare, () => undefined);
}

/** Does what a finished game tells agree with what this browser was told and added?  null: it added nothing. */
export function agrees(table: string, luck: Luck): boolean | null {
  const added = addedTo(table);
  return added && added.commitment === luck.commitment && luck.shares.includes(added.share);
}
