/** The client's own words, from Fluent files; what happens in games comes in words from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";

const files = import.meta.glob<string>(["../locale/*/*.ftl", "../games/*/locale/*/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.includes(`/${language}/`)) made.addResource(new FluentResource(text));
  }
  return made;
}

const bundles: Record<Language, FluentBundle> = { cs: bundle("cs"), en: bundle("en") };

/** Says a message in the language that is set; `id.attribute` says an attribute of it. */
export function say(id: string, values: Record<string, FluentVariable> = {}): string {
  const [name = "", attribute] = id.split(".");
  const found = bundles[settings.language].getMessage(name);
  const pattern = attribute ? found?.attributes[attribute] : found?.value;
  if (!pattern) throw new Error(`no message ${id} in ${settings.language}`);
  return bundles[settings.language].formatPattern(pattern, values);
}

export function has(id: string): boolean {
  return bundles[settings.language].getMessage(id)?.value != null;
}
