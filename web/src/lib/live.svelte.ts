/** A table as it happens: one WebSocket that comes back by itself, and news shown one after another. */
import type { ChatLine, Happening, Heard, News, Phrase, Reply, Told } from "./api";
import { withChanges } from "./changes";
import { isNote } from "./notes";
import { settings, type Language } from "./settings.svelte";
import type { PassWish } from "./standing";

export type Connection = "connecting" | "open" | "lost" | "refused";
/** Somebody waits for the reply to a message; an answer is sent again where the connection was lost meanwhile. */
interface Waiting {
  message: string;
  again: boolean;
  reply: (reply: Reply) => void;
}
const lost = (id: number): Reply => ({ type: "refused", id, code: "lost", rule: "", message: "", values: {} });

const LOGGED_OUT = 4401; // how the server ends a connection when its cookie is revoked
const BETWEEN = 350; // milliseconds from one piece of news to the next while several wait
const MOST_WAITING = 40; // news further behind than this are skipped

/** Also where a page has no `randomUUID`, because it came over plain HTTP. */
const randomLetters = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Is somebody looking, and does what happens move? */
const isWatching = (): boolean => settings.factor > 0 && document.visibilityState === "visible";

export class Live {
  connection = $state<Connection>("connecting");
  /** What is shown; it may be some moves behind while they are told one after another. */
  news = $state.raw<News | null>(null);
  /** Everything that happened so far, up to what is shown. */
  log = $state.raw<Happening[]>([]);
  /** What the news that is shown brought. */
  fresh = $state.raw<Happening[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** How many things of the log end with one that was not watched as it happened. */
  missed = $state(0);
  /** What the log says about people: a bot plays for somebody, somebody is back. */
  notes = $state.raw<ChatLine[]>([]);
  /** How often the table has jumped to another moment: when something is taken back, nothing moves there. */
  jumps = $state(0);
  /** Called before and after the shown table changes, for those who draw motion. */
  beforeChange: () => void = () => {};
  /** Called instead of both when the table jumps. */
  jumped: () => void = () => {};
  /** Called with every piece of news that is shown, and the one before it. */
  arrived: (before: News | null, now: News) => void = () => {};
  /** Called whenever there is a connection, the first one or again. */
  opened: () => void = () => {};
  afterChange: (events: Happening[]) => void = () => {};
  /** Called with every piece of news as it comes, before it is shown. */
  heard: (news: News) => void = () => {};

  private socket: WebSocket | null = null;
  private waiting: News[] = [];
  private latest: News | null = null; // as it came last; what comes next tells only what is different then
  private timer: ReturnType<typeof setTimeout> | undefined;
  private replies = new Map<number, Waiting>();
  private number = 0;
  private readonly ticket = randomLetters();
  private attempts = 0;
  private newSocket = true; // the next news holds everything that was said
  private fromStart = true; // the next news holds everything that happened
  private jumping = false; // what was shown has been taken back
  private loggedOut = false; // whoever I am now may have no business here
  private closed = false;

  constructor(
    readonly id: string,
    private readonly link: string | null = null,
  ) {
    this.connect();
  }

  private connect(): void {
    const protocols = ["deskovka", "changes", `words.${settings.language}`];
    if (this.link) protocols.push(`spectate.${this.link}`);
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/tables/${this.id}`;
    const socket = new WebSocket(address, protocols);
    let greeted = false;
    this.socket = socket;
    this.newSocket = this.fromStart = true;
    socket.onopen = () => {
      greeted = true;
      this.loggedOut = false;
      this.attempts = 0;
      this.connection = "open";
      this.opened();
      for (const waiting of this.replies.values()) socket.send(waiting.message);
    };
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as Told);
    socket.onclose = (event) => {
      if (event.code === LOGGED_OUT) this.loggedOut = true;
      this.giveUp();
      if (this.closed) return;
      this.attempts += 1;
      if (!greeted && (this.news === null || this.loggedOut) && this.attempts >= 3) {
        this.connection = "refused"; // not for us, or nobody there
        return;
      }
      this.connection = "lost";
      setTimeout(() => !this.closed && this.connect(), Math.min(8000, 250 * 2 ** this.attempts));
    };
  }

  /** No reply comes to what was sent; answers are kept until the connection is back, if it is to come. */
  private giveUp(): void {
    for (const [id, waiting] of this.replies) {
      if (waiting.again && !this.closed) continue;
      this.replies.delete(id);
      waiting.reply(lost(id));
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  // ---- news

  private hear(message: Told): void {
    if (message.type === "table" || message.type === "changes") {
      const news = message.type === "table" ? message : withChanges(this.latest!, message);
      this.latest = news;
      this.heard(news);
      this.waiting.push(news);
      if (this.fromStart || this.waiting.length > MOST_WAITING) this.catchUp();
      else if (this.timer === undefined) this.showNext();
      return;
    }
    const waiting = this.replies.get(message.id as number);
    this.replies.delete(message.id as number);
    waiting?.reply(message);
  }

  /** Several moves still to be told? */
  get isBehind(): boolean {
    return this.timer !== undefined && this.waiting.length > 0;
  }

  /** Skip to the present. */
  catchUp(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.waiting.length) this.show(this.waiting.shift()!, this.waiting.length === 0);
  }

  private showNext(): void {
    const next = this.waiting.shift();
    if (!next) {
      this.timer = undefined;
      return;
    }
    const moved = next.events.length > 0;
    this.show(next, true);
    this.timer = setTimeout(() => this.showNext(), moved ? BETWEEN * settings.factor : 0);
  }

  private show(next: News, visibly: boolean): void {
    if (next.rewound) {
      this.hearChat(next);
      this.jumping = true;
      void this.speak(settings.language); // tell me everything again
      return;
    }
    const jumps = this.jumping;
    if (visibly && !jumps) this.beforeChange();
    const known = this.fromStart ? 0 : this.log.length;
    const news = known + next.events.length - this.log.length;
    this.log = this.fromStart ? next.events : [...this.log, ...next.events];
    if (news > 0 && (this.fromStart || !visibly || !isWatching())) this.missed = this.log.length;
    this.fresh = this.fromStart ? [] : next.events;
    this.hearChat(next);
    this.fromStart = this.jumping = false;
    this.arrived(this.news, next);
    this.news = next;
    if (jumps) {
      this.jumps += 1;
      this.jumped();
    } else if (visibly) this.afterChange(this.fresh);
  }

  /** Keeps what was said, and what the log says about people. */
  private hearChat(next: News): void {
    const said = next.chat.filter((line) => !isNote(line));
    const noted = next.chat.filter(isNote);
    this.chat = this.newSocket ? said : [...this.chat, ...said];
    this.notes = this.newSocket ? noted : [...this.notes, ...noted];
    this.newSocket = false;
  }

  // ---- messages

  private send(message: Heard, again = false): Promise<Reply> {
    const id = (this.number += 1);
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve(lost(id));
    const text = JSON.stringify({ ...message, id });
    const answered = new Promise<Reply>((reply) => this.replies.set(id, { message: text, again, reply }));
    this.socket.send(text);
    return answered;
  }

  answer(seat: number, words: string): Promise<Reply> {
    this.catchUp();
    return this.sendAnswer(seat, this.news?.sequence ?? 0, words, true);
  }

  /** By its ticket the server knows an answer that it gets twice, because the reply was lost on its way. */
  private sendAnswer(seat: number, sequence: number, words: string, again: boolean): Promise<Reply> {
    const ticket = `${this.ticket}-${this.number + 1}`;
    return this.send({ type: "answer", seat, sequence, words, ticket }, again);
  }

  /** Pass by the question of this piece of news, which may not be shown yet; the news that come anew ask for it again. */
  pass(seat: number, sequence: number, words: string): Promise<Reply> {
    return this.sendAnswer(seat, sequence, words, false);
  }

  undo(seat: number): Promise<Reply> {
    this.catchUp();
    return this.send({ type: "undo", seat, sequence: this.news?.sequence ?? 0 });
  }

  consent(yes: boolean): Promise<Reply> {
    return this.send({ type: "consent", yes });
  }

  why(seat: number, words: string): Promise<Reply> {
    return this.send({ type: "why", seat, words });
  }

  say(text: string): Promise<Reply> {
    return this.send({ type: "chat", text });
  }

  /** One of the phrases that everybody reads in their own language. */
  phrase(phrase: Phrase): Promise<Reply> {
    return this.send({ type: "phrase", phrase });
  }

  /** At a shared screen: the person of this seat has taken it. */
  lift(seat: number): Promise<Reply> {
    return this.send({ type: "lift", seat });
  }

  /** Pass for this seat in others' turns from now on. */
  passForMe(seat: number, wish: PassWish): Promise<Reply> {
    return this.send({ type: "pass-for-me", seat, ...wish });
  }

  /** No longer pass by this standing answer; null: by none. */
  askMe(seat: number, standing: number | null): Promise<Reply> {
    return this.send({ type: "ask-me", seat, standing });
  }

  /** Everything that happened again, in this language. */
  speak(language: Language): Promise<Reply> {
    this.fromStart = true;
    return this.send({ type: "language", language });
  }
}
