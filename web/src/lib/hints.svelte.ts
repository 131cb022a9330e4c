/** Hints at a table that allows them: first where to look, then on request the best options.  They choose nothing. */
import { api, Refused, type Hint, type Option } from "./api";
import { has, say } from "./say.svelte";
import { settings } from "./settings.svelte";
import type { TableModel } from "./table.svelte";

export type Step = 1 | 2;

/** Milliseconds of thinking that are shown at least, however little there is to think about. */
export const pace = { thinking: 700 };

interface Told {
  /** The question it is about. */
  asked: string;
  step: Step;
  hint: Hint | null;
  thinking: boolean;
  /** Why there is none, in words. */
  problem: string;
}

/** Why there is no hint, and what helps. */
function wordsOf(problem: unknown): string {
  const id = problem instanceof Refused ? `hint-refused-${problem.code}` : "hint-refused-no-server";
  return say(has(id) ? id : "hint-refused-other");
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

export class Hints {
  private told = $state.raw<Told | null>(null);
  private open = $state(false);

  constructor(private readonly table: TableModel) {}

  private get asked(): string {
    const { news, question } = this.table;
    return news && question && !news.paused ? `${news.sequence} ${question.seat}` : "";
  }

  /** Can one ask for a hint now? */
  get offered(): boolean {
    const { news } = this.table;
    return news?.status === "running" && news.hints && this.asked !== "" && this.table.options.length > 0;
  }

  /** What is shown now: nothing of another question. */
  get shown(): Told | null {
    return this.open && this.told !== null && this.told.asked === this.asked ? this.told : null;
  }

  /** Do its options stand there, with numbers? */
  get numbered(): boolean {
    return Boolean(this.shown?.hint?.options);
  }

  /** Opens it, or goes a step on. */
  async ask(): Promise<void> {
    if (!this.offered) return;
    const { told, shown, asked } = this;
    if (!shown && told?.asked === asked && told.hint) {
      this.open = true; // seen before
      return;
    }
    if (shown?.thinking || shown?.hint?.options) return;
    await this.fetch(shown?.hint ? 2 : 1);
  }

  /** The same in the language that is set now. */
  async again(): Promise<void> {
    if (this.shown?.hint) await this.fetch(this.shown.hint.options ? 2 : 1);
  }

  close(): void {
    this.open = false;
  }

  /** Opens it where it is closed, closes it where it is open. */
  toggle(): void {
    if (this.shown) this.close();
    else void this.ask();
  }

  private async fetch(step: Step): Promise<void> {
    const { asked, table } = this;
    const seat = table.question!.seat;
    const { sequence } = table.news!;
    const before = this.told?.asked === asked ? this.told.hint : null;
    const begun: Told = { asked, step, hint: before, thinking: true, problem: "" };
    this.told = begun;
    this.open = true;
    const [found] = await Promise.all([
      api.hint(table.id, { seat, sequence, step, language: settings.language }).then(
        (hint) => ({ hint, problem: "" }),
        (problem: unknown) => ({ hint: before, problem: wordsOf(problem) }),
      ),
      pause(pace.thinking),
    ]);
    if (this.told === begun) this.told = { ...begun, ...found, thinking: false };
  }

  /** The number of an option among the best; 0: it has none. */
  numberOf(words: string): number {
    return (this.shown?.hint?.options?.findIndex((one) => one.words === words) ?? -1) + 1;
  }

  private readonly zone: Set<string> = $derived(new Set(this.shown?.hint?.nudge.words));

  /** What a thing with these options is marked with: its numbers among the best, or that it lies where to look. */
  on(options: Option[]): string | undefined {
    const hint = this.shown?.hint;
    if (!hint) return undefined;
    if (!hint.options) return options.some(({ words }) => this.zone.has(words)) ? "zone" : undefined;
    const numbers = options.map(({ words }) => this.numberOf(words)).filter((number) => number > 0);
    return numbers.length ? numbers.sort().join(" ") : undefined;
  }
}
