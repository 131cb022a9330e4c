// Writes icons.json into the folder of each game and of the levels: the drawings of the symbols they use, from @iconify-json/game-icons.
// node scripts/icons.mjs
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

const LISTS = ["symbols", "signs"]; // names of icons by what they stand for

const here = (path) => new URL(path, import.meta.url);
const read = (path) => JSON.parse(readFileSync(here(path), "utf8"));

const folders = [...readdirSync(here("../src/games")).map((game) => `../src/games/${game}`), "../src/pages/new/levels"];

const { icons } = read("../node_modules/@iconify-json/game-icons/icons.json");
for (const folder of folders.filter((one) => existsSync(here(`${one}/symbols.json`)))) {
  const lists = LISTS.map((list) => `${folder}/${list}.json`).filter((path) => existsSync(here(path)));
  const names = new Set(lists.flatMap((path) => Object.values(read(path))));
  const drawings = `${folder}/drawings.json`; // symbols of our own
  const own = existsSync(here(drawings)) ? read(drawings) : {};
  const bodies = {};
  for (const name of [...names].filter((name) => !(name in own)).sort()) {
    if (!icons[name]) throw new Error(`no icon ${name}`);
    bodies[name] = icons[name].body;
  }
  writeFileSync(here(`${folder}/icons.json`), JSON.stringify(bodies, null, 2) + "\n");
}
