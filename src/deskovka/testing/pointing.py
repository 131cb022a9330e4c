"""Pointing at things that may or may not be on offer."""

from __future__ import annotations

from random import Random

from deskovka.core.game import Game
from deskovka.core.options import option


def any_of(game: Game, kind: int, random: Random) -> int:
    """Any option of this kind."""
    holes = game.phrases.phrases[kind].holes
    numbers = [random.randrange(len(game.phrases.names[hole])) for hole in holes]
    return int(option(kind, *numbers))
