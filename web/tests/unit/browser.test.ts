import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findBrowser } from "../../scripts/browser.mjs";

function folderWith(...programs: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "browsers-"));
  for (const program of programs) {
    writeFileSync(join(folder, program), "");
    chmodSync(join(folder, program), 0o755);
  }
  return folder;
}

test("a browser is found on the PATH, Chromium before Chrome before Edge", () => {
  const edge = folderWith("microsoft-edge");
  const both = folderWith("google-chrome", "microsoft-edge");
  expect(findBrowser({ PATH: edge }, [], [])).toBe(join(edge, "microsoft-edge"));
  expect(findBrowser({ PATH: `${edge}:${both}` }, [], [])).toBe(join(both, "google-chrome"));
});

test("one beside the PATH is found too, and CHROMIUM names another", () => {
  const snap = folderWith("chromium");
  expect(findBrowser({ PATH: "" }, [snap], [])).toBe(join(snap, "chromium"));
  expect(findBrowser({ PATH: "" }, [], [join(snap, "chromium")])).toBe(join(snap, "chromium"));
  expect(findBrowser({ PATH: snap, CHROMIUM: "/my/browser" }, [], [])).toBe("/my/browser");
});

test("where there is none, none is found", () => {
  expect(findBrowser({ PATH: folderWith("firefox") }, [], ["/no/such/program"])).toBeUndefined();
});
