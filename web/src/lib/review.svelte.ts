/** The review of a finished game: asked for, followed while it grows, and seen as one seat. */
import { api, Refused, type Review, type ReviewNews } from "./api";
import { settings } from "./settings.svelte";

const AGAIN = 1000; // milliseconds until it is looked again
const AFTER_TROUBLE = 4000;
const BUSY = 503; // the server has too much to do just now

export type Stage = "opening" | "busy" | "nothing" | "closed" | ReviewNews["status"];
export type Progress = Review["progress"];

/** Seconds until all answers are looked at, by how it went since we look; null: too early to say. */
export function secondsLeft(progress: Progress, since: { looked: number; seconds: number }): number | null {
  const done = progress.looked - since.looked;
  if (progress.state !== "looking" || done < 3 || since.seconds <= 0) return null;
  return ((progress.all - progress.looked) * since.seconds) / done;
}

/** What readers are told on the way: a quarter, a half, all. */
export function milestone({ state, looked, all }: Progress): "" | "quarter" | "half" | "done" {
  if (state === "done") return "done";
  const share = all ? looked / all : 0;
  return share >= 0.5 ? "half" : share >= 0.25 ? "quarter" : "";
}

export class ReviewModel {
  stage = $state<Stage>("opening");
  told = $state.raw<Review | null>(null);
  progress = $state.raw<Progress | null>(null);
  seenAs = $state(-1);
  /** Seats it can be seen as. */
  seats = $state.raw<number[]>([]);
  /** Seconds until all answers are looked at. */
  left = $state<number | null>(null);

  private revision = 0;
  private wanted: number | undefined;
  private asked = 0; // what comes for an older question is too late
  private began: { looked: number; at: number } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  /** Will there be more of it?  When all is found it is still kept for a moment. */
  get running(): boolean {
    return this.isFollowed && this.progress?.state !== "done";
  }

  private get isFollowed(): boolean {
    return this.stage === "waiting" || this.stage === "running";
  }

  /** What there is; a review that nobody asked for yet begins. */
  async open(): Promise<void> {
    await this.look();
  }

  /** Begin it, or go on with it. */
  async begin(): Promise<void> {
    try {
      await api.beginReview(this.id);
      this.stage = "waiting";
      this.began = null;
      await this.look();
    } catch (problem) {
      this.stage = problem instanceof Refused && problem.code === "too-many-requests" ? "busy" : "failed";
    }
  }

  async stop(): Promise<void> {
    await api.stopReview(this.id).catch(() => undefined);
    await this.look();
  }

  async seeAs(seat: number): Promise<void> {
    this.wanted = seat;
    await this.again();
  }

  /** In the language that is set now. */
  async again(): Promise<void> {
    this.revision = 0;
    await this.look();
  }

  close(): void {
    this.asked += 1;
    clearTimeout(this.timer);
  }

  private async look(): Promise<void> {
    clearTimeout(this.timer);
    const question = (this.asked += 1);
    try {
      const news = await api.review(this.id, settings.language, this.revision, this.wanted);
      if (question !== this.asked) return;
      this.hear(news);
      if (this.stage === "none") await this.begin();
    } catch (problem) {
      if (question === this.asked) this.stumble(problem);
    }
  }

  private hear(news: ReviewNews): void {
    const wasFollowed = this.isFollowed;
    this.revision = news.revision;
    this.seenAs = news.seen_as;
    this.seats = news.seats;
    if (news.review) this.told = news.review;
    if (news.progress) this.follow(news.progress);
    this.stage = news.status === "none" && wasFollowed ? "failed" : news.status;
    if (this.isFollowed) this.wait(AGAIN);
  }

  private follow(progress: Progress): void {
    this.progress = progress;
    this.began ??= { looked: progress.looked, at: performance.now() };
    const seconds = (performance.now() - this.began.at) / 1000;
    this.left = secondsLeft(progress, { looked: this.began.looked, seconds });
  }

  /** What there is stays; while it grows, a lost answer is asked for again. */
  private stumble(problem: unknown): void {
    const status = problem instanceof Refused ? problem.status : 0;
    if (status === 403) this.stage = "closed";
    else if (status === 404) this.stage = "nothing";
    else if (this.isFollowed || status === BUSY) this.wait(AFTER_TROUBLE);
    else this.stage = "failed";
  }

  private wait(milliseconds: number): void {
    this.timer = setTimeout(() => void this.look(), milliseconds);
  }
}
