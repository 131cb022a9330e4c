"""Moves on their way into a SQLite file: one thread, one connection, and no more than SQL on the way."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from functools import lru_cache

from deskovka.server.writer import Entry, Stale, Writer

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")  # durable
MOVE = ("id", "sequence", "seen", "kind", "seat", "words", "at", "ticket", "used")
COLUMNS = (*MOVE, "status", "due", "moved", "snapshot", "bank", "wish", "spent")
STALE = "stale"
# A move is a row put into this view: what that means is said here once, so that all that wait are one statement, and
# one call of the library.  For each call the interpreter is given away, and to get it back takes long while it is busy.
COMING = f"CREATE TEMP VIEW coming ({', '.join(COLUMNS)}) AS SELECT {', '.join('NULL' for _ in COLUMNS)}"
TAKE_IN = f"""
    CREATE TEMP TRIGGER take_in INSTEAD OF INSERT ON coming BEGIN
        UPDATE tables SET
            snapshot = coalesce(NEW.snapshot, snapshot),
            snapshot_at = CASE WHEN NEW.snapshot IS NULL THEN coalesce(snapshot_at, sequence) ELSE NEW.sequence END,
            sequence = NEW.sequence, status = NEW.status, due = NEW.due, changed = NEW.at, moved = NEW.moved,
            wish = NEW.wish, spent = NEW.spent
        WHERE id = NEW.id AND sequence = NEW.sequence - 1 AND changed = NEW.seen;
        SELECT RAISE(ABORT, '{STALE}') WHERE changes() = 0;
        INSERT INTO moves ("table", sequence, kind, seat, words, at, ticket, used)
            VALUES (NEW.id, NEW.sequence, NEW.kind, NEW.seat, NEW.words, NEW.at, NEW.ticket, NEW.used);
        UPDATE seats SET bank = NEW.bank
            WHERE NEW.bank IS NOT NULL AND "table" = NEW.id AND number = NEW.seat;
    END
"""
ONE = f"({', '.join('?' for _ in COLUMNS)})"
MOST = 50  # moves in one statement: it may not ask for a thousand values


@lru_cache(MOST)
def insertion(moves: int) -> str:
    return f"INSERT INTO coming VALUES {', '.join([ONE] * moves)}"


def as_text(at: datetime | None) -> str | None:
    """A moment as SQLAlchemy writes it into a SQLite file."""
    return None if at is None else at.astimezone(UTC).replace(tzinfo=None).isoformat(" ", "microseconds")


class SqliteWriter(Writer[Entry]):
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
        problems: list[Exception | None] = []
        for start in range(0, len(entries), MOST):
            problems += self.write_some(entries[start : start + MOST])
        return problems

    def write_some(self, entries: list[Entry]) -> list[Exception | None]:
        try:
            self.write_together(entries)
        except Exception as problem:
            if len(entries) == 1:
                return [Stale() if is_stale(problem) else problem]
            return [self.write_some([entry])[0] for entry in entries]
        return [None] * len(entries)

    def write_together(self, entries: list[Entry]) -> None:
        """One statement, which is a transaction: all of it is on disk, or nothing."""
        values = [value for entry in entries for value in row_of(entry)]
        self.opened().execute(insertion(len(entries)), values)

    def opened(self) -> sqlite3.Connection:
        if self.connection is None:
            made = sqlite3.connect(self.file, isolation_level=None, check_same_thread=False)
            for pragma in PRAGMAS:
                made.execute(f"PRAGMA {pragma}")
            made.execute(COMING)
            made.execute(TAKE_IN)
            self.connection = made
        return self.connection

    async def close(self) -> None:
        await super().close()
        connection, self.connection = self.connection, None
        if connection is not None:
            await asyncio.get_running_loop().run_in_executor(self.thread, connection.close)
        self.thread.shutdown()


def row_of(entry: Entry) -> tuple[object, ...]:
    """As the columns of the view have it."""
    move, after, snapshot = entry.move, entry.after, entry.snapshot
    return (
        move.table,
        move.sequence,
        as_text(entry.seen),
        move.kind,
        move.seat,
        move.words,
        as_text(move.at),
        move.ticket,
        move.used,
        after["status"],
        as_text(after["due"]),
        as_text(entry.moved),
        None if snapshot is None else json.dumps(snapshot, separators=(",", ":")),
        entry.bank,
        entry.wish_as_text(),
        entry.spent,
    )


def is_stale(problem: Exception) -> bool:
    return isinstance(problem, sqlite3.IntegrityError) and str(problem) == STALE
