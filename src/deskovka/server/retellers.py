"""Histories, positions and moments of long games: made once, in a process of their own, and kept.

To make one takes seconds where a game was long; the event loop never does it.  Addresses take turns, so whoever asks
for much waits for it alone.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from deskovka.server.metrics import Metrics
from deskovka.server.pool import Pool
from deskovka.server.refused import Refused
from deskovka.server.retelling import get_ready
from deskovka.server.settings import Settings
from deskovka.server.workers import Job

log = logging.getLogger(__name__)
NICENESS = 10
LONGEST = 30.0  # seconds to make one, and to wait for it
MOST_WAITING = 40  # of one address


class Shelf:
    """Keeps what was made, up to so many bytes; what nobody has wanted for longest goes first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.bytes = 0
        self.kept: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, name: Hashable) -> bytes | None:
        if name in self.kept:
            self.kept.move_to_end(name)
        return self.kept.get(name)

    def put(self, name: Hashable, made: bytes) -> None:
        self.bytes += len(made) - len(self.kept.pop(name, b""))
        self.kept[name] = made
        while self.bytes > self.most:
            self.bytes -= len(self.kept.popitem(last=False)[1])


class Retellers:
    """Whoever wants to know how a game went."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.pool = Pool("past", settings.past_workers, get_ready, NICENESS, metrics.pools)
        self.thread = ThreadPoolExecutor(1, "past")  # where there are no processes for it
        self.shelf = Shelf(settings.past_bytes)
        self.making: dict[Hashable, asyncio.Task[bytes]] = {}
        self.waiting: Counter[str] = Counter()  # for how many of them each address waits

    async def told(self, whose: str, name: Hashable, what: Callable[..., bytes], *values: Any) -> bytes:
        """What is kept under a name, or is made now; who asks for the same at the same time waits for the same."""
        kept = self.shelf.get(name)
        if kept is not None:
            return kept
        if name not in self.making:
            if self.waiting[whose] >= MOST_WAITING:
                raise Refused("too-many-requests")
            self.waiting[whose] += 1
            self.making[name] = asyncio.create_task(self.make(whose, name, what, values))
        return await asyncio.shield(self.making[name])

    async def make(self, whose: str, name: Hashable, what: Callable[..., bytes], values: tuple[Any, ...]) -> bytes:
        try:
            async with asyncio.timeout(LONGEST):
                made = await self.made(whose, what, values)
        except Exception as problem:
            log.warning("%s was not made: %r", what.__name__, problem)
            raise Refused("try-later") from problem
        finally:
            del self.making[name]
            self.waiting[whose] -= 1
            self.waiting += Counter()  # without those who wait for nothing
        self.shelf.put(name, made)
        return made

    async def made(self, whose: str, what: Callable[..., bytes], values: tuple[Any, ...]) -> bytes:
        if not self.pool.workers:
            return await asyncio.get_running_loop().run_in_executor(self.thread, what, *values)
        made: bytes = await self.pool.do(whose, lambda _: Job(what, values, LONGEST))
        return made

    async def close(self) -> None:
        for task in list(self.making.values()):
            task.cancel()
        await asyncio.gather(*self.making.values(), return_exceptions=True)
        await self.pool.close()
        self.thread.shutdown(wait=False, cancel_futures=True)
