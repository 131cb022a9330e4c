"""What stands before every request: sizes, rates, origins, and the headers that keep browsers safe."""

from __future__ import annotations

import json
import logging
from collections import Counter
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from deskovka.server.limits import Buckets
from deskovka.server.settings import Settings
from deskovka.server.sweeping import Sweeper

log = logging.getLogger(__name__)
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
TRY_LATER = 1013  # the code a WebSocket is closed with
ONE_NETWORK = 64  # bits that the addresses of one customer have in common
OWN_HEADER = "x-deskovka"  # a page of another site cannot send it without asking first
SECURITY_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def is_own_origin(headers: Headers, settings: Settings) -> bool:
    """Does the request come from a page of this server?  Programs that are no browsers send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        place = urlsplit(origin).netloc
    except ValueError:
        return False
    return origin in settings.origins or (place != "" and place == headers.get("host", ""))


class Guard:
    """The outermost layer."""

    def __init__(self, app: ASGIApp, settings: Settings, sweeper: Sweeper) -> None:
        self.app = app
        self.settings = settings
        self.sweeper = sweeper
        self.rates = Buckets(settings.requests_per_second, settings.request_burst)
        self.open: Counter[str] = Counter()  # WebSockets of each address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            with self.sweeper.work():
                await self.answer(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.connect(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A WebSocket, unless its address has too many already or comes too often."""
        address = address_of(scope)
        if not self.rates.take(address) or self.open[address] >= self.settings.connections_of_one:
            await send({"type": "websocket.close", "code": TRY_LATER})
            return
        self.open[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.sweeper.ended += 1
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if not self.rates.take(address_of(scope)):
            await refuse(send, 429, "too-many-requests")
        elif scope["method"] not in SAFE_METHODS and not (
            is_own_origin(headers, self.settings) and headers.get(OWN_HEADER) == "1"
        ):
            await refuse(send, 403, "wrong-origin")
        elif not headers.get("content-length", "0").isdecimal():
            await refuse(send, 400, "bad-length")
        elif int(headers.get("content-length", "0")) > self.settings.body_bytes:
            await refuse(send, 413, "too-large")
        else:
            await self.pass_on(scope, receive, send)

    async def pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the application answer; whatever happens in there, the browser gets a safe answer."""
        meter = Meter(receive, self.settings.body_bytes)
        reply = Reply(send, meter)
        try:
            await self.app(scope, meter, reply)
        except Exception:
            log.exception("%s %s failed", scope["method"], scope["path"])
            if not reply.begun:
                await refuse(send, 500, "our-mistake")


def address_of(scope: Scope) -> str:
    """Where somebody comes from; a trusted proxy has told us whom it speaks for."""
    client = scope.get("client")
    return counted_as(str(client[0])) if client else ""


@lru_cache(10_000)
def counted_as(host: str) -> str:
    """An address, or the network of an IPv6 address: whoever has one of its addresses has all of them."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, ONE_NETWORK), strict=False))


class TooLarge(Exception):
    """A request with more in it than anybody needs."""


class Meter:
    """Counts the bytes of a request as they come in."""

    def __init__(self, receive: Receive, most: int) -> None:
        self.receive = receive
        self.left = most

    async def __call__(self) -> Message:
        message = await self.receive()
        self.left -= len(message.get("body", b""))
        if self.left < 0:
            raise TooLarge
        return message


class Reply:
    """Adds the headers that keep browsers safe; says the true reason when a request was too large."""

    def __init__(self, send: Send, meter: Meter) -> None:
        self.send = send
        self.meter = meter
        self.begun = False
        self.replaced = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.begun = True
            if self.meter.left < 0:
                self.replaced = True
                await refuse(self.send, 413, "too-large")
                return
            add_headers(message)
        if not self.replaced:
            await self.send(message)


def add_headers(message: Message) -> None:
    headers = MutableHeaders(scope=message)
    for name, value in SECURITY_HEADERS.items():
        headers[name] = value
    headers.setdefault("cache-control", "no-store")


async def refuse(send: Send, status: int, code: str) -> None:
    body = json.dumps({"code": code}).encode()
    start: Message = {
        "type": "http.response.start",
        "status": status,
        "headers": [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())],
    }
    add_headers(start)
    await send(start)
    await send({"type": "http.response.body", "body": body})
