/** A person with a browser of their own: what they see, what the server told them, and what they can do about it. */
import { expect, type Browser, type BrowserContext, type Locator, type Page } from "@playwright/test";
import type { Lobby, NewTable, News, Option, Question, Reply, SeatWish, Texts, Told } from "../../../src/lib/api";
import { withChanges } from "../../../src/lib/changes";
import { words, type Language, type Say } from "./words";

export interface GuestWish {
  language?: Language;
  phone?: boolean;
  theme?: "dark" | "light";
  speed?: "none" | "quick" | "normal";
  /** Somebody to whom a guide is still to be offered. */
  newcomer?: boolean;
  /** Another address of the same server. */
  address?: string;
}

export const FOX: SeatWish = { kind: "bot", bot: "greedy", name: "Fox" };
export const OWL: SeatWish = { kind: "bot", bot: "greedy", name: "Owl" };
export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** What the browser writes down as an error: a newcomer has no cookie yet, a share of the luck came after the deal. */
const USUAL = /401 \(Unauthorized\).*\/api\/me$|409 \(Conflict\).*\/share$/;
const LONG = 120_000;
const maxRetries = 3; // where the server has just closed a connection that had long been idle
const SOON = [10, 20, 50];

export class Guest {
  private told: News | null = null;
  private latest: News | null = null; // also where something was taken back
  /** The reply to the last answer or undo. */
  private reply: Reply | null = null;
  /** What the browser complained about. */
  readonly problems: string[] = [];
  /** Complaints that this test brings about itself. */
  tolerates: RegExp[] = [USUAL];

  constructor(
    readonly page: Page,
    readonly wish: Required<GuestWish>,
  ) {
    page.on("console", (message) => {
      const faulty = message.type() === "warning" && /svelte\.dev\/e\/|derived_inert/.test(message.text());
      if (message.type() === "error" || faulty) this.problems.push(`${message.text()} ${message.location().url}`);
    });
    page.on("pageerror", (error) => this.problems.push(String(error)));
    page.on("websocket", (socket) => {
      if (!socket.url().includes("/ws/tables/")) return;
      socket.on("framereceived", ({ payload }) => {
        const message = JSON.parse(String(payload)) as Told;
        if (message.type === "table" || message.type === "changes") {
          this.latest = message.type === "table" ? message : withChanges(this.latest!, message);
          if (!this.latest.rewound) this.told = this.latest;
        } else if (message.type === "refused" || message.sequence !== undefined) this.reply = message;
      });
    });
  }

  static async come(browser: Browser, wish: GuestWish = {}): Promise<Guest> {
    const whole = {
      language: "en",
      phone: false,
      theme: "dark",
      speed: "none",
      newcomer: false,
      address: "",
      ...wish,
    } as const;
    const { language, theme, speed, phone, address } = whole;
    const context = await browser.newContext({
      viewport: phone ? PHONE : DESKTOP,
      hasTouch: phone,
      isMobile: phone,
      deviceScaleFactor: 1,
      locale: language === "cs" ? "cs-CZ" : "en-GB",
      colorScheme: theme,
      ...(address ? { baseURL: address } : {}),
    });
    await context.addInitScript(
      (settings) => localStorage.getItem("deskovka.settings") ?? localStorage.setItem("deskovka.settings", settings),
      JSON.stringify({ language, theme, speed }),
    );
    if (!whole.newcomer)
      await context.addInitScript(
        (known) => localStorage.getItem("deskovka.learning") ?? localStorage.setItem("deskovka.learning", known),
        JSON.stringify({ offered: ["vale", "empire", "kemet", "eldervale", "_template"] }), // no guide is offered any more
      );
    return new Guest(await context.newPage(), whole);
  }

  get context(): BrowserContext {
    return this.page.context();
  }

  get say(): Say {
    return words(this.wish.language);
  }

  /** The last news that the page got of the table it shows. */
  get news(): News | null {
    return this.told && this.page.url().includes(this.told.id) ? this.told : null;
  }

  get complaints(): string[] {
    return this.problems.filter((problem) => !this.tolerates.some((usual) => usual.test(problem)));
  }

  // ---- the server, as this person

  async get<T>(path: string): Promise<T> {
    const response = await this.page.request.get(`/api${path}`, { maxRetries });
    expect(response.ok(), `GET ${path}: ${response.status()}`).toBe(true);
    return (await response.json()) as T;
  }

  async post<T>(path: string, data: unknown = {}): Promise<T> {
    const response = await this.page.request.post(`/api${path}`, { data, headers: { "x-deskovka": "1" }, maxRetries });
    expect(response.ok(), `POST ${path}: ${response.status()} ${await response.text()}`).toBe(true);
    return (await response.json()) as T;
  }

