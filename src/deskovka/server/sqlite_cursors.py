"""Statements of SQLite with one way to its thread and back for each.

By themselves they take three or four: to make a cursor, to execute, to fetch rows, to close.  On each the event loop
has a turn in between, and while a transaction lasts no answer is stored.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable
from typing import Any

import aiosqlite

CHUNK = 64  # rows at a time, for whoever goes through them one by one


class Cursor(aiosqlite.Cursor):
    """Fetches all rows where it executes.  What needs no waiting is done at once, if the thread is not just at it."""

    def __init__(self, connection: aiosqlite.Connection, cursor: sqlite3.Cursor) -> None:
        super().__init__(connection, cursor)
        self.thread: Any = connection
        self.rows: list[Any] = []
        self.is_at_work = False  # also for somebody who was broken off meanwhile

    async def _execute(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """In the thread."""
        self.is_at_work = True
        return await self.thread._execute(self.finished, fn, *args, **kwargs)

    def finished(self, work: Callable[..., Any], *values: Any, **named: Any) -> Any:
        try:
            return work(*values, **named)
        finally:
            self.is_at_work = False

    async def execute(self, sql: str, parameters: Iterable[Any] | None = None) -> Cursor:
        self.rows = await self._execute(self.fetched, sql, () if parameters is None else parameters)
        return self

    def fetched(self, sql: str, parameters: Any) -> list[Any]:
        self._cursor.execute(sql, parameters)
        return self._cursor.fetchall() if self._cursor.description else []

    async def fetchall(self) -> list[Any]:
        rows, self.rows = self.rows, []
        return rows

    async def fetchmany(self, size: int | None = None) -> list[Any]:
        raise NotImplementedError("all rows are fetched at once")

    async def fetchone(self) -> Any:
        raise NotImplementedError("all rows are fetched at once")

    async def close(self) -> None:
        if self.is_at_work:
            await self._execute(self._cursor.close)
        else:
            self._cursor.close()


class Connection(aiosqlite.Connection):
    """One whose cursors are these."""

    def cursor(self) -> Any:
        return Cursor(self, self._conn.cursor())


def connection(*arguments: Any, **options: Any) -> Connection:
    """As aiosqlite makes one; not connected yet.  Cursors are made and closed in the thread of the event loop."""
    return Connection(lambda: sqlite3.connect(*arguments, **{**options, "check_same_thread": False}), CHUNK)
