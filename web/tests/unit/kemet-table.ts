/** Positions of Kemet: Blood and Sand as the server would tell them. */
import type { Option } from "$lib/api";
import type {
  AreaView,
  BattleSide,
  BattleView,
  God,
  KemetFacts,
  KemetView,
  MarketTile,
  MarchView,
  PlayerView,
} from "../../src/games/kemet/view";
import { FakeBoard } from "./fake-board.svelte";
import json from "./kemet-facts.json";

export const facts = json as unknown as KemetFacts;

const GODS: God[] = ["horus", "sobek", "bastet", "ouadjet", "anubis"];
const HAND = ["bc_5", "bc_4d1", "bc_3d2", "bc_3p1", "bc_2d2p1", "bc_2p2", "bc_1d3", "bc_1d1p3"];

export function player(seat: number, more: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    god: GODS[seat]!,
    city: null,
    prayer: 5,
    supply: 2,
    points: 0,
    temporary: 0,
    score: 0,
    veterans: 0,
    tokens: 5,
    silver: "none",
    gold: "none",
    used: [],
    acquire: ["ruby", "sapphire", "diamond"],
    bought: [],
    tiles: [],
    waiting_creatures: [],
    army_limit: 5,
    reach: { ruby: 1, sapphire: 1, diamond: 1 },
    hand_size: 3,
    battle_size: 8,
    open_cards: [],
    closed_size: 0,
    ready: false,
    ...(seat === 0 ? { hand: { diversion: 1, prayer: 2 }, battle_cards: HAND, closed_cards: [] } : {}),
    ...more,
  };
}

export function area(more: Partial<AreaView> = {}, seats = 3): AreaView {
  return { units: Array<number>(seats).fill(0), creatures: {}, holder: null, ...more };
}

/** An army of one seat in an area. */
export function army(seat: number, units: number, more: Partial<AreaView> = {}, seats = 3): AreaView {
  return area(
    { units: Array.from({ length: seats }, (_, each) => (each === seat ? units : 0)), holder: seat, ...more },
    seats,
  );
}

/** A table in the middle of a day; cities by seat, pyramids and armies in them; areas that are not named are empty. */
/** The tiles of an offer at their usual prices; all that my pyramids of level 1 do not reach are too high. */
export function marketOf(offer: Record<string, number>): Record<string, MarketTile> {
  const levels = Object.keys(offer).map((id) => [id, facts.tiles[id]!.level] as const);
  return Object.fromEntries(
    levels.map(([id, level]) => [id, { price: level, obstacle: level > 1 ? "pyramid-too-low" : "" }]),
  );
}

export function view(more: Partial<KemetView> = {}, seats = more.players?.length ?? 3): KemetView {
  const board = facts.boards[String(seats)]!;
  const colours =
    more.colours ?? (["ruby", "sapphire", "diamond", "onyx"] as const).slice(0, { 2: 2, 5: 4 }[seats] ?? 3);
  const players =
    more.players ?? Array.from({ length: seats }, (_, seat) => player(seat, { city: board.cities[seat] ?? null }));
  const areas: Record<string, AreaView> = {};
  for (const [id, { kind }] of Object.entries(board.areas))
    areas[id] = area(kind === "temple" ? { point: null } : {}, seats);
  board.cities.forEach((city, seat) => {
    const pyramids = colours.slice(0, seats === 2 ? 2 : 3);
    pyramids.forEach((colour, n) => {
      const units = n < 2 ? 5 : 0;
      areas[`${city}_d${n + 1}`] = army(seat, units, { pyramid: { colour, level: 1 } }, seats);
    });
  });
  const offer =
    more.offer ??
    Object.fromEntries(
      Object.entries(facts.tiles).flatMap(([id, { colour, copies }]) =>
        colours.includes(colour) ? [[id, copies] as const] : [],
      ),
    );
  return {
    game: "kemet",
    asked: [0],
    question: "opening",
    round: 3,
    round_limit: 0,
    phase: "day",
    night_step: 0,
    order: players.map(({ seat }) => seat),
    active: 0,
    colours: [...colours],
    offer,
    market: marketOf(offer),
    deck: 30,
    discard: [],
    placed: [],
    doing: null,
    march: null,
    battle: null,
    last_battle: null,
    ...more,
    players,
    areas: { ...areas, ...more.areas },
  };
}

