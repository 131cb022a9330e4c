"""Two processes and one PostgreSQL: it does not matter which of them somebody talks to."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import asyncpg
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from chaos.people import SILENCE, Given, Person, RandomPlayer, hear, hear_until, questions, tell
from chaos.postgres import Postgres, throwaway_postgres
from chaos.processes import MANY, Server
from deskovka.core.record import read_record, replay
from deskovka.games.registry import find_game
from support.needs import postgres_programs

SOON = {"DESKOVKA_FAIR_SECONDS": "0.5"}  # somebody who is away need not be waited for long


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with throwaway_postgres(postgres_programs()) as postgres:
        yield postgres


class Two:
    """Two servers on one database."""

    def __init__(self, postgres: Postgres, name: str, folder: Path) -> None:
        database = postgres.new_database(name)
        self.postgres = postgres
        self.name = name
        # Both begin at the same time with an empty database, and both want to give it its shape
        self.servers = [Server(database, folder / f"{number}.log", **MANY, **SOON) for number in range(2)]

    def where(self, number: int) -> str:
        return self.servers[number].url

    async def people(self) -> tuple[Person, Person]:
        """One on each server."""
        return (
            await Person("Jana", lambda: self.where(0)).introduce(),
            await Person("Petr", lambda: self.where(1)).introduce(),
        )

    async def table(self, host: Person, guest: Person) -> tuple[str, str]:
        """A running table of both, and its spectators' link."""
        made = await host.ask("POST", "/api/tables", {"game": "vale", "seats": [{"kind": "me"}, {"kind": "open"}]})
        assert await guest.ask("POST", f"/api/tables/{made['id']}/join", {"link": made["links"]["1"]}) == {"seat": 1}
        return made["id"], made["spectate"]

    async def sql(self, text: str, *values: object) -> list[Any]:
        connection = await asyncpg.connect(self.postgres.address(self.name))
        try:
            return list(await connection.fetch(text, *values))
        finally:
            await connection.close()


@contextmanager
def pair(postgres: Postgres, name: str, folder: Path) -> Iterator[Two]:
    """Two servers that are up, as long as the `with` block."""
    two = Two(postgres, name, folder)
    try:
        for server in two.servers:
            server.wait()
        yield two
    finally:
        for server in two.servers:
            server.stop()


@pytest.fixture(scope="module")
def two(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Two]:
    with pair(postgres, "two", tmp_path_factory.mktemp("two")) as two:
        yield two


def is_running(message: dict[str, Any]) -> bool:
    return message["type"] == "table" and message["status"] == "running"


async def news_of(socket: ClientConnection, sequence: int) -> dict[str, Any]:
    """The table once so many answers were given."""
    return await hear_until(socket, lambda m: m["type"] == "table" and m["sequence"] >= sequence)


async def acknowledgement(socket: ClientConnection, number: int) -> dict[str, Any]:
    return await hear_until(socket, lambda m: m["type"] in ("done", "refused") and m["id"] == number)


def test_a_table_made_on_one_server_is_seen_and_joined_on_the_other(two: Two) -> None:
    async def play() -> None:
        jana, petr = await two.people()
        made = await jana.ask("POST", "/api/tables", {"game": "vale", "seats": [{"kind": "me"}, {"kind": "open"}]})
        path = f"/api/tables/{made['id']}"
        assert (await petr.ask("GET", path))["status"] == "open"
        async with jana.socket(made["id"]) as socket:
            assert (await hear(socket))["status"] == "open"
            await petr.ask("POST", path + "/join", {"link": made["links"]["1"]})
            news = await hear_until(socket, is_running)
            assert [seat["name"] for seat in news["seats"]] == ["Jana", "Petr"]
        assert [table["id"] for table in await petr.ask("GET", "/api/tables")] == [made["id"]]
        assert [table["id"] for table in await petr.at(lambda: two.where(0)).ask("GET", "/api/tables")] == [made["id"]]

    asyncio.run(play())


def test_a_cookie_of_one_server_is_good_for_the_other(two: Two) -> None:
    async def play() -> None:
        jana, _ = await two.people()
        assert (await jana.at(lambda: two.where(1)).ask("GET", "/api/me"))["name"] == "Jana"

    asyncio.run(play())


