"""Every statement goes to the thread of its connection once, and whoever is broken off harms nobody after them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from sqlalchemy import select, text

from deskovka.server.models import Setting
from deskovka.server.settings import Settings
from deskovka.server.sqlite_cursors import Connection, connection
from deskovka.server.storage import Storage
from deskovka.server.writer import Entry
from support.databases import ready_sqlite

SECONDS = 120.0


def run(tmp_path: Path, test: Callable[[Storage], Awaitable[None]]) -> None:
    database = ready_sqlite(tmp_path)

    async def go() -> None:
        storage = Storage(Settings(database=database))
        async with asyncio.timeout(SECONDS):
            await storage.open()
            try:
                await test(storage)
            finally:
                await storage.close()

    asyncio.run(go())


def test_a_statement_is_one_way_there_and_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ways: list[Any] = []
    usual = Connection._execute

    async def counted(self: Any, fn: Any, *args: Any, **kwargs: Any) -> Any:
        ways.append(args)
        return await usual(self, fn, *args, **kwargs)  # type: ignore[no-untyped-call]

    async def test(storage: Storage) -> None:
        async with storage.transaction() as session:
            session.add(Setting(name="a", value="1"))
            await session.flush()
            ways.clear()
            assert await session.scalar(select(Setting.value).where(Setting.name == "a")) == "1"
            assert len(ways) == 1

    monkeypatch.setattr(Connection, "_execute", counted)
    run(tmp_path, test)


def test_whoever_is_broken_off_in_a_statement_harms_nobody_after_them(tmp_path: Path) -> None:
    entered, opened = Event(), Event()

    def gate() -> int:
        entered.set()
        assert opened.wait(SECONDS)
        return 1

    async def stuck(storage: Storage) -> None:
        async with storage.transaction() as session:
            raw = await (await session.connection()).get_raw_connection()
            assert raw.driver_connection is not None
            await raw.driver_connection.create_function("gate", 0, gate)
            await session.execute(text("SELECT gate()"))

    async def test(storage: Storage) -> None:
        task = asyncio.ensure_future(stuck(storage))
        await asyncio.to_thread(entered.wait, SECONDS)
        task.cancel()
        asyncio.get_running_loop().call_later(0.1, opened.set)
        await asyncio.gather(task, return_exceptions=True)
        async with storage.transaction() as session:
            session.add(Setting(name="b", value="2"))
        async with storage.look() as session:
            assert await session.scalar(select(Setting.value).where(Setting.name == "b")) == "2"

    run(tmp_path, test)


def test_rows_are_not_asked_for_one_by_one(tmp_path: Path) -> None:
    async def go() -> None:
        made = await connection(str(tmp_path / "file"))
        cursor = await made.cursor().execute("SELECT 1")
        for fetch in (cursor.fetchone, cursor.fetchmany):
            with pytest.raises(NotImplementedError):
                await fetch()
        assert await cursor.fetchall() == [(1,)]
        await made.close()

    asyncio.run(go())


def test_moves_wait_for_one_transaction_at_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many others are in the queue."""
    order: list[str] = []

    async def other(storage: Storage, name: str) -> None:
        async with storage.transaction():
            order.append(name)
            await asyncio.sleep(0.01)

    async def test(storage: Storage) -> None:
        async def write_batch(entries: list[Entry]) -> list[Exception | None]:
            order.append("move")
            return [None] * len(entries)

        monkeypatch.setattr(storage.writer, "write_batch", write_batch)
        others = [asyncio.create_task(other(storage, name)) for name in "abc"]
        await asyncio.sleep(0)
        entry: Any = None
        await asyncio.gather(*others, storage.writer.write(entry))

    run(tmp_path, test)
    assert order == ["a", "move", "b", "c"]