  texts(game: string): Promise<Texts> {
    return this.get<Texts>(`/games/${game}/texts/${this.wish.language}`);
  }

  /** A table made without the page; the same seed gives the same luck. */
  async make(game: string, seats: SeatWish[], more: Record<string, unknown> = {}): Promise<NewTable> {
    await this.post("/me", { name: "Jana" });
    return this.post<NewTable>("/tables", { game, seats, language: this.wish.language, seed: "7", ...more });
  }

  /** A table that begins from a position (docs/positions.md), against a bot unless others are named. */
  tableFrom(game: string, position: string | object, others = [FOX], more: Record<string, unknown> = {}) {
    return this.make(game, [{ kind: "me" }, ...others], { position, ...more });
  }

  /** A table of the Vale against one bot, where this person begins. */
  makeVale(more: Record<string, unknown> = {}): Promise<NewTable> {
    return this.make("vale", [{ kind: "me" }, FOX], {
      variants: { first_player: "0" },
      ...more,
    });
  }

  /** A finished game in which a bot played for this person. */
  async makeFinished(...others: SeatWish[]): Promise<string> {
    return this.finish(await this.make("vale", [{ kind: "me" }, ...(others.length ? others : [FOX])]));
  }

  /** Lets a bot play to the end for this person. */
  async finish({ id }: { id: string }): Promise<string> {
    await this.post(`/tables/${id}/deputy`, { seat: 0, bot: "greedy" });
    await expect.poll(async () => (await this.get<Lobby>(`/tables/${id}`)).status, { timeout: LONG }).toBe("finished");
    return id;
  }

  /** Gives answers in words, each when this person is asked, without the page that shows the table. */
  async answers({ id }: { id: string }, ...said: string[]): Promise<void> {
    if (said.length === 0) return;
    await this.page.goto("/healthz"); // the smallest page of this server: its scripts send the cookie
    await this.page.evaluate(answerAll, { id, said });
  }

  /** Opens a table laid out as docs/positions.md has it, after some answers of this person. */
  async makeFrom(
    game: string,
    seats: SeatWish[],
    position: Record<string, unknown>,
    ...said: string[]
  ): Promise<NewTable> {
    const table = await this.make(game, seats, { position });
    await this.answers(table, ...said);
    return table;
  }

  // ---- the table page

  get options(): Locator {
    return this.page.locator("[data-options] button.opt:not(.is-no), .few button.opt");
  }

  /** What this person is asked; not what the page passes by. */
  get question(): Question | undefined {
    return this.news?.pending.find(({ options, skip }) => options !== undefined && !skip);
  }

  /** What the server offers this person now. */
  get offered(): Option[] {
    return this.question?.options ?? [];
  }

  get over(): boolean {
    return this.news?.status === "finished";
  }

  /** The words of the options on the page, in order of the alphabet. */
  async shown(): Promise<string[]> {
    return (await this.options.locator(".what").allTextContents()).sort();
  }

  /** Touches something: with a finger on the phone, with the mouse elsewhere. */
  touch(thing: Locator): Promise<void> {
    return this.wish.phone ? thing.tap() : thing.click();
  }

  /** On the phone the list is drawn up first. */
  async unfold(): Promise<void> {
    const handle = this.page.locator(".sheet-t [aria-expanded=false]:not(.lantern)");
    if (this.wish.phone && this.offered.length > 2 && (await handle.count())) await handle.tap({ timeout: 1_000 }); // a note of the guide may just take its place
  }

  /** And put away, so that the board is seen. */
  async fold(): Promise<void> {
    const handle = this.page.locator(".sheet-t [aria-expanded=true]:not(.lantern)");
    if (this.wish.phone && (await handle.count())) {
      await handle.tap();
      await expect(handle).toHaveCount(0);
    }
  }

  /** The question of this person, the table as they see it, and a card of it on the board. */
  get ask(): string | undefined {
    return this.question?.ask;
  }

  view<T>(seat: number | "spectator" = 0): T {
    return this.news?.views[String(seat)] as T;
  }

  card(id: string): Locator {
    return this.page.locator(`[data-board] [data-look="card:${id}"]`);
  }

  /** Opens a table and waits for the first turn. */
  async sitAt(table: { id: string }): Promise<void> {
    await this.page.goto(`/t/${table.id}`);
    await this.turn();
  }

  /** Two people open a table, each in a browser of their own; the other one sits down on its second seat. */
  async sitWith(friend: Guest, table: NewTable): Promise<void> {
    await this.seat(friend, table);
    await this.openWith(friend, table);
  }

