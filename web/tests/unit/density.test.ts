import { expect, test } from "vitest";
import { density } from "$lib/density.svelte";
import { windowOf } from "./window";

const now = () => ({ narrow: density.narrow, tight: density.tight, low: density.low });

test("width decides the shape of a table, height how dense it is", () => {
  const resize = windowOf(1440, 900);
  expect(now()).toEqual({ narrow: false, tight: false, low: false });
  resize(1280, 800);
  expect(now()).toEqual({ narrow: false, tight: true, low: false });
  resize(1366, 660);
  expect(now()).toEqual({ narrow: false, tight: true, low: true });
  expect([...document.body.classList]).toEqual(["tight", "low"]);
});

test("a phone is narrow, and never low", () => {
  const resize = windowOf(360, 640);
  expect(now()).toEqual({ narrow: true, tight: false, low: false });
  resize(1440, 900);
  expect(now()).toEqual({ narrow: false, tight: false, low: false });
  expect([...document.body.classList]).toEqual([]);
});
