/** A finished game, move by move: the story in words, and the table as it was. */
import { api, type Happening, type HistoryStep, type Lobby, type Option, type SeatInfo, type View } from "./api";
import { watchLink } from "./links";
import { chaptersOf, momentsOf, type Chapter, type Moment } from "./score";
import { settings } from "./settings.svelte";
import { BoardModel } from "./table.svelte";

export const PACES = { slow: 2400, normal: 1200, quick: 450 } as const; // milliseconds a move
export type Pace = keyof typeof PACES;

/** All moves of a finished game, and the one that is looked at. */
export class Story {
  steps = $state.raw<HistoryStep[]>([]);
  at = $state(0);
  playing = $state(false);
  pace = $state<Pace>("normal");
  /** Told after every change of `at`. */
  onmove: (at: number) => void = () => {};

  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  /** In the language that is set; where we are stays. */
  async load(): Promise<void> {
    this.steps = (await api.history(this.id, settings.language)).steps;
    this.at = this.within(this.at);
  }

  get first(): number {
    return this.steps[0]?.answers ?? 0;
  }

  get last(): number {
    return this.steps.at(-1)?.answers ?? 0;
  }

  get step(): HistoryStep | null {
    return this.steps[this.at - this.first] ?? null;
  }

  readonly moments: Moment[] = $derived(momentsOf(this.steps));
  readonly chapters: Chapter[] = $derived(chaptersOf(this.steps));

  get moment(): Moment {
    return this.momentAt(this.at);
  }

  momentAt(at: number): Moment {
    return this.moments[at - this.first] ?? { round: null, phase: null };
  }

  /** What the move at `at` changed in the scores. */
  gains(at: number): number[] {
    const now = this.steps[at - this.first]?.scores ?? [];
    const before = this.steps[at - this.first - 1]?.scores ?? now;
    return now.map((score, seat) => score - (before[seat] ?? 0));
  }

  private within(at: number): number {
    return Math.min(this.last, Math.max(this.first, Math.round(at)));
  }

  /** Look at the table after so many answers. */
  go(at: number): void {
    const to = this.within(at);
    if (to === this.at) return;
    this.at = to;
    this.onmove(to);
  }

  /** Look there, by hand. */
  look(at: number): void {
    this.pause();
    this.go(at);
  }

  /** One move on (1) or back (-1), by hand. */
  move(by: number): void {
    this.look(this.beside(this.at, by));
  }

  /** The move before or after one; a pass that changed nothing is passed over. */
  beside(at: number, by: number): number {
    let to = at;
    do to += Math.sign(by);
    while (this.within(to) === to && this.isIdle(to));
    return this.within(to);
  }

  private isIdle(at: number): boolean {
    const step = this.steps[at - this.first];
    return step !== undefined && step.skipped === true && !step.events.some(({ text }) => text);
  }

  play(): void {
    if (this.at >= this.last) this.go(this.first);
    this.playing = true;
    this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.go(this.beside(this.at, 1));
      if (this.at >= this.last) this.pause();
      else if (this.playing) this.wait();
    }, PACES[this.pace]);
  }
}

/** The table of a finished game after any of its moves, with nothing on offer. */
export class ReplayModel extends BoardModel {
  readonly story: Story;
  lobby = $state.raw<Lobby | null>(null);
  /** The seat it is seen from; null: everything face up. */
  viewpoint = $state<number | null>(null);
  /** Called before and after the shown table changes by one move, for those who draw motion. */
  beforeChange: () => void = () => {};
  afterChange: () => void = () => {};

  private shown = $state.raw<{ at: number; view: View }>({ at: 0, view: {} });
  private views = new Map<string, View>();
  private fetching = false;

  constructor(readonly id: string) {
    super();
    this.story = new Story(id);
    this.story.onmove = () => void this.show();
  }

  /** Everything that is needed for the table after so many answers, as a seat sees it; without a number the end. */
  async open(at?: number, seat: number | null = null): Promise<void> {
    const lobby = await api.table(this.id, watchLink(this.id, null));
    this.lobby = lobby;
    if (lobby.status !== "finished") return;
    await Promise.all([this.load(lobby.game), this.story.load()]);
    this.viewpoint = seat !== null && seat < lobby.seats.length ? seat : null;
    this.story.at = Math.min(this.story.last, Math.max(this.story.first, at ?? this.story.last));
    await this.show();
  }

  get game(): string {
    return this.lobby?.game ?? "";
  }

  override get isLive(): boolean {
    return false;
  }

  get chairs(): SeatInfo[] {
    return this.lobby?.seats ?? [];
  }

  get seat(): number | null {
    return this.viewpoint;
  }

  get view(): View {
    return this.shown.view;
  }

  /** There is a table to draw. */
  get ready(): boolean {
    return Object.keys(this.shown.view).length > 0;
  }

  get asked(): number[] {
    const asked = this.view["asked"];
    return Array.isArray(asked) ? asked.filter((seat): seat is number => typeof seat === "number") : [];
  }

  get options(): Option[] {
    return [];
  }

  get events(): Happening[] {
    return this.story.steps[this.shown.at - this.story.first]?.events ?? [];
  }

  async choose(): Promise<null> {
    return null;
  }

  async why(): Promise<void> {}

  async lookFrom(seat: number | null): Promise<void> {
    this.viewpoint = seat;
    await this.show();
  }

  async speak(): Promise<void> {
    await Promise.all([this.load(this.game), this.story.load()]);
  }

  /** Shows where the story is; while a view is on its way, only the latest wish counts. */
  private async show(): Promise<void> {
    if (this.fetching) return;
    this.fetching = true;
    try {
      for (;;) {
        const { at } = this.story;
        const seat = this.viewpoint;
        const view = await this.viewAt(at, seat);
        if (at === this.story.at && seat === this.viewpoint) {
          this.put(at, view);
          break;
        }
      }
    } finally {
      this.fetching = false;
    }
    if (this.story.at < this.story.last)
      void this.viewAt(this.story.beside(this.story.at, 1), this.viewpoint).catch(() => {});
  }

  private put(at: number, view: View): void {
    const moves = this.ready && at !== this.shown.at && at === this.story.beside(this.shown.at, at - this.shown.at);
    if (moves) this.beforeChange();
    this.shown = { at, view };
    if (moves) this.afterChange();
  }

  private async viewAt(at: number, seat: number | null): Promise<View> {
    const key = `${at}/${seat}`;
    const known = this.views.get(key);
    if (known) return known;
    const { view } = await api.position(this.id, at, seat ?? undefined);
    this.views.set(key, view);
    return view;
  }
}
