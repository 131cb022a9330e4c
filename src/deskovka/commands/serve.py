"""Serve tables to browsers and programs, until interrupted."""

from __future__ import annotations

from deskovka.commands.common import chosen_bots, console
from deskovka.server.serve import free_port, open_when_ready, serve
from deskovka.server.settings import Settings


def run(host: str | None, port: int | None, database: str | None, browser: bool, bots: list[str]) -> None:
    offered = [bot for written in bots for bot in chosen_bots(written)]
    if browser:
        wished = Settings.from_outside(host=host, port=port)
        host, port = wished.host, free_port(wished.host, wished.port)
        open_when_ready(host, port)
        console.print(f"Deskovka: http://{host}:{port}  (Ctrl-C ends it)", highlight=False)
    serve(host, port, database, offered)
