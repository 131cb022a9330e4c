import "@testing-library/jest-dom/vitest";

/** jsdom has none. */
class NoResizing {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= NoResizing;
