/** What others did since my last answer, shown again on the board: move by move, as my seat saw it. */
import { api, type Happening, type Option, type SeatInfo, type View } from "./api";
import { paceOf, stagesOf, type Moment } from "./since";
import { settings } from "./settings.svelte";
import { BoardModel, type TableModel } from "./table.svelte";

export class Rerun extends BoardModel {
  /** It is shown now: the board draws the past. */
  playing = $state(false);
  /** Called before and after each move, for those who draw motion. */
  beforeChange: () => void = () => {};
  afterChange: () => void = () => {};

  private stages = $state.raw<Moment<View>[]>([]);
  private at = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wish = 0; // only the latest one counts

  constructor(private readonly table: TableModel) {
    super();
  }

  /** Shows everything again, or only what one player did and what followed. */
  async play(from: number | null = null): Promise<void> {
    const seat = this.table.question?.seat ?? this.table.seat;
    if (seat === null) return;
    this.stop();
    const wish = this.wish;
    const moments = await api.since(this.table.id, seat, settings.language).catch(() => []);
    if (wish !== this.wish || moments.length < 2) return;
    const stages = stagesOf(moments);
    const begin = from === null ? 0 : stages.findIndex((stage, place) => place > 0 && stage.seat === from) - 1;
    this.texts = this.table.texts;
    this.facts = this.table.facts;
    this.stages = stages.slice(Math.max(0, begin));
    this.at = 0;
    this.playing = true;
    this.goOn();
  }

  /** Back to the present. */
  stop(): void {
    this.wish += 1;
    clearTimeout(this.timer);
    this.playing = false;
    this.closeUp = null;
  }

  private goOn(): void {
    this.timer = setTimeout(
      () => {
        if (this.at + 1 >= this.stages.length) return this.stop();
        this.beforeChange();
        this.at += 1;
        this.afterChange();
        this.goOn();
      },
      paceOf(this.stages.length - 1),
    );
  }

  private get stage(): Moment<View> | null {
    return this.playing ? (this.stages[this.at] ?? null) : null;
  }

  /** Whose move is shown. */
  get mover(): number | null {
    return this.at === 0 ? null : (this.stage?.seat ?? null);
  }

  /** Of the moves of that player: how many are shown so far, and all. */
  get count(): { at: number; of: number } {
    const own = (stages: Moment<View>[]) => stages.filter(({ seat }, place) => place > 0 && seat === this.mover).length;
    return { at: own(this.stages.slice(0, this.at + 1)), of: own(this.stages) };
  }

  /** The players whose moves have all been shown. */
  get done(): number[] {
    if (!this.playing) return [];
    const left = new Set(this.stages.slice(Math.max(1, this.at)).map(({ seat }) => seat));
    return this.stages.slice(1, this.at).flatMap(({ seat }) => (seat === null || left.has(seat) ? [] : [seat]));
  }

  override get isLive(): boolean {
    return false;
  }

  get chairs(): SeatInfo[] {
    return this.table.chairs;
  }

  get seat(): number | null {
    return this.table.seat;
  }

  get view(): View {
    return this.stages[this.at]?.view ?? this.table.view;
  }

  get asked(): number[] {
    return this.mover === null ? [] : [this.mover];
  }

  get options(): Option[] {
    return [];
  }

  get events(): Happening[] {
    return this.at === 0 ? [] : (this.stage?.events ?? []);
  }

  async choose(): Promise<null> {
    return null;
  }

  async why(): Promise<void> {}
}
