/** What a button says that answers for the thing that stands above it. */
import type { Option } from "$lib/api";
import { prefixOf } from "$lib/prefix";
import { has, say } from "$lib/say.svelte";

/** Where there is room for the deed alone (`short`), it is said without the thing. */
export function deedOf(option: Option, game: string, short: boolean): { what: string; detail: string } {
  const id = `${prefixOf(game)}-do-${option.id}`;
  const what = short && has(id) ? say(id) : (option.text ?? option.words);
  const detail = option.detail || (has(`${id}-detail`) ? say(`${id}-detail`) : "");
  return { what, detail };
}
