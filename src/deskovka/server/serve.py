"""Running the server."""

from __future__ import annotations

import uvicorn

from deskovka.core.errors import DeskovkaError
from deskovka.server.app import create_app
from deskovka.server.journal import JOURNAL
from deskovka.server.settings import Settings


def serve(host: str, port: int, database: str | None = None) -> None:
    """Serve until interrupted; running requests are finished, open sockets told to come back."""
    settings = Settings() if database is None else Settings(database=database)
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
