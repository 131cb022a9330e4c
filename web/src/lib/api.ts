/** Everything that is not live: plain requests to the server. */
import type { components } from "./openapi";

type Schemas = components["schemas"];
export type Lobby = Schemas["LobbyShape"];
export type NewTable = Schemas["NewTableShape"];
export type Links = Schemas["LinksShape"];
export type SeatLink = Schemas["SeatLinkShape"];
export type TakeBack = Lobby["take_back"];
export type GameInfo = Schemas["GameShape"];
export type LevelInfo = Schemas["LevelShape"];
export type GameLevels = Schemas["LevelsShape"];
export type SeatInfo = Schemas["SeatShape"];
export type SeatWish = Schemas["SeatWish"];
export type Option = Schemas["OptionShape"];
export type Question = Schemas["QuestionShape"];
export type StandingAnswer = Schemas["ToldStandingShape"];
export type KnownPlace = Schemas["KnownPlaceShape"];
export type KnownThing = Schemas["KnownThingShape"];
export type Result = Schemas["ResultShape"];
export type ScoreLine = Schemas["ScoreLineShape"];
export type ChatLine = Schemas["ChatShape"];
export type Position = Schemas["PositionShape"];
export type Moment = InWords<Schemas["MomentShape"]>;
export type HistoryStep = InWords<Schemas["StepShape"]>;
export type History = { first: number; steps: HistoryStep[] };
/** A review of a finished game, and how far it is. */
export type ReviewNews = Schemas["ReviewShape"];
export type Review = Schemas["ToldReview"];
export type Answered = Schemas["ToldAnswer"];
export type Alternative = Schemas["ToldAlternative"];
export type Chance = Schemas["ToldChance"];
export type WhatIfChances = Schemas["ChancesShape"];
export type ChancePoint = Schemas["ChancePointShape"];
export type KeyMoment = Schemas["ToldMoment"];
/** Positions to train with: all there are, one of them, and what an answer was worth. */
export type Puzzles = Schemas["PuzzlesShape"];
export type PuzzleDay = Schemas["DayShape"];
export type GamePuzzles = Schemas["GamePuzzlesShape"];
export type Puzzle = Schemas["PuzzleShape"];
export type Outcome = Schemas["OutcomeShape"];
export type Judged = Schemas["JudgedShape"];
export type CourseStep = Schemas["CourseShape"];
export type Who = Schemas["Who"];
/** Where to look, and on request the best options with their chances. */
export type Hint = Schemas["HintShape"];
export type Statistics = Schemas["StatisticsShape"];
export type GameStatistics = Schemas["GameStatisticsShape"];
export type AgainstWhom = Schemas["AgainstShape"];
/** How many games were won, and between which shares that lies. */
export type Share = Omit<AgainstWhom, "who">;
export type RatingPoint = Schemas["RatingShape"];
export type LatestGame = Schemas["LatestShape"];
/** Something that happened, with the ids of what took part in it; this client always asks for words. */
export type Happening = Schemas["EventShape"] & { text: string; rule: string };
type InWords<T> = Omit<T, "events"> & { events: Happening[] };
export type View = Record<string, unknown>;
export type News = InWords<Schemas["NewsShape"]>;
/** What comes over the WebSocket of a table: news, and replies to what was sent. */
export type Changes = Schemas["ChangesMessage"];
export type Told = InWords<Schemas["TableMessage"]> | Changes | Reply;
export type Reply = Schemas["DoneMessage"] | Schemas["RefusedMessage"];
/** What is sent there; whoever sends it gives it a number. */
export type Heard = Unnumbered<Schemas["Heard"]>;
type Unnumbered<T> = T extends unknown ? Omit<T, "id"> : never;
export type Phrase = Schemas["Phrase"]["phrase"];
export type Texts = Record<string, string>;

/** Something the server would not do; `code` says why. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    /** What is wrong, as the server says it, and what a message may mention; empty where the code says it all. */
    readonly text = "",
    readonly values: Record<string, number | string> = {},
  ) {
    super(code);
  }
}

/** With the link somebody came with: an address would be logged. */
async function request<T>(method: string, path: string, body?: unknown, link?: string | null): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: {
      "x-deskovka": "1",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(link ? { "x-deskovka-link": link } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) {
    const problem = (await response.json().catch(() => ({}))) as {
      code?: string;
      text?: string;
      values?: Record<string, number | string>;
    };
    throw new Refused(problem.code ?? "our-mistake", response.status, problem.text, problem.values);
  }
  return (await response.json()) as T;
}

const get = <T>(path: string, link?: string | null) => request<T>("GET", path, undefined, link);
const post = <T>(path: string, body: unknown = {}) => request<T>("POST", path, body);

