/** The client's own words, so that tests name things as people see them without repeating the sentences. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "cs" | "en";
export type Say = (id: string, values?: Record<string, FluentVariable>) => string;

const sources = fileURLToPath(new URL("../../../src", import.meta.url));
const games = readdirSync(`${sources}/games`).map((game) => `${sources}/games/${game}/locale`);
const folders = [`${sources}/locale`, ...games.filter((folder) => existsSync(folder))];
const known = new Map<Language, Say>();

function read(language: Language): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const folder of folders.map((locale) => `${locale}/${language}`))
    for (const file of readdirSync(folder))
      bundle.addResource(new FluentResource(readFileSync(`${folder}/${file}`, "utf8")));
  return (id, values = {}) => {
    const [name = "", attribute] = id.split(".");
    const found = bundle.getMessage(name);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (!pattern) throw new Error(`no message ${id} in ${language}`);
    return bundle.formatPattern(pattern, values);
  };
}

export function words(language: Language): Say {
  const say = known.get(language) ?? read(language);
  known.set(language, say);
  return say;
}
