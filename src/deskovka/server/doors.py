"""Connections as they come in: whoever dawdles is let go, and there is always room left for the server itself."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from deskovka.server.guard import counted_as
from deskovka.server.settings import Settings

log = logging.getLogger(__name__)
MANY = 100_000  # connections; no process serves so many
OWN_FILES = 128  # descriptors kept for the database, pages, bots and whatever a process opens
HEADERS, BODY, NOTHING = "headers", "body", "nothing"  # what is waited for from the other side


def most_connections() -> int:
    """As many as the system lets us have open at once, without what we need ourselves."""
    if sys.platform == "win32":
        return MANY  # there are no such limits
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MANY if hard == resource.RLIM_INFINITY else min(hard, MANY)
    if soft != resource.RLIM_INFINITY and soft < most:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        except (OSError, ValueError):  # the system has another limit behind this one
            most = soft
    return most - OWN_FILES if most > 2 * OWN_FILES else most // 2


class Doorkeeper:
    """Makes a protocol for each connection, and knows how many are open."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = most_connections()
        self.of_address: Counter[str] = Counter()  # connections that are not WebSockets; guard.py counts those
        self.is_full = False
        self.proxies = settings.trusted_proxies.replace(",", " ").split()

    def open(self, **given: Any) -> Door:
        return Door(self, **given)

    def lets_in(self, address: str, is_proxy: bool, open: int) -> bool:
        """Is there room for one more, and has this address not all of it?  A proxy speaks for many people."""
        full = open > self.most
        if full and not self.is_full:
            log.warning("no more connections are taken in: %d are open", self.most)
        self.is_full = full
        return not full and (is_proxy or self.of_address[address] <= self.settings.connections_of_one)

    def is_proxy(self, host: str) -> bool:
        return any(is_in(host, proxy) for proxy in self.proxies)


def is_in(host: str, network: str) -> bool:
    try:
        return network == "*" or ip_address(host) in ip_network(network, strict=False)
    except ValueError:
        return host == network


class Door(H11Protocol):
    """HTTP with deadlines: for headers from the first moment or byte on, for the rest of a request after that."""

    def __init__(self, keeper: Doorkeeper, **given: Any) -> None:
        super().__init__(**given)
        self.keeper = keeper
        self.counted = ""
        self.awaited: tuple[str, object] = (NOTHING, None)
        self.deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self.counted = counted_as(host)
        self.keeper.of_address[self.counted] += 1
        if not self.keeper.lets_in(self.counted, self.keeper.is_proxy(host), len(self.connections)):
            transport.abort()
            return
        self.wait_for(HEADERS)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.wait_for(NOTHING)
        self.count_no_longer()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing():
            self.look(idle=True)

    def look(self, idle: bool = False) -> None:
        """What are we waiting for now?"""
        if self.transport.get_protocol() is not self:  # a WebSocket now
            self.wait_for(NOTHING)
            self.count_no_longer()
        elif self.conn.their_state is h11.SEND_BODY:
            self.wait_for(BODY)
        elif self.cycle is not None and (idle or not self.cycle.response_complete):
            self.wait_for(NOTHING)  # it is our turn, or the next request may come within the time of keep-alive
        else:
            self.wait_for(HEADERS)

    def wait_for(self, what: str) -> None:
        awaited = (what, self.cycle)
        if awaited == self.awaited:
            return
        self.awaited = awaited
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
        if what != NOTHING:
            settings = self.keeper.settings
            seconds = settings.header_seconds if what == HEADERS else settings.body_seconds
            self.deadline = self.loop.call_later(seconds, self.transport.abort)

    def count_no_longer(self) -> None:
        if not self.counted:
            return
        self.keeper.of_address[self.counted] -= 1
        if not self.keeper.of_address[self.counted]:
            del self.keeper.of_address[self.counted]
        self.counted = ""
