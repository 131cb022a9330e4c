"""Tables as they stand, stored now and then (docs/adr/0031).

A table is loaded by playing its moves again; a snapshot is what it goes on from when the rules change (versions.py).
So not every answer needs one: every sixteenth has it, the last one, whatever takes back, and the one after which it is
quiet.
"""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING, Final

from deskovka.server.storage import Storage

if TYPE_CHECKING:
    from deskovka.server.live import LiveTable

log = logging.getLogger(__name__)
EVERY: Final = 16  # moves; the first of a table is one of them
QUIET: Final = 5.0  # seconds without a move
AT_ONCE: Final = 50  # stored in one transaction


def is_time(sequence: int) -> bool:
    return sequence % EVERY == 1


class Snapshots:
    """Remembers which tables have gone on since their last snapshot, and stores one when they rest."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.behind: dict[str, tuple[LiveTable, float]] = {}  # and when they last moved, those that rest longest first

    def moved(self, table: LiveTable, has_snapshot: bool) -> None:
        self.behind.pop(table.row.id, None)
        if not has_snapshot:
            self.behind[table.row.id] = (table, monotonic())

    async def watch(self) -> None:
        """Every second: see to those that are quiet.  They may have left memory otherwise; here they wait for it."""
        while True:
            await asyncio.sleep(1)
            try:
                await self.store(QUIET)
            except Exception as problem:
                log.warning("no snapshots were stored, they will be later: %s", problem)

    async def store(self, rested: float = 0.0) -> None:
        """Of all that have not moved for so long."""
        until = monotonic() - rested
        while quiet := [id for id, (_, at) in self.behind.items() if at <= until][:AT_ONCE]:
            tables = {id: self.behind[id] for id in quiet}
            await self.storage.keep_snapshots([snapshot_of(table) for table, _ in tables.values()])
            for id, known in tables.items():
                if self.behind.get(id) is known:  # it may have moved meanwhile
                    del self.behind[id]


def snapshot_of(table: LiveTable) -> tuple[str, int, dict[str, object]]:
    return table.row.id, table.sequence, table.game.dump(table.playing().state)
