/** A window of some size, as media queries see it; jsdom has none. */
import { vi } from "vitest";
import { density } from "$lib/density.svelte";

const MEDIA = /\((min|max)-(width|height): ([\d.]+)px\)/g;

interface Size {
  width: number;
  height: number;
}

function matches(query: string, size: Size): boolean {
  return [...query.matchAll(MEDIA)].every(([, bound, side, pixels]) =>
    bound === "max" ? size[side as keyof Size] <= Number(pixels) : size[side as keyof Size] >= Number(pixels),
  );
}

/** The window has this size from now on; returns how to change it. */
export function windowOf(width: number, height: number): (width: number, height: number) => void {
  const size = { width, height };
  const tellAll: (() => void)[] = [];
  vi.stubGlobal("matchMedia", (query: string) => ({
    get matches() {
      return matches(query, size);
    },
    addEventListener: (_: string, tell: () => void) => tellAll.push(tell),
    removeEventListener: (_: string, tell: () => void) => tellAll.splice(tellAll.indexOf(tell), 1),
  }));
  density.watch();
  return (width, height) => {
    Object.assign(size, { width, height });
    tellAll.forEach((tell) => tell());
  };
}
