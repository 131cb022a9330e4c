/** The tracks in words, for readers and for whoever points at them. */
import { say } from "$lib/say.svelte";
import type { Eldervale } from "../eldervale.svelte";
import type { Element, PlayerView } from "../view";

/** How many levels a track has. */
export const levels = (eldervale: Eldervale): number[] => eldervale.facts.power.map((_, level) => level).slice(1);

/** Whose markers lie on a level of an element. */
export const markersAt = (eldervale: Eldervale, element: Element, level: number): PlayerView[] =>
  eldervale.players.filter((player) => (player.levels[element] ?? 0) === level);

/** A track of power in one sentence. */
export function trackWords(eldervale: Eldervale, element: Element): string {
  const held = eldervale.players
    .filter((player) => player.levels[element])
    .map(({ seat, power }) => say("eldervale-tracks-power-of", { name: eldervale.name(seat), power: power[element]! }));
  const orb = eldervale.view.power_orbs.includes(element) ? [say("eldervale-tracks-orb-left")] : [];
  const things = [...held, ...orb].join(", ") || say("eldervale-tracks-nobody");
  return say("eldervale-tracks-row", { element: eldervale.elementName(element), things });
}

/** Whose markers lie on a space of the fame track. */
export const famousAt = (eldervale: Eldervale, space: number): PlayerView[] =>
  eldervale.players.filter(({ fame }) => fame === space);

/** An orb of the fame track is gone: whoever comes later has points instead. */
export const isOrbGone = (eldervale: Eldervale, space: number): boolean =>
  eldervale.facts.fame[space] === "orb" && !eldervale.view.fame_orbs.includes(space);

/** A space of the fame track in one sentence. */
export function fameWords(eldervale: Eldervale, space: number): string {
  const reward = isOrbGone(eldervale, space)
    ? say("eldervale-tracks-orb-gone")
    : eldervale.table.text(`eldervale-fame-${space}`);
  const names = famousAt(eldervale, space).map(({ seat }) => eldervale.name(seat));
  return say("eldervale-tracks-space", { space, things: [reward, ...names].join(", ") });
}
