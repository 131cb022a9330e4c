"""People at another table than the one that is attacked: how long do their answers take?"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection

from chaos.people import SILENCE, Person, hear, questions, tell

THINK = 0.02  # seconds between two answers


def percentile_95(times: Sequence[float]) -> float:
    return sorted(times)[int(0.95 * len(times))] if times else 0.0


class Victims:
    """Two people who play Vale and notice how long it takes until both see an answer."""

    def __init__(self, where: Callable[[], str], seed: int) -> None:
        self.random = Random(seed)
        self.people = [Person(name, where, address=f"10.1.0.{seat}") for seat, name in enumerate(("Jana", "Petr"))]
        self.times: list[float] = []  # seconds of each answer since they were last looked at

    def looked_at(self) -> list[float]:
        times, self.times = self.times, []
        return times

    async def play(self) -> None:
        """One table after another, until cancelled."""
        for person in self.people:
            await person.introduce()
        while True:
            wish = {"game": "vale", "seats": [{"kind": "me"}, {"kind": "open"}]}
            made = await self.people[0].ask("POST", "/api/tables", wish)
            await self.people[1].ask("POST", f"/api/tables/{made['id']}/join", {"link": made["links"]["1"]})
            async with self.people[0].socket(made["id"]) as first, self.people[1].socket(made["id"]) as second:
                await self.play_on([first, second])

    async def play_on(self, sockets: list[ClientConnection]) -> None:
        news = [await news_after(socket, 0) for socket in sockets]
        while news[0]["status"] != "finished":
            await asyncio.sleep(THINK)
            seat = next(seat for seat in range(2) if questions(news[seat]))
            question = self.random.choice(questions(news[seat]))
            words = self.random.choice(question["options"])["words"]
            sequence = news[seat]["sequence"]
            begin = time.monotonic()
            await tell(sockets[seat], type="answer", seat=seat, sequence=sequence, words=words)
            news = list(await asyncio.gather(*(news_after(socket, sequence + 1) for socket in sockets)))
            self.times.append(time.monotonic() - begin)


async def news_after(socket: ClientConnection, sequence: int) -> dict[str, Any]:
    """The table once so many answers were given."""
    while True:
        heard = await hear(socket, SILENCE)
        assert heard["type"] != "refused", heard
        if heard["type"] == "table" and heard["status"] != "open" and heard["sequence"] >= sequence:
            return heard
