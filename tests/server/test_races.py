"""What others do between two steps of somebody: nothing is lost, done twice, or told as it no longer is."""

from __future__ import annotations

import asyncio

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
