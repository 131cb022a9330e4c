"""Garbage: answers leave none that has to be looked for, and what may leave some is looked at soon."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from deskovka.server import sweeping
from deskovka.server.sweeping import Sweeper
from support.server import SECONDS, Server, sqlite_url, wait_for
from support.tables import assert_refused, first_words, two_at_a_table


class Part:
    """Holds another thing, or itself."""

    def __init__(self) -> None:
        self.other: Any = None


def circle() -> weakref.ref[Part]:
    made = Part()
    made.other = made
    return weakref.ref(made)


@pytest.fixture
def by_hand() -> Iterator[None]:
    """The interpreter does not look by itself; afterwards everything is as it was."""
    gc.collect()
    gc.disable()
    yield
    gc.unfreeze()
    gc.enable()


def ours(garbage: list[Any]) -> list[str]:
    return [type(each).__name__ for each in garbage if type(each).__module__.startswith("deskovka.")]


def test_answers_good_and_bad_leave_no_circles(server: Server, by_hand: None) -> None:
    _, jana, petr = two_at_a_table(server)
    gc.collect()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        for number in range(1, 6):
            asked = jana if jana.questions() else petr
            assert_refused(asked.answer(0 if asked is jana else 1, "nonsense"), "refused")
            asked.does(0 if asked is jana else 1, first_words(asked))
            jana.reach(number)
            petr.reach(number)
        gc.collect()
        assert ours(gc.garbage) == []
    finally:
        gc.set_debug(0)
        gc.garbage.clear()


def test_who_has_gone_and_a_table_that_nobody_wants_are_freed_at_once(tmp_path: Path, by_hand: None) -> None:
    with Server(sqlite_url(tmp_path), idle_table_seconds=0.0) as server:
        id, jana, petr = two_at_a_table(server)
        jana.does(0, first_words(jana))
        table = weakref.ref(server.table(id))
        service = server.app.state.service
        bells = [weakref.ref(bell) for bell in service.hub.watchers[id]]
        for viewer in (jana, petr):
            viewer.close()
        server.run(snapshots_stored, server)
        server.run(tidied, server)
        wait_for(lambda: table() is None and not any(bell() for bell in bells))


async def snapshots_stored(server: Server) -> None:
    await server.app.state.service.snapshots.store()


async def tidied(server: Server) -> None:
    server.app.state.service.memory.tidy()


def test_what_work_leaves_behind_is_found_at_the_next_look(by_hand: None) -> None:
    sweeper = Sweeper()
    with sweeper.work():
        left = circle()
    sweeper.look(sweeper.looked + 0.01)
    assert left() is None


def test_without_work_nothing_is_looked_for(by_hand: None) -> None:
    sweeper, left = Sweeper(), circle()
    sweeper.look(sweeper.looked + 0.01)
    assert left() is not None


def test_while_somebody_is_at_work_what_they_have_made_so_far_is_not_put_away(by_hand: None) -> None:
    sweeper = Sweeper()
    with sweeper.work():
        left = circle()
        sweeper.look(sweeper.looked + sweeping.PATIENCE / 2)
    sweeper.look(sweeper.looked + sweeping.PATIENCE / 2)
    assert left() is None


def test_nobody_is_waited_for_longer_than_patience_lasts(by_hand: None) -> None:
    sweeper = Sweeper()
    with sweeper.work():
        before = gc.get_freeze_count()
        kept = [Part() for _ in range(100)]
        sweeper.look(sweeper.looked + sweeping.PATIENCE)
        assert gc.get_freeze_count() >= before + len(kept)


def test_what_was_put_away_is_found_after_a_long_time_or_many_connections(by_hand: None) -> None:
    for seconds, connections in ((sweeping.SELDOM, 0), (0.01, sweeping.MANY)):
        sweeper, left = Sweeper(), circle()
        sweeper.look(sweeper.looked + 0.01)
        assert left() is not None
        sweeper.ended = connections
        sweeper.look(sweeper.looked_at_all + seconds)
        assert left() is None
        assert sweeper.ended == 0


def test_connections_that_have_ended_are_counted(server: Server) -> None:
    _, jana, petr = two_at_a_table(server)
    sweeper = sweeper_of(server)
    assert sweeper.ended == 0
    assert sweeper.may_find
    jana.close()
    petr.close()
    assert sweeper.ended == 2
    assert sweeper.at_work == 0


def sweeper_of(server: Server) -> Sweeper:
    found: Sweeper = server.app.state.sweeper
    return found


def test_where_the_interpreter_looks_by_itself_we_do_not() -> None:
    assert gc.isenabled()
    asyncio.run(asyncio.wait_for(Sweeper().keep_sweeping(), SECONDS))
