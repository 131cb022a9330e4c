"""Tables leave memory when nobody has wanted them for a while, or when others need the room.

A table that somebody looks at stays, and so does one that is just being changed.  Nothing is lost: every move is on
disk, and a table that is wanted again is played again from its moves.
"""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from deskovka.server.live import LiveTable
    from deskovka.server.service import Service

AGAIN: Final = 5.0  # seconds from one look to the next
OFTEN: Final = 64  # tables that may come before the next look
BYTES_OF_TABLE: Final = 40_000  # rows and the game as it was dealt
BYTES_OF_ANSWER: Final = 600  # with what it told; measured in all games: 370 to 590


def bytes_of(table: LiveTable) -> int:
    """About as much as a table takes."""
    return BYTES_OF_TABLE + BYTES_OF_ANSWER * len(table.scores)


class Memory:
    """Looks after the tables of a service, which have those at their front that nobody has wanted for longest."""

    def __init__(self, service: Service) -> None:
        self.service = service

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(AGAIN)
            self.tidy()

    def came(self) -> None:
        """One more table: many may come at once."""
        if len(self.service.tables) % OFTEN == 0:
            self.tidy()

    def tidy(self) -> None:
        """Let go what is idle; then, as long as all together take too much, those that were wanted longest ago."""
        settings, tables = self.service.settings, self.service.tables
        until = monotonic() - settings.idle_table_seconds
        too_much = sum(map(bytes_of, tables.values())) - settings.table_bytes
        for id, table in list(tables.items()):
            if table.wanted > until and too_much <= 0:
                return
            if self.may_leave(id):
                too_much -= bytes_of(table)
                self.service.forget(id)

    def may_leave(self, id: str) -> bool:
        lock = self.service.locks.get(id)
        return id not in self.service.hub.watchers and not (lock is not None and lock.locked())
