"""Answers that come soon after one another are taken up together (docs/adr/0050).

What they need is then still at hand in the processor, they share a way to the disk, and their news go out one after
another.  Where few answer, nobody waits.
"""

from __future__ import annotations

import asyncio
from typing import Final

TOGETHER: Final = 0.015  # seconds: nobody feels so short a wait
MANY: Final = 2  # who come within that time: then others are likely to come soon
ENOUGH: Final = 12  # need not wait for more


class Gathering:
    """A door: while many come it opens now and then, and all who wait go in at once; otherwise it stands open."""

    def __init__(self) -> None:
        self.inside = 0
        self.opened = 0.0  # when somebody last went in, by the clock of the event loop
        self.is_busy = False  # did many go in then?
        self.waiting: list[asyncio.Future[None]] = []
        self.opening: asyncio.Handle | None = None  # the next time

    async def __aenter__(self) -> None:
        loop = asyncio.get_running_loop()
        if self.is_open(loop.time()):
            self.opened, self.is_busy = loop.time(), False
        else:
            await self.turn(loop)
        self.inside += 1

    async def __aexit__(self, *_: object) -> None:
        self.inside -= 1

    def is_open(self, now: float) -> bool:
        return not (self.waiting or self.inside) and (not self.is_busy or now >= self.opened + TOGETHER)

    def turn(self, loop: asyncio.AbstractEventLoop) -> asyncio.Future[None]:
        """Done when the door opens: after its time, or when there are enough."""
        turn = loop.create_future()
        self.waiting.append(turn)
        if len(self.waiting) == 1:
            self.opening = loop.call_at(self.opened + TOGETHER, self.open)
        elif len(self.waiting) == ENOUGH and self.opening is not None:
            self.opening.cancel()
            self.opening = loop.call_soon(self.open)
        return turn

    def open(self) -> None:
        """In the order in which they came; some may have gone away."""
        self.opening = None
        waiting, self.waiting = [turn for turn in self.waiting if not turn.done()], []
        self.opened, self.is_busy = asyncio.get_running_loop().time(), len(waiting) >= MANY
        for turn in waiting:
            turn.set_result(None)
