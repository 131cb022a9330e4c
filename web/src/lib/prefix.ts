/** What the ids of a game's texts begin with. */
export const prefixOf = (game: string): string => game.replace(/^_+/, "");
