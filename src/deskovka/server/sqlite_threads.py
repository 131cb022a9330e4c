"""The threads in which SQLite works for the event loop: a server waits for them before its loop ends.

Whoever is broken off in the middle of a statement leaves its thread at work.  A thread that wants to tell its result to
a loop that is closed fails, long after the server is done.
"""

from __future__ import annotations

import asyncio
import logging
from threading import Thread
from time import monotonic
from typing import Any

import aiosqlite
from sqlalchemy import Engine, event

from deskovka.server.sqlite_cursors import connection

log = logging.getLogger(__name__)
LONGEST = 30.0  # seconds for what is under way; a statement waits ten for its turn


class SqliteThreads:
    """Those of the connections of some engines; there is a handful, made when they are first needed."""

    def __init__(self) -> None:
        self.running: list[Thread] = []

    def watch(self, engine: Engine) -> None:
        """Know of every connection from before it is made: that can be broken off as well."""
        event.listen(engine, "do_connect", self.make_known)

    def make_known(self, _dialect: Any, _record: Any, _arguments: Any, options: dict[str, Any]) -> None:
        options["async_creator_fn"] = self.connect

    def connect(self, *arguments: Any, **options: Any) -> aiosqlite.Connection:
        made = connection(*arguments, **options)
        thread = made._thread
        thread.daemon = True  # nobody waits for it where the process ends otherwise
        self.running = [one for one in self.running if one.is_alive()] + [thread]
        return made

    async def ended(self) -> None:
        """Returns when none of them is at work; their connections have been closed, or are being closed."""
        await asyncio.to_thread(self.join)

    def join(self) -> None:
        deadline = monotonic() + LONGEST
        for thread in self.running:
            if thread.ident is not None:  # it was started
                thread.join(max(0.0, deadline - monotonic()))
        late = sum(thread.is_alive() for thread in self.running)
        if late:
            log.warning("%d connections to SQLite are still at work", late)
