"""Which bots people may choose: the levels, and what whoever runs the server offers besides.

Whatever else there is by name may be asked for, but is not offered.  What somebody types into a browser never decides
whose code is imported or how long a bot may think.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deskovka.bots.levels import LEVELS, Level, levels_of
from deskovka.bots.registry import BOTS, bot_names, make_bot
from deskovka.core.errors import DeskovkaError, UnknownName
from deskovka.games.registry import game_ids
from deskovka.server.models import LONGEST_BOT
from deskovka.server.settings import Settings
from deskovka.server.shapes import LevelShape, LevelsShape


def offered_bots(settings: Settings) -> list[str]:
    """The levels, then bots of installed packages, then those of the operator."""
    elsewhere = [name for name in bot_names() if name not in BOTS]
    return list(dict.fromkeys([*LEVELS, *elsewhere, *settings.bots]))


def told_levels() -> list[LevelsShape]:
    """How strong the levels are in each game, as far as that was measured."""
    return [told_levels_of(id) for id in game_ids()]


def told_levels_of(game: str) -> LevelsShape:
    found = levels_of(game)
    measured = found["measured"]
    return {
        "game": game,
        "games": measured["games"] if measured else 0,
        "seats": measured["seats"] if measured else 0,
        "levels": [told_level(level, found["levels"][level]) for level in LEVELS],
    }


def told_level(level: Level, found: dict[str, Any]) -> LevelShape:
    """Whole points: nobody knows more exactly."""
    rating, low, high = (None if one is None else round(one) for one in map(found.get, ("rating", "low", "high")))
    return {
        "level": level,
        "bot": found["bot"],
        "seconds": found["seconds"],
        "rating": rating,
        "low": low,
        "high": high,
    }


def check_bot(settings: Settings, bot: str) -> None:
    """UnknownName unless this very bot is offered, or is one of ours by name, and is there."""
    offered = offered_bots(settings)
    if bot not in offered and bot not in BOTS:
        raise UnknownName(f"there is no bot {bot!r} here; there are: {', '.join(offered)}")
    make_bot(bot, 0)


def check_offer(bots: Sequence[str]) -> None:
    """Complain at once about what cannot be offered."""
    for bot in bots:
        if len(bot) > LONGEST_BOT:
            raise DeskovkaError(f"a bot of a server is written with {LONGEST_BOT} letters at most, not {bot!r}")
        make_bot(bot, 0)
