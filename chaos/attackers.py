"""Those who flood a server from one address, each in one way, as often as its limits let them."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from multiprocessing.synchronize import Event
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection

from chaos.people import LOST, Person, tell

ADDRESS = "10.9.9.9"
REQUESTS = 19.0  # a second; the limit is 20
MESSAGES = 19.0  # a second on each connection
SOCKETS = 40  # connections that send at the same time
OPEN = 150  # connections that are only held; the limit is 200
BIG = 16_000  # bytes of a message; the limit is 16 384
BIG_BODY = 65_000


@dataclass(frozen=True)
class Prey:
    """What the attacker has: a cookie, a long game that is over, and a table that is being played."""

    cookie: str
    finished: str
    running: str
    spectate: str


@dataclass(frozen=True)
class Flood:
    """What both processes know of a flood."""

    on: Event
    sent: Any  # requests and messages
    busy: Any  # those still waiting for an answer


class Attacker:
    """Floods while it is told to."""

    def __init__(self, url: str, prey: Prey, flood: Flood) -> None:
        self.url = url
        self.prey = prey
        self.on = flood.on
        self.sent = flood.sent
        self.busy = flood.busy
        self.person = Person("Eva", lambda: url, prey.cookie, ADDRESS)

    async def paced(self, per_second: float, act: Callable[[int], Awaitable[object]]) -> None:
        """Act again and again, while it is on; whoever is slow is not waited for."""
        under_way: set[asyncio.Task[None]] = set()
        for number in count():
            await self.wait()
            task = asyncio.create_task(self.act(act, number))
            under_way.add(task)
            task.add_done_callback(under_way.discard)
            await asyncio.sleep(1 / per_second)
            while len(under_way) > 100:
                await asyncio.sleep(0.01)

    async def act(self, act: Callable[[int], Awaitable[object]], number: int) -> None:
        self.sent.value += 1
        self.busy.value += 1
        try:
            await act(number)
        except LOST:
            pass  # it is attacked, it may turn us away
        finally:
            self.busy.value -= 1

    async def wait(self) -> None:
        while not self.on.is_set():
            await asyncio.sleep(0.01)

    async def get(self, path: str) -> None:
        await self.person.request("GET", path)

    async def on_sockets(self, number: int, talk: Callable[[ClientConnection, int], Awaitable[None]]) -> None:
        """So many connections to the table that is being played, each sending as often as it may."""
        await asyncio.gather(*(self.on_socket(talk) for _ in range(number)))

    async def on_socket(self, talk: Callable[[ClientConnection, int], Awaitable[None]]) -> None:
        while True:
            await self.wait()
            try:
                async with self.person.socket(self.prey.running) as socket, asyncio.TaskGroup() as group:
                    reading = group.create_task(read_all(socket))
                    await self.talk_on(socket, talk)
                    reading.cancel()
            except* LOST:  # of a group of tasks all that went wrong comes together
                pass
            await asyncio.sleep(0.5)

    async def talk_on(self, socket: ClientConnection, talk: Callable[[ClientConnection, int], Awaitable[None]]) -> None:
        number = 0
        while self.on.is_set():
            number += 1
            self.sent.value += 1
            await talk(socket, number)
            await asyncio.sleep(1 / MESSAGES)

    # ---- the floods

    async def history(self) -> None:
        """Histories and replays of a long game."""
        table = f"/api/tables/{self.prey.finished}"
        paths = ("/history?language=cs", "/replay/300", "/record", "/history?language=en", "/replay/299?seat=0")
        await self.paced(REQUESTS, lambda number: self.get(table + paths[number % len(paths)]))

    async def resync(self) -> None:
        """Another language, or everything since the beginning, again and again."""

        async def talk(socket: ClientConnection, number: int) -> None:
            if number % 2:
                await tell(socket, type="language", language=("cs", "en")[number // 2 % 2])
            else:
                await tell(socket, type="since", sequence=0)

        await self.on_sockets(SOCKETS, talk)

    async def passwords(self) -> None:
        """Guesses at one account and at others."""

        async def guess(number: int) -> None:
            login = "eva" if number % 2 else f"eva{number}"
            await self.person.request("POST", "/api/login", {"login": login, "password": f"wrong guess {number}"})

        await self.paced(REQUESTS, guess)

    async def connections(self) -> None:
        """Many that stay, and others that come and go."""

        async def come(number: int) -> None:
            async with self.person.socket(self.prey.running) as socket:
                await socket.recv()
                while number % 4 == 0 and self.on.is_set():
                    await asyncio.sleep(0.05)

        await self.paced(REQUESTS, come)

    async def headers(self) -> None:
        """Requests whose headers come letter by letter and never end."""
        await asyncio.gather(*(self.drip() for _ in range(OPEN)))

    async def drip(self) -> None:
        place = urlsplit(self.url)
        while True:
            await self.wait()
            with suppress(*LOST):
                reader, writer = await asyncio.open_connection(place.hostname, place.port)
                try:
                    writer.write(b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ")
                    while self.on.is_set() and not reader.at_eof():
                        writer.write(b"x")
                        self.sent.value += 1
                        await writer.drain()
                        await asyncio.sleep(0.2)
                finally:
                    writer.close()
            await asyncio.sleep(0.1)

    async def chat(self) -> None:
        """Lines of chat of full length."""

        async def talk(socket: ClientConnection, number: int) -> None:
            await tell(socket, type="chat", text=f"{number} " + "bla " * 120)

        await self.on_sockets(SOCKETS // 4, talk)

    async def big_messages(self) -> None:
        """Messages and requests as long as they may be."""
        filling = "x" * BIG

        async def talk(socket: ClientConnection, number: int) -> None:
            await tell(socket, type="why", seat=0, words="x", filling=filling)

        async def post(number: int) -> None:
            await self.person.request("POST", "/api/tables", {"game": "x" * BIG_BODY, "seats": [[]] * 50})

        await asyncio.gather(self.on_sockets(SOCKETS // 4, talk), self.paced(REQUESTS / 2, post))

    async def unknown(self) -> None:
        """Tables that do not exist."""
        await self.paced(REQUESTS, lambda number: self.get(f"/api/tables/{number:022d}"))


async def read_all(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


FLOODS: dict[str, Callable[[Attacker], Awaitable[None]]] = {
    "history": Attacker.history,
    "resync": Attacker.resync,
    "passwords": Attacker.passwords,
    "connections": Attacker.connections,
    "slow-headers": Attacker.headers,
    "chat": Attacker.chat,
    "big-messages": Attacker.big_messages,
    "unknown-tables": Attacker.unknown,
}


def flood_for(name: str, url: str, prey: Prey, told: Flood, parent: int) -> None:
    """In a process of its own, behind everybody else: a real attacker would use another machine's processor."""
    os.nice(19)

    async def flood() -> None:
        work = asyncio.ensure_future(FLOODS[name](Attacker(url, prey, told)))
        while os.getppid() == parent and not work.done():
            await asyncio.sleep(0.5)
        if work.done():
            work.result()  # what went wrong, for no flood ends by itself
        work.cancel()

    asyncio.run(flood())
