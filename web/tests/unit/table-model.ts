/** A table without a server, for the tests of the table page. */
import { vi } from "vitest";
import type { News, Option, Question } from "../../src/lib/api";
import { TableModel } from "../../src/lib/table.svelte";

export class QuietSocket {
  static readonly OPEN = 1;
  static last: QuietSocket | null = null;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => {};
  onmessage: (message: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor() {
    QuietSocket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {}

  tell(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

export const option = (words: string, text: string, detail = "", values: Record<string, string> = {}): Option => ({
  words,
  id: words === "end turn" ? "end-turn" : words.split(" ")[0]!,
  values,
  text,
  detail,
});

export const question = (options: Option[], more: Partial<Question> = {}): Question => ({
  seat: 0,
  ask: "turn",
  values: {},
  text: "What will you do?",
  undo: false,
  takes_back: "",
  options,
  ...more,
});

const chair = (seat: number, name: string, mine: boolean, bot: string | null = null): News["seats"][number] => ({
  seat,
  name,
  mine,
  bot,
  kind: bot ? "bot" : "person",
  away: null,
  bot_from: null,
});

export const news = (more: Partial<News> = {}): News =>
  ({
    type: "table",
    id: "T",
    game: "vale",
    rules_version: 1,
    variants: {},
    language: "en",
    status: "running",
    sequence: 1,
    commitment: "",
    chosen: false,
    secret: null,
    shares: [],
    seed: null,
    host: true,
    paused: false,
    clock: null,
    deadline: null,
    take_back: "normal",
    set_up: false,
    hints: false,
    hinted: 0,
    spectators: true,
    memory_aid: false,
    wish: null,
    refusal: null,
    watching: [],
    rematch: null,
    origin: null,
    asked: [0],
    scores: [0, 0],
    changed: "",
    seats: [chair(0, "Jana", true), chair(1, "Petr", false)],
    views: { "0": { game: "vale", players: [] } },
    pending: [],
    events: [],
    since: {},
    standing: {},
    known: {},
    rewound: false,
    result: null,
    chat: [],
    ...more,
  }) as News;

export const seats = { chair };

/** A table and the server's end of its socket. */
export function quietTable(first: News): { table: TableModel; server: QuietSocket } {
  vi.stubGlobal("WebSocket", QuietSocket);
  const table = new TableModel("T");
  const server = QuietSocket.last!;
  server.onopen();
  server.tell(first);
  return { table, server };
}
