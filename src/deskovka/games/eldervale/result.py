"""How a game stands: points by what they are for, in the order of final scoring; ties; teams (ELDER-25, ELDER-30.4)."""

from __future__ import annotations

from typing import Final

from deskovka.core.result import Result, Rival, ScoreLine, ScorePart, ranks_by
from deskovka.core.steps import State
from deskovka.games.eldervale.box import ADVENTURE as CARDS
from deskovka.games.eldervale.box import CACHE, MAGIC, PROPHECY
from deskovka.games.eldervale.gaining import (
    FOR_CACHES,
    FOR_CARDS,
    FOR_DWELLINGS,
    FOR_FACTION,
    FOR_FAME,
    FOR_GHOST_CARDS,
    FOR_HAUNTING,
    FOR_HOMES,
    FOR_MONSTERS,
    FOR_ORBS,
    FOR_PILE,
    FOR_POWER,
    FOR_PROPHECIES,
    FOR_QUESTS,
    FOR_START,
    FOR_TABLEAU,
    FOR_UNPLACED_ORBS,
    REASONS,
)
from deskovka.games.eldervale.ghosts import GHOSTS
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.realms import ELEMENT_OF, REALM_NAMES, TILES
from deskovka.games.eldervale.scoring import counted_cards, points_at_the_end, prophecy_points, resources_left
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import ELEMENT_NAMES, SCORED

RULES: Final = (  # by reason
    (FOR_START, "ELDER-5.7"),
    (FOR_DWELLINGS, "ELDER-14.5"),
    (FOR_FAME, "ELDER-21.2"),
    (FOR_QUESTS, "ELDER-4.14"),
    (FOR_CARDS, "ELDER-24.6"),
    (FOR_FACTION, "ELDER-2.1"),
    (FOR_MONSTERS, "ELDER-23.1"),
    (FOR_ORBS, "ELDER-16.3"),
    (FOR_UNPLACED_ORBS, "ELDER-25.2"),
    (FOR_POWER, "ELDER-25.3"),
    (FOR_HOMES, "ELDER-25.4"),
    (FOR_TABLEAU, "ELDER-25.6"),
    (FOR_CACHES, "ELDER-25.10"),
    (FOR_PROPHECIES, "ELDER-25.12"),
)
GHOST_RULES: Final = (  # only the ghosts', at a table for one
    (FOR_GHOST_CARDS, "GHOST-6.2"),
    (FOR_HAUNTING, "GHOST-15.1"),
    (FOR_PILE, "GHOST-16.7"),
)


def result(state: State) -> Result:
    assert isinstance(state, Eldervale)
    g = state
    sheet = [line(g, reason, rule) for reason, rule in (*RULES, *(GHOST_RULES if g.ghosts else ()))]
    scores = [int(p.points) for p in g.players]
    over = g.ask is None and g.phase == SCORED
    left = [int(resources_left(p)) for p in g.players]
    ranks = ranks_by(keys(g, scores, left))
    tied = len(set(keys(g, scores, [0] * len(left)))) < len(left) - (2 if g.variants.teams else 0)
    tie_breaks = [ScoreLine("resources", "ELDER-25.14", left)] if over and tied else []
    seats = 1 if g.ghosts else len(scores)
    return Result(
        over=over,
        scores=scores[:seats],
        ranks=ranks[:seats],
        rivals=[Rival("ghosts", scores[GHOSTS], ranks[GHOSTS])] if g.ghosts else [],
        sheet=sheet,
        tie_breaks=tie_breaks,
        reason="ELDER-25.13" if over else "",
    )


def keys(g: Eldervale, scores: list[int], left: list[int]) -> list[tuple[int, ...]]:
    """By what seats are ranked: points, then resources; in teams both together (ELDER-30.4, ELDER-30.13)."""
    if not g.variants.teams:
        return [(scores[seat], left[seat]) for seat in range(len(scores))]
    return [(scores[seat] + scores[seat ^ 1], left[seat] + left[seat ^ 1]) for seat in range(len(scores))]


def line(g: Eldervale, reason: int, rule: str) -> ScoreLine:
    points = [int(p.gains[reason]) for p in g.players]
    return ScoreLine(REASONS[reason], rule, points, parts(g, reason) if g.phase == SCORED else [])


def parts(g: Eldervale, reason: int) -> list[ScorePart]:
    """What explains a line of the final scoring: each marker, dwelling, card that counts, cache and prophecy."""
    if reason == FOR_POWER:
        return markers(g)
    found = []
    for p in g.players:
        found += [owned(g, p, kind, name, points) for kind, name, points in things(g, p, reason)]
    return found


def markers(g: Eldervale) -> list[ScorePart]:
    """By element, where anybody has power; all have it in elements of their own choice (ELDER-25.3)."""
    by_element = [
        ScorePart("element", name, [int(p.power(element)) for p in g.players])
        for element, name in enumerate(ELEMENT_NAMES)
    ]
    return [part for part in by_element if any(part.points)]


def owned(g: Eldervale, p: Player, kind: str, name: str, points: int) -> ScorePart:
    return ScorePart(kind, name, [points if seat == p.seat else 0 for seat in range(g.seats)], seat=int(p.seat))


def things(g: Eldervale, p: Player, reason: int) -> list[tuple[str, str, int]]:
    """What a player has of a line, also what is worth nothing: its kind, its name, its points."""
    if reason == FOR_HOMES:
        homes = [tile for tile in range(TILES) if p.dwellings >> tile & 1]
        return [("realm", REALM_NAMES[tile], int(p.power(ELEMENT_OF[tile]))) for tile in homes]
    if reason == FOR_TABLEAU:
        return tableau(p)
    if p.is_ghosts():
        return []  # GHOST-16.8
    if reason == FOR_CACHES:
        caches = [int(card) for card in p.tableau if CARDS[card].kind == CACHE]
        return [("card", CARDS[card].name, int(points_at_the_end(g, p.seat, card))) for card in caches]
    if reason == FOR_PROPHECIES:
        held = [number for number, card in enumerate(MAGIC) if card.kind == PROPHECY and p.hand >> number & 1]
        return [("card", MAGIC[number].name, int(prophecy_points(g, p.seat, number))) for number in held]
    return []


def tableau(p: Player) -> list[tuple[str, str, int]]:
    """The start card, then the cards that count, the best first; those above the limit are not among them."""
    counted = [("card", CARDS[card].name, int(p.power(CARDS[card].element))) for card in counted_cards(p)]
    if p.is_ghosts():
        return counted
    start = ("card", f"start-{ELEMENT_NAMES[p.element]}", int(p.power(p.element)))
    return [start, *counted]
