/** Standing answers: in others' turns the server passes for me, as I wished once; nobody else is told of it. */
import type { News, Question, Reply, StandingAnswer, Texts } from "./api";
import { prefixOf } from "./prefix";
import type { TableModel } from "./table.svelte";

export type PassWish = Pick<StandingAnswer, "windows" | "unless" | "until">;

export const UNTIL_MY_TURN: PassWish = { windows: null, unless: [], until: "my-turn" };

/** Does the server pass here for me in a moment? */
export const isPassing = (question: Question): boolean => question.window?.passing === true;

/** What is asked while the server has passed for me: `before` as long as others are still asked it, or null. */
export function passedAt(before: unknown, news: News): unknown {
  const asked = Object.values(news.views)[0]?.["question"] ?? null;
  const mine = news.pending.find(({ options }) => options !== undefined);
  if (mine) return isPassing(mine) ? asked : null;
  return asked === before ? before : null;
}

/** Is it this standing answer that passes there? */
const passesAt = (standing: PassWish, { name, deeds }: NonNullable<Question["window"]>): boolean =>
  (standing.windows?.includes(name) ?? true) && !standing.unless.some((deed) => deeds.includes(deed));

/** The windows of a game, or what can be done there, by name: the ids of their texts tell them. */
export function namesOf(kind: "window" | "deed", game: string, texts: Texts): string[] {
  const start = `${prefixOf(game)}-${kind}-`;
  const ids = Object.keys(texts).filter((id) => id.startsWith(start) && !id.includes("."));
  return ids.map((id) => id.slice(start.length));
}

/** What to wish for, from where I want to be asked all the same; null: then nothing would be passed. */
export function wishOf(all: string[], asked: string[], unless: string[], until: PassWish["until"]): PassWish | null {
  const passed = all.filter((window) => !asked.includes(window));
  return passed.length ? { windows: asked.length ? passed : null, unless, until } : null;
}

export class Standing {
  constructor(private readonly table: TableModel) {}

  /** The seat whose standing answers may be on the screen: at a shared one, that of whoever is asked. */
  private get seat(): number | null {
    const { isHotSeat, question, seat } = this.table;
    return isHotSeat ? (question?.seat ?? null) : seat;
  }

  /** Is there somebody here who could let the server pass? */
  get isMine(): boolean {
    return this.table.news?.status === "running" && this.seat !== null;
  }

  get answers(): StandingAnswer[] {
    return this.table.news?.standing[String(this.seat)] ?? [];
  }

  /** The question at which the server passes for me in a moment; at a shared screen it is nobody else's business. */
  get passing(): Question | null {
    const { isHotSeat, news } = this.table;
    return isHotSeat ? null : (news?.pending.find(isPassing) ?? null);
  }

  /** Was I passed as I wished, at a question that others are still asked? */
  get passed(): boolean {
    return this.table.passedAt !== null && this.passing === null && !this.table.isHotSeat;
  }

  /** Pass for me in others' turns from now on. */
  async give(wish: PassWish): Promise<void> {
    if (this.seat !== null) this.heed(await this.table.live.passForMe(this.seat, wish));
  }

  async cancel(standing: number): Promise<void> {
    if (this.seat !== null) this.heed(await this.table.live.askMe(this.seat, standing));
  }

  /** I want to be asked here after all: what passes now is over. */
  async askHere(): Promise<void> {
    const window = this.passing?.window;
    if (!window) return;
    const passing = this.answers.filter((standing) => passesAt(standing, window));
    await Promise.all(passing.map(({ id }) => this.cancel(id)));
  }

  private heed(reply: Reply): void {
    if (reply.type === "refused") this.table.refuse("", reply, null);
  }
}
