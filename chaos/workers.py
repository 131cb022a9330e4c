"""Processes in which bots think are stopped or killed: every table with bots goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from chaos.people import Person
from chaos.processes import MANY, Server, serving, started_by
from chaos.report import Finding

TABLES = 3
BOT_SECONDS = 1.0  # a bot may think so long, so that a stopped one is found out soon
FURTHER = 2  # answers at each table after each attack
STANDS = 120.0  # seconds; a table that stands still so long does not go on
BOTS = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]


def thinkers_of(server: int) -> list[int]:
    """The processes bots think in."""
    found = []
    for pid in started_by(server):
        with suppress(OSError):
            if b"resource_tracker" not in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.append(pid)
    return found


def run(folder: Path, seed: int, minutes: float) -> list[Finding]:
    until = time.monotonic() + 60 * minutes
    environment = {**MANY, "DESKOVKA_BOT_SECONDS": str(BOT_SECONDS)}
    with serving(f"sqlite+aiosqlite:///{folder}/tables.sqlite", folder / "log", **environment) as server:
        return [asyncio.run(Mill(server, seed).run(until))]


class Mill:
    """Tables of bots only, whose thinking is disturbed."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.random = Random(seed)
        self.host = Person("Jana", server.where)
        self.tables: list[str] = []
        self.stopped = self.killed = self.rounds = 0
        self.longest = 0.0  # seconds until every table had gone on

    async def run(self, until: float) -> Finding:
        await self.host.introduce()
        self.tables = [await self.new_table() for _ in range(TABLES)]
        await self.go_on()
        while not self.rounds or time.monotonic() < until:
            for how in (signal.SIGSTOP, signal.SIGKILL):
                self.attack(how)
                begin = time.monotonic()
                await self.go_on()
                self.longest = max(self.longest, time.monotonic() - begin)
            self.rounds += 1
        checked = f"{TABLES} tables of bots go on; {self.stopped} stopped, {self.killed} killed"
        problems = [] if self.stopped and self.killed else ["no process was found in which bots think"]
        return Finding("stopped workers", 2 * self.rounds, checked, f"{self.longest:.1f} s stood still", problems)

    def attack(self, how: signal.Signals) -> None:
        """One of them, or all at once; that the log speaks of it is right."""
        pids = thinkers_of(self.server.process.pid)
        for pid in pids if self.random.random() < 0.5 else pids[:1]:
            with suppress(ProcessLookupError):
                os.kill(pid, how)
                self.stopped += how == signal.SIGSTOP
                self.killed += how == signal.SIGKILL

    async def new_table(self) -> str:
        made = await self.host.ask("POST", "/api/tables", {"game": "vale", "seats": BOTS})
        return str(made["id"])

    async def go_on(self) -> None:
        """Until each table has got further; those that are over are followed by others."""
        async with asyncio.timeout(STANDS):
            await asyncio.gather(*(self.goes_on(place) for place in range(TABLES)))

    async def goes_on(self, place: int) -> None:
        wanted = (await self.look(place))["sequence"] + FURTHER
        while (table := await self.look(place))["sequence"] < wanted:
            if table["status"] == "finished":
                self.tables[place] = await self.new_table()
                wanted = FURTHER
            await asyncio.sleep(0.05)

    async def look(self, place: int) -> dict[str, Any]:
        found = await self.host.ask("GET", f"/api/tables/{self.tables[place]}")
        assert isinstance(found, dict)
        return found
