"""Putting moves on disk.  Those that wait at the same time share one way to the disk of a SQLite file."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Engine, bindparam, insert, update

from deskovka.server.models import MoveRow, SeatRow, TableRow

GO_ON = (
    update(TableRow)
    .where(TableRow.id == bindparam("in_table"), TableRow.sequence == bindparam("before"))
    .where(TableRow.changed == bindparam("seen"))
    .values({name: bindparam(f"new_{name}") for name in ("sequence", "snapshot", "status", "due", "changed", "moved")})
    .values(wish=None)
)
ADD = insert(MoveRow)
SET_BANK = (
    update(SeatRow)
    .where(SeatRow.table == bindparam("in_table"), SeatRow.number == bindparam("at_seat"))
    .values(bank=bindparam("new_bank"))
)


class Stale(Exception):
    """Somebody else changed the table first: look again."""


@dataclass
class Entry:
    """A move, and how it leaves the table."""

    move: MoveRow
    seen: datetime  # when the table was last changed, as the mover knew it: nobody pauses or carries over in between
    after: dict[str, Any]  # snapshot, status, due, moved
    bank: float | None  # what is left to the seat that moved

    def write(self, connection: Connection) -> None:
        """Within a transaction; Stale if the table has gone on, and nothing is written."""
        move = self.move
        new = {"moved": move.at, **self.after, "sequence": move.sequence, "changed": move.at}
        where = {"in_table": move.table, "before": move.sequence - 1, "seen": self.seen}
        gone_on = connection.execute(GO_ON, {**where, **{f"new_{key}": new[key] for key in new}})
        if gone_on.rowcount != 1:
            raise Stale
        connection.execute(ADD, move.columns())
        if self.bank is not None:
            connection.execute(SET_BANK, {"in_table": move.table, "at_seat": move.seat, "new_bank": self.bank})


class Writer:
    """Writes from one thread; a transaction holds all that has come while the last one was on its way to the disk."""

    def __init__(self, engine: Engine, turn: asyncio.Lock) -> None:
        self.engine = engine
        self.turn = turn  # whoever else writes to this file waits for it too
        self.thread = ThreadPoolExecutor(1, "writer")
        self.waiting: list[tuple[Entry, asyncio.Future[None]]] = []
        self.work: asyncio.Task[None] | None = None

    async def write(self, entry: Entry) -> None:
        """Returns once the entry is safe on disk."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((entry, written))
        if self.work is None:
            self.work = asyncio.create_task(self.write_all())
        await written

    async def write_all(self) -> None:
        while self.waiting:
            async with self.turn:
                batch, self.waiting = self.waiting, []
                entries = [entry for entry, _ in batch]
                problems = await asyncio.get_running_loop().run_in_executor(self.thread, self.write_batch, entries)
            for (_, written), problem in zip(batch, problems, strict=True):
                if written.cancelled():
                    continue
                if problem is None:
                    written.set_result(None)
                else:
                    written.set_exception(problem)
        self.work = None

    def write_batch(self, entries: list[Entry]) -> list[Exception | None]:
        """What went wrong with each of them; together if that goes, else one by one."""
        try:
            return self.write_together(entries)
        except Exception as problem:
            if len(entries) == 1:
                return [problem]
            return [self.write_batch([entry])[0] for entry in entries]

    def write_together(self, entries: list[Entry]) -> list[Exception | None]:
        problems: list[Exception | None] = []
        with self.engine.begin() as connection:
            for entry in entries:
                try:
                    entry.write(connection)
                    problems.append(None)
                except Stale as stale:
                    problems.append(stale)
        return problems

    async def close(self) -> None:
        if self.work is not None:
            await self.work
        await asyncio.get_running_loop().run_in_executor(self.thread, self.engine.dispose)
        self.thread.shutdown()
