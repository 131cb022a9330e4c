"""Which realms a card means."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.bits import bit
from deskovka.games.eldervale.realms import ELEMENT_REALMS
from deskovka.games.eldervale.steps import Step
from deskovka.games.eldervale.table import Eldervale

HERE: Final = 0  # the realm of the event, or the one chosen before
ANYWHERE: Final = 1
ADJACENT: Final = 2  # next to the realm a piece leaves, or to the realm of the event
ADJACENT_UNOCCUPIED: Final = 3
UNOCCUPIED: Final = 4
WITHIN_2_UNOCCUPIED: Final = 5
NO_BEAST: Final = 6  # without a monster that nobody controls
ELEMENT_NO_BEAST: Final = 7
OWN_UNIT_OR_DWELLING: Final = 8
NEAR_OWN_DWELLING: Final = 9  # with it or next to it
ADJACENT_TO_OWN_UNIT: Final = 10
NEAR_OWN_UNIT_OR_DWELLING: Final = 11
ON_THIS_CARD: Final = 12  # the unit used for this activation
SELECTOR_WORDS: Final = [
    "here", "any", "adjacent", "adjacent_unoccupied", "unoccupied", "within_2_unoccupied", "no_monster",
    "element_no_monster", "own_unit_or_dwelling", "near_own_dwelling", "adjacent_to_own_unit",
    "near_own_unit_or_dwelling", "this_card",
]  # fmt: skip


def realms_for(g: Eldervale, at: Step, selector: i64, around: i64 = -1) -> i64:
    """Realms on the map that are meant, as bits; `around`: the realm a piece leaves."""
    centre = around if around >= 0 else at.realm
    if selector == HERE:
        return bit(at.realm) if at.realm >= 0 else 0
    if selector == ANYWHERE:
        return g.map
    if selector == UNOCCUPIED:
        return g.map & ~g.occupied()
    if selector == ADJACENT:
        return g.near[centre] if centre >= 0 else 0
    if selector == ADJACENT_UNOCCUPIED:
        return g.near[centre] & ~g.occupied() if centre >= 0 else 0
    if selector == WITHIN_2_UNOCCUPIED:
        return g.within(bit(centre), 2) & ~g.occupied() if centre >= 0 else 0
    if selector == NO_BEAST:
        return g.map & ~g.beasts()
    if selector == ELEMENT_NO_BEAST:
        return g.map & ELEMENT_REALMS & ~g.beasts()
    mine = g.realms_of(at.seat)
    homes = g.players[at.seat].dwellings
    if selector == OWN_UNIT_OR_DWELLING:
        return mine | homes
    if selector == NEAR_OWN_DWELLING:
        return homes | g.around(homes)
    if selector == ADJACENT_TO_OWN_UNIT:
        return g.around(mine)
    if selector == NEAR_OWN_UNIT_OR_DWELLING:
        return mine | homes | g.around(mine | homes)
    return 0
