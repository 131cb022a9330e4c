"""Bot name → bot."""

from __future__ import annotations

from deskovka.bots.bot import Bot
from deskovka.bots.simple import GreedyBot, RandomBot
from deskovka.core.errors import UnknownName
from deskovka.core.luck import SEEDS, luck_of

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str, seed: int) -> Bot:
    """A bot with luck of its own; UnknownName lists those there are."""
    if name not in BOTS:
        raise UnknownName(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](int(luck_of(SEEDS - 1 - seed)))  # counted from the other end: not the luck of any table
