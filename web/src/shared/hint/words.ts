/** What a hint says of an option, for the eye and for the ear. */
import type { Hint } from "$lib/api";
import { say } from "$lib/say.svelte";
import { chanceHeard } from "$shared/review/chances";
import type { Hints } from "$lib/hints.svelte";

type Rated = NonNullable<Hint["options"]>[number];

/** Why it is good; and whether it could be told from the first one at all. */
export const reasonOf = ({ reason, too_close: close }: Rated, place: number): string =>
  [reason, close && place > 0 ? say("hint-too-close") : ""].filter(Boolean).join(" ");

/** What the reader says when a hint comes, and while it is thought about. */
export function heard(hints: Hints): string {
  const { shown } = hints;
  if (!shown) return "";
  if (shown.thinking) return say("hint-thinking");
  if (shown.problem) return shown.problem;
  const { hint } = shown;
  if (!hint?.options) return hint?.nudge.text ?? "";
  return hint.options
    .map((option, place) =>
      say("hint-heard", {
        number: place + 1,
        option: option.text,
        chance: chanceHeard(option.chance),
        reason: reasonOf(option, place),
      }),
    )
    .join(" ");
}
