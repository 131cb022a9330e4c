"""Floods from one address, within its limits: what does another table notice?

Each kind of flood comes and goes in turns with quiet, at the same server; the figure is the 95th percentile of the
times of answers at another table while the flood is on, divided by that of the quiet before it.  Quiet is measured once
it is calm: what a flood has left behind is none.  The moments right after a flood are measured too, and told where they
are not like the quiet before it.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from statistics import median

from chaos.attackers import FLOODS, Flood, Prey, flood_for
from chaos.people import Person, RandomPlayer
from chaos.processes import MANY, Server, serving
from chaos.report import Finding
from chaos.victims import Victims, percentile_95
from deskovka.core import luck

MOST = 3.0  # times as long as in quiet
STANDS = 300.0  # seconds; only a server that stands still needs them
TURNS = 3  # of quiet, flood and what comes right after it
CALM = 1.5  # times as long as in the calmest moment so far
MOMENT = 0.5  # seconds
MOMENTS = 30  # after which it is not waited for any longer
LOOKS = 2  # at a figure that is too high: there is time for both
LONG = "kemet" if not luck.__file__.endswith(".py") else "vale"  # its history is long; interpreted, so is the wait
BUSY = {**MANY, "DESKOVKA_MESSAGES_PER_SECOND": "100000", "DESKOVKA_BURST": "100000"}


@dataclass
class Figure:
    """Times of answers at another table, in seconds."""

    quiet: list[float] = field(default_factory=list)
    flooded: list[float] = field(default_factory=list)
    after: list[float] = field(default_factory=list)  # right after a flood
    is_calm: bool = True  # was it, before each of them?

    def ratio(self) -> float:
        return percentile_95(self.flooded) / percentile_95(self.quiet) if self.quiet and self.flooded else float("inf")

    def told(self) -> str:
        quiet, flooded, after = (1000 * percentile_95(times) for times in (self.quiet, self.flooded, self.after))
        told = f"p95 of {len(self.flooded)} answers elsewhere: {flooded:.0f} ms, in quiet {quiet:.0f} ms"
        if self.after and not quiet / CALM <= after <= quiet * CALM:
            told += f", right after it {after:.0f} ms"
        return told if self.is_calm else f"{told}; it was never calm"


def run(folder: Path, seed: int, minutes: float, only: str = "", most: float | None = MOST) -> list[Finding]:
    """Every flood, or only one; without `most` it only has to be survived."""
    names = [name for name in FLOODS if only in ("", name)]
    database = f"sqlite+aiosqlite:///{folder}/tables.sqlite"
    with serving(database, folder / "before.log", **BUSY) as server:
        prey = asyncio.run(prepare(server.where, seed, LONG if most is not None else "vale"))
    seconds = max(60 * minutes / len(names) / LOOKS / TURNS / 3, 0.3)
    findings: list[Finding] = []
    with serving(database, folder / "log") as server:
        for name in names:
            findings.append(asyncio.run(tried(name, server, prey, seconds, seed, most)))
            print("  ".join(findings[-1].row()), file=sys.stderr, flush=True)
    return findings


async def prepare(where: Callable[[], str], seed: int, game: str) -> Prey:
    """A long game that is over, and a table that is being played, of somebody who will misuse both."""
    host = await Person("Eva", where).introduce()
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}]}
    finished = await host.ask("POST", "/api/tables", wish)
    await RandomPlayer(host, finished["id"], Random(seed)).play()
    running = await host.ask("POST", "/api/tables", wish)
    registered = await host.request("POST", "/api/register", {"login": "eva", "password": "correct horse"})
    return Prey(registered.cookies["deskovka"], finished["id"], running["id"], running["spectate"])


async def tried(name: str, server: Server, prey: Prey, seconds: float, seed: int, most: float | None) -> Finding:
    """A figure that is too high is taken once more: this machine may have been busy with something else."""
    figure, done = await measured(name, server, prey, seconds, seed)
    if most is not None and figure.ratio() >= most:
        again, more = await measured(name, server, prey, seconds, seed)
        figure, done = min(figure, again, key=Figure.ratio), done + more
    problems = [f"{line[:300]} …" for line in server.complaints()[:3]]
    if most is not None and figure.ratio() >= most:
        problems.append(f"another table waits {figure.ratio():.1f} times as long ({figure.told()})")
    if not figure.flooded:
        problems.append("no answer came through while it lasted")
    return Finding(f"flood: {name}", done, figure.told(), f"{figure.ratio():.1f} ×", problems)


async def measured(name: str, server: Server, prey: Prey, seconds: float, seed: int) -> tuple[Figure, int]:
    """Quiet, flood and the time right after it by turns; and how many requests and messages the flood was."""
    figure, calmest = Figure(), float("inf")
    victims = Victims(server.where, seed)
    async with flooding(name, server.url, prey) as (flood, process), playing(victims.play()):
        await until(lambda: len(victims.times) > 5)
        for _ in range(TURNS if seconds > 1 else 1):
            if seconds > 1:
                calmest, is_calm = await until_calm(lambda: times_of(victims, MOMENT), calmest)
                figure.is_calm = figure.is_calm and is_calm
            figure.quiet += await times_of(victims, seconds)
            sent = flood.sent.value
            flood.on.set()
            await until(lambda sent=sent: is_on(process) and flood.sent.value > sent)  # it may still be starting
            figure.flooded += await times_of(victims, seconds)
            flood.on.clear()
            figure.after += await times_of(victims, seconds)
            await until(lambda: is_on(process) and flood.busy.value == 0)
        return figure, int(flood.sent.value)


async def until_calm(look: Callable[[], Awaitable[list[float]]], calmest: float) -> tuple[float, bool]:
    """Look until answers take about as long as in the calmest moment so far: how long that is, and whether it came."""
    for _ in range(MOMENTS):
        usual = median(await look())
        if calmest / CALM <= usual <= CALM * calmest < float("inf"):  # much shorter: it is getting calmer still
            return min(calmest, usual), True
        calmest = min(calmest, usual)
    return calmest, False


async def times_of(victims: Victims, seconds: float) -> list[float]:
    """Of the answers in so many seconds, one at least; what is under way at the beginning is not counted."""
    await asyncio.sleep(0.3)
    victims.looked_at()
    await asyncio.sleep(seconds)
    await until(lambda: bool(victims.times))
    return victims.looked_at()


def is_on(process: BaseProcess) -> bool:
    """A flood that has broken off floods nobody: then there is nothing to measure."""
    assert process.is_alive(), "the flood has broken off"
    return True


async def until(fits: Callable[[], bool]) -> None:
    async with asyncio.timeout(STANDS):
        while not fits():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def playing(work: Awaitable[None]) -> AsyncIterator[None]:
    """Beside what happens here; if it breaks, so does this."""
    here = asyncio.current_task()
    assert here is not None
    task = asyncio.ensure_future(work)
    broken: list[BaseException] = []

    def over(done: asyncio.Future[None]) -> None:
        if not done.cancelled() and (problem := done.exception()) is not None:
            broken.append(problem)
            here.cancel()

    task.add_done_callback(over)
    try:
        yield
    except asyncio.CancelledError:
        if broken:
            raise AssertionError("the other table broke") from broken[0]
        raise
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


@asynccontextmanager
async def flooding(name: str, url: str, prey: Prey) -> AsyncIterator[tuple[Flood, BaseProcess]]:
    """A process of its own that floods while the event is set, as politely towards this machine as another one's."""
    fresh = multiprocessing.get_context("spawn")
    flood = Flood(fresh.Event(), fresh.Value("q", 0), fresh.Value("q", 0))
    process = fresh.Process(target=flood_for, args=(name, url, prey, flood, os.getpid()), daemon=True)
    process.start()
    try:
        yield flood, process
    finally:
        process.kill()
        await asyncio.to_thread(process.join)
