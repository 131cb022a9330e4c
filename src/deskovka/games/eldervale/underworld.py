"""The Underworld: where beaten units wait for the next regroup (ELDER-20)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.bits import bit
from deskovka.games.eldervale.abilities import fire, forget_used, refresh
from deskovka.games.eldervale.gaining import gain_of
from deskovka.games.eldervale.ghosts import IN_BATTLE
from deskovka.games.eldervale.realms import TILES
from deskovka.games.eldervale.steps import Step
from deskovka.games.eldervale.table import Eldervale, kind_of
from deskovka.games.eldervale.terms import (
    ASIDE,
    FIRST_ALLY,
    FIRST_BEAST,
    NOBODY,
    ONCE_PER_BATTLE,
    SWORD,
    UNDERWORLD,
    UNIT_FALLEN,
)
from deskovka.games.eldervale.verbs import BEAST_DEFEATED, FELL


def fall(g: Eldervale, piece: i64, sword: bool = True) -> None:
    """A unit goes to the Underworld and brings its owner a sword, whatever the reason (ELDER-20.1).

    Call it last in a step: what abilities do about it comes next.  Several units that fall together are one event.
    """
    seat = g.owner[piece]
    realm = g.where[piece] if g.where[piece] < TILES else -1  # a unit on a card falls too
    g.where[piece] = UNDERWORLD
    g.tell(FELL, seat, kind_of(piece), realm, IN_BATTLE if g.battle is not None and g.is_ghost(seat) else -1)
    if sword and not g.is_ghost(seat):  # GHOST-3.8
        gain_of(g, g.players[seat], SWORD, 1)
    if g.battle is None and not is_event_open(g):
        g.do(EventOver())
    fire(g, UNIT_FALLEN, seat, realm, piece)
    if piece >= FIRST_BEAST:
        set_aside(g, piece)


def set_aside(g: Eldervale, piece: i64) -> None:
    """A monster is defeated: set aside with its card; control of it ends (ELDER-23.10, ELDER-23.16)."""
    seat = g.owner[piece]
    g.where[piece] = ASIDE
    g.owner[piece] = NOBODY
    if seat != NOBODY:
        g.players[seat].allies &= ~bit(piece - FIRST_ALLY)
        refresh(g, g.players[seat])
    g.tell(BEAST_DEFEATED, -1, kind_of(piece))


def is_event_open(g: Eldervale) -> bool:
    for i in range(len(g.agenda) - 1, -1, -1):
        if isinstance(g.agenda[i], EventOver):
            return True
    return False


@mypyc_attr(acyclic=True)
@final
class EventOver(Step):
    """Units fell outside a battle: what may be used once in a battle, or once at such an event, can be used again."""

    def run(self, g: Eldervale) -> None:
        forget_used(g, ONCE_PER_BATTLE)
