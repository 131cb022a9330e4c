"""News: whoever looks at a table is woken when it changes, in this process or another one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import asyncpg
from sqlalchemy.exc import SQLAlchemyError

from deskovka.server.storage import CHANNEL, CHAT, ENDED, HERE, OWN, SENDER, WHO, Storage

log = logging.getLogger(__name__)
PULSE = 5.0  # seconds between two looks whether the connection that listens is still there


class Bell:
    """Rung when a table changes; remembers whether somebody spoke there, or only came or went."""

    def __init__(self, player: str | None = None) -> None:
        self.player = player  # whom it wakes
        self.rung = asyncio.Event()
        self.chat = True  # at first, for what was said before
        self.moved = True

    def ring(self, chat: bool = False, company: bool = False) -> None:
        self.chat = self.chat or chat
        self.moved = self.moved or not company
        self.rung.set()

    def answer(self) -> tuple[bool, bool]:
        """Silence it; is there something new in the chat, or at the table itself?"""
        told = self.chat, self.moved
        self.chat = self.moved = False
        self.rung.clear()
        return told


class Hub:
    """Wakes watchers.  A watcher looks up itself what has changed, so that nothing piles up for a slow one."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.watchers: dict[str, set[Bell]] = {}
        self.spoken = 0  # how often anybody was told that something was said
        self.listener: asyncio.Task[None] | None = None
        self.is_listening = not storage.settings.is_postgres  # do we hear of whatever others do?
        self.heard_of: Callable[[str, str, str], None] = lambda table, what, told: None  # who is here
        self.changed_elsewhere: Callable[[str | None], None] = lambda table: None  # by others; None: perhaps all
        self.session_ended: Callable[[str], None] = lambda session: None

    def watch(self, table: str, player: str | None) -> Bell:
        bell = Bell(player)
        self.watchers.setdefault(table, set()).add(bell)
        return bell

    def leave(self, table: str, bell: Bell) -> None:
        bells = self.watchers.get(table, set())
        bells.discard(bell)
        if not bells:
            self.watchers.pop(table, None)

    def ring(self, table: str, chat: bool = False, company: bool = False) -> None:
        self.spoken += chat
        for bell in self.watchers.get(table, ()):
            bell.ring(chat, company)

    def ring_for(self, table: str, player: str | None) -> None:
        """Something that concerns one player only: nobody else is to notice."""
        for bell in self.watchers.get(table, ()):
            if bell.player == player:
                bell.ring()

    def ring_all(self) -> None:
        for table in list(self.watchers):
            self.ring(table, chat=True)

    # ---- other processes

    async def open(self) -> None:
        if self.storage.settings.is_postgres:
            self.listener = asyncio.create_task(self.listen())

    async def close(self) -> None:
        if self.listener is not None:
            self.listener.cancel()
            await asyncio.gather(self.listener, return_exceptions=True)

    async def listen(self) -> None:
        """Hear what other processes commit; after a lost connection everybody looks again."""
        while True:
            try:
                await self.listen_once()
            except (
                OSError,
                SQLAlchemyError,
                asyncpg.PostgresError,
                asyncpg.InterfaceError,
            ) as problem:  # or TimeoutError
                log.warning("no news from the database: %s", problem)
            await asyncio.sleep(1)

    async def listen_once(self) -> None:
        """Listen until the connection is lost."""
        async with self.storage.engine.connect() as connection:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            lost = asyncio.Event()
            try:
                raw.add_termination_listener(lambda *_: lost.set())
                await raw.add_listener(CHANNEL, self.heard)
                self.changed_elsewhere(None)  # while nobody listened
                self.is_listening = True
                self.ring_all()
                await self.until_lost(raw, lost)
            finally:
                self.is_listening = False
                await connection.invalidate()  # it goes on listening: nobody else may get it

    async def until_lost(self, raw: Any, lost: asyncio.Event) -> None:
        """A connection may also end without a word: then it does not answer any more."""
        while not lost.is_set():
            try:
                await asyncio.wait_for(lost.wait(), PULSE)
            except TimeoutError:
                await raw.execute(f"LISTEN {CHANNEL}", timeout=PULSE)  # once more changes nothing

    def heard(self, connection: Any, pid: int, channel: str, payload: Any) -> None:
        table, _, news = str(payload).partition(" ")
        what, _, told = news.partition(" ")
        if what in (HERE, WHO):
            self.heard_of(table, what, told)
        elif what == ENDED:
            self.session_ended(table)
        else:
            self.heard_change(str(payload))

    def heard_change(self, payload: str) -> None:
        """Somebody moved, spoke or changed something; what we did ourselves we know."""
        news, _, sender = payload.partition(SENDER)
        if sender == self.storage.process:
            return
        table, _, said = news.partition(" ")
        what, _, told = said.partition(" ")
        if what != CHAT:
            self.changed_elsewhere(table)
        if what == OWN:
            self.ring_for(table, told)
        else:
            self.ring(table, what == CHAT)
