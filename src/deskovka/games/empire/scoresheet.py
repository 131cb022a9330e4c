"""What the lines of the score sheet consist of: which regions, islands, cards, tokens (EMPIRE-SCORE)."""

from __future__ import annotations

from deskovka.core.result import ScorePart
from deskovka.games.empire.board import ISLAND_NAMES, ISLAND_SIZE, ISLANDS, REGION_NAMES
from deskovka.games.empire.cards import CARD_NAMES
from deskovka.games.empire.scoring import (
    elixir_points,
    island_holders,
    leader_points,
    points_of_card,
    points_of_token,
)
from deskovka.games.empire.table import Empire
from deskovka.games.empire.terms import CITADEL, LEADERS, TOKENS, WHITE_KNIGHT


def parts_of(g: Empire, line: str) -> list[ScorePart]:
    """The parts of a line, in the order of the board or the box."""
    if line == "regions":
        return held_regions(g, [int(region) for region in g.board.regions])
    if line == "citadels":
        return held_regions(g, [int(region) for region in g.board.regions if g.has_token(region, CITADEL)])
    if line == "islands":
        return held_islands(g)
    if line == "cards":
        return [
            ScorePart("card", name, [int(points_of_card(p, card)) if card in p.cards else 0 for p in g.players])
            for card, name in enumerate(CARD_NAMES)
            if any(card in p.cards and points_of_card(p, card) for p in g.players)
        ]
    if line == "elixirs":
        return elixirs(g)
    if line == "tokens":
        return [
            ScorePart("token", name, [int(points_of_token(token)) if token in p.tokens else 0 for p in g.players])
            for token, name in enumerate(TOKENS)
            if points_of_token(token) and any(token in p.tokens for p in g.players)
        ]
    return leaders(g)


def only(g: Empire, seat: int, points: int = 1) -> list[int]:
    """So many points for one seat."""
    return [points if number == seat else 0 for number in range(g.seats)]


def held_regions(g: Empire, regions: list[int]) -> list[ScorePart]:
    held = [(region, int(g.holder(region))) for region in regions]
    return [ScorePart("region", REGION_NAMES[region], only(g, seat)) for region, seat in held if 0 <= seat < g.seats]


def held_islands(g: Empire) -> list[ScorePart]:
    held = enumerate(island_holders(g))
    return [ScorePart("island", ISLAND_NAMES[island], only(g, int(p))) for island, p in held if 0 <= p < g.seats]


def elixirs(g: Empire) -> list[ScorePart]:
    """How many everybody has decides (EMPIRE-SCORE.9)."""
    counts = [int(p.elixirs) for p in g.players]
    points = [int(elixir_points(g, p)) for p in g.players]
    return [ScorePart("elixirs", "held", points, counts)] if any(counts) else []


def leaders(g: Empire) -> list[ScorePart]:
    """What each leader brings; the White Knight's islands with it (EMPIRE-LEAD)."""
    holders = island_holders(g)
    parts = []
    for p in g.players:
        points = int(leader_points(p))
        if p.leader == WHITE_KNIGHT:
            points += sum(1 for island in range(ISLANDS) if holders[island] == p.seat and ISLAND_SIZE[island] >= 3)
        if points:
            parts.append(ScorePart("leader", LEADERS[p.leader], only(g, int(p.seat), points)))
    return parts
