"""A flood floods: one that is cut off begins again, none sends what a server would not take, none ends unnoticed."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from chaos.attackers import Attacker, Flood, Prey
from chaos.floods import MOMENTS, Figure, is_on, until_calm
from deskovka.server.settings import Settings


class Cut:
    """A connection that is lost with its first message."""

    def __init__(self, sent: list[str]) -> None:
        self.sent = sent

    async def send(self, text: str) -> None:
        self.sent.append(text)
        raise OSError("cut off")

    def __aiter__(self) -> AsyncIterator[str]:
        return self.read()

    async def read(self) -> AsyncIterator[str]:
        await asyncio.sleep(600)
        yield ""


def attacker(sent: list[str]) -> Attacker:
    """One whose connections are all cut, and whose requests nobody answers."""

    @asynccontextmanager
    async def socket(table: str) -> AsyncIterator[Cut]:
        yield Cut(sent)

    async def request(*_: object) -> None:
        raise OSError("nobody there")

    on: Any = SimpleNamespace(is_set=lambda: True)
    made = Attacker("http://x", Prey("", "", "", ""), Flood(on, SimpleNamespace(value=0), SimpleNamespace(value=0)))
    made.person = SimpleNamespace(socket=socket, request=request)  # type: ignore[assignment]
    return made


def test_long_messages_are_as_long_as_they_may_be_and_a_cut_ends_no_flood() -> None:
    sent: list[str] = []

    async def flood() -> None:
        work = asyncio.ensure_future(attacker(sent).big_messages())
        async with asyncio.timeout(60):
            while len(sent) <= 20 and not work.done():  # ten connections: some have come again
                await asyncio.sleep(0.01)
        assert not work.done()
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)

    asyncio.run(flood())
    most = Settings(database="sqlite+aiosqlite://").message_bytes
    assert all(0.9 * most < len(text.encode()) <= most for text in sent)


def test_a_flood_that_has_broken_off_is_noticed() -> None:
    process = multiprocessing.get_context("spawn").Process(target=int)
    process.start()
    process.join()
    with pytest.raises(AssertionError, match="broken off"):
        is_on(process)


def calm_after(*usual: float, calmest: float = float("inf")) -> tuple[float, bool, int]:
    """What is known of the calmest moment, whether it was calm, and after how many looks; the last goes on for ever."""
    looks = 0

    async def look() -> list[float]:
        nonlocal looks
        looks += 1
        return [usual[min(looks, len(usual)) - 1]] * 3

    return *asyncio.run(until_calm(look, calmest)), looks


def test_quiet_begins_when_nothing_is_left_of_a_flood() -> None:
    assert calm_after(0.004) == (0.004, True, 2)  # one look alone says nothing
    assert calm_after(0.09, 0.03, 0.005, 0.004) == (0.004, True, 4)
    assert calm_after(0.09, 0.09, 0.005, calmest=0.004) == (0.004, True, 3)
    assert calm_after(0.09, calmest=0.004) == (0.004, False, MOMENTS)


def test_what_is_told_says_where_quiet_was_none() -> None:
    quiet, flooded = [0.004] * 20, [0.008] * 20
    assert Figure(quiet, flooded, quiet).told() == "p95 of 20 answers elsewhere: 8 ms, in quiet 4 ms"
    assert Figure(quiet, flooded, [0.09] * 20).told().endswith("in quiet 4 ms, right after it 90 ms")
    assert Figure(quiet, flooded, quiet, is_calm=False).told().endswith("; it was never calm")