def test_each_sees_the_answers_of_the_other_promptly(two: Two) -> None:
    """By what PostgreSQL tells the other server, almost as soon as whoever answered; nobody looks now and then."""

    async def play() -> tuple[list[float], list[float]]:
        people = await two.people()
        table, _ = await two.table(*people)
        random = Random(1)
        own: list[float] = []
        others: list[float] = []
        async with people[0].socket(table) as first, people[1].socket(table) as second:
            sockets = [first, second]
            news = [await hear_until(socket, is_running) for socket in sockets]
            for number in range(30):
                seat = next(seat for seat in range(2) if questions(news[seat]))
                question = random.choice(questions(news[seat]))
                sequence = news[seat]["sequence"]
                words = random.choice(question["options"])["words"]
                begin = time.monotonic()
                await tell(sockets[seat], type="answer", id=number, seat=seat, sequence=sequence, words=words)
                news[seat] = await news_of(sockets[seat], sequence + 1)
                own.append(time.monotonic() - begin)
                news[1 - seat] = await news_of(sockets[1 - seat], sequence + 1)
                others.append(time.monotonic() - begin)
        return own, others

    own, others = asyncio.run(play())
    assert median(others) < 0.5 + 10 * median(own)  # a busy machine slows both


def test_a_whole_game_over_two_servers_ends_the_same_for_everybody(two: Two) -> None:
    async def play() -> None:
        people = await two.people()
        table, spectate = await two.table(*people)
        async with asyncio.timeout(5 * SILENCE):
            players = [RandomPlayer(person, table, Random(seat)) for seat, person in enumerate(people)]
            finals = await asyncio.gather(*(player.play() for player in players))
        assert [final["result"] for final in finals] == [finals[0]["result"]] * 2
        for seat, person in enumerate(people):
            for number in range(2):
                async with person.at(lambda number=number: two.where(number)).socket(table) as socket:
                    assert (await hear(socket))["views"] == finals[seat]["views"]
        views = []
        for number in range(2):
            nobody = Person("nobody", lambda number=number: two.where(number))
            async with nobody.socket(table, spectate) as socket:
                views.append((await hear(socket))["views"])
        assert views[0] == views[1]
        texts = [
            (
                await people[0]
                .at(lambda number=number: two.where(number))
                .request("GET", f"/api/tables/{table}/record")
            ).text
            for number in range(2)
        ]
        assert texts[0] == texts[1]
        record = read_record(texts[0])
        acknowledged = sorted(given.stored() for player in players for given in player.acknowledged)
        assert acknowledged == [(number, seat, words) for number, (seat, words) in enumerate(record.answers, start=1)]
        assert sum(1 for _ in replay(find_game("vale"), record)) == len(record.answers) + 1

    asyncio.run(play())


def test_of_two_answers_at_once_on_two_servers_exactly_one_wins(two: Two) -> None:
    """Both seats are Jana's, with a browser on each server."""

    async def play() -> None:
        jana, _ = await two.people()
        made = await jana.ask("POST", "/api/tables", {"game": "vale", "seats": [{"kind": "me"}, {"kind": "me"}]})
        random = Random(3)
        winners: set[int] = set()
        async with (
            jana.socket(made["id"]) as first,
            jana.at(lambda: two.where(1)).socket(made["id"]) as second,
        ):
            sockets = [first, second]
            for number in range(25):
                news = [await news_of(socket, number) for socket in sockets]
                assert news[0]["sequence"] == news[1]["sequence"] == number
                question = questions(news[0])[0]
                answers = [random.choice(question["options"])["words"] for _ in sockets]
                seat = question["seat"]
                order = random.sample(range(2), 2)
                for at in order:
                    await tell(sockets[at], type="answer", id=number, seat=seat, sequence=number, words=answers[at])
                replies = [await acknowledgement(socket, number) for socket in sockets]
                assert sorted(reply["type"] for reply in replies) == ["done", "refused"], replies
                winner = 0 if replies[0]["type"] == "done" else 1
                assert replies[1 - winner]["code"] == "stale"
                winners.add(winner)
                stored = await two.sql('SELECT seat, words FROM moves WHERE "table" = $1 ORDER BY sequence', made["id"])
                assert len(stored) == number + 1
                assert tuple(stored[-1]) == (seat, answers[winner])
                # Look again, whatever was heard meanwhile
                for socket in sockets:
                    await tell(socket, type="since", id="look", sequence=number)
        assert winners == {0, 1}, "one server always won: the answers did not race"

    asyncio.run(play())


