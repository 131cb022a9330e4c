/** What the parts of the table page share beside the table itself: which tab, which rule, what is asked once more. */
import type { Happening, Option } from "$lib/api";
import { say } from "$lib/say.svelte";
import { Rerun } from "$lib/rerun.svelte";
import type { TableModel } from "$lib/table.svelte";
import { asksCalmly, mannersOf } from "../../games";
import { density } from "$lib/density.svelte";
import { placesOf, type Place } from "./known";
import { seatShown, withoutSecrets } from "$shared/people/hotseat";

/** "own" is the tab of the game itself. */
export type Tab = "options" | "own" | "log" | "rules" | "chat" | "known";
export type Pane = "table" | Tab;

const ENDS = new Set(["end-turn", "pass"]);

/** What the navigation of a phone turns: which part of the page is seen. */
export class Turning {
  /** The pane that is open. */
  pane = $state<Pane>("table");
  /** The full list of options is drawn up. */
  sheetUp = $state(false);
  /** The board shows something in the place of the sheet. */
  covered = $state(false);
}

export class Desk extends Turning {
  /** The tab beside the board; on the phone, the pane that is open says it. */
  tab = $state<Tab>("log");
  /** The rule to show in the rules. */
  rule = $state<string | null>(null);
  keysShown = $state(false);
  menuShown = $state(false);
  /** The final table is looked at again instead of the score sheet. */
  lookingBack = $state(false);
  /** Focus follows to the next question. */
  follow = false;
  /** Lines of the chat, and things of the log, that were on the screen. */
  chatSeen = $state(0);
  logSeen = $state(0);

  /** What others did meanwhile, shown again. */
  readonly rerun: Rerun;
  /** Where the log was when the strip about it was closed. */
  private closed = $state(-1);

  /** The log, without what only another person at this screen knows. */
  readonly log: Happening[] = $derived.by(() => withoutSecrets(this.table.live.log, this.table));

  constructor(readonly table: TableModel) {
    super();
    this.rerun = new Rerun(table);
  }

  /** What others did since my last answer, if I have not watched it all and not had enough of it. */
  get meanwhile(): Happening[] {
    return this.table.missedSome && this.closed !== this.log.length ? this.table.meanwhile : [];
  }

  closeMeanwhile(): void {
    this.rerun.stop();
    this.closed = this.log.length;
  }

  /** On a phone, or in a window as narrow as one. */
  get narrow(): boolean {
    return density.narrow;
  }

  /** I am asked in somebody else's turn, and the game's own prompt shows nothing of what I could do. */
  get calm(): boolean {
    return Boolean(this.table.window) && asksCalmly(this.table.news?.game ?? "");
  }

  /** The seat whose private things may be on the screen now. */
  get shown(): number | null {
    return seatShown(this.table);
  }

  /** Does this table show its players what they could remember? */
  get remembers(): boolean {
    return Object.values(this.table.news?.known ?? {}).some((places) => places.length > 0);
  }

  /** What whoever looks at the screen knows for certain; at a shared one only of the seat that is asked. */
  get known(): Place[] {
    return this.shown === null ? [] : placesOf(this.table.news?.known[String(this.shown)] ?? []);
  }

  /** What could still be done instead of ending the turn. */
  get undone(): Option[] {
    const { doubt, options } = this.table;
    return doubt && ENDS.has(doubt.id) ? this.left(doubt, options) : [];
  }

  private left(ending: Option, options: Option[]): Option[] {
    const minor = mannersOf(this.table.news?.game ?? "").minor;
    return options.filter((option) => !ENDS.has(option.id) && option.id !== ending.id && !minor.includes(option.id));
  }

  /** The option that ends the turn, leaves a move as it is, or passes in somebody else's turn. */
  get end(): Option | undefined {
    const { ends } = mannersOf(this.table.news?.game ?? "");
    const passing = this.table.options.find((option) => this.passes(option));
    if (passing) return passing;
    return this.table.options.find((option) => ENDS.has(option.id) || ends.includes(option.id));
  }

  /** Does this option pass in somebody else's turn? */
  private passes(option: Option): boolean {
    return option.words === this.table.question?.window?.passes;
  }

  /** What is asked now, as a mark: another question has another. */
  get asked(): string {
    const { question, options } = this.table;
    return [question?.seat, question?.ask, ...options.map(({ words }) => words)].join("\n");
  }

  /** What the button that ends says. */
  get endText(): string {
    const words = mannersOf(this.table.news?.game ?? "").endWords[this.table.question?.ask ?? ""];
    return words ? say(words) : (this.end?.text ?? "");
  }

  /** Choose an option, but ask first when ending leaves something undone. */
  async pick(option: Option, follow = false): Promise<void> {
    this.follow = follow;
    const { doubt, options } = this.table;
    this.sheetUp = false;
    this.rerun.stop();
    const ends = ENDS.has(option.id) && !this.passes(option);
    if (ends && doubt?.words !== option.words && this.left(option, options).length) this.table.doubt = option;
    else await this.table.choose(option);
  }

  openRule(rule: string): void {
    this.rule = rule;
    this.open("rules");
  }

  open(tab: Tab): void {
    this.tab = tab;
    this.pane = tab;
  }
}
