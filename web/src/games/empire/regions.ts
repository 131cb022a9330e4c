/** A region in words: what is there, and what touching it may have meant. */
import { say } from "$lib/say.svelte";
import type { Empire } from "./empire.svelte";
import type { Holder, RegionView } from "./view";

/** What somebody who touches a region may have meant, by question. */
const INTENTS: Record<string, (region: string) => string> = {
  choose_start: (region) => `start in ${region}`,
  lay_hidden: (region) => `lay a hidden token in ${region}`,
  settle: (region) => `settle ${region}`,
  place_neutral: (region) => `neutral to ${region}`,
  build: (region) => `build in ${region}`,
  reinforce: (region) => `reinforce ${region}`,
};

function piecesOf(empire: Empire, region: RegionView): string[] {
  const who = (seat: number) => (seat === empire.table.seat ? say("empire-ui-you") : empire.name(seat));
  const pieces = region.armies.flatMap((armies, seat) => {
    const cities = region.cities[seat] ?? 0;
    if (armies && cities) return [say("empire-ui-has-both", { name: who(seat), armies, cities })];
    if (armies) return [say("empire-ui-has-armies", { name: who(seat), armies })];
    return cities ? [say("empire-ui-has-cities", { name: who(seat), cities })] : [];
  });
  if (region.neutral) pieces.push(say("empire-ui-has-neutral", { armies: region.neutral }));
  return pieces.length ? pieces : [say("empire-ui-has-nothing")];
}

function heldBy(empire: Empire, holder: Holder): string {
  if (holder === null) return say("empire-ui-held-nobody");
  if (holder === "neutral") return say("empire-ui-held-neutral");
  return holder === empire.table.seat
    ? say("empire-ui-held-you")
    : say("empire-ui-held", { name: empire.name(holder) });
}

/** One sentence: name, what lies there, pieces, holder. */
export function describeRegion(empire: Empire, id: string): string {
  const region = empire.view.regions[id];
  const name = empire.regionName(id);
  if (!region) return name;
  const token = region.seen ?? region.token;
  const things = [
    ...(empire.view.start === id ? [say("empire-ui-start")] : []),
    ...(token === null ? [] : [token === "hidden" ? say("empire-ui-hidden") : empire.tokenName(token)]),
    ...piecesOf(empire, region),
    heldBy(empire, region.holder),
  ];
  return say("empire-ui-region", { region: name, things: things.join(", ") });
}

function neighbourOf(empire: Empire, id: string): string {
  const links = Object.values(empire.facts.sides).flatMap((side) => side.links);
  for (const [one, other] of [...links, ...empire.view.joins]) {
    if (one === id) return other;
    if (other === id) return one;
  }
  return id;
}

/** The words of the option that somebody who touches a region misses. */
export function intentOf(empire: Empire, id: string): string {
  const question = empire.view.question ?? "";
  if (question === "move") {
    const { from } = empire;
    return from !== null && from !== id ? `move ${from} to ${id}` : `move ${id} to ${neighbourOf(empire, id)}`;
  }
  if (question === "lay_token") return `lay ${empire.laying ?? "citadel"} in ${id}`;
  if (question === "destroy") {
    const region = empire.view.regions[id];
    const whose = region?.armies.findIndex((count, seat) => count > 0 && seat !== empire.table.seat) ?? -1;
    if (whose >= 0) return `destroy in ${id} seat ${whose}`;
    return region?.neutral ? `destroy in ${id} neutral` : `destroy in ${id} seat ${empire.mySeat}`;
  }
  return INTENTS[question]?.(id) ?? `place in ${id}`;
}
