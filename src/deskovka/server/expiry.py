"""Forgetting what nobody has come back to: tables by how long nothing happened there, guests without tables, sessions.

In small steps with pauses between them, so that nobody waits for it; a setting of 0 days keeps a kind for ever.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from sqlalchemy import ColumnElement, and_, delete, select, update
from sqlalchemy.exc import SQLAlchemyError

from deskovka.server.leaving import forget_leaving
from deskovka.server.live import FINISHED, OPEN, RUNNING
from deskovka.server.models import (
    WHAT_IF,
    ChatRow,
    MoveRow,
    PlayerRow,
    ResultRow,
    ReviewRow,
    SeatRow,
    SessionRow,
    TableRow,
    TryRow,
    now,
)

if TYPE_CHECKING:
    from deskovka.server.service import Service

log = logging.getLogger(__name__)
FIRST, AGAIN = 60.0, 3600.0  # seconds after the start, and from one time to the next
TABLES_AT_ONCE, PLAYERS_AT_ONCE = 5, 100  # in one transaction
PAUSE = 0.2  # seconds between two of them


class Expiry:
    """Runs beside the games; several processes on one database may do so at once."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.storage = service.storage

    async def keep_forgetting(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                await self.forget_all()
            except (OSError, SQLAlchemyError) as problem:
                log.warning("what is old was not forgotten: %s", problem)
            await asyncio.sleep(AGAIN)

    async def forget_all(self) -> None:
        settings = self.service.settings
        kinds = (
            (TableRow.status == OPEN, settings.open_table_days),
            (TableRow.status == RUNNING, settings.running_table_days),
            (TableRow.status == FINISHED, settings.finished_table_days),
            (and_(TableRow.status.in_((RUNNING, FINISHED)), WHAT_IF), settings.what_if_days),
        )
        tables = sum([await self.forget_tables(kind, long_ago(days)) for kind, days in kinds if days])
        guests, sessions = await forget_leaving(self.service), 0
        if settings.guest_days:
            await self.count_from_now()
            guests += await self.forget_guests(long_ago(settings.guest_days))
        if settings.session_days:
            sessions = await self.forget_sessions(long_ago(settings.session_days))
        if tables or guests or sessions:
            log.info("forgotten: %d tables, %d guests, %d sessions", tables, guests, sessions)

    # ---- tables

    async def forget_tables(self, kind: ColumnElement[bool], before: datetime) -> int:
        """Tables of this kind where nothing has happened since then and nobody looks now."""
        forgotten, last = 0, ""
        while True:
            async with self.storage.look() as reading:
                found = await reading.scalars(
                    select(TableRow.id)
                    .where(kind, TableRow.changed < before, TableRow.id > last)
                    .order_by(TableRow.id)
                    .limit(TABLES_AT_ONCE)
                )
                some = list(found)
            if not some:
                return forgotten
            last = some[-1]
            forgotten += await remove_tables(
                self.service, [id for id in some if id not in self.service.hub.watchers], before
            )
            await asyncio.sleep(PAUSE)

    # ---- people

    async def count_from_now(self) -> None:
        """Players from before it was noted when somebody came: nobody knows how long they have been away."""
        unknown = select(PlayerRow.id).where(PlayerRow.seen.is_(None)).limit(PLAYERS_AT_ONCE)
        while True:
            async with self.storage.transaction() as session:
                ids = list(await session.scalars(unknown))
                await session.execute(update(PlayerRow).where(PlayerRow.id.in_(ids)).values(seen=now()))
            if not ids:
                return
            await asyncio.sleep(PAUSE)

    async def forget_guests(self, before: datetime) -> int:
        """Players without an account and without tables who have not come since then."""
        at_a_table = select(SeatRow.table).where(SeatRow.player == PlayerRow.id).exists()
        hosts = select(TableRow.id).where(TableRow.host == PlayerRow.id).exists()
        gone = select(PlayerRow.id).where(PlayerRow.login.is_(None), PlayerRow.seen < before, ~at_a_table, ~hosts)
        forgotten = 0
        while True:
            async with self.storage.transaction() as session:
                ids = list(await session.scalars(gone.limit(PLAYERS_AT_ONCE).with_for_update(skip_locked=True)))
                for rows in (SessionRow, ResultRow, TryRow):
                    await session.execute(delete(rows).where(rows.player.in_(ids)))
                await session.execute(delete(PlayerRow).where(PlayerRow.id.in_(ids)))
            if not ids:
                return forgotten
            forgotten += len(ids)
            await asyncio.sleep(PAUSE)

    async def forget_sessions(self, before: datetime) -> int:
        """Browsers of players who have not come since then: they log in again."""
        away = select(PlayerRow.id).where(PlayerRow.seen < before)
        old = select(SessionRow.id).where(SessionRow.player.in_(away)).limit(PLAYERS_AT_ONCE)
        forgotten = 0
        while True:
            async with self.storage.transaction() as session:
                ids = list(await session.scalars(old))
                await session.execute(delete(SessionRow).where(SessionRow.id.in_(ids)))
            if not ids:
                return forgotten
            forgotten += len(ids)
            await asyncio.sleep(PAUSE)


async def remove_tables(service: Service, ids: list[str], before: datetime | None = None) -> int:
    """All of these tables; with a moment, but those that somebody has changed since then."""
    async with service.storage.transaction() as session:
        still = select(TableRow.id).where(TableRow.id.in_(ids))
        if before is not None:
            still = still.where(TableRow.changed < before)
        old = list(await session.scalars(still.order_by(TableRow.id).with_for_update()))
        for rows in (ReviewRow, ChatRow, MoveRow, SeatRow):
            await session.execute(delete(rows).where(rows.table.in_(old)))
        await session.execute(delete(TableRow).where(TableRow.id.in_(old)))
        for id in old:
            await service.storage.tell(session, id)
    for id in old:
        service.forget(id)
        service.hub.ring(id)
    return len(old)


def long_ago(days: float) -> datetime:
    return now() - timedelta(days=days)
