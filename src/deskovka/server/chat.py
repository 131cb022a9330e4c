"""What is said at tables: lines that come at the same time are written together, and read once for all who look."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert

from deskovka.server.models import ChatRow
from deskovka.server.writer import Writer

if TYPE_CHECKING:
    from deskovka.server.hub import Hub
    from deskovka.server.storage import Storage

Line = dict[str, Any]  # a row of the chat, before it has an id


class ChatWriter(Writer[Line]):
    """A transaction for all lines that wait, whichever tables they are for."""

    pause = 0.01

    def __init__(self, storage: Storage) -> None:
        super().__init__()
        self.storage = storage

    def turn(self) -> Any:
        return nullcontext()  # a transaction waits for its own

    async def write_batch(self, lines: list[Line]) -> list[Exception | None]:
        """Together if that goes, else one by one."""
        try:
            await self.write_together(lines)
        except Exception as problem:
            if len(lines) == 1:
                return [problem]
            return [(await self.write_batch([line]))[0] for line in lines]
        return [None] * len(lines)

    async def write_together(self, lines: list[Line]) -> None:
        async with self.storage.transaction() as session:
            await session.execute(insert(ChatRow), lines)
            for table in dict.fromkeys(line["table"] for line in lines):
                await self.storage.tell_chat(session, table)


class ChatReader:
    """Whoever looks for the same lines at the same time shares one look into the database."""

    def __init__(self, storage: Storage, hub: Hub) -> None:
        self.storage = storage
        self.hub = hub
        self.looks: dict[tuple[str, int, int], asyncio.Future[list[ChatRow]]] = {}

    async def lines(self, table: str, after: int) -> list[ChatRow]:
        """What was said since.  A look that began before the last line was told of may miss it, so it is not shared."""
        wanted = (table, after, self.hub.spoken)
        look = self.looks.get(wanted)
        if look is None:
            look = self.looks[wanted] = asyncio.ensure_future(self.storage.chat(table, after))
            look.add_done_callback(lambda _: self.looks.pop(wanted, None))
        return await asyncio.shield(look)
