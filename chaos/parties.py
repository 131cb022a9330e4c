"""People who sit down at one table after another and play at random, whatever happens to the server."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from chaos.house import House
from chaos.people import Person, RandomPlayer

PAUSE = 0.05  # seconds at most that somebody thinks
SHORT = "vale"  # a game of it is over soon: the last one is played to its end
GOES_ON = 4  # answers after the last attack show that a table of a longer game goes on


class Party:
    """Two people, or one and a bot, who play until told to stop."""

    def __init__(self, name: str, house: House, seed: int, game: str = SHORT, opponents: str = "people") -> None:
        self.name = name
        self.house = house
        self.random = Random(seed)
        self.game = game
        self.opponents = opponents
        self.players: list[RandomPlayer] = []
        self.people: list[Person] = []
        self.stopping = asyncio.Event()

    async def come(self) -> None:
        self.people = [await Person(f"{self.name}{number}", self.house.where).introduce() for number in range(2)]

    async def play(self) -> None:
        while not self.stopping.is_set():
            table, here = await self.sit_down()
            players = [RandomPlayer(person, table, self.random, pause=PAUSE, chats=True) for person in here]
            self.players += players
            await self.play_to_the_end(players)

    async def play_to_the_end(self, players: list[RandomPlayer]) -> None:
        """Or, if that takes too long, until the table has gone on after everybody was told to stop."""
        playing = asyncio.gather(*(player.play() for player in players))
        going = asyncio.create_task(self.goes_on(players))
        either: list[asyncio.Future[Any]] = [playing, going]
        try:
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            if playing.done():
                scores = [final["result"]["scores"] for final in playing.result()]
                assert scores == scores[:1] * len(scores), f"{players[0].table} did not end alike: {scores}"
        finally:
            going.cancel()
            playing.cancel()
            await asyncio.gather(going, playing, return_exceptions=True)

    async def goes_on(self, players: list[RandomPlayer]) -> None:
        await self.stopping.wait()
        wanted = [player.seen + GOES_ON for player in players]
        while self.game == SHORT or any(player.seen < end for player, end in zip(players, wanted, strict=True)):
            await asyncio.sleep(0.05)

    async def sit_down(self) -> tuple[str, list[Person]]:
        host, guest = self.people
        other = {"kind": "open"} if self.opponents == "people" else {"kind": "bot", "bot": self.opponents}
        wish = {"game": self.game, "seats": [{"kind": "me"}, other]}
        made = await host.ask_stubbornly("POST", "/api/tables", wish)
        if self.opponents != "people":
            return made["id"], [host]
        await guest.ask_stubbornly("POST", f"/api/tables/{made['id']}/join", {"link": made["links"]["1"]})
        return made["id"], [host, guest]

    def now(self) -> list[RandomPlayer]:
        """Those at the table of now."""
        return [player for player in self.players if player.table == self.players[-1].table] if self.players else []