  async seat(friend: Guest, { id, links }: NewTable): Promise<void> {
    await friend.post("/me", { name: "Petr" });
    await friend.post(`/tables/${id}/join`, { link: links["1"] });
  }

  async openWith(friend: Guest, { id }: { id: string }): Promise<void> {
    await Promise.all([this.page.goto(`/t/${id}`), friend.page.goto(`/t/${id}`)]);
  }

  /** Waits until it is this person's turn, or the game is over, and the page shows exactly what the server offers. */
  async turn(): Promise<void> {
    await expect
      .poll(() => this.over || this.offered.length > 0, { timeout: LONG, intervals: SOON, message: "my turn" })
      .toBe(true);
    if (this.over) return void (await expect(this.sheet).toBeVisible());
    await expect(async () => {
      if (await this.page.locator("body.guided").count()) return; // a note of the guide stands in the place of the sheet
      await this.unfold();
      const offered = this.offered.map((option) => option.text ?? option.words).sort();
      expect(await this.shown()).toEqual(offered);
      await expect(this.options.first()).toBeEnabled({ timeout: 100 });
    }).toPass({ intervals: [10, 30, 60, 100, 250], timeout: LONG });
  }

  /** Does something that the server answers, and waits until the news of it has come. */
  async act(something: () => Promise<unknown>, confirm = (yes: Locator) => this.touch(yes)): Promise<void> {
    this.reply = null;
    await something();
    const sure = [this.say("table-end-yes"), this.say("table-doubt-yes")]; // something is left undone, or wasted
    const yes = this.page.getByRole("button", { name: new RegExp(`^(${sure.join("|")})$`) });
    await expect.poll(async () => this.reply !== null || (await yes.isVisible()), { intervals: SOON }).toBe(true);
    if (this.reply === null) {
      await expect(yes).toBeFocused();
      await confirm(yes);
    }
    await expect
      .poll(() => this.reply !== null && (this.news?.sequence ?? 0) >= reached(this.reply), {
        intervals: SOON,
        message: `the server does it: ${JSON.stringify(this.reply)}`,
      })
      .toBe(true);
  }

  /** Chooses an option in the list. */
  async choose(option: Option): Promise<void> {
    const texts = await this.options.locator(".what").allTextContents();
    await this.act(() => this.touch(this.options.nth(texts.indexOf(option.text ?? option.words))));
  }

  /** Plays by the list, as long as there is something to do. */
  async play(goOn: () => boolean = () => true): Promise<number> {
    let answers = 0;
    for (await this.turn(); !this.over && goOn(); await this.turn()) {
      await this.choose(sensible(this.offered, answers));
      answers += 1;
    }
    return answers;
  }

  // ---- the score page

  get sheet(): Locator {
    return this.page.getByRole("table", { name: this.say("score-sheet") });
  }

  async totals(): Promise<number[]> {
    const row = this.sheet
      .getByRole("row")
      .filter({ has: this.page.getByRole("rowheader", { name: this.say("score-total"), exact: true }) });
    return (await row.getByRole("cell").allTextContents()).map((text) => Number(text.replace("−", "-")));
  }
}

/** Runs in a page: a look at a table of its own that gives one answer after the other. */
function answerAll({ id, said }: { id: string; said: string[] }): Promise<void> {
  return new Promise((done, fail) => {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/tables/${id}`, ["deskovka"]);
    const left = [...said];
    let answered = -1;
    socket.onerror = () => fail(new Error("the connection is lost"));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as News | Reply;
      if (!("views" in message)) {
        if (message.type === "refused") fail(new Error(`${left[0]}: ${String(data)}`));
        return;
      }
      if (left.length === 0) {
        socket.close();
        return done();
      }
      const mine = message.pending.find(({ options }) => options !== undefined);
      if (!mine || message.sequence <= answered) return;
      answered = message.sequence;
      const words = mine.skip || left.shift();
      socket.send(JSON.stringify({ type: "answer", id: answered, seat: mine.seat, sequence: answered, words }));
    };
  });
}

/** The sequence number that an answer has brought. */
const reached = (reply: Reply): number => (reply.type === "done" ? (reply.sequence ?? Infinity) : Infinity);

/** An option that brings the game forward: one of those that do something, by turns; ending the turn comes last. */
export function sensible(options: Option[], turn: number): Option {
  const better = options.filter((option) => !["end-turn", "done", "release"].includes(option.id));
  const from = better.length ? better : options.filter((option) => option.id !== "release");
  const choice = from.length ? from : options;
  return choice[turn % choice.length]!;
}
