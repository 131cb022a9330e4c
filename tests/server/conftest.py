"""Servers on real databases: a file of SQLite, and PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from support.server import Server, postgres_url, sqlite_url, stop_postgres
from support.upgrades import House
from support.versions import LANTERN

Serve = Callable[..., Server]


@pytest.fixture(scope="session", autouse=True)
def no_postgres_stays() -> Iterator[None]:
    yield
    stop_postgres()


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
