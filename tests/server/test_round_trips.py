"""How often a server talks to PostgreSQL for an answer: counted on the wire."""

from __future__ import annotations

import asyncio
import itertools
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest
from sqlalchemy import make_url

from deskovka.server.snapshots import Snapshots
from deskovka.server.storage import Storage
from support.server import ME, SECONDS, Guest, Server, play_on

SIMPLE, SYNC = b"Q", b"S"  # what a client sends and then waits for


class Wire:
    """Passes everything on between clients and a PostgreSQL, and counts how often somebody waits for an answer."""

    def __init__(self, host: str, port: int) -> None:
        self.place = (host, port)
        self.trips = 0
        self.port = 0
        self.tasks: set[asyncio.Task[None]] = set()
        self.opened: list[asyncio.StreamWriter] = []

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        from_database, to_database = await asyncio.open_connection(*self.place)
        self.opened += [writer, to_database]
        for work in (self.forward(reader, to_database), self.back(from_database, writer)):
            task = asyncio.create_task(work)
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """The messages of a client: at first two without a letter (is there SSL? who am I?), then each with one."""
        try:
            for number in itertools.count():
                letter = b"" if number < 2 else await reader.readexactly(1)
                size = await reader.readexactly(4)
                writer.write(letter + size + await reader.readexactly(int.from_bytes(size) - 4))
                self.trips += letter in (SIMPLE, SYNC)
        except (asyncio.IncompleteReadError, OSError):
            writer.close()

    async def back(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while said := await reader.read(65536):
                writer.write(said)
        except OSError:
            pass
        writer.close()

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for writer in self.opened:
            writer.close()
        await asyncio.gather(*self.tasks, *(each.wait_closed() for each in self.opened), return_exceptions=True)


@contextmanager
def counted(database: str) -> Iterator[tuple[str, Wire]]:
    """The address of the database through a wire on which everything is counted."""
    url = make_url(database)
    wire, ready, loop = Wire(str(url.host), int(url.port or 5432)), threading.Event(), asyncio.new_event_loop()

    ending = asyncio.Event()

    async def listen() -> None:
        async with await asyncio.start_server(wire.meet, "127.0.0.1", 0) as server:
            wire.port = server.sockets[0].getsockname()[1]
            ready.set()
            await ending.wait()
            await wire.close()

    thread = threading.Thread(target=loop.run_until_complete, args=(listen(),), daemon=True)
    thread.start()
    assert ready.wait(SECONDS)
    try:
        yield url.set(port=wire.port).render_as_string(hide_password=False), wire
    finally:
        loop.call_soon_threadsafe(ending.set)
        thread.join(SECONDS)
        loop.close()


@pytest.fixture
def calm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is done that has its own time, whoever answers: seeing to tables that are due, storing quiet ones."""

    async def nothing(_: Any, *values: Any) -> list[Any]:
        return []

    monkeypatch.setattr(Storage, "due", nothing)
    monkeypatch.setattr(Snapshots, "watch", nothing)


@pytest.mark.usefixtures("calm")
def test_an_answer_takes_one_round_trip_where_it_is_given_and_one_where_it_is_seen(postgres: str) -> None:
    with (
        counted(postgres) as (given, giving),
        counted(postgres) as (seen, seeing),
        Server(given) as first,
        Server(seen) as second,
    ):
        jana = first.guest()
        id = jana.new_table(ME, ME, seed="5")["id"]
        here = jana.socket(id)
        there = at_another(second, jana).socket(id)
        play_on([here], Random(1), 5, watching=[there])
        there.reach(here.table["sequence"])
        giving.trips = seeing.trips = 0
        play_on([here], Random(1), 30, watching=[there])
        there.reach(here.table["sequence"])  # on a busy machine the other server sees it all at once, and late
        # One each; beside them who is here is told, and whether the connection that listens is there is asked
        assert 30 <= giving.trips <= 60
        assert 0 < seeing.trips <= 60


def at_another(server: Server, guest: Guest) -> Guest:
    """The same person at another server."""
    person = Guest(server, guest.name, server.browser(guest.cookie))
    server.people.append(person)
    return person
