"""News: whoever looks at a table is woken when it changes, in this process or another one."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import asyncpg

from deskovka.server.settings import Settings
from deskovka.server.storage import CHANNEL

log = logging.getLogger(__name__)


class Hub:
    """Wakes watchers.  A watcher looks up itself what has changed, so that nothing piles up for a slow one."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.watchers: dict[str, set[asyncio.Event]] = {}
        self.listener: asyncio.Task[None] | None = None

    def watch(self, table: str) -> asyncio.Event:
        bell = asyncio.Event()
        self.watchers.setdefault(table, set()).add(bell)
        return bell

    def leave(self, table: str, bell: asyncio.Event) -> None:
        bells = self.watchers.get(table, set())
        bells.discard(bell)
        if not bells:
            self.watchers.pop(table, None)

    def ring(self, table: str) -> None:
        for bell in self.watchers.get(table, ()):
            bell.set()

    def ring_all(self) -> None:
        for table in list(self.watchers):
            self.ring(table)

    # ---- other processes

    async def open(self) -> None:
        if self.settings.is_postgres:
            self.listener = asyncio.create_task(self.listen())

    async def close(self) -> None:
        if self.listener is not None:
            self.listener.cancel()
            await asyncio.gather(self.listener, return_exceptions=True)

    async def listen(self) -> None:
        """Hear what other processes commit; after a lost connection everybody looks again."""
        address = self.settings.database.replace("postgresql+asyncpg://", "postgresql://")
        while True:
            try:
                await self.listen_once(await asyncpg.connect(address))
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
                log.warning("no news from the database: %s", problem)
            await asyncio.sleep(1)

    async def listen_once(self, connection: Any) -> None:
        """Listen until this connection is lost."""
        lost = asyncio.Event()
        try:
            connection.add_termination_listener(lambda *_: lost.set())
            await connection.add_listener(CHANNEL, self.heard)
            self.ring_all()
            await lost.wait()
        finally:
            await connection.close(timeout=2)

    def heard(self, connection: Any, pid: int, channel: str, payload: Any) -> None:
        self.ring(str(payload))
