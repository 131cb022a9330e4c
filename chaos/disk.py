"""A full disk: what cannot be stored is refused, nothing acknowledged is lost, and tables go on when there is room."""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

from chaos.house import SqliteHouse
from chaos.kills import losses
from chaos.parties import PAUSE
from chaos.people import Person, RandomPlayer
from chaos.report import Finding

FULL = "disk-full"
SIZE = "size=16m"
BEFORE = 10  # answers before there is no more room
STANDS = 120.0  # seconds; only a server that does not notice, or does not go on, needs them


class Shortage(ABC):
    """A way to have no room."""

    name: str
    is_told: bool  # does the server know that it is the disk?

    @abstractmethod
    def begin(self, house: SqliteHouse) -> None: ...

    @abstractmethod
    def end(self, house: SqliteHouse) -> None: ...


class SmallDisk(Shortage):
    """A file system of its own that somebody else fills."""

    name = "full disk"
    is_told = True

    def begin(self, house: SqliteHouse) -> None:
        with suppress(OSError), (house.file.parent / "ballast").open("wb", buffering=0) as ballast:
            while True:
                ballast.write(bytes(4096))

    def end(self, house: SqliteHouse) -> None:
        (house.file.parent / "ballast").unlink()


class SmallFiles(Shortage):
    """No file may grow: for whoever may not mount anything."""

    name = "files that cannot grow"
    is_told = False

    def begin(self, house: SqliteHouse) -> None:
        largest = max(file.stat().st_size for file in house.file.parent.glob(f"{house.file.name}*"))
        self.limit(house, largest)

    def end(self, house: SqliteHouse) -> None:
        self.limit(house, resource.RLIM_INFINITY)

    def limit(self, house: SqliteHouse, size: int) -> None:
        hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
        resource.prlimit(house.cradles[0].pid, resource.RLIMIT_FSIZE, (size, hard))


@contextmanager
def mounted(folder: Path) -> Iterator[bool]:
    """A small file system there, if we may."""
    mount = ["mount", "-t", "tmpfs", "-o", SIZE, "tmpfs", str(folder)]
    try:
        done = os.geteuid() == 0 and subprocess.run(mount, capture_output=True).returncode == 0
    except OSError:
        done = False
    try:
        yield done
    finally:
        if done:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)


def run(folder: Path, seed: int, minutes: float) -> list[Finding]:
    """Both ways, where both go."""
    findings: list[Finding] = []
    until = time.monotonic() + 60 * minutes
    for shortage in (SmallDisk(), SmallFiles()):
        place = folder / shortage.name.replace(" ", "-")
        place.mkdir()
        with mounted(place) if isinstance(shortage, SmallDisk) else nowhere() as can:
            if can:
                findings.append(starved(place, shortage, seed, until))
            else:
                findings.append(Finding(shortage.name, 0, "", "", skipped="only root may mount a small file system"))
    return findings


@contextmanager
def nowhere() -> Iterator[bool]:
    yield True


def starved(place: Path, shortage: Shortage, seed: int, until: float) -> Finding:
    house = SqliteHouse("tables", place, seed)
    try:
        return asyncio.run(Starving(house, shortage, seed).run(until))
    finally:
        house.close()


class Starving:
    """Two people at a table whose database finds no room, again and again."""

    def __init__(self, house: SqliteHouse, shortage: Shortage, seed: int) -> None:
        self.house = house
        self.shortage = shortage
        self.random = Random(seed)
        self.players: list[RandomPlayer] = []
        self.problems: list[str] = []
        self.rounds = 0

    async def run(self, until: float) -> Finding:
        await self.house.open()
        people = [await Person(name, self.house.where).introduce() for name in ("Jana", "Petr")]
        while not self.rounds or time.monotonic() < until:
            self.rounds += 1
            await self.one_table(people)
        answers = sum(len(player.acknowledged) for player in self.players)
        refused = sum(player.refused[FULL] for player in self.players)
        cut = sum(player.lost for player in self.players)
        checked = f"{answers} acknowledged answers, {refused} refused, {cut} connections lost"
        lost = sum(problem.startswith("lost") for problem in self.problems)
        return Finding(self.shortage.name, self.rounds, checked, f"{lost} lost", self.problems)

    async def one_table(self, people: list[Person]) -> None:
        wish = {"game": "vale", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = await people[0].ask("POST", "/api/tables", wish)
        await people[1].ask("POST", f"/api/tables/{made['id']}/join", {"link": made["links"]["1"]})
        players = [RandomPlayer(person, made["id"], self.random, PAUSE, trouble=(FULL,)) for person in people]
        self.players += players
        async with asyncio.timeout(4 * STANDS), asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play())
            await until_true(lambda: sum(len(player.acknowledged) for player in players) >= BEFORE)
            self.shortage.begin(self.house)
            try:
                await self.noticed(people[0], players)
            finally:
                self.shortage.end(self.house)
        acknowledged = [given for player in players for given in player.acknowledged]
        self.problems += losses(await self.house.stored(made["id"]), players, acknowledged)
        health = await people[0].request("GET", "/healthz")
        if health.status_code != 200:
            self.problems.append(f"with room again /healthz says {health.status_code} {health.text}")

    async def noticed(self, person: Person, players: list[RandomPlayer]) -> None:
        """Wait until somebody is refused or sent away; does the server say why?"""
        await until_true(lambda: any(player.refused[FULL] or player.lost for player in players))
        if not self.shortage.is_told:
            return
        health = await person.request("GET", "/healthz")
        if health.status_code == 200 or FULL not in health.text:
            self.problems.append(f"without room /healthz says {health.status_code} {health.text}")
        if not any(player.refused[FULL] for player in players):
            self.problems.append("nobody was told that the disk is full")


async def until_true(fits: Callable[[], Any]) -> None:
    async with asyncio.timeout(STANDS):
        while not fits():
            await asyncio.sleep(0.02)
