/** A map as it might be laid for a new game: which tiles lie where is left to the lot. */
import type { EldervaleFacts, Element, StartFacts } from "../view";
import type { Tile } from "./hexes";

export function shuffled<Thing>(things: readonly Thing[], chance: () => number): Thing[] {
  const left = [...things];
  for (let at = left.length - 1; at > 0; at -= 1) {
    const other = Math.floor(chance() * (at + 1));
    [left[at], left[other]] = [left[other]!, left[at]!];
  }
  return left;
}

export interface Example {
  elements: Element[];
  tiles: Tile[];
}

/** Elements, realms and ruins drawn as for a new game; at most one of the realms is a lair. */
export function exampleOf(start: StartFacts, facts: EldervaleFacts, chance: () => number = Math.random): Example {
  const elements = shuffled(facts.elements, chance).slice(0, start.elements);
  const among = Object.entries(facts.realms).filter(([, { element }]) => element && elements.includes(element));
  const realms = shuffled(among, chance).sort(([, one], [, other]) => Number(one.lair) - Number(other.lair));
  const plain = realms.slice(0, start.realms).map(([id, { element }]) => ({ id, element, icon: `element-${element}` }));
  const ruins = start.ruins.map((id) => ({ id, element: null, icon: `realm-${id}` }));
  const tiles = shuffled([...plain, ...ruins], chance).map((tile, at) => {
    const [q, r] = start.spots[at] ?? [0, 0];
    return { ...tile, q, r };
  });
  return { elements: facts.elements.filter((element) => elements.includes(element)), tiles };
}

/** How many tiles lie in each row: "3-4-3". */
export function rowsOf({ spots }: StartFacts): string {
  const rows = [...new Set(spots.map(([, r]) => r))].sort((one, other) => one - other);
  return rows.map((row) => spots.filter(([, r]) => r === row).length).join("-");
}