export const api = {
  me: () => get<Who>("/me"),
  introduce: (name: string) => post<Who>("/me", { name }),
  register: (login: string, password: string) => post<Who>("/register", { login, password }),
  logIn: (login: string, password: string) => post<Who>("/login", { login, password }),
  logOut: () => post<object>("/logout"),
  statistics: (language: string) => get<Statistics>(`/me/statistics?language=${language}`),
  forgetStatistics: () => request<object>("DELETE", "/me/statistics"),
  forgetMe: (password: string) => request<object>("DELETE", "/me", { password }),
  exportAddress: "/api/me/export",
  games: () => get<GameInfo[]>("/games"),
  facts: (game: string) => get<Record<string, unknown>>(`/games/${game}/facts`),
  texts: (game: string, language: string) => get<Texts>(`/games/${game}/texts/${language}`),
  bots: () => get<string[]>("/bots"),
  levels: () => get<GameLevels[]>("/levels"),
  tables: () => get<Lobby[]>("/tables"),
  /** A running table is for its people, and for whoever shows the link of a seat or of the spectators. */
  table: (id: string, link: string | null = null) => get<Lobby>(`/tables/${id}`, link),
  create: (wish: {
    game: string;
    seats: SeatWish[];
    variants?: Record<string, string>;
    language?: string;
    clock?: { turn: number; bank: number } | null;
    take_back?: TakeBack;
    spectators?: boolean;
    memory_aid?: boolean;
    hints?: boolean;
    position?: string;
    /** It begins when its host has added to its luck. */
    waits?: boolean;
  }) => post<NewTable>("/tables", wish),
  place: () => get<Schemas["PlaceShape"]>("/place"),
  seatLink: (id: string, link: string) => post<SeatLink>(`/tables/${id}/link`, { link }),
  links: (id: string) => post<Links>(`/tables/${id}/links`),
  join: (id: string, link: string, share: string) => post<{ seat: number }>(`/tables/${id}/join`, { link, share }),
  share: (id: string, share: string) => post<Lobby>(`/tables/${id}/share`, { share }),
  leave: (id: string) => post<object>(`/tables/${id}/leave`),
  start: (id: string) => post<Lobby>(`/tables/${id}/start`),
  deputy: (id: string, seat: number, bot: string | null) => post<object>(`/tables/${id}/deputy`, { seat, bot }),
  pause: (id: string, paused: boolean) => post<object>(`/tables/${id}/pause`, { paused }),
  resign: (id: string, seat: number) => post<object>(`/tables/${id}/resign`, { seat }),
  rematch: (id: string) => post<{ id: string }>(`/tables/${id}/rematch`, { waits: true }),
  fork: (id: string, answers: number, seats: SeatWish[]) => post<NewTable>(`/tables/${id}/fork`, { answers, seats }),
  /** Play on for one seat with what it did not know dealt anew; bots answer for the others. */
  whatIf: (id: string, wish: { answers: number; seat: number; bot: string; language: string }) =>
    post<NewTable>(`/tables/${id}/what-if`, wish),
  /** How my chance moves in a what-if. */
  chances: (id: string, language: string) => get<WhatIfChances>(`/tables/${id}/chances?language=${language}`),
  position: (id: string, answers: number, seat?: number) =>
    get<Position>(`/tables/${id}/replay/${answers}${seat === undefined ? "" : `?seat=${seat}`}`),
  hint: (id: string, wish: Schemas["HintWish"]) => post<Hint>(`/tables/${id}/hint`, wish),
  history: (id: string, language: string) => get<History>(`/tables/${id}/history?language=${language}`),
  /** What others did since the last answer of my seat, move by move; the table after that answer comes first. */
  since: (id: string, seat: number, language: string) =>
    get<Moment[]>(`/tables/${id}/since/${seat}?language=${language}`),
  /** A review as one seat (without one: my own, or a spectator) may see it; `known` is the revision that is here already. */
  review: (id: string, language: string, known: number, seat?: number) =>
    get<ReviewNews>(
      `/tables/${id}/review?language=${language}&known=${known}${seat === undefined ? "" : `&seat=${seat}`}`,
    ),
  beginReview: (id: string) => post<object>(`/tables/${id}/review`),
  stopReview: (id: string) => request<object>("DELETE", `/tables/${id}/review`),
  puzzles: (language: string) => get<Puzzles>(`/puzzles?language=${language}`),
  puzzle: (id: string, language: string) => get<Puzzle>(`/puzzles/${id}?language=${language}`),
  nextPuzzle: (wish: Record<string, string | number>) =>
    get<{ id: string }>(`/puzzles/next?${new URLSearchParams(Object.entries(wish).map(([k, v]) => [k, String(v)]))}`),
  tryPuzzle: (id: string, words: string, language: string) =>
    post<Outcome>(`/puzzles/${id}/answer`, { words, language }),
  /** The same once more, in another language; only for whoever has tried it. */
  outcome: (id: string, words: string, language: string) =>
    get<Outcome>(`/puzzles/${id}/answer?words=${encodeURIComponent(words)}&language=${language}`),
  recordAddress: (id: string) => `/api/tables/${id}/record`,
};

/** A name is enough to play: whoever has none yet becomes a guest of this one. */
export async function somebody(fallback: string): Promise<Who> {
  try {
    return await api.me();
  } catch {
    return api.introduce(fallback);
  }
}
