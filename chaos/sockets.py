"""Viewers who stop reading, or are gone without a word: nobody waits for them, and they are not kept for ever."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from chaos.people import LOST, Person, RandomPlayer
from chaos.processes import MANY, Server, serving
from chaos.report import Finding

DEAF = 10  # viewers of each kind
GROWS = 64.0  # megabytes a server may take for all of them
ENOUGH = 0.2  # minutes, where they are few the server is not waited for until it has sent them away
GONE = 120.0  # seconds; it asks every 20 seconds who is still there, and waits 20 for an answer
CONNECTIONS = "deskovka_connections "


def run(folder: Path, seed: int, minutes: float) -> list[Finding]:
    with serving(f"sqlite+aiosqlite:///{folder}/tables.sqlite", folder / "log", **MANY) as server:
        return [asyncio.run(attack(server, seed, waits=minutes >= ENOUGH)) for attack in (half_open, slow_readers)]


async def half_open(server: Server, seed: int, waits: bool) -> Finding:
    """Viewers who come and are never heard of again; not even an answer to a ping."""
    host, table = await table_of(server)
    problems: list[str] = []
    async with deaf_viewers(host, table) as viewers:
        final = await RandomPlayer(host, table, Random(seed)).play()
        checked = f"{final['sequence']} answers at the table they look at"
        if waits:
            left = await connections_after(host, GONE)
            checked += f"; {len(viewers)} sent away"
            if left:
                problems.append(f"{left:.0f} are still there after {GONE:.0f} s")
    return Finding("half-open sockets", len(viewers), checked, "", [*problems, *complaints(server)])


async def slow_readers(server: Server, seed: int, waits: bool) -> Finding:
    """Viewers who ask for everything again and again, and read nothing of it."""
    host, table = await table_of(server)
    before = memory_of(server)
    async with deaf_viewers(host, table) as viewers:
        asking = [asyncio.create_task(ask_on(viewer)) for viewer in viewers]
        final = await RandomPlayer(host, table, Random(seed)).play()
        grown = memory_of(server) - before
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
    problems = [f"the server grew by {grown:.0f} MB"] if grown > GROWS else []
    checked = f"{final['sequence']} answers at the table they look at; memory"
    return Finding("slow readers", len(viewers), checked, f"{grown:.0f} MB more", [*problems, *complaints(server)])


def complaints(server: Server) -> list[str]:
    return [f"{line[:300]} …" for line in server.complaints()[:3]]


async def table_of(server: Server) -> tuple[Person, str]:
    """Of one person at both seats."""
    host = await Person("Jana", server.where).introduce()
    made = await host.ask("POST", "/api/tables", {"game": "vale", "seats": [{"kind": "me"}, {"kind": "me"}]})
    return host, made["id"]


@asynccontextmanager
async def deaf_viewers(host: Person, table: str) -> AsyncIterator[list[ClientConnection]]:
    """Connections from which nothing is ever read; the kernel's buffers are all they have."""
    address = host.where().replace("http", "ws", 1) + f"/ws/tables/{table}"
    viewers = []
    try:
        for _ in range(DEAF):
            viewer = await connect(address, additional_headers=host.headers(), proxy=None, ping_interval=None)
            viewer.transport.pause_reading()
            viewers.append(viewer)
        yield viewers
    finally:
        for viewer in viewers:
            viewer.transport.abort()


async def ask_on(viewer: ClientConnection) -> None:
    try:
        for number in range(1000):
            language = ("cs", "en")[number % 2]
            await viewer.send(json.dumps({"type": "language", "language": language}))
            await asyncio.sleep(0.06)
    except LOST:
        return


async def connections_after(host: Person, seconds: float) -> float:
    """How many connections the server has once all are gone, or so much later."""
    end = asyncio.get_running_loop().time() + seconds
    while (left := await connections_of(host)) and asyncio.get_running_loop().time() < end:
        await asyncio.sleep(1)
    return left


async def connections_of(host: Person) -> float:
    lines = (await host.request("GET", "/metrics")).text.splitlines()
    return next(float(line.removeprefix(CONNECTIONS)) for line in lines if line.startswith(CONNECTIONS))


def memory_of(server: Server) -> float:
    """Megabytes."""
    status: dict[str, Any] = dict(
        line.split(":", 1) for line in Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
    )
    return int(status["VmRSS"].split()[0]) / 1024
