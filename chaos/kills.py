"""Servers killed under load, and PostgreSQL: nothing acknowledged is lost, nothing counts twice, tables go on."""

from __future__ import annotations

import asyncio
import signal
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from chaos.house import House, PostgresHouse, SqliteHouse, StoredTable
from chaos.parties import SHORT, Party
from chaos.people import Given, RandomPlayer
from chaos.postgres import Postgres, postgres_programs, throwaway_postgres
from chaos.report import Finding
from deskovka.core.record import read_record, replay
from deskovka.games.registry import find_game

LONGER = ("kemet", "eldervale", "empire")  # beside the short one, in each house another
POLITE = 7  # every so many ends are by SIGTERM
LONG = 10  # every so many lives are long enough for bots to wake up
A_MOMENT = 0.3  # seconds
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


def losses(stored: StoredTable, players: Sequence[RandomPlayer], acknowledged: Sequence[Given]) -> list[str]:
    """What is not in the database as it was promised."""
    found: list[str] = []
    numbers = [move.sequence for move in stored.moves]
    if numbers != list(range(1, len(numbers) + 1)):
        found.append(f"moves are numbered {numbers}")
    if stored.sequence != len(numbers):
        found.append(f"the table counts {stored.sequence} moves, there are {len(numbers)}")
    times = Counter(move.ticket for move in stored.moves if move.ticket is not None)
    found += [f"counted {number} times: {ticket}" for ticket, number in times.items() if number > 1]
    kept = {move.ticket: (move.seat, move.words) for move in stored.moves}
    found += [f"lost: {given}" for given in acknowledged if kept.get(given.ticket) != (given.seat, given.words)]
    found += [
        f"refused, but kept: {given}" for player in players for given in player.turned_down if given.ticket in kept
    ]
    known = {given.ticket for player in players for given in player.sent}
    found += [f"nobody sent {ticket}" for ticket in times if ticket not in known]
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
            longer = LONGER[number % len(LONGER)]
            self.parties[house.name] = [
                Party(f"{house.name}-{SHORT}-", house, self.random.getrandbits(32)),
                Party(f"{house.name}-{longer}-", house, self.random.getrandbits(32), longer),
                Party(f"{house.name}-bot-", house, self.random.getrandbits(32), opponents="random"),
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
                party.stopping.set()
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
            await self.something_is_under_way(house)
            cradle.strike(signal.SIGTERM if polite else signal.SIGKILL)
            self.count.terms += polite
            self.count.kills += not polite
            await asyncio.to_thread(cradle.buried)
            begin = time.monotonic()
            await asyncio.to_thread(cradle.start)
            self.count.up.append(time.monotonic() - begin)
            await self.look_again(house)

    async def something_is_under_way(self, house: House) -> None:
        """Wait a moment for an answer that was sent and not yet acknowledged: that is when it matters."""
        end = time.monotonic() + A_MOMENT
        while time.monotonic() < end:
            if any(player.is_sent for party in self.parties[house.name] for player in party.now()):
                return
            await asyncio.sleep(0.001)

    async def stop_again_and_again(self, postgres: Postgres, stops: int) -> None:
        """PostgreSQL goes down at once and comes again, some times during all the kills."""
        while not self.is_enough() or self.count.stops < stops:
            await asyncio.sleep(self.random.uniform(4, 12))
            await asyncio.to_thread(postgres.stop_at_once)
            await asyncio.to_thread(postgres.start)
            self.count.stops += 1
            for house in self.houses:
                if isinstance(house, PostgresHouse):
                    await self.look_again(house)

    async def look_again(self, house: House) -> None:
        """Is all there that was acknowledged before we look?"""
        for party in self.parties[house.name]:
            if players := party.now():
                await self.check(house, players, [given for player in players for given in player.acknowledged])

    async def check(self, house: House, players: list[RandomPlayer], acknowledged: list[Given]) -> StoredTable:
        stored = await house.stored(players[0].table)
        self.count.problems += [f"{house.name}: {loss}" for loss in losses(stored, players, acknowledged)]
        self.count.looks += 1
        return stored

    async def check_at_the_end(self, house: House) -> None:
        """Every table once more, its record, its chat, and the database itself."""
        for party in self.parties[house.name]:
            for table in sorted({player.table for player in party.players}):
                here = [player for player in party.players if player.table == table]
                stored = await self.check(house, here, [given for player in here for given in player.acknowledged])
                problems = unsaid(stored, here)
                if stored.status == "finished":
                    record = await here[0].person.request("GET", f"/api/tables/{table}/record")
                    problems += wrong_in_record(stored, record.text, party.game)
                elif party.game == SHORT:
                    problems.append(f"it is {stored.status}, not finished")
                self.count.problems += [f"{house.name}: {table}: {problem}" for problem in problems]
        for cradle in house.cradles:
            await asyncio.to_thread(cradle.end, signal.SIGTERM)
        self.count.problems += await house.problems()


def unsaid(stored: StoredTable, players: list[RandomPlayer]) -> list[str]:
    """Whose lines of chat are not there as they were acknowledged."""
    return [
        f"what {player.person.name} said was lost, or said twice"
        for player in players
        if [line for line in stored.chat if line in set(player.said)] != player.said
    ]


def wrong_in_record(stored: StoredTable, text: str, game: str) -> list[str]:
    record = read_record(text)
    if record.answers != [(move.seat, move.words) for move in stored.moves]:
        return ["its record is not what is stored"]
    if sum(1 for _ in replay(find_game(game), record)) != len(stored.moves) + 1:
        return ["its record cannot be replayed"]
    return []


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
    hung = sum(player.hung for player in players)
    worst = f"{len(count.problems)} lost; {max(count.up, default=0):.1f} s until up again"
    worst += f"; {hung} connections never answered" if hung else ""
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
