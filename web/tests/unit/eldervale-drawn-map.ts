/** The map of Eldervale as these tests draw it, and how its parts are found. */
import { render } from "@testing-library/svelte";
import { vi } from "vitest";
import { density } from "$lib/density.svelte";
import { settings } from "$lib/settings.svelte";
import { Eldervale } from "../../src/games/eldervale/eldervale.svelte";
import EldervaleMap from "../../src/games/eldervale/map/Map.svelte";
import { FakeTable } from "./eldervale-table";

export function drawn(table = new FakeTable()) {
  const eldervale = new Eldervale(() => table);
  const { container } = render(EldervaleMap, { eldervale });
  const find = (selector: string) => container.querySelector<SVGElement>(selector);
  const realm = (id: string) => find(`.realm[data-realm="${id}"]`)!;
  return { table, eldervale, container, find, realm };
}

/** Found by its name at once: the page is large, and looking for roles takes long. */
export const group = (name: string) => document.querySelector(`[role=group][aria-label="${name}"]`)!;

export function onPhone() {
  density.narrow = true;
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(390);
}

export const names: Record<string, string> = {
  "eldervale-realm-mill": "Mill",
  "eldervale-realm-ash-plains": "Ash Plains",
  "eldervale-realm-hollow-mountain": "Hollow Mountain",
  "eldervale-unit-worker": "worker",
  "eldervale-unit-dragon": "dragon",
  "eldervale-unit-stone-colossus": "Stone Colossus",
  "eldervale-element-earth": "Earth",
};
/** A desk, in English, where nothing moves. */
export function plainDesk(): void {
  vi.restoreAllMocks();
  settings.speed = "none";
  settings.language = "en";
  density.narrow = density.low = false;
}
