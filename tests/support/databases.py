"""Databases for tests that are ready at once: all migrations were run a single time.

Each test gets a copy of a SQLite file; of a PostgreSQL one after the other has the same database, which is emptied (a
thousand of them would be a thousand times eight megabytes to write and to remove).
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import asyncpg

from deskovka.server.models import Base
from deskovka.server.settings import Settings
from deskovka.server.sole import file_of
from deskovka.server.sqlite_writer import PRAGMAS
from deskovka.server.storage import Storage
from support.server import new_postgres_database, sqlite_url

HASTY = tuple(pragma.replace("synchronous=FULL", "synchronous=OFF") for pragma in PRAGMAS)  # nobody waits for the disk
FREE: list[str] = []  # PostgreSQL databases that tests are done with
TABLES = ", ".join(f'"{table.name}"' for table in Base.metadata.sorted_tables)
SEND_AWAY = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


def migrated(database: str) -> str:
    """The same address, once its database has the present shape."""

    async def migrate() -> None:
        storage = Storage(Settings(database=database))
        try:
            await storage.open()
        finally:
            await storage.close()

    asyncio.run(migrate())
    return database


@cache
def migrated_file() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = file_of(migrated(sqlite_url(Path(folder))))
        assert file is not None
        assert not Path(f"{file}-wal").exists()  # everything is in the file itself
        return file.read_bytes()


def ready_sqlite(folder: Path) -> str:
    """The address of a SQLite file without a single row."""
    database = sqlite_url(folder)
    file = file_of(database)
    assert file is not None
    file.write_bytes(migrated_file())
    return database


@contextmanager
def ready_postgres() -> Iterator[str]:
    """The address of a PostgreSQL database without a single row; the next test that asks gets the same one."""
    database = FREE.pop() if FREE else migrated(new_postgres_database())
    asyncio.run(empty(database))
    yield database
    FREE.append(database)


async def empty(database: str) -> None:
    """Nothing is left in there, and nobody of before."""
    connection = await asyncpg.connect(database.replace("+asyncpg", ""))
    try:
        await connection.execute(SEND_AWAY)
        await connection.execute(f"TRUNCATE {TABLES} RESTART IDENTITY CASCADE")
    finally:
        await connection.close()
