"""The power goes at any moment: what was acknowledged is there afterwards, and every game goes on."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from deskovka.core.record import read_record, replay
from deskovka.games.registry import find_game
from support.processes import LOST, MANY, Cradle, Person, RandomPlayer, Server, serving, started_by

KILLS = 50
PAIRS = 3  # tables of two people each


@pytest.fixture
def cradle(tmp_path: Path) -> Iterator[Cradle]:
    cradle = Cradle(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite", tmp_path / "log", **MANY)
    try:
        cradle.start()
        yield cradle
    finally:
        cradle.close()


async def stubbornly(person: Person, method: str, path: str, body: object = None) -> dict:
    """Ask until there is an answer; the server may die meanwhile."""
    while True:
        try:
            return await person.ask(method, path, body)
        except LOST:
            await asyncio.sleep(0.02)


class Party:
    """People who play one table after another until told to stop, and then finish the last one."""

    def __init__(self, name: str, cradle: Cradle, seed: int, opponents: str) -> None:
        self.name = name
        self.cradle = cradle
        self.random = Random(seed)
        self.opponents = opponents
        self.players: list[RandomPlayer] = []
        self.people: list[Person] = []
        self.stopping = False

    async def come(self) -> None:
        self.people = [await Person(f"{self.name}{number}", self.cradle.where).introduce() for number in range(2)]

    async def play(self) -> None:
        people = self.people
        other = {"kind": "open"} if self.opponents == "people" else {"kind": "bot", "bot": self.opponents}
        while not self.stopping:
            wish = {"game": "vale", "seats": [{"kind": "me"}, other]}
            made = await stubbornly(people[0], "POST", "/api/tables", wish)
            table = made["id"]
            here = people[:1]
            if self.opponents == "people":
                await stubbornly(people[1], "POST", f"/api/tables/{table}/join", {"link": made["links"]["1"]})
                here = people
            players = [RandomPlayer(person, table, self.random, pause=0.05, chats=True) for person in here]
            self.players += players
            finals = await asyncio.gather(*(player.play() for player in players))
            assert all(final["result"]["scores"] == finals[0]["result"]["scores"] for final in finals)


async def kill_again_and_again(cradle: Cradle, parties: list[Party], random: Random) -> None:
    for number in range(KILLS):
        # Every tenth lives long enough for its bots to wake up
        await asyncio.sleep(random.uniform(1.5, 2) if number % 10 == 9 else random.uniform(0.1, 0.7))
        cradle.end(signal.SIGKILL)
        await asyncio.to_thread(cradle.start)
    for party in parties:
        party.stopping = True


async def live_through(cradle: Cradle) -> list[RandomPlayer]:
    parties = [Party(f"p{number}-", cradle, number, "people") for number in range(PAIRS)]
    parties.append(Party("b-", cradle, 99, "random"))
    for party in parties:
        await party.come()
    async with asyncio.timeout(240), asyncio.TaskGroup() as group:  # far too long: only a stuck game needs it
        group.create_task(kill_again_and_again(cradle, parties, Random(2026)))
        for party in parties:
            group.create_task(party.play())
    return [player for party in parties for player in party.players]


def test_fifty_kills_lose_no_acknowledged_answer_and_no_game_is_stuck(cradle: Cradle, tmp_path: Path) -> None:
    players = asyncio.run(live_through(cradle))
    assert sum(player.in_flight for player in players) > 0, "no kill came between an answer and its acknowledgement"
    assert sum(len(player.acknowledged) for player in players) > 200, "hardly anything was played"
    assert sum(len(player.said) for player in players) > 0
    tables = {player.table for player in players}
    person = Person("reader", cradle.where)
    records = {table: asyncio.run(person.request("GET", f"/api/tables/{table}/record")).text for table in tables}
    cradle.end(signal.SIGTERM)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        for table in tables:
            check(database, table, records[table], [player for player in players if player.table == table])


def check(database: sqlite3.Connection, table: str, text: str, players: list[RandomPlayer]) -> None:
    stored = database.execute(
        'SELECT sequence, seat, words, kind FROM moves WHERE "table" = ? ORDER BY sequence', (table,)
    ).fetchall()
    assert [sequence for sequence, *_ in stored] == list(range(1, len(stored) + 1))
    assert {kind for *_, kind in stored} == {"answer"}
    assert database.execute("SELECT sequence, status FROM tables WHERE id = ?", (table,)).fetchall() == [
        (len(stored), "finished")
    ]
    acknowledged = [answer for player in players for answer in player.acknowledged]
    assert len({sequence for sequence, *_ in acknowledged}) == len(acknowledged), "acknowledged twice"
    for sequence, seat, words in acknowledged:
        assert stored[sequence - 1][1:3] == (seat, words)
    record = read_record(text)
    assert record.answers == [(seat, words) for _, seat, words, _ in stored]
    assert sum(1 for _ in replay(find_game("vale"), record)) == len(stored) + 1
    lines = [line for (line,) in database.execute('SELECT text FROM chat WHERE "table" = ? ORDER BY id', (table,))]
    assert len(set(lines)) == len(lines)
    for player in players:
        mine = set(player.said)
        assert [line for line in lines if line in mine] == player.said


def test_the_processes_bots_think_in_end_with_a_killed_server(tmp_path: Path) -> None:
    async def begin(server: Server) -> None:
        person = await Person("Jana", lambda: server.url).introduce()
        wish = {"game": "vale", "seats": [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]}
        made = await person.ask("POST", "/api/tables", wish)
        async with asyncio.timeout(20):
            while (await person.ask("GET", f"/api/tables/{made['id']}"))["sequence"] == 0:
                await asyncio.sleep(0.05)

    with serving(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite", tmp_path / "log", **MANY) as server:
        asyncio.run(begin(server))
        assert started_by(server.process.pid), "the bots think in no process of their own"
        server.kill()
        end = time.monotonic() + 10
        while started_by(server.process.pid) and time.monotonic() < end:
            time.sleep(0.05)
        assert started_by(server.process.pid) == []
