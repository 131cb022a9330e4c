"""Answers that come soon after one another are taken up together (docs/adr/0050).

What they need is then still at hand in the processor, they share a way to the disk, and their news go out one after
another.  Where few answer, nobody waits.
"""

from __future__ import annotations

import asyncio
from typing import Final

TOGETHER: Final = 0.01  # seconds: nobody feels so short a wait
MANY: Final = 2  # who come within that time


class Gathering:
    """A door: while many come it opens now and then, and all who wait go in at once; otherwise it stands open."""

    def __init__(self) -> None:
        self.inside = 0
        self.opened = 0.0  # when somebody last went in, by the clock of the event loop
        self.is_busy = False  # did many go in then?
        self.waiting: list[asyncio.Future[None]] = []

    async def __aenter__(self) -> None:
        loop = asyncio.get_running_loop()
        if not (self.waiting or self.inside) and (not self.is_busy or loop.time() >= self.opened + TOGETHER):
            self.opened, self.is_busy = loop.time(), False
        else:
            if not self.waiting:
                loop.call_at(self.opened + TOGETHER, self.open, loop)
            turn = loop.create_future()
            self.waiting.append(turn)
            await turn
        self.inside += 1

    async def __aexit__(self, *_: object) -> None:
        self.inside -= 1

    def open(self, loop: asyncio.AbstractEventLoop) -> None:
        """In the order in which they came; some may have gone away."""
        waiting, self.waiting = [turn for turn in self.waiting if not turn.done()], []
        self.opened, self.is_busy = loop.time(), len(waiting) >= MANY
        for turn in waiting:
            turn.set_result(None)
