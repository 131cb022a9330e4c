/** What the parts of a table page share: the game as it is shown, who I act for, what is lit, what was refused. */
import {
  api,
  type Happening,
  type News,
  type Option,
  type Question,
  type Reply,
  type SeatInfo,
  type Texts,
  type View,
} from "./api";
import type { Snippet } from "svelte";
import { Hints } from "./hints.svelte";
import { Live } from "./live.svelte";
import { has, say } from "./say.svelte";
import { isWaste } from "./outlook";
import { settings, type Language } from "./settings.svelte";
import { markedOf } from "./since";
import { Skipping } from "./skipping.svelte";
import { isPassing, passedAt, Standing } from "./standing";

/** Why something cannot be done now, beside the thing that was touched. */
export interface Refusal {
  words: string;
  text: string;
  rule: string;
  /** Where on the screen it was touched. */
  at: DOMRect | null;
}

/** A thing of the board that was touched on a phone: it stands in the sheet, with the answers it allows below it. */
export interface Held {
  /** Which, e.g. "card:behemoth"; an element of the board carries it as data-look. */
  thing: string;
  name: string;
  /** What can be done with it now. */
  readonly options: Option[];
  /** The thing as the sheet shows it; without one, its name. */
  show?: Snippet | undefined;
}

let lighting: BoardModel | null = null; // where something was lit last

/** Nothing is lit any more.  A thing that is taken off the page while it has the focus asks nothing to say so. */
export const dark = (): void => lighting?.light(null);

/** What a board draws, and what can be done on it.  A replay has the same, with nothing on offer. */
export abstract class BoardModel {
  texts = $state.raw<Texts>({});
  facts = $state.raw<Record<string, unknown>>({});
  /** The words of the option that pointer or focus is on, in the list or on the board. */
  lit = $state<string | null>(null);
  /** The option that a hint was asked to show last: a question that is answered in several touches takes it up. */
  pointed = $state.raw<{ option: Option } | null>(null);
  /** The thing whose close-up is shown, e.g. "card:behemoth". */
  closeUp = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** The thing in the sheet of a phone. */
  held = $state.raw<Held | null>(null);
  /** An answer that would waste something, and waits for a second yes. */
  doubt = $state.raw<Option | null>(null);
  /** What I did last: an answer, or taking one back. */
  did = $state.raw<Option | "undone" | null>(null);
  /** An answer is on its way. */
  busy = $state(false);

  /** How often the next answer is given at once, as far as its option allows. */
  several = $state(1);

  /** Who sits where. */
  abstract get chairs(): SeatInfo[];
  /** The seat the table is seen from; null: nobody's. */
  abstract get seat(): number | null;
  abstract get view(): View;
  /** The seats that are asked something now. */
  abstract get asked(): number[];
  abstract get options(): Option[];
  /** The seats whose question stands there: also after its answer, where it is looked at on, as in a position. */
  get stands(): number[] {
    return this.asked;
  }

  /** What I am asked in somebody else's turn, if I am. */
  get window(): Question["window"] {
    return null;
  }

  /** What the last move brought about. */
  abstract get events(): Happening[];
  /** What has a rim because of what happened: all since my last answer, otherwise what the last move brought about. */
  get marked(): Happening[] {
    return this.events;
  }

  /** What each seat has won or lost since my last answer. */
  get gains(): number[] {
    return [];
  }

  abstract choose(option: Option): Promise<unknown>;

  /** Takes back my last answer, where that can be. */
  async undo(): Promise<void> {}

  /** Is this the present, or a moment of the past? */
  get isLive(): boolean {
    return true;
  }

  /** Is there a sheet that shows what is touched on a phone? */
  get hasSheet(): boolean {
    return false;
  }

  /** Why is that not on offer?  The answer stands beside the thing. */
  abstract why(words: string, thing?: Element | null): Promise<void>;

  async load(game: string): Promise<void> {
    const [texts, facts] = await Promise.all([api.texts(game, settings.language), api.facts(game)]);
    this.texts = texts;
    this.facts = facts;
  }

  get names(): string[] {
    return this.chairs.map((chair) => chair.name);
  }

  /** A text of the game, e.g. text("chess-piece-rook"); the id itself if there is none. */
  text(id: string): string {
    return this.texts[id] ?? id;
  }

  hasText(id: string): boolean {
    return id in this.texts;
  }

