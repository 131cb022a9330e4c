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
from chaos.floods import is_on
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
