/** Which options lie where: on an area of the map, on a space of the player board, on a card. */
import type { Option } from "$lib/api";
import { say } from "$lib/say.svelte";
import type { Colour } from "./view";

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** The areas an option is about: one, the two of a station, the districts of a city. */
export function areasOf(option: Option): string[] {
  const { area, area2, city } = option.values;
  if (option.id === "city") return ["d1", "d2", "d3"].map((district) => `${String(city)}_${district}`);
  return [text(area), text(area2)].filter((each) => each !== null);
}

export const isAt = (option: Option, area: string): boolean => areasOf(option).includes(area);

/** The space of the player board an option is about. */
export function spaceOf(option: Option): string | null {
  return option.id === "gold" ? "gold" : text(option.values["space"]);
}

/** What somebody who touches an area may have meant, by question. */
const INTENTS: Record<string, (area: string) => string> = {
  march_start: (area) => `march from ${area}`,
  recruiting: (area) => `unit to ${area}`,
  place_units: (area) => `unit to ${area}`,
  fight_next: (area) => `fight in ${area}`,
  sacrifice: (area) => `sacrifice in ${area}`,
  send_loser: (area) => `they retreat to ${area}`,
};

/** The words of the option that somebody who touches an area misses. */
export function intentOf(question: string | null, area: string, more: { seat: number; raise: string | null }): string {
  if (question === "strike") return `strike in ${area} seat ${more.seat}`;
  if ((question === "build_pyramid" || question === "hand_of_god") && more.raise)
    return `in ${area} raise ${more.raise}`;
  return INTENTS[question ?? ""]?.(area) ?? `go to ${area}`;
}

/** In a list beside a district it is clear where a pyramid is built. */
export const shorter =
  (names: { colourName(colour: Colour): string }) =>
  (option: Option): Option => {
    if (option.id !== "raise") return option;
    const { colour, level } = option.values;
    const text = say("kemet-ui-raise", { colour: names.colourName(colour as Colour), level: Number(level) });
    return { ...option, text };
  };
