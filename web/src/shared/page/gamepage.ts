/** A page about a game that is no table: its colours, once the game is known, and its title; call it within an effect. */
export function gamePage(game: string, ...titles: string[]): () => void {
  if (game) document.documentElement.dataset["game"] = game;
  document.title = [...titles, "Deskovka"].filter(Boolean).join(" · ");
  return () => {
    delete document.documentElement.dataset["game"];
    document.title = "Deskovka";
  };
}
