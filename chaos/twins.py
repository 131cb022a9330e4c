"""Two worlds that a viewer cannot tell apart, each a table of a real server with its people and a spectator."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection

from chaos.people import Person, tell
from deskovka.core.game import Game
from deskovka.core.steps import State
from deskovka.server.app import create_app
from deskovka.server.live import LiveTable
from deskovka.server.lobby import new_row
from deskovka.server.models import SeatRow
from deskovka.server.secrets import digest, new_id
from deskovka.server.service import Service
from deskovka.server.settings import Settings

SETTLED = 0.01  # seconds after which a piece of news that is on its way has come
PATIENCE = 120.0  # seconds
# times, tokens and ids, by name; all else must be the same
MASKED = re.compile(r'"(changed|at|deadline|away|bot_from)":("[^"]*"|\{[^}]*\}|[\d.]+)')


class House:
    """A server in this process, whose tables can be laid out."""

    def __init__(self, app: FastAPI, port: int) -> None:
        self.app = app
        self.port = port

    def where(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def service(self) -> Service:
        service = self.app.state.service
        assert isinstance(service, Service)
        return service

    async def player(self, person: Person) -> str:
        """The id by which the server knows somebody."""
        known = await self.app.state.identity.player(person.cookie)
        return str(known.id)


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[House]:
    """Open as long as the block."""
    limits: dict[str, Any] = {
        "messages_per_second": 1e6,
        "burst": 10**6,
        "requests_per_second": 1e6,
        "request_burst": 10**6,
        "tables_of_one": 10**6,
        "connections_of_one": 10**6,
        "resyncs_per_second": 1e6,
        "resync_burst": 10**6,
    }
    app = create_app(Settings(database=f"sqlite+aiosqlite:///{folder / 'worlds.sqlite'}", **limits))
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="error", ws="websockets-sansio"))
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield House(app, server.servers[0].sockets[0].getsockname()[1])
    finally:
        server.should_exit = True
        await running


class Ear:
    """Somebody's connection to a table; keeps every text that comes."""

    def __init__(self, socket: ClientConnection, seats: list[int]) -> None:
        self.socket = socket
        self.seats = seats
        self.news: list[str] = []
        self.replies: list[str] = []
        self.table: dict[str, Any] = {}
        self.came = asyncio.Condition()
        self.number = 0

    async def listen(self) -> None:
        async for text in self.socket:
            said = json.loads(text)
            async with self.came:
                if said["type"] == "table":
                    self.table = said
                    self.news.append(str(text))
                else:
                    self.replies.append(str(text))
                self.came.notify_all()

    async def ask(self, type: str, **values: Any) -> dict[str, Any]:
        """Send something and wait for the reply."""
        self.number += 1
        before = len(self.replies)
        await tell(self.socket, type=type, id=self.number, **values)
        async with asyncio.timeout(PATIENCE), self.came:
            await self.came.wait_for(lambda: len(self.replies) > before)
        reply: dict[str, Any] = json.loads(self.replies[-1])
        return reply

    async def reach(self, sequence: int) -> None:
        async with asyncio.timeout(PATIENCE), self.came:
            await self.came.wait_for(lambda: self.table.get("sequence") == sequence)

    async def next_news(self, known: int) -> None:
        async with asyncio.timeout(PATIENCE), self.came:
            await self.came.wait_for(lambda: len(self.news) > known)