def test_chat_travels_to_the_other_server(two: Two) -> None:
    async def play() -> None:
        people = await two.people()
        table, _ = await two.table(*people)
        async with people[0].socket(table) as first, people[1].socket(table) as second:
            for speaker, listener, text in ((first, second, "Dobrý den"), (second, first, "Zdravím")):
                await tell(speaker, type="chat", id=1, text=text)
                heard = await hear_until(
                    listener,
                    lambda m, text=text: m["type"] == "table" and any(line["text"] == text for line in m["chat"]),
                )
                assert [line["text"] for line in heard["chat"]][-1] == text

    asyncio.run(play())


async def answer_and_see(people: tuple[Person, Person], sockets: list[ClientConnection], table: str) -> None:
    """Whoever is asked answers; the other one hears of it."""
    news: list[dict[str, Any]] = []
    for person in people:  # a fresh look: the sockets that matter may not have heard of anything
        async with person.socket(table) as socket:
            news.append(await hear(socket))
    seat = next(seat for seat in range(2) if questions(news[seat]))
    words = questions(news[seat])[0]["options"][0]["words"]
    sequence = news[seat]["sequence"]
    async with people[seat].socket(table) as socket:
        await tell(socket, type="answer", id="x", seat=seat, sequence=sequence, words=words)
        done = await hear_until(socket, lambda m: m.get("id") == "x")
        assert done["type"] == "done", done
    for socket in sockets:
        await news_of(socket, sequence + 1)


LISTENERS = "pid <> pg_backend_pid() AND datname = current_database() AND query ILIKE 'LISTEN%'"


def test_news_comes_again_when_the_listening_connections_were_cut(two: Two) -> None:
    async def play() -> None:
        people = await two.people()
        table, _ = await two.table(*people)
        async with AsyncExitStack() as stack:
            sockets = [await stack.enter_async_context(person.socket(table)) for person in people]
            await answer_and_see(people, sockets, table)
            for _ in range(2):
                cut = await two.sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {LISTENERS}")
                assert len(cut) == 2, "each server has one connection that listens"
                await answer_and_see(people, sockets, table)  # news from while nobody listened come late, but come
                async with asyncio.timeout(SILENCE):
                    while len(await two.sql(f"SELECT pid FROM pg_stat_activity WHERE {LISTENERS}")) < 2:
                        await asyncio.sleep(0.1)
                await answer_and_see(people, sockets, table)

    asyncio.run(play())


def test_a_game_goes_on_after_the_database_has_cut_all_connections(two: Two) -> None:
    """As after a restart of PostgreSQL: sockets may be closed, but none stays open and silent."""

    async def play() -> None:
        people = await two.people()
        table, _ = await two.table(*people)
        players = [RandomPlayer(person, table, Random(seat), pause=0.02) for seat, person in enumerate(people)]

        async def cut() -> None:
            for _ in range(5):
                await asyncio.sleep(0.5)
                await two.sql(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE pid <> pg_backend_pid() AND datname = current_database()"
                )

        async with asyncio.timeout(5 * SILENCE):
            *finals, _ = await asyncio.gather(*(player.play() for player in players), cut())
        assert finals[0]["result"] == finals[1]["result"]
        text = (await people[1].request("GET", f"/api/tables/{table}/record")).text
        answers = read_record(text).answers
        for player in players:
            for sequence, seat, words in map(Given.stored, player.acknowledged):
                assert answers[sequence - 1] == (seat, words)

    asyncio.run(play())


