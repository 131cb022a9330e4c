/** Positions of Eight-Minute Empire: Legends as the server would tell them. */
import type { Option } from "$lib/api";
import type { EmpireView, PlayerView, RegionView, Segment } from "../../src/games/empire/view";
import facts from "./empire-facts.json";
import { FakeBoard } from "./fake-board.svelte";

const SIDES: Record<string, { regions: string[]; islands: Record<string, string[]> }> = facts.sides;

export const SEGMENTS: Segment[] = [
  { place: "center", side: "crescent", turn: 0 },
  { place: "left", side: "meadow", turn: 0 },
  { place: "right", side: "bridge_isles", turn: 0 },
  { place: "stem", side: "volcano", turn: 90 },
];
export const ROW = ["arcane_temple", "cursed_banshee", "dire_dragon", "ancient_woods", "noble_hills", "graveyard"];

export function player(seat: number, more: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    coins: 9,
    supply: 13,
    cities: 3,
    cards: [],
    extra_move: 0,
    extra_army: 0,
    flying: 0,
    sea_cost: 3,
    elixirs: 0,
    immune: false,
    leader: null,
    trophies: 0,
    tokens: [],
    picked: false,
    score: { regions: 0, islands: 0, cards: 0, elixirs: 0, tokens: 0, citadels: 0, leader: 0, earlier: 0, total: 0 },
    ...more,
  };
}

export function region(more: Partial<RegionView> = {}, seats = 2): RegionView {
  const none = Array<number>(seats).fill(0);
  return { armies: none, cities: none, neutral: 0, holder: null, token: null, ...more };
}

/** A table of two in the middle of the game; regions that are not named are empty. */
export function view(more: Partial<EmpireView> = {}): EmpireView {
  const players = more.players ?? [player(0), player(1)];
  const segments = more.segments ?? SEGMENTS;
  const sides = segments.map(({ side }) => SIDES[side]!);
  const empty = sides.flatMap(({ regions }) => regions.map((id) => [id, region({}, players.length)] as const));
  const islands = sides.flatMap((side) => Object.entries(side.islands));
  return {
    game: "empire",
    asked: [0],
    question: "turn",
    number: 1,
    games: 1,
    layout: "t",
    segments,
    joins: [
      ["CRE-3", "MEA-3"],
      ["CRE-4", "BRI-1"],
      ["CRE-2", "VOL-5"],
    ],
    portals: [],
    start: "CRE-3",
    islands: Object.fromEntries(islands.map(([id, regions]) => [id, { regions, holder: null }])),
    row: ROW,
    prices: facts.prices,
    deck: 11,
    playing: null,
    action: null,
    turn: 3,
    turns: 11,
    starter: 0,
    active: 0,
    bids: [3, 1],
    ages: [0, 1],
    setup_player: 0,
    ...more,
    players,
    regions: { ...Object.fromEntries(empty), ...more.regions },
  };
}

/** A march with the Noble Unicorn, taken from the third place. */
export function marching(left: number, more: Partial<EmpireView> = {}): EmpireView {
  return view({
    question: "move",
    row: ["arcane_temple", "cursed_banshee", null, "dire_dragon", "ancient_woods", "noble_hills"],
    playing: { card: "noble_unicorn", seat: 0, price: 1, place: 2 },
    action: { seat: 0, kind: "move", left, total: 5 },
    regions: { "CRE-3": region({ armies: [3, 4], holder: 1 }), "CRE-5": region({ armies: [1, 0], holder: 0 }) },
    players: [player(0, { cards: ["noble_unicorn"], extra_move: 1 }), player(1)],
    ...more,
  });
}

export function option(words: string, values: Record<string, unknown>, text = words, detail = ""): Option {
  return { id: words.split(" ")[0]!, words, text, values, detail };
}

export const move = (region: string, region2: string, cost = 1, sea = 0): Option => ({
  ...option(`move ${region} to ${region2}`, { region, region2 }),
  numbers: { cost, sea, fee: 0, mine: 1, theirs: 0, holds: 1 },
});
export const take = (card: string, price: number): Option => ({
  ...option(`take ${card}`, { card }, `Take ${card}`, `for ${price}`),
  numbers: { price },
});

export class FakeTable extends FakeBoard<EmpireView> {
  constructor(position: EmpireView, options: Option[] = []) {
    super(position, options, facts, {
      "empire-card-noble_unicorn": "Noble Unicorn",
      "empire-card-graveyard": "Graveyard",
      "empire-adjective-cursed": "cursed",
      "empire-leader-white_knight": "White Knight",
      "empire-leader-white_knight.about": "A point for large islands.",
      "empire-token-stable": "Stable",
      "empire-token-stable.about": "One more movement point.",
      "empire-region-CRE-3": "Stone Head",
    });
  }
}

/** What may be marched: two ways for one army, one for another. */
export const STEPS = [move("CRE-3", "CRE-4"), move("CRE-3", "MEA-3", 3, 1), move("CRE-5", "CRE-4"), option("done", {})];
