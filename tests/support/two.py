"""Two processes on one database, in one: what happens between their steps is in the hands of the test."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from deskovka.server.models import PlayerRow
from deskovka.server.secrets import new_id
from deskovka.server.service import Service
from deskovka.server.settings import Settings
from deskovka.server.storage import SENDER
from support.server import GENEROUS, ME, OPEN, SECONDS

SOON = {"bot_seconds": 0.2}  # so that a table is due soon
Test = Callable[["Two"], Awaitable[None]]


class Two:
    """Two services on one database, as in two processes; each looks after tables only when it is told to.

    Neither listens: news travel when a test lets them (`tell`), and nothing in memory is believed until `listen`.
    """

    def __init__(self, database: str, **settings: Any) -> None:
        told = Settings(**{**GENEROUS, **SOON, **settings, "database": database})
        self.a, self.b = Service(told), Service(told)

    async def person(self, name: str) -> PlayerRow:
        player = PlayerRow(id=new_id(), name=name)
        async with self.a.storage.transaction() as session:
            session.add(player)
        return player

    async def table(self, host: PlayerRow, seats: list[dict[str, str]], game: str = "_template", seed: int = 1) -> Any:
        variants = {"first_player": "0"} if game == "vale" else {}
        return await self.a.lobby.create(host, game, seats, variants, "en", seed)

    async def sit_down(self, game: str = "_template", seed: int = 1) -> tuple[str, PlayerRow, PlayerRow]:
        """Jana came through one process and Petr through the other; both know the table."""
        jana, petr = await self.person("Jana"), await self.person("Petr")
        told = await self.table(jana, [ME, OPEN], game, seed)
        await self.b.lobby.join(told["id"], petr, told["links"]["1"])
        await self.a.table(told["id"])
        return told["id"], jana, petr

    def listen(self) -> None:
        """From now on what is in memory is believed, as by processes that hear of each other."""
        for service in (self.a, self.b):
            service.hub.is_listening = True

    def tell(self, of: Service, id: str) -> None:
        """The news that this one has changed a table come to the other one."""
        to = self.b if of is self.a else self.a
        to.hub.heard_change(f"{id}{SENDER}{of.storage.process}")


class Held:
    """A step that was taken, or is about to be, while whoever wants it waits until the test lets them go on."""

    def __init__(self, owner: Any, name: str, before: bool = False) -> None:
        self.owner, self.name, self.before = owner, name, before
        self.step = getattr(owner, name)
        self.reached, self.free = asyncio.Event(), asyncio.Event()
        setattr(owner, name, self)

    async def __call__(self, *values: Any, **named: Any) -> Any:
        setattr(self.owner, self.name, self.step)  # only this once
        found = None if self.before else await self.step(*values, **named)
        self.reached.set()
        await self.free.wait()
        return await self.step(*values, **named) if self.before else found


def with_two(database: str, test: Test, **settings: Any) -> None:
    async def go() -> None:
        two = Two(database, **settings)
        try:
            async with asyncio.timeout(SECONDS):
                for service in (two.a, two.b):
                    await service.storage.open()
                await test(two)
        finally:
            for service in (two.a, two.b):
                await service.close()

    asyncio.run(go())


async def options(service: Service, id: str, seat: int) -> list[str]:
    """What a seat may answer now."""
    table = await service.table(id)
    (question,) = [asked for asked in table.playing().state.pending() if asked.seat == seat]
    return [table.game.phrases.say(option) for option in question.options]
