"""Who looks at a table, and what every view tells of the question on it."""

from __future__ import annotations

from typing import Final

from deskovka.core.codec import name_of
from deskovka.core.steps import NATURE, State

SPECTATOR: Final = -1  # sees what all players see
EVERYBODY: Final = -2  # sees what every seat sees, and what lies face down: for positions and replays


def sees(viewer: int, seat: int) -> bool:
    """May this viewer see what only this seat may?"""
    return viewer in (EVERYBODY, seat)


def asked_seats(g: State) -> list[int]:
    """The seats that are waited for; luck keeps nobody waiting."""
    return [] if g.ask is None or g.seat == NATURE else g.ask.asked(g)


def question_name(g: State) -> str | None:
    return None if g.ask is None else name_of(type(g.ask))
