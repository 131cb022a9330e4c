"""Where many answer they are taken up together, in the order in which they came; where few do, nobody waits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from threading import Event

import pytest

from deskovka.server import gathering
from deskovka.server.gathering import Gathering
from deskovka.server.writer import Entry
from support.server import ME, SECONDS, Server, wait_for
from support.tables import first_words

FOR_EVER = 3600.0


class Visitors:
    """Go through a door, and stay inside until they are let go."""

    def __init__(self) -> None:
        self.door = Gathering()
        self.inside: list[str] = []
        self.leave = asyncio.Event()

    def come(self, name: str) -> asyncio.Task[None]:
        return asyncio.create_task(self.visit(name))

    async def visit(self, name: str) -> None:
        async with self.door:
            self.inside.append(name)
            await self.leave.wait()


Test = Callable[[Visitors], Awaitable[None]]


def run(test: Test) -> None:
    async def go() -> None:
        async with asyncio.timeout(SECONDS):
            await test(Visitors())

    asyncio.run(go())


async def soon() -> None:
    """Whoever can go on does."""
    for _ in range(5):
        await asyncio.sleep(0)


def test_who_come_one_after_another_never_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathering, "TOGETHER", FOR_EVER)

    async def test(visitors: Visitors) -> None:
        visitors.leave.set()
        for name in "abc":
            await visitors.visit(name)
        assert visitors.inside == ["a", "b", "c"]

    run(test)


def test_who_come_while_somebody_is_inside_go_in_together_and_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathering, "TOGETHER", FOR_EVER)

    async def test(visitors: Visitors) -> None:
        coming = [visitors.come("a")]
        await soon()
        coming += [visitors.come(name) for name in "bcd"]
        await soon()
        assert visitors.inside == ["a"]
        opening = visitors.door.opening
        assert isinstance(opening, asyncio.TimerHandle)
        assert opening.when() == visitors.door.opened + FOR_EVER
        visitors.door.open()  # as it does then
        await soon()
        assert visitors.inside == ["a", "b", "c", "d"]
        visitors.leave.set()
        await asyncio.gather(*coming)

    run(test)


def test_after_many_the_next_waits_for_others_though_nobody_is_inside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathering, "TOGETHER", FOR_EVER)

    async def test(visitors: Visitors) -> None:
        coming = [visitors.come("a")]
        await soon()
        coming += [visitors.come(name) for name in "bc"]
        await soon()
        visitors.door.open()  # the time is up
        visitors.leave.set()
        await asyncio.gather(*coming)
        late = visitors.come("d")
        await soon()
        assert visitors.inside == ["a", "b", "c"]
        visitors.door.open()
        await late
        await visitors.visit("e")  # it came alone: the door stands open again
        assert visitors.inside == ["a", "b", "c", "d", "e"]

    run(test)


def test_enough_who_wait_open_the_door_before_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathering, "TOGETHER", FOR_EVER)

    async def test(visitors: Visitors) -> None:
        coming = [visitors.come("first")]
        await soon()
        names = [str(number) for number in range(gathering.ENOUGH)]
        coming += [visitors.come(name) for name in names[:-1]]
        await soon()
        assert visitors.inside == ["first"]
        coming.append(visitors.come(names[-1]))
        await soon()
        assert visitors.inside[1:] == names
        visitors.leave.set()
        await asyncio.gather(*coming)
        assert visitors.door.opening is None

    run(test)


def test_who_goes_away_holds_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathering, "TOGETHER", FOR_EVER)

    async def test(visitors: Visitors) -> None:
        first = visitors.come("a")
        await soon()
        impatient, patient = visitors.come("b"), visitors.come("c")
        await soon()
        impatient.cancel()
        first.cancel()
        await asyncio.wait([impatient, first])
        visitors.door.open()  # the time is up
        visitors.leave.set()
        await patient
        assert visitors.inside == ["a", "c"]
        assert visitors.door.inside == 0

    run(test)


def test_nothing_is_acknowledged_or_told_before_it_is_on_disk_however_many_answer(
    sqlite_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    jana = sqlite_server.guest()
    lives = [jana.socket(jana.new_table(ME, ME)["id"]) for _ in range(4)]
    writer = sqlite_server.app.state.service.storage.writer
    write, is_there, batches = writer.write_batch, Event(), []

    async def slowly(entries: list[Entry]) -> list[Exception | None]:
        batches.append(len(entries))
        while not is_there.is_set():
            await asyncio.sleep(0.01)
        done: list[Exception | None] = await write(entries)
        return done

    monkeypatch.setattr(writer, "write_batch", slowly)
    for live in lives:
        live.drain()
        question = live.questions()[0]
        live.send(type="answer", id=1, seat=question["seat"], sequence=live.table["sequence"], words=first_words(live))
    wait_for(lambda: sum(batches) + len(writer.waiting) == len(lives))
    for live in lives:
        with pytest.raises(TimeoutError):
            live.read(0.2)
    is_there.set()
    for live in lives:
        reply = live.until(lambda told: told["type"] == "done" or told.get("sequence") == 1)
        assert (reply["type"], reply["sequence"]) == ("done", 1)  # before the news of it
        assert live.reach(1)["sequence"] == 1
    assert sum(batches) == len(lives)
    assert len(batches) < len(lives)
