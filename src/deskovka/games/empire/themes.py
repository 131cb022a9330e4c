"""What positions of this game are about."""

from __future__ import annotations

from typing import Final

from deskovka.core.steps import State
from deskovka.core.themes import Themes
from deskovka.games.empire import terms as t
from deskovka.games.empire.table import Empire
from deskovka.games.empire.view import turn


def is_last_card(g: State) -> bool:
    """Does everybody take their last card in this turn (EMPIRE-END.1)?"""
    assert isinstance(g, Empire)
    return turn(g) == t.CARDS_EACH[int(g.seats)]


THEMES: Final = Themes(
    {
        "cards": (t.TAKE,),
        "either-or": (t.CHOOSE, t.COIN),
        "armies": (t.PLACE, t.PLACE_AT, t.REINFORCE),
        "moves": (t.MOVE,),
        "cities": (t.BUILD,),
        "strikes": (t.DESTROY, t.DESTROY_NEUTRAL),
    },
    ending="last-card",
    is_ending=is_last_card,
)
