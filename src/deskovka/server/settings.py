"""What can be set from outside; nothing has to be."""

from __future__ import annotations

import os
from dataclasses import dataclass, field

from deskovka.bots.registry import split_bots
from deskovka.core.errors import DeskovkaError
from deskovka.folders import data_folder


def default_database() -> str:
    given = os.environ.get("DESKOVKA_DATABASE_URL")
    return given or f"sqlite+aiosqlite:///{data_folder() / 'tables.sqlite'}"


def from_environment(name: str, default: float) -> float:
    """A number such as DESKOVKA_REQUEST_BURST=500."""
    given = os.environ.get(f"DESKOVKA_{name.upper()}")
    try:
        return default if given is None else float(given)
    except ValueError:
        raise DeskovkaError(f"DESKOVKA_{name.upper()} must be a number, not {given!r}") from None


def origins_allowed() -> tuple[str, ...]:
    return tuple(os.environ.get("DESKOVKA_ORIGINS", "").replace(",", " ").split())


def bots_offered() -> tuple[str, ...]:
    return tuple(filter(None, split_bots(os.environ.get("DESKOVKA_BOTS", ""))))


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    database: str = field(default_factory=default_database)
    bots: tuple[str, ...] = field(default_factory=bots_offered)  # offered beside those by name (offered.py)
    bot_workers: int = 2
    bot_seconds: float = 5.0  # a bot that thinks longer is answered for by a simpler one
    message_bytes: int = 16_384  # the longest WebSocket message
    body_bytes: int = 65_536  # the longest request
    messages_per_second: float = 20.0  # of one connection, on average
    burst: int = 60
    requests_per_second: float = field(default_factory=lambda: from_environment("requests_per_second", 20))
    request_burst: int = field(default_factory=lambda: int(from_environment("request_burst", 200)))  # of one address
    chat_length: int = 500
    pass_seconds: float = field(default_factory=lambda: from_environment("pass_seconds", 0.6))  # before a standing pass
    grace_seconds: float = 5.0  # somebody who loads the page anew is not away
    fair_seconds: float = 20.0  # so long somebody is away before others may let a bot play
    curtain_seconds: float = 120.0  # a clock waits for a curtain so long where other people wait too
    host: str = "127.0.0.1"  # where it listens
    port: int = 8000
    tables_of_one: int = 100  # open or running tables one player may have
    connections_of_one: int = field(default_factory=lambda: int(from_environment("connections_of_one", 200)))  # address
    trusted_proxies: str = field(default_factory=lambda: os.environ.get("DESKOVKA_TRUSTED_PROXIES", "127.0.0.1"))
    origins: tuple[str, ...] = field(default_factory=origins_allowed)  # further ones, e.g. a proxy's public one

    @property
    def is_postgres(self) -> bool:
        return self.database.startswith("postgresql")
