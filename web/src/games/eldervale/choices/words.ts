/** What an answer does, in a sentence under its name. */
import type { Option } from "$lib/api";
import { say } from "$lib/say.svelte";
import { capital } from "$lib/words";
import type { Eldervale } from "../eldervale.svelte";
import type { Resource } from "../view";

/** What is asked about resources says how many of them I have. */
const COUNTED = new Set(["take", "lose", "turn-in"]);

export function titleOf(eldervale: Eldervale, { id, values, text, words }: Option): string {
  if (id === "element" || id === "move-marker") return eldervale.elementName(values["element"] as never);
  if (COUNTED.has(id)) return capital(eldervale.resourceName(String(values["resource"])));
  if (id === "first") return eldervale.sourceName(String(values["source"]));
  if (id === "opponent") return eldervale.name(Number(values["seat2"]));
  return text ?? words;
}

/** How many of it I have: open to everybody. */
function had(eldervale: Eldervale, resource: string): number {
  const { resources, hand_size } = eldervale.me;
  return resource === "magic" ? hand_size : (resources[resource as Resource] ?? 0);
}

export function aboutOf(eldervale: Eldervale, option: Option): string {
  const { id, values, detail } = option;
  if (COUNTED.has(id)) return say("eldervale-choice-have", { count: had(eldervale, String(values["resource"])) });
  if (id === "opponent")
    return say("eldervale-choice-hand", { count: eldervale.view.players[Number(values["seat2"])]?.hand_size ?? 0 });
  return [capital(detail ?? ""), told(eldervale, option)].filter(Boolean).join(" · ");
}

/** What the thing does that the answer is about. */
function told(eldervale: Eldervale, { id, values }: Option): string {
  if (id === "use" || id === "first") return eldervale.aboutSource(String(values["source"]));
  if (id === "summon" || id === "rampage" || id === "control") return eldervale.about("unit", String(values["unit"]));
  const card = values["card"];
  return typeof card === "string" && id !== "put-token" ? eldervale.short(card) : "";
}
