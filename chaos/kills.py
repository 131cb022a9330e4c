"""Servers killed under load, and PostgreSQL: nothing acknowledged is lost, nothing counts twice, tables go on."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from chaos.house import House, PostgresHouse, SqliteHouse, StoredTable
from chaos.people import Given, Person, RandomPlayer
from chaos.postgres import Postgres, postgres_programs, throwaway_postgres
from chaos.report import Finding
from deskovka.core.record import read_record, replay
from deskovka.games.registry import find_game

PAIRS = 2  # tables of two people in each house; beside them one with a bot
POLITE = 20  # every so many ends are by SIGTERM
LONG = 10  # every so many lives are long enough for bots to wake up
PAUSE = 0.05  # seconds at most that somebody thinks
STUCK = 600.0  # seconds after the last kill; only a table that stands still needs them


@dataclass
class Count:
    """What was done and seen, in all houses together."""

    kills: int = 0
    terms: int = 0
    stops: int = 0  # of PostgreSQL
    looks: int = 0  # tables read again after a kill
    up: list[float] = field(default_factory=list)  # seconds of each restart
    problems: list[str] = field(default_factory=list)


class Party:
    """People who play one table after another until told to stop, and then finish the last one."""

    def __init__(self, name: str, house: House, seed: int, opponents: str) -> None:
        self.name = name
        self.house = house
        self.random = Random(seed)
        self.opponents = opponents
        self.players: list[RandomPlayer] = []
        self.people: list[Person] = []
        self.stopping = False

    async def come(self) -> None:
        self.people = [await Person(f"{self.name}{number}", self.house.where).introduce() for number in range(2)]

    async def play(self) -> None:
        while not self.stopping:
            table, here = await self.sit_down()
            players = [RandomPlayer(person, table, self.random, pause=PAUSE, chats=True) for person in here]
            self.players += players
            finals = await asyncio.gather(*(player.play() for player in players))
            scores = [final["result"]["scores"] for final in finals]
            assert scores == scores[:1] * len(scores), f"{table} did not end alike for everybody: {scores}"

    async def sit_down(self) -> tuple[str, list[Person]]:
        host, guest = self.people
        other = {"kind": "open"} if self.opponents == "people" else {"kind": "bot", "bot": self.opponents}
        wish = {"game": "vale", "seats": [{"kind": "me"}, other]}
        made = await host.ask_stubbornly("POST", "/api/tables", wish)
        if self.opponents != "people":
            return made["id"], [host]
        await guest.ask_stubbornly("POST", f"/api/tables/{made['id']}/join", {"link": made["links"]["1"]})
        return made["id"], [host, guest]

    def now(self) -> list[RandomPlayer]:
        """Those at the table of now."""
        return [player for player in self.players if player.table == self.players[-1].table]


def losses(stored: StoredTable, acknowledged: Sequence[Given]) -> list[str]:
    """What is not in the database as it was promised."""
    found: list[str] = []
    numbers = [move.sequence for move in stored.moves]
    if numbers != list(range(1, len(numbers) + 1)):
        found.append(f"moves are numbered {numbers}")
    if stored.sequence != len(numbers):
        found.append(f"the table counts {stored.sequence} moves, there are {len(numbers)}")
    at = {move.sequence: (move.sequence, move.seat, move.words) for move in stored.moves}
    found += [f"lost: {given}" for given in acknowledged if at.get(given.sequence + 1) != given.stored()]
    places = [given.sequence for given in acknowledged]
    if len(set(places)) != len(places):
        found.append("two answers were acknowledged for one place")
    return found


class Siege:
    """Houses under load whose servers die again and again."""

    def __init__(self, houses: Sequence[House], seed: int, kills: int, until: float) -> None:
        self.houses = houses
        self.random = Random(seed)
        self.kills = kills  # so many at least
        self.until = until  # and no fewer before this moment
        self.count = Count()
        self.parties: dict[str, list[Party]] = {}

    def is_enough(self) -> bool:
        return self.count.kills >= self.kills and time.monotonic() >= self.until

    async def run(self, postgres: Postgres | None, stops: int) -> Count:
        """Until there were kills enough; then every game goes on to its end."""
        for number, house in enumerate(self.houses):
            await house.open()
            self.parties[house.name] = [
                *(Party(f"{house.name}-{pair}-", house, 100 * number + pair, "people") for pair in range(PAIRS)),
                Party(f"{house.name}-b-", house, 100 * number + 99, "random"),
            ]
        everybody = [party for parties in self.parties.values() for party in parties]
        await asyncio.gather(*(party.come() for party in everybody))
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(party.play()) for party in everybody]
            killing = [group.create_task(self.kill_again_and_again(house)) for house in self.houses]
            if postgres is not None:
                killing.append(group.create_task(self.stop_again_and_again(postgres, stops)))
            await asyncio.gather(*killing)
            for party in everybody:
                party.stopping = True
            async with asyncio.timeout(STUCK):
                await asyncio.gather(*playing)
        for house in self.houses:
            await self.check_at_the_end(house)
        return self.count

    async def kill_again_and_again(self, house: House) -> None:
        lives = 0
        while not self.is_enough():
            lives += 1
            long = lives % LONG == 0
            await asyncio.sleep(self.random.uniform(1.5, 2) if long else self.random.uniform(0.1, 0.7))
            cradle = self.random.choice(house.cradles)
            polite = lives % POLITE == 0
            begin = time.monotonic()
            await asyncio.to_thread(cradle.end, signal.SIGTERM if polite else signal.SIGKILL)
            if polite:
                self.count.terms += 1
            else:
                self.count.kills += 1
                begin = time.monotonic()
            await asyncio.to_thread(cradle.start)
            self.count.up.append(time.monotonic() - begin)
            await self.look_again(house)

    async def stop_again_and_again(self, postgres: Postgres, stops: int) -> None:
        """PostgreSQL goes down at once and comes again, some times during all the kills."""
        while not self.is_enough() or self.count.stops < stops:
            await asyncio.sleep(self.random.uniform(2, 6))
            await asyncio.to_thread(postgres.stop_at_once)
            await asyncio.to_thread(postgres.start)
            self.count.stops += 1
            for house in self.houses:
                if isinstance(house, PostgresHouse):
                    await self.look_again(house)

    async def look_again(self, house: House) -> None:
        """Is all there that was acknowledged before we look?"""
        for party in self.parties[house.name]:
            players = party.now() if party.players else []
            if not players:
                continue
            acknowledged = [given for player in players for given in player.acknowledged]
            await self.check(house, players, acknowledged)

    async def check(self, house: House, players: list[RandomPlayer], acknowledged: list[Given]) -> StoredTable:
        stored = await house.stored(players[0].table)
        self.count.problems += [f"{house.name}: {loss}" for loss in losses(stored, acknowledged)]
        self.count.looks += 1
        return stored

    async def check_at_the_end(self, house: House) -> None:
        """Every table once more, its record, its chat, and the database itself."""
        players = [player for party in self.parties[house.name] for player in party.players]
        for table in sorted({player.table for player in players}):
            here = [player for player in players if player.table == table]
            stored = await self.check(house, here, [given for player in here for given in player.acknowledged])
            record = (await here[0].person.request("GET", f"/api/tables/{table}/record")).text
            self.count.problems += [f"{house.name}: {loss}" for loss in ended_badly(stored, record, here)]
        for cradle in house.cradles:
            await asyncio.to_thread(cradle.end, signal.SIGTERM)
        self.count.problems += await house.problems()


def ended_badly(stored: StoredTable, text: str, players: list[RandomPlayer]) -> list[str]:
    """What is wrong with a table that was played to its end."""
    found: list[str] = []
    if stored.status != "finished":
        found.append(f"{players[0].table} is {stored.status}")
    record = read_record(text)
    if record.answers != [(move.seat, move.words) for move in stored.moves]:
        found.append(f"{players[0].table}: its record is not what is stored")
    elif sum(1 for _ in replay(find_game("vale"), record)) != len(stored.moves) + 1:
        found.append(f"{players[0].table}: its record cannot be replayed")
    for player in players:
        mine = set(player.said)
        if [line for line in stored.chat if line in mine] != player.said:
            found.append(f"{players[0].table}: what {player.person.name} said was lost, or said twice")
    return found


def findings(siege: Siege) -> list[Finding]:
    """What the siege found, as lines of the report."""
    players = [player for parties in siege.parties.values() for party in parties for player in party.players]
    count = siege.count
    acknowledged = sum(len(player.acknowledged) for player in players)
    in_flight = sum(player.in_flight for player in players)
    problems = list(count.problems)
    if in_flight == 0:
        problems.append("no end came between an answer and its acknowledgement: nothing was tried")
    checked = f"{acknowledged} acknowledged answers, {in_flight} sent again, {count.looks} tables read again"
    worst = f"{len(count.problems)} lost; {max(count.up, default=0):.1f} s until up again"
    found = [
        Finding("SIGKILL under load", count.kills, checked, worst, problems),
        Finding("SIGTERM under load", count.terms, "in the same run", ""),
    ]
    if any(isinstance(house, PostgresHouse) for house in siege.houses):
        found.append(Finding("immediate stop of PostgreSQL", count.stops, "in the same run", ""))
    return found


def run(folder: Path, seed: int, kills: int, minutes: float, houses: int = 3, stops: int = 1) -> list[Finding]:
    """Servers on SQLite files and, where there is one, on a PostgreSQL that is stopped too."""
    until = time.monotonic() + 60 * minutes
    with ExitStack() as stack:
        besieged: list[House] = []
        for number in range(houses):
            besieged.append(SqliteHouse(f"sqlite{number}", folder, seed + number))
            stack.callback(besieged[-1].close)
        programs = postgres_programs()
        postgres = stack.enter_context(throwaway_postgres(programs)) if programs else None
        if postgres is not None:
            besieged.append(PostgresHouse("tables", postgres, folder, 2, seed + houses))
            stack.callback(besieged[-1].close)
        siege = Siege(besieged, seed, kills, until)
        asyncio.run(siege.run(postgres, stops))
    found = findings(siege)
    if programs is None:
        found.append(Finding("immediate stop of PostgreSQL", 0, "", "", skipped="no initdb was found"))
    return found
