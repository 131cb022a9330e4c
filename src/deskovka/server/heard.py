"""What a bot that listens has heard at a table: what its player was told, and nothing else.

A bot thinks in another process about a table as it is stored, which remembers no events: they are sent along, as
numbers, to bots that ask for them.
"""

from __future__ import annotations

from functools import lru_cache

from deskovka.bots.registry import make_bot
from deskovka.core.events import EVERYONE, Event
from deskovka.server.thought import Heard


@lru_cache(maxsize=1000)
def listens(bot: str) -> bool:
    """Does this bot ask what happened (`Bot.listens`)?"""
    return bool(make_bot(bot, 0).listens)


def numbers_of(event: Event, seat: int) -> tuple[int, int, int, int, int, int]:
    """An event as a seat knows it: what only another one may see of it is gone."""
    hidden = event.private not in (EVERYONE, seat)
    first = min(0, int(event.a)) if hidden else int(event.a)
    return int(event.kind), int(event.seat), first, int(event.b), int(event.c), int(event.private)


class Ears:
    """What the seats of a table have heard so far: each event is written down once."""

    def __init__(self) -> None:
        self.heard: dict[int, tuple[list[Event], Heard]] = {}  # by seat: of which events, and what they were

    def of(self, seat: int, events: list[Event]) -> Heard:
        """Everything up to now; where answers were taken back, the events are others."""
        known, heard = self.heard.get(seat, (events, []))
        if known is not events:
            heard = []
        heard += [numbers_of(event, seat) for event in events[len(heard) :]]
        self.heard[seat] = (events, heard)
        return heard