  /** The options that mention a thing: optionsWith("card", "hydra"). */
  optionsWith(kind: string, name: string | number): Option[] {
    return this.options.filter((option) => String(option.values[kind]) === String(name));
  }

  /** How often an option would be given now. */
  timesOf(option: Option): number {
    return Math.min(this.several, option.numbers?.["most"] ?? 1);
  }

  /** The most that anything can be given at once. */
  get mostAtOnce(): number {
    return Math.max(1, ...this.options.map((option) => option.numbers?.["most"] ?? 1));
  }

  isLit(options: Option[]): boolean {
    return options.some((option) => option.words === this.lit);
  }

  light(words: string | null): void {
    lighting = this;
    this.lit = words;
  }

  /** What a hint marks a thing with that carries these options, e.g. "1"; undefined: with nothing. */
  hintOn(_options: Option[]): string | undefined {
    return undefined;
  }

  /** Shows an option that a hint speaks of; nothing is chosen. */
  point(words: string): void {
    const option = this.options.find((one) => one.words === words);
    this.pointed = option ? { option } : null;
    this.light(words);
  }

  /** Puts a thing into the sheet, with its first answer lit; the same thing again is put back. */
  hold(held: Held): void {
    const again = this.held?.thing === held.thing;
    this.held = again ? null : held;
    this.light(again ? null : (held.options[0]?.words ?? null));
  }

  /** What was held lies there no longer. */
  drop(thing: string): void {
    if (this.held?.thing === thing) this.held = null;
  }
}

export class TableModel extends BoardModel {
  readonly live: Live;
  readonly skipping = new Skipping();
  readonly standing = new Standing(this);
  readonly hints = new Hints(this);
  /** Hot-seat: the seat whose person has lifted the curtain and still has the screen. */
  unveiled = $state<number | null>(null);
  /** The sequence number of the last news with a question that was passed by: it is not shown. */
  private passed = $state(-1);

  /** What was asked when the server passed for me, while others are still asked it. */
  passedAt = $state<unknown>(null);

  constructor(
    readonly id: string,
    link: string | null = null,
  ) {
    super();
    this.live = new Live(id, link);
    this.live.opened = () => (this.refusal = null); // it spoke of the connection, or of a table before
    this.live.arrived = (before, now) => {
      if (before?.sequence !== now.sequence || before.paused !== now.paused) this.refusal = this.doubt = null; // of before
      this.passOn(now);
      this.passedAt = passedAt(this.passedAt, now);
    };
    this.live.heard = (news) => this.passBy(news);
  }

  get news(): News | null {
    return this.live.news;
  }

  get chairs(): SeatInfo[] {
    return this.news?.seats ?? [];
  }

  get asked(): number[] {
    return this.news?.asked ?? [];
  }

  /** My seats; none: I watch. */
  get seats(): number[] {
    return this.news?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [];
  }

  /** Several people at this screen take turns. */
  get isHotSeat(): boolean {
    return this.seats.length > 1;
  }

  /** The questions I may answer, but for those that are passed for me. */
  get questions(): Question[] {
    const mine = this.news?.pending.filter((each) => each.options !== undefined && !isPassing(each)) ?? [];
    return this.news?.sequence === this.passed ? mine.filter((question) => !this.skipping.passes(question)) : mine;
  }

  /** Answer what need not be asked. */
  private passBy(news: News): void {
    if (news.paused) return;
    for (const question of news.pending) {
      if (!this.skipping.passes(question)) continue;
      this.passed = news.sequence;
      void this.live.pass(question.seat, news.sequence, question.skip ?? "");
    }
  }

  /** The seat whose question is answered now: my own first one that is asked. */
  get next(): number | null {
    return this.questions[0]?.seat ?? null;
  }

  /** Must the curtain be drawn before anything private is shown?  Not again for whoever has the screen. */
  get veiled(): boolean {
    return this.isHotSeat && (this.questions[0]?.private ?? true) && this.next !== null && this.unveiled !== this.next;
  }

  /** Hot-seat: whoever is asked takes the screen; with nothing private to see no curtain falls, and the clock runs. */
  private passOn(now: News): void {
    const asked = now.pending.find((question) => question.options !== undefined && !isPassing(question));
    if (asked === undefined || now.seats.filter((seat) => seat.mine).length < 2) return;
    if (this.unveiled !== asked.seat) this.unveiled = null;
    if (this.unveiled === asked.seat || asked.private === false) this.startClock(now, asked.seat);
  }

