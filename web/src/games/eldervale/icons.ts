/** The symbols of cards, monsters, factions, ruins and signs (`air-kite-scouts`, `monster-kraken`, `element-air`, `unit-worker`, `dwelling`). */
import drawings from "./drawings.json";
import found from "./icons.json";
import signs from "./signs.json";
import symbols from "./symbols.json";

const bodies: Record<string, string> = { ...found, ...drawings };
const named = Object.entries({ ...symbols, ...signs }).map(([thing, name]) => [thing, bodies[name] ?? ""] as const);
const tamed = named.map(([thing, body]) => [thing.replace(/^monster-/, "unit-"), body] as const); // a monster can be a unit

export const icons: Record<string, string> = Object.fromEntries([...tamed, ...named]);
