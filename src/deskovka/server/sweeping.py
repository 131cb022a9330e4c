"""Looking for garbage: circles of objects that hold each other, which nothing else frees (docs/adr/0051).

Left to itself the interpreter looks when there are so many objects more than there were, at all that have come since
it last did.  With a thousand tables that takes a tenth of a second again and again, and finds nothing: answers leave
no circles.  So we look ourselves, soon after something that may have left some, and only at what has come meanwhile.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

EVERY: Final = 0.05  # seconds from one look to the next: what comes meanwhile is looked through in a few milliseconds
PATIENCE: Final = 0.1  # seconds that we wait for whoever is at work
SELDOM: Final = 3600.0  # seconds until everything is looked through once
MANY: Final = 10_000  # connections that have ended since: then too
YOUNG: Final = 1  # the generation of the collector in which all is that was not put away


class Sweeper:
    """Looks at what is new, then puts it away; what was put away is seldom looked at again."""

    def __init__(self) -> None:
        self.at_work = 0
        self.may_find = False  # has anybody been at work since the last look?
        self.ended = 0  # connections
        self.looked = self.looked_at_all = monotonic()

    @contextmanager
    def work(self) -> Iterator[None]:
        """Whoever may leave circles behind, such as a request that is refused with a trace of where."""
        self.at_work += 1
        try:
            yield
        finally:
            self.at_work -= 1
            self.may_find = True

    async def keep_sweeping(self) -> None:
        """Where the interpreter does not look by itself."""
        while not gc.isenabled():
            await asyncio.sleep(EVERY)
            self.look(monotonic())

    def look(self, now: float) -> None:
        """While somebody is at work nothing is put away, for what they leave is found only together with the rest."""
        if self.at_work and now < self.looked + PATIENCE:
            return
        if self.ended >= MANY or now >= self.looked_at_all + SELDOM:
            self.look_at_all(now)
        elif self.may_find:
            gc.collect(YOUNG)
        gc.freeze()
        self.looked, self.may_find = now, False

    def look_at_all(self, now: float) -> None:
        gc.unfreeze()
        gc.collect()
        self.looked_at_all, self.ended = now, 0


@contextmanager
def swept_by_us() -> Iterator[None]:
    """Meanwhile the interpreter does not look by itself; what is there already is put away."""
    gc.disable()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()
        gc.enable()
