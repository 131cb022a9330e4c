/** Cards in the order they came, the newest first: a view tells only which there are. */
export class Newest {
  private order: string[] = [];

  /** The cards, those not seen before in front; before anything was seen, as they are told. */
  of(cards: string[]): string[] {
    const fresh = cards.filter((card) => !this.order.includes(card));
    this.order = [...fresh, ...this.order.filter((card) => cards.includes(card))];
    return this.order;
  }
}
