"""How every seat stands, as numbers for networks: what final scoring would count now, and what `evaluate` goes by.

Points of final scoring are products, cards of an element times the power in it, which a network would have to find out
among all numbers of the table.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.vecs import vec
from deskovka.games.eldervale.box import ADVENTURE as CARDS
from deskovka.games.eldervale.box import MAGIC, PROPHECY
from deskovka.games.eldervale.evaluate import (
    best_opponent,
    haunting,
    lateness,
    standing,
    things,
    units,
    with_mate,
    worth_of_all,
)
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.realms import ELEMENT_OF, ELEMENT_REALMS, TILES
from deskovka.games.eldervale.scoring import cache_points, home_points, power_points, prophecy_points, tableau_points
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import ELEMENTS, MOST_SEATS

SCORES: Final = 7  # points so far, for power, dwellings, cards, caches, unplaced orbs; all of them
JUDGED: Final = 4  # things, standing, units; all that it is worth
CARDS_AT: Final = SCORES + JUDGED  # by element: cards, dwellings, and what their power makes of both
OF_SEAT: Final = CARDS_AT + 4 * ELEMENTS
LATE_AT: Final = MOST_SEATS * OF_SEAT  # how near the end is
LEAD_AT: Final = LATE_AT + 1  # of the viewer in worth: as it is, and bent so that a small and a large one count
PROPHECIES_AT: Final = LEAD_AT + 3  # the viewer's own
STANDING_SIZE: Final = PROPHECIES_AT + 1

POINTS: Final = 0.05  # so much of these numbers is a point
SUMS: Final = 0.025


def set_standing(g: Eldervale, out: vec[float], at: i64, seat: i64) -> None:
    """STANDING_SIZE numbers; those of each seat first, the viewer's before all."""
    late = lateness(g)
    alone = worth_of_all(g)
    for turn in range(g.seats):
        p = g.players[(seat + turn) % g.seats]
        set_scores(g, out, at + turn * OF_SEAT, p)
        set_judged(g, out, at + turn * OF_SEAT + SCORES, p, late, alone[p.seat])
        set_elements(out, at + turn * OF_SEAT + CARDS_AT, p)
    out[at + LATE_AT] = late
    lead = with_mate(g, seat, alone) - best_opponent(g, seat, alone)
    out[at + LEAD_AT] = 0.1 * lead
    out[at + LEAD_AT + 1] = bent(lead, 10.0)
    out[at + LEAD_AT + 2] = bent(lead, 30.0)
    out[at + PROPHECIES_AT] = 2.0 * POINTS * float(prophecies_of(g, g.players[seat]))


def set_scores(g: Eldervale, out: vec[float], at: i64, p: Player) -> None:
    """What final scoring would bring now."""
    powers, homes, cards, caches = power_points(p), home_points(p), tableau_points(p), cache_points(g, p)
    out[at] = POINTS * float(p.points)
    out[at + 1] = POINTS * float(powers)
    out[at + 2] = POINTS * float(homes)
    out[at + 3] = POINTS * float(cards)
    out[at + 4] = POINTS * float(caches)
    out[at + 5] = POINTS * float(p.orbs)
    out[at + 6] = SUMS * float(p.points + powers + homes + cards + caches + p.orbs)


def set_judged(g: Eldervale, out: vec[float], at: i64, p: Player, late: float, worth: float) -> None:
    """What `evaluate` goes by; the ghosts have no things, and what stands on the map is judged together."""
    if p.is_ghosts():
        out[at + 1] = POINTS * haunting(g, p, late)
    else:
        out[at] = 2.0 * POINTS * things(g, p, late)
        out[at + 1] = POINTS * standing(p, late)
        out[at + 2] = 2.0 * POINTS * units(g, p, late)
    out[at + 3] = SUMS * worth


def set_elements(out: vec[float], at: i64, p: Player) -> None:
    for card in p.tableau:
        out[at + CARDS[card].element] += 0.25
    for tile in range(TILES):
        if p.dwellings >> tile & 1 and ELEMENT_REALMS >> tile & 1:
            out[at + ELEMENTS + ELEMENT_OF[tile]] += 1.0
    for element in range(ELEMENTS):
        power = float(p.power(element)) / 3.0
        out[at + 2 * ELEMENTS + element] = power * out[at + element]
        out[at + 3 * ELEMENTS + element] = 0.5 * power * out[at + ELEMENTS + element]


def bent(lead: float, half: float) -> float:
    """Between -1 and 1; a lead of `half` is told as a half."""
    return lead / (half + abs(lead))


def prophecies_of(g: Eldervale, p: Player) -> i64:
    """What the prophecies in its hand would bring now."""
    total: i64 = 0
    for card in range(len(MAGIC)):
        if p.hand >> card & 1 and MAGIC[card].kind == PROPHECY:
            total += prophecy_points(g, p.seat, card)
    return total
