/** Notes for a first game of Dwellings of Eldervale: those of a moment come whenever it does. */
import { asks, type Note } from "$lib/guide.svelte";
import type { TableModel } from "$lib/table.svelte";
import type { EldervaleView } from "./view";

const viewOf = (table: TableModel) => table.view as Partial<EldervaleView>;
const isBattle = (table: TableModel) => Boolean(viewOf(table).battle);
const isNear = (table: TableModel) => (viewOf(table).last_turns ?? null) !== null;
/** Somebody has units in the Underworld. */
const hasFallen = (table: TableModel) =>
  (viewOf(table).players ?? []).some(({ units }) => Object.keys(units["underworld"] ?? {}).length > 0);
/** The peaceful start is over: units may meet. */
const isAtWar = (table: TableModel) => asks("turn")(table) && viewOf(table).peaceful === false;

/** One player alone, asked in the own turn. */
const isAlone = (table: TableModel) => asks("turn")(table) && Boolean(viewOf(table).ghosts);
const hasGuardian = (table: TableModel) => isAlone(table) && Boolean(viewOf(table).ghosts?.guardian);
/** The ghosts have had a turn. */
const isHaunted = (table: TableModel) => isAlone(table) && Boolean(viewOf(table).ghosts?.tale.length);

export const guide: Note[] = [
  { id: "eldervale-welcome" },
  { id: "eldervale-alone", at: "players", when: isAlone, moment: true },
  { id: "eldervale-guardian", at: "map", when: hasGuardian, moment: true },
  { id: "eldervale-haunted", at: "players", when: isHaunted, moment: true },
  { id: "eldervale-faction", when: asks("choose_faction"), moment: true },
  { id: "eldervale-draft", when: asks("draft"), moment: true },
  { id: "eldervale-map", at: "map" },
  { id: "eldervale-place", at: "map", when: asks("turn") },
  { id: "eldervale-ruins", at: "map", when: asks("turn") },
  { id: "eldervale-goods", at: "goods", when: asks("turn") },
  { id: "eldervale-regroup", at: "prompt", when: asks("turn") },
  { id: "eldervale-tableau", at: "tableau", when: asks("turn") },
  { id: "eldervale-hand", at: "hand", when: asks("turn") },
  { id: "eldervale-power", at: "power", when: asks("turn") },
  { id: "eldervale-fame", at: "fame", when: asks("turn") },
  { id: "eldervale-players", at: "players", when: asks("turn") },
  { id: "eldervale-why", at: "map", when: asks("turn") },
  { id: "eldervale-treasure", at: "map", when: asks("take_treasure"), moment: true },
  { id: "eldervale-tile", at: "map", when: asks("put_tile"), moment: true },
  { id: "eldervale-offer", at: "offer", when: asks("first_card", "buy_card"), moment: true },
  { id: "eldervale-burn", at: "offer", when: asks("second_card", "burn_card"), moment: true },
  { id: "eldervale-actions", at: "tableau", when: asks("take_back"), moment: true },
  { id: "eldervale-summon", at: "prompt", when: asks("summon"), moment: true },
  { id: "eldervale-build", at: "map", when: asks("build"), moment: true },
  { id: "eldervale-menu", at: "menu", when: asks("choose_element"), moment: true },
  { id: "eldervale-war", at: "map", when: isAtWar, moment: true },
  { id: "eldervale-battle", when: isBattle, moment: true },
  { id: "eldervale-others", when: asks("window", "joining", "respond"), moment: true },
  { id: "eldervale-underworld", at: "underworld", when: hasFallen, moment: true },
  { id: "eldervale-near", at: "players", when: isNear, moment: true },
  { id: "eldervale-end", at: "log", when: asks("turn") },
];
