/** What the ids of a game's texts begin with. */
export const prefixOf = (game: string): string => game.replace(/^_+/, "");

/** What the ids of its rules begin with: its texts say it where it is not the same in capitals. */
export const rulePrefix = (texts: Record<string, string>, prefix: string): string =>
  texts[`${prefix}-rule`] ?? prefix.toUpperCase();

/** The message of a rule: chess-rule-MOVE-3, or chess-rule-8-3 where chapters are numbers. */
export const ruleMessage = (prefix: string): RegExp => new RegExp(`^${prefix}-rule-([A-Z]+\\d*|\\d+)-(\\d+)$`);
