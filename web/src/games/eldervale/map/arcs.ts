/** Red dashes from a monster to the realm it would come to, or came to. */
import type { Happening } from "$lib/api";
import type { Point } from "$shared/board/map/curves";
import type { EldervaleView } from "../view";
import { centreOf } from "./hexes";

export interface Arc {
  id: string;
  d: string;
  /** Where its head lies, and where it points to, in degrees. */
  head: Point;
  angle: number;
}

const OUT = 24; // it begins beside the monster, and ends before the middle of the realm

/** A bow from one realm to another. */
export function arcBetween(id: string, from: Point, to: Point): Arc {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const start: Point = [from[0] + ux * OUT, from[1] + uy * OUT - 12];
  const head: Point = [to[0] - ux * OUT, to[1] - uy * OUT - 10];
  const bend: Point = [(start[0] + head[0]) / 2 + uy * 26 * Math.sign(ux || 1), (start[1] + head[1]) / 2 - 34];
  const angle = (Math.atan2(head[1] - bend[1], head[0] - bend[0]) * 180) / Math.PI;
  const near = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return { id, d: `M${near(start)}Q${near(bend)} ${near(head)}`, head, angle };
}

const realmWith = (view: EldervaleView, monster: string) =>
  Object.values(view.realms).find((realm) => realm.monster === monster);

/** Which monsters would come to a realm that is pointed at. */
export function threatsTo(view: EldervaleView, id: string | null): Arc[] {
  const realm = view.realms[id ?? ""];
  return (realm?.rampages ?? []).flatMap((monster) => {
    const from = realmWith(view, monster);
    return realm && from && from !== realm ? [arcBetween(monster, centreOf(from), centreOf(realm))] : [];
  });
}

/** Where the monster of the battle that goes on came from. */
export function cameFrom(view: EldervaleView, events: readonly Happening[]): Arc[] {
  const battle = view.battle?.realm;
  return events.flatMap(({ event, realm, realm2, unit }) => {
    const [from, to] = [view.realms[String(realm)], view.realms[String(realm2)]];
    if (event !== "rampaged" || realm2 !== battle || !from || !to) return [];
    return [arcBetween(String(unit), centreOf(from), centreOf(to))];
  });
}
