"""What positions of this game are about."""

from __future__ import annotations

from typing import Final

from deskovka.core.steps import State
from deskovka.core.themes import Themes
from deskovka.games._template import table as t


def is_last_round(g: State) -> bool:
    assert isinstance(g, t.Lantern)
    return g.round == t.ROUNDS


THEMES: Final = Themes({"picks": (t.PLAY,)}, ending="last-round", is_ending=is_last_round)
