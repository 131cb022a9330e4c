"""What the process that makes hints does; it imports nothing else of the server."""

from __future__ import annotations

from typing import Any, Final

from deskovka.bots.bot import Seat
from deskovka.bots.budget import Budget
from deskovka.games.registry import find_game
from deskovka.review.hint import Hint, hint
from deskovka.review.judge import LOOKS

PLAYOUTS: Final = 48  # of each answer that may be the best, after all were looked at
ITERATIONS: Final = LOOKS + PLAYOUTS  # the same for every question, so the same hint on every machine
SECONDS: Final = 1.0  # where that takes longer: then what was found until then


def advise(game: str, stored: dict[str, Any], seat: int, seed: int) -> Hint:
    """A hint for a seat that is asked, on a table as it is stored."""
    return hint(Seat(find_game(game).load(stored), seat), Budget(SECONDS, ITERATIONS), seed)
