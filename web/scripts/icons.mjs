// Writes src/games/vale/icons.json: the drawings of the symbols the Vale's cards and signs use, from @iconify-json/game-icons.
// node scripts/icons.mjs
import { readFileSync, writeFileSync } from "node:fs";

const here = (path) => new URL(path, import.meta.url);
const read = (path) => JSON.parse(readFileSync(here(path), "utf8"));

const { icons } = read("../node_modules/@iconify-json/game-icons/icons.json");
const names = new Set(["symbols", "signs"].flatMap((file) => Object.values(read(`../src/games/vale/${file}.json`))));
const bodies = {};
for (const name of [...names].sort()) {
  if (!icons[name]) throw new Error(`no icon ${name}`);
  bodies[name] = icons[name].body;
}
writeFileSync(here("../src/games/vale/icons.json"), JSON.stringify(bodies, null, 1) + "\n");
