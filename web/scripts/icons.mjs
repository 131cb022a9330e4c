// Writes src/games/<game>/icons.json: the drawings of the symbols a game's cards and signs use, from @iconify-json/game-icons.
// node scripts/icons.mjs
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

const LISTS = ["symbols", "signs"]; // names of icons by what they stand for

const here = (path) => new URL(path, import.meta.url);
const read = (path) => JSON.parse(readFileSync(here(path), "utf8"));

const games = readdirSync(here("../src/games")).filter((game) => existsSync(here(`../src/games/${game}/symbols.json`)));

const { icons } = read("../node_modules/@iconify-json/game-icons/icons.json");
for (const game of games) {
  const lists = LISTS.map((list) => `../src/games/${game}/${list}.json`).filter((path) => existsSync(here(path)));
  const names = new Set(lists.flatMap((path) => Object.values(read(path))));
  const drawings = `../src/games/${game}/drawings.json`; // symbols of our own
  const own = existsSync(here(drawings)) ? read(drawings) : {};
  const bodies = {};
  for (const name of [...names].filter((name) => !(name in own)).sort()) {
    if (!icons[name]) throw new Error(`no icon ${name}`);
    bodies[name] = icons[name].body;
  }
  writeFileSync(here(`../src/games/${game}/icons.json`), JSON.stringify(bodies, null, 2) + "\n");
}
