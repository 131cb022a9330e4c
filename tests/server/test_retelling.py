"""How a game went is made once, somewhere else, and kept; whoever asks for much waits for it alone."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path
from random import Random
from time import sleep
from typing import Any

import pytest

from deskovka.server import retelling
from deskovka.server.metrics import Metrics
from deskovka.server.past import moments_since
from deskovka.server.refused import Refused
from deskovka.server.retellers import MOST_WAITING, Retellers, Shelf
from deskovka.server.retelling import RETOLD, retold, since, story_of
from deskovka.server.settings import Settings
from deskovka.server.telling import history_of
from support.server import ME, SECONDS, Server, play_on
from support.tables import assert_refused

MADE: list[str] = []


def make(name: str, seconds: float = 0.0) -> bytes:
    """Something long in the making."""
    MADE.append(name)
    sleep(seconds)
    return name.encode()


def hold_on(folder: Path) -> bytes:
    """Lets nobody else have the interpreter until it may; says who did it."""
    (folder / "begun").touch()
    while not (folder / "enough").exists():
        sum(range(3_000_000))
    return str(os.getpid()).encode()


async def until_begun(folder: Path) -> None:
    async with asyncio.timeout(SECONDS):
        while not (folder / "begun").exists():
            await asyncio.sleep(0.001)


def broken() -> bytes:
    raise ValueError("no such game")


@pytest.fixture(autouse=True)
def nothing_made() -> None:
    MADE.clear()
    RETOLD.clear()


async def at_once(retellers: Retellers, *wanted: Any) -> list[Any]:
    try:
        return await asyncio.gather(*wanted, return_exceptions=True)
    finally:
        await retellers.close()


def made_by(workers: int = 0, most: int = 1000) -> Retellers:
    return Retellers(Settings(past_workers=workers, past_bytes=most), Metrics())


# ---- made once and kept


def test_who_asks_for_the_same_gets_what_was_made_once() -> None:
    async def go() -> list[Any]:
        retellers = made_by()
        first = [retellers.told(whose, "a", make, "a", 0.1) for whose in ("Eva", "Jan", "Eva")]
        later = await asyncio.gather(*first)
        return later + await at_once(retellers, retellers.told("Ota", "a", make, "a"))

    assert asyncio.run(go()) == [b"a"] * 4
    assert MADE == ["a"]


def test_what_is_kept_has_its_bounds() -> None:
    shelf = Shelf(10)
    for name in "abc":
        shelf.put(name, b"1234")
    assert [shelf.get(name) for name in "abc"] == [None, b"1234", b"1234"]
    shelf.get("b")
    shelf.put("d", b"12")
    shelf.put("e", b"1")
    assert list(shelf.kept) == ["b", "d", "e"]
    shelf.put("b", b"123456")
    assert (shelf.bytes, list(shelf.kept)) == (9, ["d", "e", "b"])
    shelf.put("too much", b"12345678901")
    assert (shelf.bytes, list(shelf.kept)) == (0, [])


def test_what_cannot_be_made_is_refused_and_tried_anew() -> None:
    async def go() -> list[Any]:
        retellers = made_by()
        return await at_once(retellers, retellers.told("Eva", "a", broken), retellers.told("Eva", "b", make, "b"))

    problem, made = asyncio.run(go())
    assert isinstance(problem, Refused)
    assert (problem.code, made) == ("try-later", b"b")


# ---- somewhere else


def test_the_event_loop_does_not_wait_while_a_process_makes_it(tmp_path: Path) -> None:
    async def go() -> Any:
        retellers = made_by(workers=1)
        making = asyncio.create_task(retellers.told("Eva", "b", hold_on, tmp_path))
        await until_begun(tmp_path)
        for _ in range(100):  # turns of everything else
            await asyncio.sleep(0)
        assert not making.done()
        (tmp_path / "enough").touch()
        return (await at_once(retellers, making))[0]

    assert int(asyncio.run(go())) != os.getpid()


def test_who_asks_for_much_waits_alone_and_is_refused_at_last(tmp_path: Path) -> None:
    async def go() -> tuple[list[Any], int]:
        retellers = made_by(workers=1)
        many = [asyncio.create_task(retellers.told("Eva", "a", hold_on, tmp_path))]
        await until_begun(tmp_path)
        many += [asyncio.create_task(retellers.told("Eva", number, make, "b")) for number in range(60)]
        await asyncio.sleep(0)
        other = asyncio.create_task(retellers.told("Jan", "c", make, "c"))
        (tmp_path / "enough").touch()
        assert await other == b"c"
        before = sum(task.done() and not task.exception() for task in many)
        return await at_once(retellers, *many), before

    said, before = asyncio.run(go())
    refused = [one.code for one in said if isinstance(one, Refused)]
    assert refused == ["too-many-requests"] * (61 - MOST_WAITING)
    assert before < 10  # the one that was begun, and whose turn came before: by no means all of them


def test_a_process_tells_what_the_server_itself_would(database: str) -> None:
    with Server(database, past_workers=1) as server:
        jana = server.guest()
        id = str(jana.new_table(ME, ME, seed="12")["id"])
        live = jana.socket(id)
        play_on([live], Random(2), most=40)
        table = server.table(id)
        seat = table.playing().state.pending()[0].seat
        told = jana.get(f"/api/tables/{id}/since/{seat}?language=cs").json()
        assert told == json.loads(json.dumps(moments_since(table, seat, table.words("cs"))))
        play_on([live], Random(2))
        table = server.table(id)
        history = jana.get(f"/api/tables/{id}/history?language=cs").json()
        assert history["steps"] == json.loads(json.dumps(history_of(table, table.words("cs"))))
        for answers in (0, 1, 7, 8, 9, 33, len(history["steps"]) - 1):
            view = jana.get(f"/api/tables/{id}/replay/{answers}?seat=1").json()["view"]
            assert view == json.loads(json.dumps(table.position(answers).view(1)))


# ---- a game that goes on


def test_a_game_that_goes_on_is_played_on_and_one_taken_back_anew(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    id = str(jana.new_table(ME, ME, seed="12", take_back="practice")["id"])
    live = jana.socket(id)
    for step in range(12):
        before = RETOLD.get(id)
        play_on([live], Random(step), most=3)
        assert retold(story_of(sqlite_server.table(id))) is (before or RETOLD[id])  # it went on
        if step % 3 == 2:
            before = RETOLD[id]
            seat = sqlite_server.table(id).playing().record.answers[-1][0]
            live.reach(live.ask("undo", seat=seat, sequence=live.table["sequence"])["sequence"])
            assert retold(story_of(sqlite_server.table(id))) is not before
        table = sqlite_server.table(id)
        for seat in range(2):
            expected = json.loads(json.dumps(moments_since(table, seat, table.words("en"))))
            assert json.loads(since(story_of(table), seat, "en")) == expected
            assert jana.get(f"/api/tables/{id}/since/{seat}").json() == expected


def test_only_so_many_games_are_kept(sqlite_server: Server) -> None:
    jana = sqlite_server.guest()
    ids = [str(jana.new_table(ME, ME, game="_template")["id"]) for _ in range(retelling.KEPT + 2)]
    for id in ids:
        retold(story_of(sqlite_server.table(id)))
    assert list(RETOLD) == ids[2:]


# ---- everything once more


def test_an_address_is_told_everything_again_only_now_and_then(database: str) -> None:
    with Server(database, resyncs_per_second=0.01, resync_burst=3) as server:
        jana = server.guest()
        live = jana.socket(str(jana.new_table(ME, ME)["id"]))
        for message in ({"type": "language", "language": "cs"}, {"type": "since", "sequence": 0}):
            live.ask(**message)
        other = jana.socket(live.table["id"])
        other.ask("language", language="en")
        assert_refused(other.ask("since", sequence=0), "too-many-requests")
        assert_refused(live.ask("language", language="en"), "too-many-requests")
        assert live.ask("chat", text="Still here.")["type"] == "done"
