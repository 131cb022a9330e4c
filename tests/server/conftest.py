"""Servers on real databases: a file of SQLite, and PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from deskovka.server import caretaker, hints, passwords, retellers, reviews, sqlite_writer, storage, thinkers, workers
from support.bots import get_ready
from support.databases import HASTY, ready_postgres, ready_sqlite
from support.party import Pauses
from support.server import SECONDS, Server, stop_postgres
from support.upgrades import House
from support.versions import LANTERN

Serve = Callable[..., Server]
CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
NOBODY = CHEAP.hash("nobody has this password")
REAL = (passwords.HASHER, passwords.NOBODY)


@pytest.fixture(scope="session", autouse=True)
def no_postgres_stays() -> Iterator[None]:
    yield
    stop_postgres()


@pytest.fixture(autouse=True)
def cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Threads that check passwords step back behind everybody: on a busy machine a dear check takes many seconds."""
    monkeypatch.setattr(passwords, "HASHER", CHEAP)
    monkeypatch.setattr(passwords, "NOBODY", NOBODY)


@pytest.fixture(autouse=True)
def workers_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """So do processes that work for a server: here they go as first as it does, and have as long as whoever waits."""
    for module in (hints, retellers, reviews, thinkers):
        monkeypatch.setattr(module, "NICENESS", 0)
    for module in (hints, retellers, reviews):
        monkeypatch.setattr(module, "LONGEST", SECONDS)
    monkeypatch.setattr(workers, "START_SECONDS", SECONDS)


@pytest.fixture(autouse=True)
def few_imports(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes in which bots think are there at once; a game they need they import then."""
    monkeypatch.setattr(thinkers, "get_ready", get_ready)


@pytest.fixture(autouse=True)
def hasty_disk(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing is killed nothing need be safe on disk; processes of their own, and whoever is `durable`, wait."""
    if "durable" not in request.fixturenames:
        for module in (sqlite_writer, storage):
            monkeypatch.setattr(module, "PRAGMAS", HASTY)


@pytest.fixture
def soon_seen_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is due is looked for often, so that nobody waits for the next look."""
    monkeypatch.setattr(caretaker, "LOOKS_EVERY", 0.1)


@pytest.fixture
def not_seen_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks for what is due, as long as a test takes; asked for before the server opens."""
    monkeypatch.setattr(caretaker, "LOOKS_EVERY", SECONDS)


@pytest.fixture
def durable() -> None:
    """The database is as a server has it."""


@pytest.fixture
def real_hasher() -> PasswordHasher:
    return REAL[0]


@pytest.fixture
def real_nobody() -> str:
    """What is checked where nobody has a name."""
    return REAL[1]


@pytest.fixture
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL database in which nothing is."""
    with ready_postgres() as database:
        yield database


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database of either kind in which nothing is."""
    if request.param == "sqlite":
        yield ready_sqlite(tmp_path)
    else:
        with ready_postgres() as database:
            yield database


@pytest.fixture
def server(database: str) -> Iterator[Server]:
    """A server, once for each kind of database."""
    with Server(database) as opened:
        yield opened


@pytest.fixture
def sqlite_server(tmp_path: Path) -> Iterator[Server]:
    """A server for what has nothing to do with the kind of database."""
    with Server(ready_sqlite(tmp_path)) as opened:
        yield opened


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Opens servers with settings of the test's own."""
    with ExitStack() as stack:
        file = ready_sqlite(tmp_path)

        def open_server(**settings: Any) -> Server:
            return stack.enter_context(Server(settings.pop("database", None) or file, **settings))

        yield open_server


@pytest.fixture
def house(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A house whose first server knows the first version of Lantern."""
    made = House(database, monkeypatch)
    made.open(LANTERN)
    yield made
    made.close()


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> Pauses:
    made = Pauses()
    monkeypatch.setattr(caretaker, "asyncio", made)
    return made
