"""Running the server."""

from __future__ import annotations

import socket
import time
import urllib.request
import webbrowser
from collections.abc import Sequence
from threading import Thread

import uvicorn

from deskovka.core.errors import DeskovkaError
from deskovka.server.app import create_app
from deskovka.server.journal import JOURNAL
from deskovka.server.offered import check_offer
from deskovka.server.pages import is_built
from deskovka.server.settings import Settings, bots_offered, default_database

WAIT = 30.0  # seconds for a server to come up


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


def serve(host: str, port: int, database: str | None = None, bots: Sequence[str] = ()) -> None:
    """Serve until interrupted; running requests are finished, open sockets told to come back.

    People may choose these bots too, beside those there are by name.
    """
    offered = (*bots_offered(), *bots)
    settings = Settings(host=host, port=port, database=database or default_database(), bots=offered)
    check_offer(offered)
    if not settings.database.startswith(("sqlite+aiosqlite://", "postgresql+asyncpg://")):
        raise DeskovkaError("a database is sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER@HOST/NAME")
    uvicorn.run(
        create_app(settings),
        host=host,
        port=port,
        log_config=JOURNAL,
        ws="websockets-sansio",
        ws_max_size=settings.message_bytes,
        timeout_graceful_shutdown=5,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
    )
