"""What the process that makes hints does; it imports nothing else of the server."""

from __future__ import annotations

from typing import Any, Final

from deskovka.bots.bot import Seat
from deskovka.bots.budget import Budget
from deskovka.core.game import Game
from deskovka.games.registry import find_game
from deskovka.review.chances import fitting_network
from deskovka.review.hint import Hint, hint
from deskovka.review.judge import LOOKS

PLAYOUTS: Final = 144  # of each answer that may be the best, after all were looked at: where a network leads them
SECONDS: Final = 1.0  # where that takes longer: then what was found until then


def iterations(game: Game) -> int:
    """The same for every question, so that a hint is the same on every machine.

    Where no network leads a playout takes a hundred times as long: then all answers are looked at, and that is all.
    """
    return LOOKS if fitting_network(game) is None else LOOKS + PLAYOUTS


def advise(game: str, stored: dict[str, Any], seat: int, seed: int) -> Hint:
    """A hint for a seat that is asked, on a table as it is stored."""
    rules = find_game(game)
    return hint(Seat(rules.load(stored), seat), Budget(SECONDS, iterations(rules)), seed)
