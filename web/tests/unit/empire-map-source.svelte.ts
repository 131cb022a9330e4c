/** A table of the Empire for its map alone: a position, what is on offer, and what was asked of it. */
import type { Happening, Option } from "$lib/api";
import type { MapSource } from "../../src/games/empire/map/mapsource";
import type { EmpireView, RegionView, Segment } from "../../src/games/empire/view";

export const SEGMENTS: Segment[] = [
  { place: "center", side: "crescent", turn: 0 },
  { place: "left", side: "volcano", turn: 0 },
  { place: "right", side: "bridge_isles", turn: 0 },
  { place: "stem", side: "meadow", turn: 0 },
];

export function region(more: Partial<RegionView> = {}): RegionView {
  return { armies: [0, 0], cities: [0, 0], neutral: 0, holder: null, token: null, ...more };
}

export function mapView(regions: Record<string, RegionView>, more: Partial<EmpireView> = {}): EmpireView {
  const view: Partial<EmpireView> = {
    layout: "t",
    segments: SEGMENTS,
    portals: [],
    start: "CRE-3",
    regions,
    action: null,
    active: 0,
    players: [{ seat: 0 }, { seat: 1 }] as EmpireView["players"],
    ...more,
  };
  return view as EmpireView;
}

export function step(from: string, to: string, cost: number, sea: number): Option {
  const words = `move ${from} to ${to}`;
  return { id: "move", words, text: `March to ${to}`, values: { region: from, region2: to }, numbers: { cost, sea } };
}

export class FakeSource implements MapSource {
  view = $state.raw<EmpireView>(mapView({}));
  options = $state.raw<Record<string, Option[]>>({});
  from = $state<string | null>(null);
  starts = $state.raw<string[]>([]);
  last = $state.raw<string[]>([]);
  refused = $state<string | null>(null);
  /** The words of the option a hint speaks of. */
  hinted = $state<string | null>(null);
  happened = $state.raw<Happening[]>([]);
  done: string[] = [];

  constructor(view: EmpireView) {
    this.view = view;
  }
  get table() {
    const hintOn = (options: Option[]) => (options.some(({ words }) => words === this.hinted) ? "zone" : undefined);
    return { events: this.happened, hintOn };
  }
  regionName = (id: string) => `Name of ${id}`;
  describe = (id: string) => `About ${id}`;
  offers = (id: string) => this.options[id] ?? [];
  isFrom = (id: string) => this.from === id;
  canStart = (id: string) => this.starts.includes(id);
  isLit = () => false;
  wasLast = (id: string) => this.last.includes(id);
  isRefused = (id: string) => this.refused === id;
  touch = (id: string) => void this.done.push(`touch ${id}`);
  point = (id: string | null) => void this.done.push(`point ${id}`);
  why = (id: string) => void this.done.push(`why ${id}`);
}
