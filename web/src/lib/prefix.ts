/** What the ids of a game's texts begin with. */
export const prefixOf = (game: string): string => game.replace(/^_+/, "");

/** What the ids of its rules begin with: its texts say it where it is not the same in capitals. */
export const rulePrefix = (texts: Record<string, string>, prefix: string): string =>
  texts[`${prefix}-rule`] ?? prefix.toUpperCase();

/** The message of a rule: chess-rule-MOVE-3, or chess-rule-8-3 where chapters are numbers; of a further rulebook,
 * chess-rule-BLITZ-8-3, it is rule BLITZ-8.3. */
export const ruleMessage = (prefix: string): RegExp =>
  new RegExp(`^${prefix}-rule-((?:[A-Z]+-)?(?:[A-Z]+\\d*|\\d+))-(\\d+)$`);

/** How the ids of a chapter's rules begin: CHESS-MOVE, or BLITZ-8 where the chapter tells its rulebook. */
export const chapterId = (texts: Record<string, string>, prefix: string, chapter: string): string =>
  chapter.includes("-") ? chapter : `${rulePrefix(texts, prefix)}-${chapter}`;

/** The words of a rule, by its id with or without the game's own prefix; "" if there are none. */
export function ruleWords(texts: Record<string, string>, prefix: string, rule: string): string {
  const own = `${rulePrefix(texts, prefix)}-`;
  const short = rule.startsWith(own) ? rule.slice(own.length) : rule;
  return texts[`${prefix}-rule-${short.replace(".", "-")}`] ?? "";
}
