/** What somebody who touches a card of the offer may have meant. */
const INTENTS: Record<string, (card: string) => string> = {
  first_card: (card) => `take card ${card}`,
  second_card: (card) => `take card ${card}`,
  buy_card: (card) => `take card ${card}`,
  ask_oracle: (card) => `take card ${card}`,
  burn_card: (card) => `burn ${card}`,
};

/** The words of the option that is missed there; null: no card of the offer is asked for. */
export const intentOf = (question: string | null, card: string): string | null =>
  INTENTS[question ?? ""]?.(card) ?? null;
