"""Moves on their way into a SQLite file: one thread, one connection, and no more than SQL on the way."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from typing import Any

from deskovka.server.writer import Entry, Stale, Writer

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")  # durable
SAME_SNAPSHOT = "snapshot_at = coalesce(snapshot_at, sequence)"  # it was made after so many moves
NEW_SNAPSHOT = "snapshot = ?, snapshot_at = ?"
GO_ON = """
    UPDATE tables SET {}, sequence = ?, status = ?, due = ?, changed = ?, moved = ?, wish = ?, spent = ?
    WHERE id = ? AND sequence = ? AND changed = ?
"""
ADD = 'INSERT INTO moves ("table", sequence, kind, seat, words, at, ticket, used) VALUES (?, ?, ?, ?, ?, ?, ?, ?)'
SET_BANK = 'UPDATE seats SET bank = ? WHERE "table" = ? AND number = ?'


def as_text(at: datetime | None) -> str | None:
    """A moment as SQLAlchemy writes it into a SQLite file."""
    return None if at is None else at.astimezone(UTC).replace(tzinfo=None).isoformat(" ", "microseconds")


class SqliteWriter(Writer):
    """Writes from one thread, with statements that stay prepared."""

    def __init__(self, file: str, turn: asyncio.Lock) -> None:
        super().__init__()
        self.file = file
        self.others = turn  # whoever else writes to this file waits for it too
        self.thread = ThreadPoolExecutor(1, "writer")
        self.connection: sqlite3.Connection | None = None

    def turn(self) -> asyncio.Lock:
        return self.others

    async def write_batch(self, entries: list[Entry]) -> list[Exception | None]:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.write_now, entries)

    def write_now(self, entries: list[Entry]) -> list[Exception | None]:
        """Together if that goes, else one by one."""
        try:
            return self.write_together(entries)
        except Exception as problem:
            if len(entries) == 1:
                return [problem]
            return [self.write_now([entry])[0] for entry in entries]

    def write_together(self, entries: list[Entry]) -> list[Exception | None]:
        connection = self.opened()
        connection.execute("BEGIN IMMEDIATE")
        try:
            problems = [self.write_entry(connection, entry) for entry in entries]
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:  # a full disk ends it by itself
                connection.execute("ROLLBACK")
            raise
        return problems

    def write_entry(self, connection: sqlite3.Connection, entry: Entry) -> Exception | None:
        """Within a transaction; Stale if the table has gone on, and nothing is written."""
        move, at = entry.move, as_text(entry.move.at)
        new: tuple[Any, ...] = ()
        if entry.snapshot is not None:
            new = (json.dumps(entry.snapshot, separators=(",", ":")), move.sequence)
        gone_on = connection.execute(
            GO_ON.format(NEW_SNAPSHOT if new else SAME_SNAPSHOT),
            (
                *new,
                move.sequence,
                entry.after["status"],
                as_text(entry.after["due"]),
                at,
                as_text(entry.moved),
                entry.wish_as_text(),
                entry.spent,
                move.table,
                move.sequence - 1,
                as_text(entry.seen),
            ),
        )
        if gone_on.rowcount != 1:
            return Stale()
        said = (move.table, move.sequence, move.kind, move.seat, move.words, at, move.ticket, move.used)
        connection.execute(ADD, said)
        if entry.bank is not None:
            connection.execute(SET_BANK, (entry.bank, move.table, move.seat))
        return None

    def opened(self) -> sqlite3.Connection:
        if self.connection is None:
            made = sqlite3.connect(self.file, isolation_level=None, check_same_thread=False)
            for pragma in PRAGMAS:
                made.execute(f"PRAGMA {pragma}")
            self.connection = made
        return self.connection

    async def close(self) -> None:
        await super().close()
        connection, self.connection = self.connection, None
        if connection is not None:
            await asyncio.get_running_loop().run_in_executor(self.thread, connection.close)
        self.thread.shutdown()
