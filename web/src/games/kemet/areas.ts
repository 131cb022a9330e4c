/** An area in words: what it is, who stands there, what would happen there. */
import type { Option } from "$lib/api";
import { say } from "$lib/say.svelte";
import type { Kemet } from "./kemet.svelte";
import type { Note, NoteLine } from "$shared/board/map/note";
import type { AreaFacts } from "./view";

function factsOf(kemet: Kemet, id: string): AreaFacts | undefined {
  return kemet.facts.boards[String(kemet.seats)]?.areas[id];
}

function armyWords(kemet: Kemet, id: string, seat: number): string {
  const area = kemet.view.areas[id]!;
  const creature = kemet.creatureNames(area, seat);
  const name = seat === kemet.table.seat ? say("kemet-ui-you") : kemet.name(seat);
  const units = area.units[seat] ?? 0;
  return creature ? say("kemet-ui-army-with", { name, units, creature }) : say("kemet-ui-army", { name, units });
}

function armies(kemet: Kemet, id: string): string[] {
  const area = kemet.view.areas[id];
  if (!area) return [];
  return area.units.flatMap((units, seat) =>
    units > 0 || String(seat) in area.creatures ? [armyWords(kemet, id, seat)] : [],
  );
}

function pyramidWords(kemet: Kemet, id: string): string[] {
  const pyramid = kemet.view.areas[id]?.pyramid;
  if (!pyramid) return [];
  const colour = kemet.table.text(`kemet-colour-${pyramid.colour}`);
  return [say("kemet-ui-pyramid", { colour, level: pyramid.level })];
}

function pointWords(kemet: Kemet, id: string): string[] {
  const owner = kemet.view.areas[id]?.point;
  if (owner === undefined) return [];
  return [owner === null ? say("kemet-ui-point-free") : say("kemet-ui-point-of", { name: kemet.name(owner) })];
}

/** One sentence for screen readers: name, yield, who stands there, what is on offer. */
export function describeArea(kemet: Kemet, id: string): string {
  const name = kemet.areaName(id);
  if (!kemet.view.areas[id]) return name;
  const facts = factsOf(kemet, id);
  const holder = kemet.view.areas[id].holder;
  const standing = armies(kemet, id);
  const things = [
    ...(facts?.prayer ? [say("kemet-ui-yield", { count: facts.prayer })] : []),
    ...(facts?.obelisk ? [say("kemet-ui-obelisk")] : []),
    ...(facts && facts.harbour !== "none" ? [say(`kemet-ui-harbour-${facts.harbour}`)] : []),
    ...pyramidWords(kemet, id),
    ...pointWords(kemet, id),
    ...(standing.length ? standing : [say("kemet-ui-empty")]),
    ...(holder === null ? [] : [say("kemet-ui-held", { name: kemet.name(holder) })]),
  ];
  return say("kemet-ui-area", { area: name, things: things.join(", ") });
}

function offerLines(kemet: Kemet, id: string, options: Option[]): NoteLine[] {
  const area = kemet.view.areas[id]!;
  const enemy = area.units.findIndex((units, seat) => units > 0 && seat !== kemet.mySeat);
  return options.slice(0, 3).flatMap(({ id: verb, text, words, detail, numbers }) => {
    const lines: NoteLine[] = [];
    if (numbers?.["fight"] && enemy >= 0) {
      lines.push({ sign: "fight", text: say("kemet-ui-fight", { army: armyWords(kemet, id, enemy) }) });
      if (numbers["price"] && detail) lines.push({ sign: "prayer", text: detail });
    } else lines.push({ sign: signOf(verb), text: [text ?? words, detail].filter(Boolean).join(", ") });
    return lines;
  });
}

const SIGNS: Record<string, string> = {
  step: "movement",
  march: "movement",
  teleport: "teleport",
  "magic-teleport": "teleport",
  enlist: "unit",
  raise: "pyramid",
  found: "pyramid",
  station: "unit",
  city: "city",
  fight: "fight",
  strike: "fight",
  sacrifice: "sacrifice",
  send: "retreat",
  deploy: "creature",
};
const signOf = (verb: string): string => SIGNS[verb] ?? "movement";

/** What the paper note of an area says. */
export function noteOf(kemet: Kemet, id: string): Note | null {
  if (!kemet.view.areas[id]) return null;
  const facts = factsOf(kemet, id);
  const offers = kemet.offers(id);
  const fights = offers.some(({ numbers }) => numbers?.["fight"]);
  const lines: NoteLine[] = offerLines(kemet, id, offers);
  if (!fights) for (const text of armies(kemet, id)) lines.push({ sign: "unit", text });
  for (const text of pyramidWords(kemet, id)) lines.push({ sign: "pyramid", text });
  const gains = [...(facts?.prayer ? [say("kemet-ui-yield", { count: facts.prayer })] : []), ...pointWords(kemet, id)];
  if (gains.length) lines.push({ sign: "prayer", text: gains.join(" · ") });
  if (facts?.obelisk) lines.push({ sign: "obelisk", text: say("kemet-ui-obelisk") });
  if (facts && facts.harbour !== "none")
    lines.push({ sign: `harbour-${facts.harbour}`, text: say(`kemet-ui-harbour-${facts.harbour}`) });
  return { name: kemet.areaName(id), lines };
}
