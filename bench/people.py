"""People at tables of a server that is measured: each on a WebSocket of their own, answering at their pace."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import random
import time
import urllib.request
from collections import Counter
from dataclasses import dataclass, field
from multiprocessing.context import SpawnContext
from typing import Any

from serving import HERE, PATIENCE
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Subprotocol

BROWSER = ("deskovka", "changes", "words.cs")  # what the browser client asks for


@dataclass
class Load:
    """What one client process has to do."""

    ports: list[int]  # of the processes; the people of a table are spread over them
    tables: range
    pace: float
    seconds: float
    seed: int
    words: bool
    deflate: bool
    game: str
    bots: tuple[str, ...]  # against whom one person plays; none: two people
    cores: set[int]


class Start:
    """All processes begin at the same moment, when everybody sits."""

    def __init__(self, context: SpawnContext) -> None:
        self.seated = context.Semaphore(0)
        self.moment = context.Value("d", 0.0)  # by the clock of all processes; 0: not yet

    def give(self, tables: int) -> float:
        """The moment to begin, once that many tables are ready."""
        for _ in range(tables):
            if not self.seated.acquire(timeout=PATIENCE * 2):
                raise SystemExit("the people do not sit down")
        self.moment.value = time.time() + 1
        return float(self.moment.value)

    async def wait(self) -> float:
        self.seated.release()
        while not self.moment.value:
            await asyncio.sleep(0.05)
        return float(self.moment.value)


start: Start  # of this client process


def know_start(given: Start) -> None:
    global start
    start = given


@dataclass
class Taken:
    """What it has seen."""

    times: list[float] = field(default_factory=list)  # seconds from sending to the last viewer
    late: list[float] = field(default_factory=list)  # seconds an answer was sent after its moment
    bots: list[float] = field(default_factory=list)  # seconds from the news that a bot is asked to its answer
    errors: Counter[str] = field(default_factory=Counter)
    finished: int = 0
    news: int = 0
    letters: int = 0


def post(port: int, address: str, path: str, body: dict[str, Any], cookie: str = "") -> tuple[Any, str]:
    """What the server says, and the cookie it gives."""
    headers = {"content-type": "application/json", "x-deskovka": "1", "x-forwarded-for": address, "cookie": cookie}
    request = urllib.request.Request(f"http://{HERE}:{port}{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=PATIENCE) as response:
        return json.load(response), (response.headers.get("set-cookie") or "").partition(";")[0]


def address_of(number: int) -> str:
    """Where the people of a table come from."""
    return f"10.0.{number // 250}.{number % 250 + 1}"


def seat_people(port: int, number: int, game: str, bots: tuple[str, ...]) -> tuple[str, list[str]]:
    """A table that has started, and the cookies of its people: two of them, or one against bots."""
    address = address_of(number)
    names = ("Jana",) if bots else ("Jana", "Petr")
    cookies = [post(port, address, "/api/me", {"name": name})[1] for name in names]
    others = [{"kind": "bot", "bot": bot} for bot in bots] or [{"kind": "open"}]
    table, _ = post(port, address, "/api/tables", {"game": game, "seats": [{"kind": "me"}, *others]}, cookies[0])
    if not bots:
        post(port, address, f"/api/tables/{table['id']}/join", {"link": table["links"]["1"]}, cookies[1])
    return table["id"], cookies


class Table:
    """People, each with a connection; all wait until the others have seen the last answer."""

    def __init__(self, load: Load, taken: Taken, number: int) -> None:
        self.load = load
        self.taken = taken
        self.number = number
        self.chance = random.Random(load.seed * 100_000 + number)
        self.moment = 0.0  # of the next answer
        self.end = 0.0
        self.connections: list[ClientConnection] = []
        self.people = range(1 if load.bots else 2)
        self.looks: list[dict[str, Any]] = [{} for _ in self.people]  # the last table each has got
        self.arrivals = [0.0 for _ in self.people]
        self.refusals: list[str] = []
        self.changed = asyncio.Event()

    async def play(self, ready: asyncio.Semaphore) -> None:
        """Table after table until the time is over."""
        while not self.end or time.time() < self.end:
            try:
                async with contextlib.AsyncExitStack() as stack:
                    async with ready:
                        await self.sit_down(stack)
                    if not self.end:
                        begin = await start.wait()
                        self.moment = begin + self.chance.random() * self.load.pace
                        self.end = begin + self.load.seconds
                    await self.play_one()
            except (OSError, WebSocketException, TimeoutError, KeyError) as problem:
                self.taken.errors[type(problem).__name__] += 1
                await asyncio.sleep(0.2)

    async def sit_down(self, stack: contextlib.AsyncExitStack) -> None:
        ports = self.load.ports
        id, cookies = await asyncio.to_thread(
            seat_people, ports[self.number % len(ports)], self.number, self.load.game, self.load.bots
        )
        self.connections, self.looks = [], [{} for _ in self.people]
        for cookie in cookies:
            headers = {"cookie": cookie, "x-forwarded-for": address_of(self.number)}
            protocols = list(map(Subprotocol, BROWSER)) if self.load.words else None
            port = ports[(self.number + len(self.connections)) % len(ports)]
            address = f"ws://{HERE}:{port}/ws/tables/{id}"
            connection = connect(
                address,
                subprotocols=protocols,
                additional_headers=headers,
                compression="deflate" if self.load.deflate else None,
                proxy=None,
            )
            self.connections.append(await stack.enter_async_context(connection))
        for viewer in self.people:
            hearing = asyncio.create_task(self.hear(viewer))
            stack.callback(hearing.cancel)
        await self.until_seen(0)

    async def hear(self, viewer: int) -> None:
        async for text in self.connections[viewer]:
            message = json.loads(text)
            if message["type"] == "changes":  # of the view nothing is looked at
                message = {**self.looks[viewer], "events": [], "chat": [], **message["table"]}
            if message["type"] == "table":
                before, self.arrivals[viewer] = self.arrivals[viewer], time.perf_counter()
                if self.end and self.bots_asked() and message["sequence"] > self.looks[viewer]["sequence"]:
                    self.taken.bots.append(self.arrivals[viewer] - before)
                self.looks[viewer] = message
                self.taken.news += 1
                self.taken.letters += len(text)
            elif message["type"] == "refused":
                self.refusals.append(message["code"])
            self.changed.set()

    def bots_asked(self) -> bool:
        """Do all wait for bots?"""
        asked = self.looks[0].get("asked") or []
        return bool(asked) and all(seat not in self.people for seat in asked)

    async def until_asked(self) -> None:
        """A person is asked, or the game is over; then there is a while to think."""
        async with asyncio.timeout(PATIENCE):
            while self.bots_asked():
                self.changed.clear()
                await self.changed.wait()
        self.moment = time.time() + self.load.pace

    async def until_seen(self, sequence: int) -> None:
        """All have got the table with that many answers; TimeoutError if that never happens."""
        async with asyncio.timeout(PATIENCE):
            while not self.refusals and any(look.get("sequence", -1) < sequence for look in self.looks):
                self.changed.clear()
                await self.changed.wait()

    async def play_one(self) -> None:
        while self.looks[0]["status"] != "finished":
            if self.load.bots:
                await self.until_asked()
                if self.looks[0]["status"] == "finished":
                    break
            await asyncio.sleep(max(0.0, self.moment - time.time()))
            now = time.time()
            if now >= self.end:
                return
            self.taken.late.append(max(0.0, now - self.moment))
            self.moment += self.load.pace
            await self.answer_once()
        self.taken.finished += 1

    async def answer_once(self) -> None:
        asked = [
            (viewer, self.chance.choice(question["options"])["words"])
            for viewer in self.people
            for question in self.looks[viewer]["pending"]
            if question.get("options")
        ]
        viewer, words = self.chance.choice(asked)
        sequence = self.looks[viewer]["sequence"]
        message = {"type": "answer", "id": sequence, "seat": viewer, "sequence": sequence, "words": words}
        sent = time.perf_counter()
        await self.connections[viewer].send(json.dumps(message))
        await self.until_seen(sequence + 1)
        if self.refusals:
            self.taken.errors.update(self.refusals)
            self.refusals.clear()
        else:
            self.taken.times.append(max(self.arrivals) - sent)


def run_load(load: Load) -> Taken:
    """All tables of one client process."""
    taken = Taken()
    os.sched_setaffinity(0, load.cores)

    async def everybody() -> None:
        ready = asyncio.Semaphore(8)
        gc.freeze()
        gc.disable()  # a pause of the client is no time of the server
        await asyncio.gather(*(Table(load, taken, number).play(ready) for number in load.tables))

    asyncio.run(everybody())
    return taken
