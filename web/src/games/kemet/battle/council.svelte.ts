/** The war council: which card I play, which I discard; nothing is sent before it is confirmed. */
import type { Option } from "$lib/api";
import type { Kemet } from "../kemet.svelte";
import type { Draft } from "./paper";

export class Council {
  play = $state<string | null>(null);
  discard = $state<string | null>(null);

  constructor(private readonly source: () => Kemet) {}

  private get kemet(): Kemet {
    return this.source();
  }

  /** All pairs of a card to play and a card to discard. */
  get pairs(): Option[] {
    return this.kemet.table.options.filter(({ id }) => id === "council");
  }

  get picking(): boolean {
    return this.pairs.length > 0;
  }

  /** The cards that can be picked, as they lie in the hand. */
  get hand(): string[] {
    const offered = new Set(this.pairs.map(({ values }) => String(values["battle"])));
    const held = this.kemet.me.battle_cards ?? [];
    return [...held.filter((card) => offered.has(card)), ...[...offered].filter((card) => !held.includes(card))];
  }

  /** Divine Intervention cards that can be added now. */
  get additions(): Option[] {
    return this.kemet.table.options.filter(({ id }) => id === "add");
  }

  /** The answer the two picked cards make. */
  get option(): Option | undefined {
    const { play, discard } = this;
    return this.pairs.find(({ values }) => values["battle"] === play && values["battle2"] === discard);
  }

  /** My strength with the card I would play; null: none is picked. */
  get strength(): number | null {
    if (this.play === null) return null;
    const best = this.option ?? this.pairs.find(({ values }) => values["battle"] === this.play);
    return best?.numbers?.["strength"] ?? null;
  }

  /** What stands on the paper for me while I pick. */
  get draft(): Draft | null {
    if (!this.picking) return null;
    const card = this.play;
    return {
      seat: this.kemet.mySeat,
      card,
      strength: card === null ? 0 : (this.kemet.facts.battle_cards[card]?.strength ?? 0),
    };
  }

  /** The first card touched is played, the second discarded; a card touched again is put back. */
  touch(card: string): void {
    if (this.play === card) this.play = null;
    else if (this.discard === card) this.discard = null;
    else if (this.play === null) this.play = card;
    else this.discard = card;
  }

  /** The two cards of an answer lie there as if they had been touched. */
  take(option: Option): void {
    if (!this.pairs.includes(option)) return;
    this.play = String(option.values["battle"]);
    this.discard = String(option.values["battle2"]);
  }

  /** What a hint marks a card with: the answers that play it. */
  hintOn(card: string): string | undefined {
    return this.kemet.table.hintOn(this.pairs.filter(({ values }) => values["battle"] === card));
  }

  again(): void {
    this.play = null;
    this.discard = null;
  }

  confirm(): void {
    const { option } = this;
    if (!option) return;
    this.again();
    this.kemet.answer(option);
  }
}
