"""What stands before every request: sizes, rates, origins, and the headers that keep browsers safe."""

from __future__ import annotations

import json
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from deskovka.server.limits import Buckets
from deskovka.server.settings import Settings

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
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
    return origin in settings.origins or urlsplit(origin).netloc == headers.get("host", "")


class Guard:
    """The outermost layer."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.rates = Buckets(settings.requests_per_second, settings.request_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        client = scope.get("client")
        if not self.rates.take(client[0] if client else ""):
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
            await self.app(scope, Meter(receive, self.settings.body_bytes), with_headers(send))


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


def with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in SECURITY_HEADERS.items():
                headers[name] = value
            headers.setdefault("cache-control", "no-store")
        await send(message)

    return sending


async def refuse(send: Send, status: int, code: str) -> None:
    body = json.dumps({"code": code}).encode()
    safe = with_headers(send)
    await safe(
        {
            "type": "http.response.start",
            "status": status,
            "headers": [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())],
        }
    )
    await safe({"type": "http.response.body", "body": body})
