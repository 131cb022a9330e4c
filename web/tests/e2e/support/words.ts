/** The client's own words, so that tests name things as people see them without repeating the sentences. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "cs" | "en";
export type Say = (id: string, values?: Record<string, FluentVariable>) => string;

const folder = fileURLToPath(new URL("../../../src/locale/", import.meta.url));
const known = new Map<Language, Say>();

function read(language: Language): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of readdirSync(`${folder}${language}`))
    bundle.addResource(new FluentResource(readFileSync(`${folder}${language}/${file}`, "utf8")));
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
