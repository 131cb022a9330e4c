"""What other processes do for reviews: parts of them, and telling them to somebody, as JSON."""

from __future__ import annotations

import json
from typing import Any

from deskovka.bots.budget import Budget
from deskovka.games.registry import find_game
from deskovka.review.lines import chance_at
from deskovka.review.report import Chance, Review, from_json
from deskovka.review.telling import tell

SEED = 1
PLAYOUTS = 128  # of each answer that may be the best, for the chance of whoever is asked
SECONDS = 2.0


def get_ready() -> None:
    """Importing this module is enough; games and networks are read when they are wanted."""


def chance_of(game: str, stored: dict[str, Any], seat: int) -> Chance:
    """The chance of a seat at a table as it is stored, by what the seat knows."""
    return chance_at(find_game(game).load(stored), seat, SEED, Budget(SECONDS, PLAYOUTS))


def told_review(
    review: Review | dict[str, Any], names: list[str], viewer: int, language: str, about: dict[str, Any]
) -> bytes:
    """A review, as it is or as it was kept, with the names that the seats have now."""
    found = from_json(review) if isinstance(review, dict) else review
    found.names = names
    told = {**about, "review": tell(found, viewer, language)}
    return json.dumps(told, separators=(",", ":"), ensure_ascii=False).encode()
