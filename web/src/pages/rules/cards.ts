/** The cards of a game for the search in its book. */
import { galleryOf } from "../../games";
import { wished, type Gallery, type Piece } from "$shared/gallery";
import { Showcase } from "$shared/gallery/showcase.svelte";
import { plain, stemsOf } from "$shared/book/rulebook";

export interface Cards {
  gallery: Gallery;
  table: Showcase;
}

export async function loadCards(game: string): Promise<Cards | null> {
  const table = new Showcase();
  const [gallery] = await Promise.all([galleryOf(game), table.load(game)]);
  return gallery && { gallery, table };
}

/** Pieces with the words: those whose name has them first. */
export function foundPieces({ gallery, table }: Cards, words: string): Piece[] {
  const stems = stemsOf(words);
  if (stems.every((stem) => /\d/.test(stem))) return []; // the number of a rule
  const inName = ({ name }: Piece) => (stems.some((stem) => plain(name).includes(stem)) ? 0 : 1);
  return wished(gallery.pieces(table), { words, pressed: {}, cost: null }).sort(
    (one, other) => inName(one) - inName(other),
  );
}