/** An army of mine on its way: one step made, from the city to the desert before it. */
export function marching(march: Partial<MarchView> = {}, more: Partial<KemetView> = {}): KemetView {
  return view({
    question: "march_on",
    placed: ["move_3"],
    doing: "move_3",
    march: {
      area: "front_nw",
      start: "nw_d1",
      target: null,
      left: 1,
      teleported: false,
      no_walls: false,
      path: [
        { area: "nw_d1", by: "start", units: 4 },
        { area: "front_nw", by: "foot", units: 4 },
      ],
      ...march,
    },
    ...more,
    areas: { nw_d1: army(0, 1, { pyramid: { colour: "ruby", level: 1 } }), front_nw: army(0, 4), ...more.areas },
  });
}

export function side(seat: number, more: Partial<BattleSide> = {}): BattleSide {
  return {
    seat,
    units: 4,
    creature: null,
    cancelled: false,
    card: null,
    added: [],
    hidden: true,
    lines: [{ source: "units", names: [], strength: 4, damage: 0, defence: 0, cancelled: false }],
    strength: 4,
    damage: 0,
    defence: 0,
    unblockable: 0,
    lost: 0,
    destroyed: 0,
    wounds: 0,
    points: 0,
    veterans: 0,
    after: null,
    to: null,
    ...more,
  };
}

/** I attack seat 1 at the small western temple: the war council. */
export function battle(more: Partial<BattleView> = {}): BattleView {
  return {
    area: "temple_west_small",
    attacker: 0,
    defender: 1,
    by_move: true,
    step: 1,
    shown: null,
    winner: null,
    sides: [side(0, { hidden: false }), side(1)],
    ...more,
  };
}

export function option(words: string, values: Record<string, unknown> = {}, more: Partial<Option> = {}): Option {
  return { id: words.split(" ")[0]!, words, text: words, values, detail: "", ...more };
}

export const done = option("done");
export const token = (space: string): Option => option(`token on ${space}`, { space });
export const step = (area: string, numbers: Record<string, number> = {}): Option =>
  option(`go to ${area}`, { area }, { id: "step", numbers });
export const march = (area: string): Option => option(`march from ${area}`, { area });
export const go = (units: number): Option => option(`send ${units}`, { units }, { id: "go" });
export const goWith = (units: number, creature: string): Option =>
  option(`send ${units} with ${creature}`, { units, creature }, { id: "go-with" });
export const acquire = (tile: string, price = 1): Option => option(`acquire ${tile}`, { tile }, { numbers: { price } });
export const raise = (area: string, colour: string, level: number, price = level): Option =>
  option(`in ${area} raise ${colour} to ${level}`, { area, colour, level }, { id: "raise", numbers: { price } });
export const council = (battle: string, battle2: string, strength = 4): Option =>
  option(`play ${battle} discard ${battle2}`, { battle, battle2 }, { id: "council", numbers: { strength } });

export const TEXTS: Record<string, string> = {
  "kemet-area-nw_d1": "North-west district 1",
  "kemet-area-front_nw": "Before the north-west city",
  "kemet-area-temple_west_small": "Small western temple",
  "kemet-tile-ruby_1_charge": "Charge!",
  "kemet-tile-ruby_1_charge.about": "+1 strength when you attack.",
  "kemet-tile-ruby_2_phoenix": "Phoenix",
  "kemet-tile-ruby_2_phoenix.about": "+2 strength, +1 movement; walls do not stop it.",
  "kemet-card-prayer": "Prayer",
  "kemet-card-prayer.about": "Gain 2 prayer points.",
  "kemet-card-diversion": "Diversion",
  "kemet-card-diversion.about": "A bluff: it goes back to your hand.",
  "kemet-card-war_rage": "War Rage",
  "kemet-battle-bc_5": "Strength 5",
  "kemet-colour-ruby": "ruby",
  "kemet-colour-sapphire": "sapphire",
  "kemet-colour-diamond": "diamond",
  "kemet-god-horus": "Horus",
  "kemet-god-sobek": "Sobek",
  "kemet-space-recruit": "Recruit",
  "kemet-space-move": "Move",
  "kemet-space-build": "Build",
  "kemet-space-pray": "Pray",
  "kemet-space-acquire": "Acquire",
};

export class FakeTable extends FakeBoard<KemetView> {
  constructor(position: KemetView = view(), options: Option[] = []) {
    super(position, options, facts as unknown as Record<string, unknown>, TEXTS);
  }
}