  private startClock(news: News | null, seat: number): void {
    if (news?.clock && news.deadline?.[String(seat)] === undefined) void this.live.lift(seat);
  }

  /** The seat the table is seen from; null: a spectator's view. */
  get seat(): number | null {
    if (!this.isHotSeat) return this.seats[0] ?? null;
    return this.veiled ? null : (this.next ?? this.seats[0] ?? null);
  }

  get view(): View {
    const views = this.news?.views ?? {};
    return views[String(this.seat)] ?? views["spectator"] ?? Object.values(views)[0] ?? {};
  }

  get question(): Question | null {
    if (this.veiled) return null;
    return this.questions.find((question) => question.seat === this.seat) ?? this.questions[0] ?? null;
  }

  override get window(): Question["window"] {
    return this.question?.window ?? null;
  }

  override get hasSheet(): boolean {
    return true;
  }

  override hintOn(options: Option[]): string | undefined {
    return this.hints.on(options);
  }

  get options(): Option[] {
    return this.question?.options ?? [];
  }

  get events(): Happening[] {
    return this.live.fresh;
  }

  /** Where the log was when the seat that is asked last answered, and the scores then. */
  private get lastAnswer(): News["since"][string] | null {
    const seat = this.question?.seat;
    return seat === undefined ? null : (this.news?.since[String(seat)] ?? null);
  }

  /** What others did since my last answer, while I am asked again. */
  get meanwhile(): Happening[] {
    const { lastAnswer, live } = this;
    return lastAnswer === null ? [] : live.log.slice(lastAnswer.told);
  }

  /** Did I miss something of it? */
  get missedSome(): boolean {
    return this.meanwhile.length > 0 && this.live.missed > (this.lastAnswer?.told ?? 0);
  }

  override get marked(): Happening[] {
    const { meanwhile } = this;
    return meanwhile.length ? markedOf(meanwhile) : this.events;
  }

  override get gains(): number[] {
    const { lastAnswer, news } = this;
    if (lastAnswer === null || this.meanwhile.length === 0) return [];
    return (news?.scores ?? []).map((score, seat) => score - (lastAnswer.scores[seat] ?? score));
  }

  /** Answers; what would be wasted is asked about first, so that it takes the same answer twice. */
  async choose(option: Option): Promise<Reply | null> {
    const { question } = this;
    if (question === null || this.busy) return null;
    if (isWaste(option) && this.doubt?.words !== option.words) {
      this.doubt = option;
      return null;
    }
    this.busy = true;
    this.refusal = this.doubt = null;
    this.hints.close();
    try {
      const times = this.timesOf(option);
      const words = times > 1 ? `${option.words} x${times}` : option.words;
      const reply = await this.live.answer(question.seat, words);
      if (reply.type === "done") this.skipping.answered(question, words);
      if (reply.type === "done") this.did = option;
      if (reply.type === "refused") this.refuse(option.words, reply, null);
      return reply;
    } finally {
      this.busy = false;
      this.lit = null;
      this.several = 1;
      this.held = null;
    }
  }

  override async undo(): Promise<void> {
    const seat = this.question?.seat ?? this.seat;
    this.held = null;
    if (seat === null || seat === undefined) return;
    this.did = "undone";
    const reply = await this.live.undo(seat);
    if (reply.type === "refused") this.refuse("", reply, null);
  }

  async why(words: string, thing?: Element | null): Promise<void> {
    const seat = this.seat;
    if (seat === null) return;
    const at = thing?.getBoundingClientRect() ?? null;
    const reply = await this.live.why(seat, words);
    if (reply.type === "done" && reply.offered === false) this.refuse(words, reply, at);
  }

  /** Shows why something was not done. */
  refuse(words: string, reply: Reply, at: DOMRect | null): void {
    const known = reply.type === "refused" ? `table-refused-${reply.code}` : "";
    const text = reply.text ?? (has(known) ? say(known) : "");
    if (text) this.refusal = { words, text, rule: reply.rule ?? "", at };
  }

  /** Hot-seat: the person of the seat that is asked has taken the screen. */
  unveil(): void {
    this.unveiled = this.next;
    this.closeUp = null; // what the last person looked at
    if (this.next !== null) this.startClock(this.news, this.next);
  }

  async speak(language: Language): Promise<void> {
    if (this.news) await this.load(this.news.game);
    await this.live.speak(language);
    await this.hints.again();
  }

  close(): void {
    this.live.close();
  }
}
