"""Running the server."""

from __future__ import annotations

import errno
import logging
import socket
import sys
import time
import urllib.request
import webbrowser
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from threading import Thread
from typing import Any, cast

import uvicorn

from deskovka.core.errors import DeskovkaError
from deskovka.server.app import create_app
from deskovka.server.doors import Doorkeeper
from deskovka.server.frames import Frames
from deskovka.server.journal import JOURNAL
from deskovka.server.offered import check_offer
from deskovka.server.pages import is_built
from deskovka.server.settings import Settings
from deskovka.server.sole import check_sole
from deskovka.server.sweeping import swept_by_us

log = logging.getLogger(__name__)
BACKLOG = 2048  # connections that wait for us
STARTUP_FAILURE = 3  # the exit code when the database does not open, say
WAIT = 30.0  # seconds for a server to come up
GIVE_WAY = 0.001  # seconds: a busy event loop lets the thread that writes go on after so long


def free_port(host: str, wished: int) -> int:
    """The port that was wished for, or the next one nobody listens on."""
    for port in range(wished, min(wished + 50, 65536)):
        with socket.socket() as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind((host, port))
            except OSError:
                continue
            return port
    raise DeskovkaError(f"no free port from {wished} on")


def open_when_ready(host: str, port: int) -> None:
    """Open a browser as soon as the server there answers; refused where there is no page to show."""
    if not is_built():
        raise DeskovkaError("the browser client is not built here, so there is no page to open; `make play` builds it")

    def wait_and_open() -> None:
        until = time.monotonic() + WAIT
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"http://{host}:{port}/healthz", timeout=2):
                    webbrowser.open(f"http://{host}:{port}/")
                    return
            except OSError:
                time.sleep(0.1)

    Thread(target=wait_and_open, daemon=True).start()


def serve(host: str | None, port: int | None, database: str | None = None, bots: Sequence[str] = ()) -> None:
    """Serve until interrupted; running requests are finished, open sockets told to come back.

    What is not given is as the environment says.  People may choose these bots too, beside those there are by name.
    """
    settings = Settings.from_outside(host=host, port=port, database=database)
    settings = replace(settings, bots=(*settings.bots, *bots))
    check_offer(settings.bots)
    if not settings.database.startswith(("sqlite+aiosqlite://", "postgresql+asyncpg://")):
        raise DeskovkaError("a database is sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER@HOST/NAME")
    with listening(settings.host, settings.port) as sockets:
        check_sole(settings.database)
        run(settings, sockets)


def run(settings: Settings, sockets: list[socket.socket]) -> None:
    """Serve on sockets that listen already."""
    server = uvicorn.Server(
        uvicorn.Config(
            create_app(settings),
            log_config=JOURNAL,
            http=cast(Any, Doorkeeper(settings).open),
            ws=Frames,
            ws_max_size=settings.message_bytes,
            timeout_graceful_shutdown=5,
            server_header=False,
            proxy_headers=True,
            forwarded_allow_ips=settings.trusted_proxies,
        )
    )
    for each in sockets:
        log.info("listening on %s port %d", *each.getsockname()[:2])
    with suppress(KeyboardInterrupt), giving_way(), swept_by_us():  # interrupted again once everything is closed
        server.run(sockets)
    if not server.started:
        raise SystemExit(STARTUP_FAILURE)


@contextmanager
def giving_way() -> Iterator[None]:
    usual = sys.getswitchinterval()
    sys.setswitchinterval(GIVE_WAY)
    try:
        yield
    finally:
        sys.setswitchinterval(usual)


@contextmanager
def listening(host: str, port: int) -> Iterator[list[socket.socket]]:
    """Sockets on all addresses of a host, or one clear line about why there are none."""
    with ExitStack() as opened:
        try:
            found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
            sockets = [opened.enter_context(listener(family, address)) for family, _, _, _, address in found]
        except OSError as problem:
            if problem.errno == errno.EADDRINUSE:
                raise DeskovkaError(f"port {port} of {host} is taken already; --port names another one") from None
            raise DeskovkaError(f"cannot listen on port {port} of {host}: {problem.strerror}") from None
        yield sockets


def listener(family: int, address: Any) -> socket.socket:
    with ExitStack() as unless_it_works:
        made = unless_it_works.enter_context(socket.socket(family, socket.SOCK_STREAM))
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)  # the other kind has a socket of its own
        made.bind(address)
        made.listen(BACKLOG)
        unless_it_works.pop_all()
    return made
