"""Connections of browsers in which somebody is known: they end when the cookie they came with is revoked."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from deskovka.server.hub import Hub
from deskovka.server.models import PlayerRow, SessionRow
from deskovka.server.storage import ENDED, Storage

log = logging.getLogger(__name__)
OLD = "old."  # and the player: the session of a cookie from before there were sessions
AGAIN = 30.0  # seconds until it is looked whether the sessions of all connections are still good
AT_ONCE = 500  # looked up together


def old_session(player: str) -> str:
    return OLD + player


class Sessions:
    """Knows which connections hang on which session.

    Who revokes a session tells the other processes.  What nobody told, because the way between them was cut or the
    session was revoked while its connection was made, is found soon after.
    """

    def __init__(self, storage: Storage, hub: Hub) -> None:
        self.storage = storage
        self.connections: dict[str, set[Callable[[], None]]] = {}
        hub.session_ended = self.ended

    @contextmanager
    def while_good(self, session: str, end: Callable[[], None]) -> Iterator[None]:
        """Call `end` when the session ends, as long as this is open."""
        self.connections.setdefault(session, set()).add(end)
        try:
            yield
        finally:
            left = self.connections.get(session, set())
            left.discard(end)
            if not left:
                self.connections.pop(session, None)

    def ended(self, session: str) -> None:
        for end in list(self.connections.get(session, ())):
            end()

    async def tell_others(self, session: AsyncSession, ended: str) -> None:
        """The other processes hear of it with the commit."""
        await self.storage.tell(session, f"{ended} {ENDED}")

    async def keep_looking(self) -> None:
        while True:
            await asyncio.sleep(AGAIN)
            try:
                await self.look()
            except (OSError, SQLAlchemyError) as problem:
                log.warning("nobody knows whether sessions are still good: %s", problem)

    async def look(self) -> None:
        """End the connections of sessions that are good no longer."""
        held = list(self.connections)
        for first in range(0, len(held), AT_ONCE):
            some = held[first : first + AT_ONCE]
            players = [session.removeprefix(OLD) for session in some if session.startswith(OLD)]
            async with self.storage.look() as reading:
                good = set(await reading.scalars(select(SessionRow.id).where(SessionRow.id.in_(some))))
                old = await reading.scalars(select(PlayerRow.id).where(PlayerRow.id.in_(players), PlayerRow.legacy))
                good.update(map(old_session, old))
            for session in some:
                if session not in good:
                    self.ended(session)
