"""Servers on real databases: a file of SQLite, and PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from deskovka.server import passwords, thinkers
from support.bots import get_ready
from support.server import Server, postgres_url, sqlite_url, stop_postgres
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
def few_imports(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes in which bots think are there at once; a game they need they import then."""
    monkeypatch.setattr(thinkers, "get_ready", get_ready)


@pytest.fixture
def real_hasher() -> PasswordHasher:
    return REAL[0]


@pytest.fixture
def real_nobody() -> str:
    """What is checked where nobody has a name."""
    return REAL[1]


@pytest.fixture
def postgres() -> str:
    """The address of an empty PostgreSQL database."""
    return postgres_url()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of either kind."""
    return sqlite_url(tmp_path) if request.param == "sqlite" else postgres_url()


@pytest.fixture
def server(database: str) -> Iterator[Server]:
    """A server, once for each kind of database."""
    with Server(database) as opened:
        yield opened


@pytest.fixture
def sqlite_server(tmp_path: Path) -> Iterator[Server]:
    """A server for what has nothing to do with the kind of database."""
    with Server(sqlite_url(tmp_path)) as opened:
        yield opened


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Opens servers with settings of the test's own."""
    with ExitStack() as stack:

        def open_server(**settings: Any) -> Server:
            return stack.enter_context(Server(settings.pop("database", None) or sqlite_url(tmp_path), **settings))

        yield open_server


@pytest.fixture
def house(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A house whose first server knows the first version of Lantern."""
    made = House(database, monkeypatch)
    made.open(LANTERN)
    yield made
    made.close()
