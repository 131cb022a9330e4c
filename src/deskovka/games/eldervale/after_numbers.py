"""How the table stands for a seat, in few numbers: a network is told what an option changes in them (`core.ahead`).

What final scoring would count and what `evaluate` goes by, as in `standing_numbers`, and the things it has to go on
with, which a sum of worths does not tell apart.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.bits import bits_in
from deskovka.core.vecs import vec
from deskovka.games.eldervale.evaluate import best_opponent, chances, lateness, with_mate, worth_of_all
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.realms import TILES
from deskovka.games.eldervale.resources import of
from deskovka.games.eldervale.standing_numbers import (
    CARDS_AT,
    JUDGED,
    OF_SEAT,
    SCORES,
    prophecies_of,
    set_elements,
    set_judged,
    set_scores,
)
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import ELEMENTS, FIRST_MONSTER, READY, TOKENS, UNDERWORLD

OTHERS_AT: Final = OF_SEAT  # scores and judgement of all others together
GOODS_AT: Final = OTHERS_AT + SCORES + JUDGED  # tokens by kind, cards in hand, tray, orbs, fame, dwellings, tableau
POWERS_AT: Final = GOODS_AT + TOKENS + 6  # by element
READY_AT: Final = POWERS_AT + ELEMENTS  # own units at home, by kind; monsters together
ON_MAP_AT: Final = READY_AT + FIRST_MONSTER + 1
FALLEN_AT: Final = ON_MAP_AT + 1  # in the Underworld
OTHERS_ON_MAP_AT: Final = FALLEN_AT + 1  # others' units there
SUMS_AT: Final = OTHERS_ON_MAP_AT + 2  # how near the end is, the lead, what only the seat knows, its prophecies, turn
AFTER_SIZE: Final = SUMS_AT + 5
NOTHING: Final = vec[float]([0.0 for _ in range(AFTER_SIZE)])
NO_SUMS: Final = vec[float]([0.0 for _ in range(SCORES + JUDGED)])


def after_numbers(g: Eldervale, seat: i64) -> vec[float]:
    """AFTER_SIZE numbers from the point of view of a seat."""
    out = NOTHING[:]
    late = lateness(g)
    alone = worth_of_all(g)
    p = g.players[seat]
    set_scores(g, out, 0, p)
    set_judged(g, out, SCORES, p, late, alone[seat])
    set_elements(out, CARDS_AT, p)
    set_others(g, out, seat, late, alone)
    set_goods(out, p)
    set_units(g, out, seat)
    out[SUMS_AT] = late
    out[SUMS_AT + 1] = 0.1 * (with_mate(g, seat, alone) - best_opponent(g, seat, alone))
    out[SUMS_AT + 2] = 0.2 * chances(g, seat)
    out[SUMS_AT + 3] = 0.1 * float(prophecies_of(g, p))
    out[SUMS_AT + 4] = 1.0 if g.turn == seat else 0.0
    return out


def set_others(g: Eldervale, out: vec[float], seat: i64, late: float, alone: vec[float]) -> None:
    for p in g.players:
        if p.seat != seat:
            one = NO_SUMS[:]
            set_scores(g, one, 0, p)
            set_judged(g, one, SCORES, p, late, alone[p.seat])
            for number in range(SCORES + JUDGED):
                out[OTHERS_AT + number] += one[number]


def set_goods(out: vec[float], p: Player) -> None:
    for kind in range(TOKENS):
        out[GOODS_AT + kind] = float(of(p.purse, kind)) / 3.0
    at = GOODS_AT + TOKENS
    out[at] = float(bits_in(p.hand)) / 3.0
    out[at + 1] = float(len(p.tray)) / 3.0
    out[at + 2] = float(p.orbs)
    out[at + 3] = float(p.fame + 1) / 3.0
    out[at + 4] = float(bits_in(p.dwellings))
    out[at + 5] = float(len(p.tableau)) / 3.0
    for element in range(ELEMENTS):
        out[POWERS_AT + element] = float(p.power(element)) / 2.0


def set_units(g: Eldervale, out: vec[float], seat: i64) -> None:
    for other in range(g.seats):
        for piece in g.units_of(other):
            place = g.where[piece]
            if other != seat:
                if place < TILES:
                    out[OTHERS_ON_MAP_AT] += 0.25
                elif place == UNDERWORLD:
                    out[OTHERS_ON_MAP_AT + 1] += 0.25
            elif place == READY:
                out[READY_AT + min(kind_of(piece), FIRST_MONSTER)] += 0.5
            elif place < TILES:
                out[ON_MAP_AT] += 0.5
            elif place == UNDERWORLD:
                out[FALLEN_AT] += 0.5
