/** The first load must stay small: all JavaScript the start page needs, gzipped. */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const MOST = 250 * 1024;
const folder = new URL("../../src/deskovka/server/web/", import.meta.url);

/** A script and whatever it imports at once (not what it imports later). */
function scriptsFrom(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  const text = readFileSync(new URL(`assets/${name}`, folder), "utf8");
  for (const [, other] of text.matchAll(/(?:import|from)\s*"\.\/([\w.-]+\.js)"/g)) scriptsFrom(other, found);
  return found;
}

const page = readFileSync(new URL("index.html", folder), "utf8");
const scripts = new Set();
for (const [, name] of page.matchAll(/assets\/([\w.-]+\.js)/g)) scriptsFrom(name, scripts);
const total = [...scripts].reduce(
  (sum, name) => sum + gzipSync(readFileSync(new URL(`assets/${name}`, folder))).length,
  0,
);
console.log(`first load: ${scripts.size} scripts, ${(total / 1024).toFixed(1)} kB gzipped (at most ${MOST / 1024})`);
if (scripts.size === 0 || total > MOST) process.exit(1);
