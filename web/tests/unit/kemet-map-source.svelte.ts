/** A table of Kemet for its map alone: a position, what is on offer, and what was asked of it. */
import type { Happening, Option } from "$lib/api";
import type { Note } from "$shared/board/map/note";
import type { MapSource } from "../../src/games/kemet/map/mapsource";
import type { KemetView } from "../../src/games/kemet/view";
import { facts, view as empty } from "./kemet-table";

export class MapTable implements MapSource {
  view = $state.raw<KemetView>(empty());
  readonly facts = facts;
  options = $state.raw<Record<string, Option[]>>({});
  last = $state.raw<string[]>([]);
  refused = $state<string | null>(null);
  focus = $state<string | null>(null);
  /** The words of the option a hint speaks of. */
  hinted = $state<string | null>(null);
  happened = $state.raw<Happening[]>([]);
  done: string[] = [];

  constructor(view: KemetView) {
    this.view = view;
  }
  get table() {
    const hintOn = (options: Option[]) => (options.some(({ words }) => words === this.hinted) ? "zone" : undefined);
    return { events: this.happened, hintOn };
  }
  get seats(): number {
    return this.view.players.length;
  }
  areaName = (id: string) => `Name of ${id}`;
  describe = (id: string) => `About ${id}`;
  offers = (id: string) => this.options[id] ?? [];
  isLit = (_id: string) => false;
  wasLast = (id: string) => this.last.includes(id);
  isRefused = (id: string) => this.refused === id;
  touch = (id: string) => void this.done.push(`touch ${id}`);
  point = (id: string | null) => void this.done.push(`point ${id}`);
  why = (id: string) => void this.done.push(`why ${id}`);
  note = (id: string): Note | null => ({ name: `Name of ${id}`, lines: [{ sign: "prayer", text: `Note of ${id}` }] });
}
