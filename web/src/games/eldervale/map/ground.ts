/** The realms, and the spots where a new tile may lie, as hands on the map find them. */
import type { Option } from "$lib/api";
import { say } from "$lib/say.svelte";
import type { Point } from "$shared/board/map/curves";
import type { PlaceSource } from "$shared/board/map/source";
import type { Eldervale } from "../eldervale.svelte";
import { startOf } from "../targets";
import { beyond, cellOf, centreOf, type Cell } from "./hexes";
import type { Note } from "./notes";
import type { Figure } from "./standing";

export interface Place {
  id: string;
  cell: Cell;
  label: Point;
  /** Nothing lies there yet: the name of the spot. */
  spot: string | null;
}

const SPOT = "spot-";

/** The spot a place is, if it is none of the realms. */
const spotIn = (id: string): string | null => (id.startsWith(SPOT) ? id.slice(SPOT.length) : null);

/** Where the unit of an option stands, of options that are about one that stays. */
const ABOUT_UNITS = new Set(["kill", "join", "support", "swap-units", "move-of"]);

export class Ground implements PlaceSource {
  constructor(readonly eldervale: Eldervale) {}

  get table() {
    return this.eldervale.table;
  }

  get realms(): Place[] {
    return Object.entries(this.eldervale.view.realms).map(([id, { q, r }]) => placeAt(id, { q, r }, null));
  }

  /** Where a new tile may lie, each spot once. */
  get spots(): Place[] {
    const named = this.table.options.map(({ values }) => values["spot"]).filter((spot) => typeof spot === "string");
    return [...new Set(named)].map((spot) => placeAt(SPOT + spot, cellOf(spot), spot));
  }

  offers(id: string): Option[] {
    const spot = spotIn(id);
    return spot === null ? this.eldervale.offers(id) : this.eldervale.spotOptions(spot);
  }

  /** Where the bridge would lead to from a spot. */
  leadsTo(spot: string): Cell[] {
    const ways = this.eldervale.spotOptions(spot).map(({ values }) => values["way"]);
    return ways.flatMap((way) => (typeof way === "string" ? (beyond(cellOf(spot), way) ?? []) : []));
  }

  describe(id: string): string {
    return spotIn(id) === null ? this.eldervale.describe(id) : this.tileHere;
  }

  private get tileHere(): string {
    const { tile } = this.eldervale.view;
    return say("eldervale-map-spot", { realm: tile ? this.eldervale.realmName(tile) : "" });
  }

  note(id: string): Note | null {
    if (spotIn(id) === null) return this.eldervale.note(id);
    const [option] = this.offers(id);
    const text = option?.text ?? option?.words ?? "";
    return { name: this.tileHere, lines: [{ sign: "supply", text }], rule: "ELDER-7.5" };
  }

  isLit(id: string): boolean {
    if (spotIn(id) === null) return this.eldervale.isLit(id);
    return this.offers(id).some(({ words }) => words === this.table.lit);
  }

  wasLast(id: string): boolean {
    return this.eldervale.wasLast(id);
  }

  isRefused(id: string): boolean {
    return this.eldervale.isRefused(id);
  }

  isFrom(id: string): boolean {
    return this.eldervale.carried?.place === id;
  }

  thingIn(id: string): string | null {
    const monster = this.eldervale.view.realms[id]?.monster ?? null;
    return monster === null ? null : `monster:${monster}`;
  }

  touch(id: string, element: Element): void {
    if (spotIn(id) === null) this.eldervale.touch(id, element);
    else this.eldervale.pick(this.offers(id), element, this.tileHere);
  }

  point(id: string | null): void {
    if (id === null || spotIn(id) === null) this.eldervale.point(id);
    else this.table.light(this.offers(id)[0]?.words ?? null);
  }

  why(id: string, element: Element): void {
    if (spotIn(id) === null) this.eldervale.why(id, element);
  }

  // ---- things in a realm that answer by themselves

  /** Options that take treasure from a field, counted from 0. */
  stackOptions(realm: string, field: number): Option[] {
    const { carried, table } = this.eldervale;
    if (carried) return [];
    return table
      .optionsWith("realm", realm)
      .filter(({ id, values }) => id === "treasure" && String(values["field"]) === String(field + 1));
  }

  /** Options about those a figure stands for. */
  figureOptions(realm: string, figure: Figure): Option[] {
    const { table, mySeat } = this.eldervale;
    return table.options.filter((option) => {
      const { unit, realm: at, seat2 } = option.values;
      const isHere = startOf(option)?.place === realm || (ABOUT_UNITS.has(option.id) && at === realm);
      return isHere && figure.units.includes(String(unit)) && figure.seat === Number(seat2 ?? mySeat);
    });
  }

  /** A figure was touched: it is taken up, or what is asked about it is done. */
  touchFigure(realm: string, figure: Figure, element: Element): void {
    const { eldervale } = this;
    const options = this.figureOptions(realm, figure);
    const starts = options.filter((option) => startOf(option) !== null);
    if (starts.length > 1 && figure.units.length === 1) eldervale.carry(figure.unit, realm);
    else if (starts.length > 1) eldervale.touch(realm, element);
    else eldervale.pick(options, element, eldervale.unitName(figure.unit));
  }

  /** Is one of those a figure stands for carried? */
  isCarried(realm: string, figure: Figure): boolean {
    const { carried, mySeat } = this.eldervale;
    return carried?.place === realm && figure.seat === mySeat && figure.units.includes(carried.unit);
  }
}

function placeAt(id: string, cell: Cell, spot: string | null): Place {
  return { id, cell, label: centreOf(cell), spot };
}
