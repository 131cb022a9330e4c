"""Tables that nobody looks at leave memory by time and by size; whoever comes back finds them as they were."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from deskovka.server.live import MOVES_AT_ONCE, LiveTable
from deskovka.server.memory import BYTES_OF_ANSWER, BYTES_OF_TABLE, bytes_of
from support.server import ME, OPEN, Server, play_on, sqlite_url
from support.tables import first_words, two_at_a_table


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Server]:
    """There is room for two tables."""
    with Server(sqlite_url(tmp_path), table_bytes=BYTES_OF_TABLE * 5 // 2) as server:
        yield server


async def tidy(server: Server) -> list[str]:
    server.app.state.service.memory.tidy()
    return list(server.app.state.service.tables)


def test_a_table_that_nobody_looks_at_leaves_after_a_while(tmp_path: Path) -> None:
    with Server(sqlite_url(tmp_path), idle_table_seconds=0.001) as server:
        id, jana, petr = two_at_a_table(server)
        jana.does(0, first_words(jana))
        petr.reach(1)
        whole = server.whole(id)
        assert id in server.run(tidy, server), "somebody looks at it"
        for viewer in (jana, petr):
            viewer.close()
        assert server.run(tidy, server) == []
        assert server.whole(id) == whole


def test_those_wanted_longest_ago_make_room(small: Server) -> None:
    jana = small.guest()
    ids = [jana.new_table(ME, OPEN)["id"] for _ in range(4)]
    jana.look(ids[0])
    assert small.run(tidy, small) == [ids[3], ids[0]]


def test_a_table_that_is_being_changed_stays(small: Server) -> None:
    jana = small.guest()
    ids = [jana.new_table(ME, OPEN)["id"] for _ in range(4)]

    async def tidy_while_changing() -> list[str]:
        async with small.app.state.service.lock(ids[0]):
            await small.app.state.service.table(ids[0])
            for id in ids[1:]:
                await small.app.state.service.table(id)
            return await tidy(small)

    assert ids[0] in small.run(tidy_while_changing)


def test_answers_take_room(small: Server) -> None:
    id, jana, _ = two_at_a_table(small)
    before = bytes_of(small.table(id))
    jana.does(0, first_words(jana))
    assert bytes_of(small.table(id)) == before + BYTES_OF_ANSWER


def test_a_long_game_that_comes_back_is_played_again_in_slices(sqlite_server: Server) -> None:
    id, jana, petr = two_at_a_table(sqlite_server)
    answers = play_on([jana, petr], Random(3), most=4 * MOVES_AT_ONCE)
    whole = sqlite_server.whole(id)
    turns = 0

    async def come_back() -> None:
        """Others have their turn in between: they count how often."""
        nonlocal turns
        service = sqlite_server.app.state.service
        service.forget(id)
        moves = await service.storage.load(id)
        loading = asyncio.create_task(LiveTable(moves[0], moves[1], []).go_through(moves[2]))
        while not loading.done():
            turns += 1
            await asyncio.sleep(0)
        await loading

    sqlite_server.run(come_back)
    assert turns >= answers // MOVES_AT_ONCE
    assert sqlite_server.whole(id) == whole
