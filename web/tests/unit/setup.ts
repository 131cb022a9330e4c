import "@testing-library/jest-dom/vitest";
import { configure } from "@testing-library/svelte";
import { vi } from "vitest";

/** Longer than anything takes on the busiest machine; only what never comes is waited for so long. */
const PATIENCE = 30_000;

/** jsdom has none. */
class NoResizing {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= NoResizing;

// One window serves all files of a worker: each finds it as if nobody had been there, and modules that know nothing yet.
vi.resetModules();
vi.unstubAllGlobals();
vi.useRealTimers();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, "", "/");
for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
document.head.replaceChildren();
document.body.replaceChildren();

configure({ asyncUtilTimeout: PATIENCE });
const waitFor = vi.waitFor;
vi.waitFor = (what, options) =>
  waitFor(what, typeof options === "number" ? options : { timeout: PATIENCE, ...options });
