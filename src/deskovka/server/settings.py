"""What can be set from outside; nothing has to be.

Every setting has a variable of its name, such as DESKOVKA_REQUEST_BURST=500; docs/operating.md says what each is for.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from math import isfinite
from typing import Any, TypeVar, get_type_hints

from deskovka.bots.registry import split_bots
from deskovka.core.errors import DeskovkaError
from deskovka.folders import data_folder

Number = TypeVar("Number", int, float)
MOST = 10**9  # nothing here means more than that, and more would not fit where it goes


def default_database() -> str:
    return f"sqlite+aiosqlite:///{data_folder() / 'tables.sqlite'}"


def above_zero(default: Number) -> Number:
    """A number that would make no sense as 0."""
    made: Any = field(default=default, metadata={"above_zero": True})
    return made  # type: ignore[no-any-return]  # a dataclass takes the default out of it


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    database: str = field(default_factory=default_database, metadata={"variable": "DESKOVKA_DATABASE_URL"})
    bots: tuple[str, ...] = ()  # offered beside those by name (offered.py)
    bot_workers: int = above_zero(2)
    bot_seconds: float = above_zero(5.0)  # a bot that thinks longer is answered for by a simpler one
    bot_wait_seconds: float = above_zero(5.0)  # so is one whose turn to think comes later than that
    bots_ready: int = 1  # their processes start with the server; 0: with the first bot
    past_workers: int = 1  # processes that make histories and replays; 0: a thread of the server does
    past_bytes: int = 64_000_000  # of those that are kept
    review_workers: int = 2  # processes that review finished games; 0: a thread of the server does
    review_seconds: float = above_zero(110.0)  # for one of them, from when its turn comes
    reviews_per_minute: float = above_zero(2.0)  # of one address, those that are begun
    review_burst: int = above_zero(5)
    hint_workers: int = 1  # processes that make hints; 0: a thread of the server does
    hints_per_minute: float = above_zero(30.0)  # of one address
    hint_burst: int = above_zero(30)
    resyncs_per_second: float = above_zero(2.0)  # of one address: everything told once more, in another language, say
    resync_burst: int = above_zero(10)
    chats_per_second: float = above_zero(2.0)  # lines of chat of one address
    chat_burst: int = above_zero(20)
    message_bytes: int = above_zero(16_384)  # the longest WebSocket message
    body_bytes: int = above_zero(65_536)  # the longest request
    messages_per_second: float = above_zero(20.0)  # of one connection, on average
    burst: int = above_zero(60)
    requests_per_second: float = above_zero(20.0)
    request_burst: int = above_zero(200)  # of one address
    chat_length: int = above_zero(500)
    pass_seconds: float = 0.6  # before a standing pass
    grace_seconds: float = 5.0  # somebody who loads the page anew is not away
    fair_seconds: float = 20.0  # so long somebody is away before others may let a bot play
    curtain_seconds: float = 120.0  # a clock waits for a curtain so long where other people wait too
    host: str = "127.0.0.1"  # where it listens
    port: int = field(default=8000, metadata={"most": 65_535})
    table_bytes: int = above_zero(500_000_000)  # of tables in memory, about; those with viewers stay anyway
    idle_table_seconds: float = above_zero(600.0)  # after which a table that nobody looks at leaves memory
    tables_of_one: int = above_zero(100)  # open or running tables one player may have
    what_ifs_of_one: int = above_zero(10)  # the oldest go when one more is made
    what_ifs_per_minute: float = above_zero(30.0)  # of one address: bots begin to think at each
    what_if_burst: int = above_zero(30)
    connections_of_one: int = above_zero(200)  # of one address
    header_seconds: float = above_zero(10.0)  # so long the headers of a request may take
    body_seconds: float = above_zero(20.0)  # and so long what comes after them
    password_threads: int = above_zero(1)
    password_tries: int = above_zero(5)  # wrong ones of one address for one account
    password_tries_of_address: int = above_zero(30)
    password_tries_of_account: int = above_zero(100)
    password_seconds: float = above_zero(300.0)  # after which as many may be made again
    open_table_days: float = 30.0  # a table nobody starts is kept so long after its last change; 0: for ever
    running_table_days: float = 365.0  # one where nobody plays on
    finished_table_days: float = 730.0  # its record and replay with it
    what_if_days: float = 1.0  # a what-if nobody plays on, or that is over
    guest_days: float = 180.0  # somebody without account and tables who does not come
    session_days: float = 400.0  # a browser of somebody who does not come
    trusted_proxies: str = "127.0.0.1"
    metrics_for: tuple[str, ...] = ()  # further addresses that may read /metrics
    origins: tuple[str, ...] = ()  # further ones, e.g. a proxy's public one

    @property
    def is_postgres(self) -> bool:
        return self.database.startswith("postgresql")

    @classmethod
    def from_outside(cls, environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
        """As the environment says, and before that as given; None is nothing given."""
        kinds = get_type_hints(cls)
        said = {
            each.name: understood(each, kinds[each.name], environment[variable_of(each)])
            for each in fields(cls)
            if variable_of(each) in environment
        }
        return cls(**{**said, **{name: value for name, value in given.items() if value is not None}})


def variable_of(setting: Field[Any]) -> str:
    """What a setting is called outside."""
    return str(setting.metadata.get("variable", f"DESKOVKA_{setting.name.upper()}"))


def understood(setting: Field[Any], kind: Any, text: str) -> Any:
    """The value somebody wrote, or a clear line about what is wrong with it."""
    if kind in (int, float):
        return number(setting, kind, text)
    if setting.name == "bots":
        return tuple(filter(None, split_bots(text)))
    if kind is str:
        return text
    return tuple(text.replace(",", " ").split())


def number(setting: Field[Any], kind: type[int] | type[float], text: str) -> float:
    variable, wanted = variable_of(setting), "a whole number" if kind is int else "a number"
    above, most = bool(setting.metadata.get("above_zero")), setting.metadata.get("most", MOST)
    try:
        value = kind(text)
    except ValueError:
        raise DeskovkaError(f"{variable} must be {wanted}, not {text!r}") from None
    if not isfinite(value) or not 0 <= value <= most or (above and not value):
        least = "more than 0" if above else "0 or more"
        raise DeskovkaError(f"{variable} must be {wanted}, {least} and at most {most}, not {text!r}")
    return value
