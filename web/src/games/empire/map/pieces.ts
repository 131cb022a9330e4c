/** What lies in a region, one piece for each place it needs. */
import type { EmpireView, Holder, TokenKind } from "../view";

export type Piece =
  | { kind: "army" | "city"; seat: number; count: number }
  | { kind: "neutral"; count: number }
  | { kind: "start" }
  | { kind: "token"; token: string; seen?: string };

const ENCOUNTERS = new Set(["dragon", "portal", "robbers"]);

/** What a token looks like: round, rectangular or square. */
export function tokenKind(token: string): TokenKind {
  if (token === "citadel") return "citadel";
  return ENCOUNTERS.has(token) ? "encounter" : "discovery";
}

/** The name of a piece on the page; each is there once. */
export function thingName(region: string, piece: Piece): string {
  return piece.kind === "army" || piece.kind === "city"
    ? `${piece.kind}:${piece.seat}:${region}`
    : `${piece.kind}:${region}`;
}

/** The start region and a token first, then the cities and armies of each player, then the neutral armies. */
export function piecesOf(view: EmpireView, region: string): Piece[] {
  const facts = view.regions[region];
  if (!facts) return [];
  const pieces: Piece[] = [];
  if (view.start === region) pieces.push({ kind: "start" });
  if (facts.token !== null)
    pieces.push({ kind: "token", token: facts.token, ...(facts.seen ? { seen: facts.seen } : {}) });
  for (const seat of view.players.keys()) {
    const [cities, armies] = [facts.cities[seat] ?? 0, facts.armies[seat] ?? 0];
    if (cities > 0) pieces.push({ kind: "city", seat, count: cities });
    if (armies > 0) pieces.push({ kind: "army", seat, count: armies });
  }
  if (facts.neutral > 0) pieces.push({ kind: "neutral", count: facts.neutral });
  return pieces;
}

/** The class that gives a player's colour. */
export const colourOf = (holder: Holder): string => (typeof holder === "number" ? `p${holder + 1}` : "pn");
