"""Who stands in the action zones of the ghost board, and how the ghosts regroup (GHOST-2.15, GHOST-15)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.bits import bit, bits_in
from deskovka.games.eldervale.gaining import FOR_HAUNTING, score
from deskovka.games.eldervale.ghosts import (
    AT_REGROUP,
    CHIEF_OF_ZONE,
    GHOSTS,
    NO_CAUSE,
    TO_OWN_ZONE,
    ZONE_OF_SYMBOL,
    ZONES,
    Ghosts,
)
from deskovka.games.eldervale.ongoing import NO_PIECE
from deskovka.games.eldervale.realms import RUINS, TILES
from deskovka.games.eldervale.steps import Step
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import READY, UNDERWORLD, WORKER, WORKERS
from deskovka.games.eldervale.verbs import GHOST_RETURNED, GHOSTS_REGROUPED

UNIT_ON_RUIN: Final = 2
FALLEN_UNIT: Final = 1


def ready_workers(g: Eldervale) -> i64:
    count: i64 = 0
    for piece in g.units_in(GHOSTS, READY):
        if kind_of(piece) == WORKER:
            count += 1
    return count


def symbols(g: Eldervale, ghosts: Ghosts) -> i64:
    """The worker symbols that are taken, as bits: whoever has come back stands on the lowest free one (GHOST-15.3).

    An effect may bring a unit back at any time, but only a placement takes one away: so it is enough to look then.
    """
    taken = ghosts.symbols
    for symbol in range(WORKERS):
        if bits_in(taken) < ready_workers(g):
            taken |= bit(symbol)
    for symbol in range(WORKERS - 1, -1, -1):
        if bits_in(taken) > ready_workers(g):
            taken &= ~bit(symbol)
    return taken


def leftmost_in(g: Eldervale, zone: i64) -> i64:
    """The unit of a zone that goes first: its workers, then the warrior, wizard or dragon; NO_PIECE (GHOST-5.3)."""
    ghosts = g.ghosts
    assert ghosts is not None
    taken = symbols(g, ghosts)
    for symbol in range(WORKERS):
        if taken >> symbol & 1 and ZONE_OF_SYMBOL[symbol] == zone:
            return g.first_of(GHOSTS, WORKER, READY)
    return g.first_of(GHOSTS, CHIEF_OF_ZONE[zone], READY)


def units_in_zone(g: Eldervale, ghosts: Ghosts, zone: i64) -> i64:
    """How many units wait there."""
    taken = symbols(g, ghosts)
    count: i64 = 0 if g.first_of(GHOSTS, CHIEF_OF_ZONE[zone], READY) == NO_PIECE else 1
    for symbol in range(WORKERS):
        if taken >> symbol & 1 and ZONE_OF_SYMBOL[symbol] == zone:
            count += 1
    return count


def leave_zone(g: Eldervale, zone: i64) -> None:
    """The leftmost unit of a zone is about to be placed."""
    ghosts = g.ghosts
    assert ghosts is not None
    taken = symbols(g, ghosts)
    for symbol in range(WORKERS):
        if taken >> symbol & 1 and ZONE_OF_SYMBOL[symbol] == zone:
            ghosts.symbols = taken & ~bit(symbol)
            return
    ghosts.symbols = taken


def zone_of(g: Eldervale, ghosts: Ghosts, piece: i64) -> i64:
    """The zone a unit that has just come back stands in."""
    kind = kind_of(piece)
    for zone in range(ZONES):
        if CHIEF_OF_ZONE[zone] == kind:
            return zone
    newest = symbols(g, ghosts) & ~ghosts.symbols
    for symbol in range(WORKERS):
        if newest >> symbol & 1:
            return ZONE_OF_SYMBOL[symbol]
    return 0


# ---- the regroup


@mypyc_attr(acyclic=True)
@final
class GhostRegroup(Step):
    """Points for units on ruins and in the Underworld, then all units return (GHOST-15)."""

    def run(self, g: Eldervale) -> None:
        ghosts = g.ghosts
        assert ghosts is not None
        ghosts.stage = AT_REGROUP
        p = g.players[GHOSTS]
        g.tell(GHOSTS_REGROUPED, GHOSTS, ghosts.zone)
        for piece in g.units_of(GHOSTS):
            if g.where[piece] < TILES and RUINS >> g.where[piece] & 1:
                score(g, p, UNIT_ON_RUIN, FOR_HAUNTING)
        for _ in g.units_in(GHOSTS, UNDERWORLD):
            score(g, p, FALLEN_UNIT, FOR_HAUNTING)
        for piece in g.units_of(GHOSTS):
            if g.where[piece] < TILES or g.where[piece] == UNDERWORLD:
                come_back(g, ghosts, piece)


def come_back(g: Eldervale, ghosts: Ghosts, piece: i64) -> None:
    """A unit returns to its place on the ghost board."""
    g.where[piece] = READY
    zone = zone_of(g, ghosts, piece)
    ghosts.symbols = symbols(g, ghosts)
    cause = NO_CAUSE if kind_of(piece) == WORKER else TO_OWN_ZONE
    g.tell(GHOST_RETURNED, GHOSTS, kind_of(piece), zone, cause)
