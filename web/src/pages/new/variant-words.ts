/** Words for the variants of a game: the server's where it has them, otherwise the ids made readable. */
import type { GameInfo, Texts } from "$lib/api";
import { say } from "$lib/say.svelte";
import { prefixOf } from "$lib/prefix";

export const YES = ["on", "yes", "true"];
const NO = ["off", "no", "false"];

type Variant = GameInfo["variants"][number];

/** Is a variant simply on or off? */
export function isSwitch(variant: Variant): boolean {
  const [first = "", second = ""] = variant.allowed;
  return (
    variant.allowed.length === 2 &&
    [first, second].some((one) => YES.includes(one)) &&
    [first, second].some((one) => NO.includes(one))
  );
}

/** Is something else chosen than what is usual? */
export const isOn = (variant: Variant, chosen: Record<string, string>): boolean =>
  (chosen[variant.id] ?? variant.default) !== variant.default;

/** Does it exist with so many seats? */
export const fitsSeats = (variant: Variant, count: number): boolean =>
  variant.seats.length === 0 || variant.seats.includes(count);

/** With how many it does, in words. */
export const onlyWith = (variant: Variant): string =>
  say("lobby-only-with", { seats: variant.seats.join(", "), count: variant.seats.at(-1) ?? 0 });

function readable(id: string): string {
  const words = id.replace(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const idOf = (game: string, variant: string) => `${prefixOf(game)}-variant-${variant}`;

export function variantTitle(game: string, variant: string, texts: Texts): string {
  return texts[idOf(game, variant)] ?? readable(variant);
}

export function variantAbout(game: string, variant: string, texts: Texts): string {
  return texts[`${idOf(game, variant)}.about`] ?? "";
}

/** A value in words; a value that is a seat is the name of whoever sits there, null if nobody does. */
export function valueText(game: string, variant: string, value: string, texts: Texts, names: string[]): string | null {
  const id = idOf(game, variant);
  const said = texts[`${id}-${value}`] ?? texts[`${id}.${value}`];
  if (said !== undefined) return said;
  if (/^\d$/.test(value) && texts[`${id}.seat`] !== undefined) return names[Number(value)] ?? null;
  if (YES.includes(value)) return say("lobby-on");
  if (NO.includes(value)) return say("lobby-off");
  return readable(value);
}
