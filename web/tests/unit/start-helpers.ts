/** A server for tests: answers by path, and remembers what it was asked. */
import { vi } from "vitest";

export interface Asked {
  method: string;
  path: string;
  body: unknown;
  /** The link shown with it. */
  link: string | undefined;
}

type Answer = object | ((body: unknown) => object | Refusal);
class Refusal {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly more: object,
  ) {}
}
export const refuse =
  (status: number, code: string, more: object = {}) =>
  () =>
    new Refusal(status, code, more);

export function server(answers: Record<string, Answer>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (address: string, how: RequestInit = {}) => {
    const method = how.method ?? "GET";
    const path = address.replace(/^\/api/, "");
    const body: unknown = how.body ? JSON.parse(String(how.body)) : undefined;
    asked.push({ method, path, body, link: (how.headers as Record<string, string> | undefined)?.["x-deskovka-link"] });
    const answer = answers[`${method} ${path}`];
    if (answer === undefined) return new Response(JSON.stringify({ code: "no-such-page" }), { status: 404 });
    const told = typeof answer === "function" ? (answer as (body: unknown) => object | Refusal)(body) : answer;
    if (told instanceof Refusal)
      return new Response(JSON.stringify({ code: told.code, ...told.more }), { status: told.status });
    return new Response(JSON.stringify(told), { status: 200 });
  });
  return asked;
}

export const VALE = {
  id: "vale",
  seats: [2, 3, 4],
  rules_version: 1,
  variants: [{ id: "first_player", default: "random", allowed: ["random", "0", "1", "2", "3"], needs: "", seats: [] }],
  windows: [],
  deeds: [],
  remembers: true,
};

export const VALE_TEXTS = {
  "core-bot-names": "Fox Owl Wolf",
  "vale-title": "The Vale of Eternity",
  "vale-about": "Tame creatures of legend.",
  "vale-variant-first_player": "First player",
  "vale-variant-first_player.random": "drawn at random",
  "vale-variant-first_player.seat": "a player you choose",
};

export const lobby = (more: object = {}) => ({
  id: "table-one",
  game: "vale",
  status: "running",
  asked: [0],
  scores: [0, 0],
  changed: new Date(Date.now() - 120_000).toISOString(),
  host: true,
  paused: false,
  commitment: "c0".repeat(32),
  seed: null,
  chosen: false,
  secret: null,
  shares: ["", ""],
  set_up: false,
  origin: null,
  variants: {},
  seats: [
    { seat: 0, kind: "person", name: "Jana", bot: null, mine: true },
    { seat: 1, kind: "bot", name: "Fox", bot: "greedy", mine: false },
  ],
  ...more,
});

export const made = (more: object = {}) => ({
  ...lobby({ id: "new-table", ...more }),
  links: { "1": "a-link-of-a-seat-1" },
  spectate: "a-link-to-watch-it",
});