def test_a_spectator_is_not_left_open_and_silent_after_the_database_has_cut_all_connections(two: Two) -> None:
    async def play() -> None:
        people = await two.people()
        table, spectate = await two.table(*people)
        nobody = Person("nobody", lambda: two.where(0))
        async with nobody.socket(table, spectate) as watching:
            await hear_until(watching, is_running)
            await two.sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid <> pg_backend_pid() AND datname = current_database()"
            )
            players = [RandomPlayer(person, table, Random(seat)) for seat, person in enumerate(people)]
            async with asyncio.timeout(5 * SILENCE):
                await asyncio.gather(*(player.play() for player in players))
            with suppress(ConnectionClosed):  # then a client comes again
                await hear_until(watching, lambda m: m["type"] == "table" and m["status"] == "finished")

    asyncio.run(play())


def test_when_one_process_dies_its_players_and_their_bots_go_on_with_the_other(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def play(two: Two) -> None:
        jana, petr = await two.people()
        wish = {"game": "vale", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]}
        made = await jana.ask("POST", "/api/tables", wish)
        await petr.ask("POST", f"/api/tables/{made['id']}/join", {"link": made["links"]["1"]})
        alive = [0]
        jana.where = lambda: two.where(alive[0])  # as behind a proxy
        players = [
            RandomPlayer(person, made["id"], Random(seat), pause=0.05) for seat, person in enumerate((jana, petr))
        ]

        async def kill() -> None:
            while len(players[0].acknowledged) < 5:
                await asyncio.sleep(0.01)
            two.servers[0].kill()
            alive[0] = 1

        async with asyncio.timeout(5 * SILENCE):
            first, second, _ = await asyncio.gather(*(player.play() for player in players), kill())
        assert first["result"] == second["result"]
        assert players[0].lost > 0, "the game was over before the process died"

    with pair(postgres, "dying", tmp_path) as two:
        asyncio.run(play(two))


def test_the_servers_had_nothing_to_complain_about(postgres: Postgres, tmp_path: Path) -> None:
    """A short game on a pair of servers of its own, because other tests cut connections."""

    async def play(two: Two) -> None:
        people = await two.people()
        table, _ = await two.table(*people)
        async with asyncio.timeout(5 * SILENCE):
            await asyncio.gather(*(RandomPlayer(person, table, Random(1)).play() for person in people))

    with pair(postgres, "calm", tmp_path) as two:
        asyncio.run(play(two))
    assert [line for server in two.servers for line in server.complaints()] == []


def away(message: dict[str, Any]) -> list[int]:
    return [seat["seat"] for seat in message.get("seats", []) if seat["away"] is not None]


def test_who_is_here_is_known_on_both_servers(two: Two) -> None:
    async def play() -> None:
        jana, petr = await two.people()
        table, _ = await two.table(jana, petr)
        async with jana.socket(table) as socket:
            async with petr.socket(table):
                await hear_until(socket, is_running)
                await asyncio.sleep(6)  # longer than somebody may be gone for a moment
            gone = time.time()
            news = await hear_until(socket, lambda message: away(message) == [1])
            assert gone - 1 <= news["seats"][1]["away"] <= time.time()  # not before: on the other server he was here
            async with petr.socket(table):
                await hear_until(socket, lambda message: message["type"] == "table" and away(message) == [])

    asyncio.run(play())


def test_a_bot_let_in_on_one_server_leaves_when_its_person_comes_to_the_other(two: Two) -> None:
    async def play() -> None:
        jana, petr = await two.people()
        table, _ = await two.table(jana, petr)
        async with jana.socket(table) as socket:
            await hear_until(socket, lambda message: away(message) == [1])
            await asyncio.sleep(1)
            await jana.ask("POST", f"/api/tables/{table}/deputy", {"seat": 1, "bot": "random"})
            await hear_until(socket, lambda m: m["type"] == "table" and m["seats"][1]["bot"] == "random")
            async with petr.socket(table):
                news = await hear_until(socket, lambda m: m["type"] == "table" and m["seats"][1]["bot"] is None)
                told = list(news["chat"])
                while [line["text"] for line in told if line["kind"] == "note"][-1:] != ["plays-again"]:
                    told += (await hear_until(socket, lambda m: m["type"] == "table"))["chat"]

    asyncio.run(play())
