"""What others do between two steps of somebody: nothing is lost, done twice, or told as it no longer is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import time

import pytest
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from deskovka.server.models import PlayerRow, TableRow
from deskovka.server.presence import Looker
from deskovka.server.refused import Refused
from deskovka.server.service import Service
from deskovka.server.storage import HERE
from support.server import SECONDS
from support.two import Held, Two, options, with_two

# ---- what is read while it changes


def test_news_that_come_while_a_table_is_being_loaded_are_not_lost(postgres: str) -> None:
    async def test(two: Two) -> None:
        id, jana, petr = await two.sit_down("vale")
        two.listen()
        two.b.forget(id)
        load = Held(two.b.storage, "load")
        bell = two.b.hub.watch(id, petr.id)
        coming = asyncio.create_task(two.b.table_anew(id))
        await load.reached.wait()
        await two.a.answer(id, jana.id, 0, 0, (await options(two.a, id, 0))[0])
        two.tell(two.a, id)
        load.free.set()
        await coming
        assert bell.rung.is_set()  # so whoever waits for it looks again
        assert (await two.b.table(id)).sequence == 1
        assert two.b.believed(id) is not None

    with_two(postgres, test)


def test_news_of_anything_while_a_table_is_being_loaded_make_it_doubted(postgres: str) -> None:
    async def test(two: Two) -> None:
        id, jana, _ = await two.sit_down("vale")
        two.listen()
        two.b.forget(id)
        load = Held(two.b.storage, "load")
        coming = asyncio.create_task(two.b.table(id))
        await load.reached.wait()
        await two.a.answer(id, jana.id, 0, 0, (await options(two.a, id, 0))[0])
        two.b.doubt(None)  # as after a time in which it did not hear
        load.free.set()
        await coming
        assert (await two.b.table(id)).sequence == 1

    with_two(postgres, test)


def test_nobody_remembers_a_doubt_about_a_table_that_is_not_there(postgres: str) -> None:
    async def test(two: Two) -> None:
        two.listen()
        load = Held(two.b.storage, "load")
        coming = asyncio.create_task(two.b.rows("0" * 22))
        await load.reached.wait()
        two.b.doubt("0" * 22)
        load.free.set()
        await asyncio.gather(coming, return_exceptions=True)
        assert two.b.doubted == {}

    with_two(postgres, test)


def test_what_was_read_before_somebody_paused_does_not_let_it_go_on(postgres: str) -> None:
    async def test(two: Two) -> None:
        id, *_ = await two.sit_down()
        two.listen()
        table = await two.a.table(id)
        two.a.doubt(id)
        news = Held(two.a.storage, "news_of")
        coming = asyncio.create_task(two.a.table(id))  # of a viewer who comes
        await news.reached.wait()
        await two.a.change_row(table, paused=True)
        news.free.set()
        await coming
        assert (await two.a.table(id)).row.paused

    with_two(postgres, test)


# ---- a rematch


async def played_out(two: Two) -> tuple[str, PlayerRow, PlayerRow]:
    """A finished game that both processes know."""
    id, jana, petr = await two.sit_down()
    people = (jana, petr)
    while (table := await two.a.table(id)).status_now() == "running":
        seat = table.playing().state.pending()[0].seat
        words = (await options(two.a, id, seat))[0]
        await two.a.answer(id, people[seat].id, seat, table.told_sequence([seat]), words)
    await two.b.table(id)
    return id, jana, petr


async def tables_there_are(two: Two) -> int:
    async with two.a.storage.look() as session:
        return await session.scalar(select(func.count()).select_from(TableRow)) or 0


def test_two_who_want_a_rematch_at_once_get_one(postgres: str) -> None:
    async def test(two: Two) -> None:
        id, jana, petr = await played_out(two)
        before = await tables_there_are(two)
        two.listen()
        told = await asyncio.gather(two.a.lobby.rematch(id, jana), two.b.lobby.rematch(id, petr))
        assert told[0] == told[1]
        assert await tables_there_are(two) == before + 1
        assert await two.b.storage.tables_of(petr.id) == [told[0], id]

    with_two(postgres, test)


def test_a_rematch_that_is_heard_of_in_the_last_moment_is_the_one(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(two: Two) -> None:
        id, jana, petr = await played_out(two)
        two.listen()
        begin = two.b.storage.transaction
        told = []

        @asynccontextmanager
        async def heard_before() -> AsyncIterator[AsyncSession]:
            """A transaction that is begun only when the other rematch is there, and somebody has looked."""
            monkeypatch.setattr(two.b.storage, "transaction", begin)
            told.append(await two.a.lobby.rematch(id, jana))
            two.tell(two.a, id)
            await two.b.table(id)
            async with begin() as session:
                yield session

        monkeypatch.setattr(two.b.storage, "transaction", heard_before)
        assert await two.b.lobby.rematch(id, petr) == told[0]

    with_two(postgres, test)


# ---- a bot for whoever is away

SHORT = {"grace_seconds": 0.01, "fair_seconds": 0.01}


async def until_fair(service: Service, id: str, seat: int) -> None:
    """Until others may let a bot play for whoever sits there."""
    async with asyncio.timeout(SECONDS):
        while True:
            table = await service.table(id)
            fair = table.away(table.seats[seat])["bot_from"]
            if fair is not None and fair <= time():
                return
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("was_there", [False, True])
def test_whoever_is_away_may_be_replaced_through_any_process(postgres: str, was_there: bool) -> None:
    """The page of the host is open at one process, and its request comes to the other, where nobody looks."""

    async def test(two: Two) -> None:
        id, jana, petr = await two.sit_down()
        here, there = two.a.presence, two.b.presence
        here.come(id, Looker(jana.id, "Jana"))
        if was_there:
            looker = Looker(petr.id, "Petr")
            here.come(id, looker)
            there.heard(id, HERE, here.told(id))
            assert there.away_since(id, petr.id) is None
            here.go(id, looker)
        there.heard(id, HERE, here.told(id))
        await until_fair(two.a, id, 1)
        await until_fair(two.b, id, 1)
        await two.b.lobby.deputise(id, jana, 1, "random")
        assert (await two.b.table(id)).seats[1].deputy == "random"

    with_two(postgres, test, **SHORT)


def test_nobody_is_away_from_a_table_that_nobody_looks_at(postgres: str) -> None:
    async def test(two: Two) -> None:
        id, jana, petr = await two.sit_down()
        looker = Looker(jana.id, "Jana")
        two.a.presence.come(id, looker)
        two.b.presence.heard(id, HERE, two.a.presence.told(id))
        await until_fair(two.b, id, 1)
        two.a.presence.go(id, looker)
        two.b.presence.heard(id, HERE, two.a.presence.told(id))
        for service in (two.a, two.b):
            assert service.presence.away_since(id, petr.id) is None
            with pytest.raises(Refused, match="not-away"):
                await service.lobby.deputise(id, jana, 1, "random")

    with_two(postgres, test, **SHORT)


def test_whoever_comes_back_while_a_bot_is_put_on_their_seat_plays(postgres: str) -> None:
    async def test(two: Two) -> None:
        id, jana, petr = await two.sit_down()
        two.a.presence.come(id, Looker(jana.id, "Jana"))
        await until_fair(two.a, id, 1)
        change = Held(two.a, "note_change", before=True)
        replacing = asyncio.create_task(two.a.lobby.deputise(id, jana, 1, "random"))
        await change.reached.wait()
        coming = asyncio.create_task(two.a.lobby.welcome(id, petr.id))
        await asyncio.sleep(0)
        two.a.presence.come(id, Looker(petr.id, "Petr"))
        change.free.set()
        await asyncio.gather(replacing, coming)
        seat = (await two.a.table(id)).seats[1]
        assert (seat.deputy, seat.absent) == (None, False)

    with_two(postgres, test, **SHORT)