class World:
    """A table, whoever sits at it, and a spectator."""

    def __init__(self, house: House, people: list[Person]) -> None:
        self.house = house
        self.people = people
        self.nobody = Person("", house.where)
        self.spectate = new_id()
        self.id = ""
        self.ears: list[Ear] = []
        self.watching: Ear | None = None
        self.heard: dict[int, tuple[int, int]] = {}  # how much of each ear has been compared

    async def lay_out(self, game: Game, state: State, stack: AsyncExitStack) -> None:
        """Store the table, let everybody come."""
        players = [await self.house.player(person) for person in self.people]
        row = new_row(
            game=game.id,
            rules_version=game.rules_version,
            variants=game.checked_variants({}),
            seed=1,
            start=game.dump(state),
            language="en",
            status="running",
            host=players[0],
            spectate=digest(self.spectate),
            take_back="normal",
            spectators=True,
        )
        chairs = [
            SeatRow(table=row.id, number=seat, kind="person", name=person.name, player=player, link=digest(new_id()))
            for seat, (person, player) in enumerate(zip(self.people, players, strict=True))
        ]
        async with self.house.service.storage.transaction() as session:
            session.add(row)
            await session.flush()
            session.add_all(chairs)
        self.id = row.id
        for seat, person in enumerate(self.people):
            self.ears.append(await self.listen(person, [seat], "", stack))
        self.watching = await self.listen(self.nobody, [], self.spectate, stack)
        for ear in (*self.ears, self.watching):
            async with asyncio.timeout(PATIENCE), ear.came:
                await ear.came.wait_for(lambda ear=ear: bool(ear.table.get("watching")))  # type: ignore[misc]
        for ear in (*self.ears, self.watching):  # who came in which order is no affair of the game
            self.heard[id(ear)] = (len(ear.news), len(ear.replies))

    async def listen(self, person: Person, seats: list[int], link: str, stack: AsyncExitStack) -> Ear:
        ear = Ear(await stack.enter_async_context(person.socket(self.id, link)), seats)
        task = asyncio.create_task(ear.listen())
        stack.callback(task.cancel)
        return ear

    def table(self) -> LiveTable:
        return self.house.service.tables[self.id]

    @property
    def state(self) -> State:
        return self.table().playing().state

    def ear_of(self, viewer: int | None) -> Ear:
        found = self.watching if viewer is None else self.ears[viewer]
        assert found is not None
        return found

    async def answer(self, seat: int, words: str) -> None:
        """For whoever sits there; it has to be taken."""
        ear = self.ears[seat]
        await self.settle(ear)
        reply = await ear.ask("answer", seat=seat, sequence=ear.table["sequence"], words=words)
        assert reply["type"] == "done", f"{words}: {reply}"

    async def take_back(self, seat: int) -> None:
        ear = self.ears[seat]
        await self.settle(ear)
        reply = await ear.ask("undo", seat=seat, sequence=ear.table["sequence"])
        assert reply["type"] == "done", reply

    async def settle(self, ear: Ear) -> None:
        """Until a viewer has heard of everything there is for them."""
        await ear.reach(self.table().told_sequence(ear.seats))
        await asyncio.sleep(SETTLED)

    async def asks_since(self, viewer: int | None, back: int) -> None:
        """Somebody tries a number."""
        ear = self.ear_of(viewer)
        await self.settle(ear)
        known = len(ear.news)
        await ear.ask("since", sequence=max(0, ear.table["sequence"] - back))
        await ear.next_news(known)

    async def looks_around(self, viewer: int | None, back: int) -> list[str]:
        """What a viewer gets who asks everything there is."""
        paths = [f"/api/tables/{self.id}"]
        person, link = self.nobody, self.spectate
        if viewer is not None:
            person, link = self.people[viewer], ""
            now = self.table().told_sequence([viewer])
            paths += [f"/api/tables/{self.id}/news?language=en&since={max(0, now - back)}"]
            paths += [f"/api/tables/{self.id}/since/{viewer}", f"/api/tables/{self.id}/record", "/api/tables"]
        texts = []
        for path in paths:
            said = await person.request("GET", path, link=link)
            texts.append(f"{said.status_code} {sorted(said.headers)} {said.text}")
        return texts

    def bytes_of(self, viewer: int | None) -> list[str]:
        """What came since this was last asked: the news, then the replies; they have no order between them."""
        ear = self.ear_of(viewer)
        news, replies = self.heard[id(ear)]
        self.heard[id(ear)] = (len(ear.news), len(ear.replies))
        return [*ear.news[news:], *ear.replies[replies:]]


def masked(texts: list[str], names: dict[str, str]) -> list[str]:
    """Without times and ids."""
    plain = []
    for text in texts:
        for name, word in names.items():
            text = text.replace(name, word)
        plain.append(MASKED.sub(r'"\1":"…"', text))
    return plain
