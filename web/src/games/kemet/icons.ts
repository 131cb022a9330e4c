/** The symbols of tiles, cards and signs (`ruby_2_phoenix`, `war_rage`, `god-horus`, `action-move`, `prayer`), and drawings by their own names. */
import drawings from "./drawings.json";
import found from "./icons.json";
import signs from "./signs.json";
import symbols from "./symbols.json";

const bodies: Record<string, string> = { ...found, ...drawings };
const named = Object.entries({ ...symbols, ...signs }).map(([thing, name]) => [thing, bodies[name] ?? ""]);

export const icons: Record<string, string> = { ...bodies, ...Object.fromEntries(named) };
