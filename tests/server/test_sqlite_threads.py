"""Whoever is broken off at the database leaves nothing behind that outlives the server."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from threading import Event, Timer

import pytest
from sqlalchemy import text

from deskovka.server.settings import Settings
from deskovka.server.storage import Storage
from support.databases import ready_sqlite

SECONDS = 120.0


class Gate:
    """A statement that is under way until somebody opens it."""

    def __init__(self) -> None:
        self.entered, self.opened = Event(), Event()

    def pass_through(self) -> int:
        self.entered.set()
        assert self.opened.wait(SECONDS)
        return 1


async def at_the_gate(storage: Storage, gate: Gate) -> None:
    async with storage.look() as session:
        connection = await (await session.connection()).get_raw_connection()
        assert connection.driver_connection is not None
        await connection.driver_connection.create_function("gate", 0, gate.pass_through)
        await session.execute(text("SELECT gate()"))


async def while_connecting(storage: Storage, gate: Gate) -> None:
    connect = storage.threads.connect

    def slowly(*arguments: object, **options: object) -> object:
        made = connect(*arguments, **options)
        connector = made._connector
        made._connector = lambda: gate.pass_through() and connector()
        return made

    storage.threads.connect = slowly  # type: ignore[method-assign, assignment]
    async with storage.look() as session:
        await session.execute(text("SELECT 1"))


@pytest.mark.parametrize("stuck", [at_the_gate, while_connecting])
def test_a_server_ends_after_the_threads_of_its_database(
    tmp_path: Path, stuck: Callable[[Storage, Gate], Awaitable[None]]
) -> None:
    """Without waiting, the thread tells its result to a closed loop: an exception nobody can catch."""
    problems: list[BaseException | None] = []
    gate = Gate()
    database = ready_sqlite(tmp_path)

    async def run() -> Storage:
        storage = Storage(Settings(database=database))
        await storage.open()
        task = asyncio.ensure_future(stuck(storage, gate))
        assert await asyncio.to_thread(gate.entered.wait, SECONDS)
        task.cancel()
        Timer(0.2, gate.opened.set).start()  # while the storage closes, or after it
        await asyncio.gather(task, return_exceptions=True)
        await storage.close()
        return storage

    usual = threading.excepthook
    threading.excepthook = lambda problem: problems.append(problem.exc_value)
    try:
        storage = asyncio.run(run())
        for thread in storage.threads.running:
            thread.join(SECONDS)
    finally:
        threading.excepthook = usual
    assert problems == []
    assert not any(thread.is_alive() for thread in storage.threads.running)
