"""A database with the servers on it, looked at from outside past the servers."""

from __future__ import annotations

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import asyncpg

from chaos.postgres import Postgres
from chaos.processes import MANY, Cradle

MOVES = 'SELECT sequence, kind, seat, words, ticket FROM moves WHERE "table" = {} ORDER BY sequence'
CHAT = 'SELECT text FROM chat WHERE "table" = {} ORDER BY id'
TABLE = "SELECT sequence, status FROM tables WHERE id = {}"
DOWN = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)  # a database that is being stopped or started


@dataclass(frozen=True)
class StoredMove:
    """A move as it lies in the database."""

    sequence: int
    kind: str
    seat: int
    words: str
    ticket: str | None


@dataclass(frozen=True)
class StoredTable:
    sequence: int
    status: str
    moves: list[StoredMove]
    chat: list[str]


class House(ABC):
    """Servers that can be killed, all on one database."""

    def __init__(self, name: str, database: str, folder: Path, servers: int, seed: int) -> None:
        self.name = name
        self.cradles = [Cradle(database, folder / f"{name}-{number}.log", **MANY) for number in range(servers)]
        self.random = Random(seed)

    async def open(self) -> None:
        await asyncio.gather(*(asyncio.to_thread(cradle.start) for cradle in self.cradles))

    def close(self) -> None:
        for cradle in self.cradles:
            cradle.close()

    def where(self) -> str:
        """Any of the servers that are there, as behind a proxy."""
        return self.random.choice([cradle for cradle in self.cradles if cradle.pid] or self.cradles).url

    @abstractmethod
    async def rows(self, *statements: tuple[str, str]) -> list[list[Any]]:
        """What the database says to each statement with its value, all at one moment."""

    async def stored(self, table: str) -> StoredTable:
        rows, moves, chat = await self.rows((TABLE, table), (MOVES, table), (CHAT, table))
        ((sequence, status),) = rows
        return StoredTable(sequence, status, [StoredMove(*move) for move in moves], [line for (line,) in chat])

    async def problems(self) -> list[str]:
        """What the database itself complains about."""
        return []


class SqliteHouse(House):
    """One server on a SQLite file."""

    def __init__(self, name: str, folder: Path, seed: int) -> None:
        self.file = folder / f"{name}.sqlite"
        super().__init__(name, f"sqlite+aiosqlite:///{self.file}", folder, 1, seed)

    async def rows(self, *statements: tuple[str, str]) -> list[list[Any]]:
        return await asyncio.to_thread(self.read, statements)

    def read(self, statements: tuple[tuple[str, str], ...]) -> list[list[Any]]:
        with closing(sqlite3.connect(f"file:{self.file}?mode=ro", uri=True, isolation_level=None, timeout=300)) as file:
            file.execute("BEGIN")
            return [file.execute(text.format("?"), (value,)).fetchall() for text, value in statements]

    async def problems(self) -> list[str]:
        with closing(sqlite3.connect(self.file)) as file:
            found = [line for (line,) in file.execute("PRAGMA integrity_check")]
        return [] if found == ["ok"] else found


class PostgresHouse(House):
    """Several servers on one database of a PostgreSQL."""

    def __init__(self, name: str, postgres: Postgres, folder: Path, servers: int, seed: int) -> None:
        self.address = postgres.address(name)
        super().__init__(name, postgres.new_database(name), folder, servers, seed)

    async def rows(self, *statements: tuple[str, str]) -> list[list[Any]]:
        while True:
            try:
                return await self.read(statements)
            except DOWN:
                await asyncio.sleep(0.1)

    async def read(self, statements: tuple[tuple[str, str], ...]) -> list[list[Any]]:
        connection = await asyncpg.connect(self.address)
        try:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                return [
                    [tuple(row) for row in await connection.fetch(text.format("$1"), value)]
                    for text, value in statements
                ]
        finally:
            await connection.close()
