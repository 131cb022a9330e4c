"""Whoever wants to be forgotten: at once they are nobody, then their name goes from every table.

What stays is what others have a part in: the games they played together, without the name.  A server that is stopped
meanwhile goes on with it later (expiry.py).
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from deskovka.server.export import seats_of
from deskovka.server.live import EXTERNAL, FINISHED, OPEN, RUNNING
from deskovka.server.lobby import left_to_a_bot
from deskovka.server.models import (
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
from deskovka.server.refused import Refused
from deskovka.text import texts

if TYPE_CHECKING:
    from deskovka.server.identity import Identity, Visit
    from deskovka.server.service import Service

OPENED: dict[str, Any] = {"kind": OPEN, "player": None, "name": "", "share": None}


async def leave(service: Service, identity: Identity, visit: Visit, password: str, address: str) -> None:
    """Forget whoever has shown this cookie; an account also by its password."""
    player = visit.player
    if player.login is not None and not await identity.passwords.check(
        player.login, address, player.password, password
    ):
        raise Refused("wrong-password")
    await identity.forget(player)
    await forget_at_tables(service, player.id)


async def forget_statistics(service: Service, player: str) -> None:
    """Begin anew: no result is kept, and so no rating."""
    async with service.storage.transaction() as session:
        await session.execute(delete(ResultRow).where(ResultRow.player == player))


async def forget_at_tables(service: Service, player: str) -> None:
    """Table by table, so that nobody waits long for it; then there is nothing left of them."""
    async with service.storage.look() as session:
        sitting = list(await session.scalars(select(SeatRow.table).where(seats_of(player))))
        made = list(await session.scalars(select(TableRow.id).where(TableRow.host == player)))
    for id in sorted({*sitting, *made}):
        await forget_at_table(service, id, player)
    with suppress(IntegrityError):  # a request that was under way has made a table: it is found next time
        async with service.storage.transaction() as session:
            for rows in (SessionRow, ResultRow, TryRow):
                await session.execute(delete(rows).where(rows.player == player))
            await session.execute(delete(PlayerRow).where(PlayerRow.id == player, PlayerRow.leaving.is_not(None)))


async def forget_at_table(service: Service, id: str, player: str) -> None:
    async with service.lock(id):
        async with service.storage.transaction() as session:
            status = await forgotten(session, id, player)
            await service.storage.tell(session, id)
        service.forget(id)
    service.hub.ring(id)
    if status == RUNNING:
        with suppress(Refused):  # of older rules
            service.caretaker.wake(await service.table(id))


async def forgotten(session: AsyncSession, id: str, player: str) -> str:
    """The status of the table, which says of one that is gone that it is over."""
    row = await session.get(TableRow, id, with_for_update=True)
    if row is None:
        return FINISHED
    seats = list(await session.scalars(select(SeatRow).where(SeatRow.table == id).order_by(SeatRow.number)))
    others = [seat.player for seat in seats if seat.player not in (None, player) and seat.bot != EXTERNAL]
    if row.host != player:
        others.insert(0, row.host)
    if not others:  # nobody else has a part in it
        for rows in (ReviewRow, ChatRow, MoveRow, SeatRow):
            await session.execute(delete(rows).where(rows.table == id))
        await session.execute(delete(TableRow).where(TableRow.id == id))
        return FINISHED
    for seat in seats:
        if player in (seat.player, seat.resigned):
            await clear(session, row, seat, player)
    at = now()
    row.host, row.changed, row.wish = others[0] or "", at, None
    row.lifted = {who: since for who, since in row.lifted.items() if who != player} if row.lifted else None
    row.due = at if row.status == RUNNING else row.due
    return row.status


async def clear(session: AsyncSession, row: TableRow, seat: SeatRow, player: str) -> None:
    """A seat, and what was said from it, without the name: open again, played by a bot, or as it ended."""
    name = texts(row.language)("core-somebody", number=seat.number + 1)
    said = update(ChatRow).where(ChatRow.table == row.id, ChatRow.name == seat.name)
    await session.execute(said.values(name=name))
    values: dict[str, Any] = {"name": name, "standing": None, "resigned": None}
    if seat.player == player:
        values |= {OPEN: OPENED, RUNNING: left_to_a_bot(None), FINISHED: {"player": None}}[row.status]
    for column, value in values.items():
        setattr(seat, column, value)


async def forget_leaving(service: Service) -> int:
    """Those whom a process that was stopped has not forgotten everywhere."""
    async with service.storage.look() as session:
        ids = list(await session.scalars(select(PlayerRow.id).where(PlayerRow.leaving.is_not(None))))
    for id in ids:
        await forget_at_tables(service, id)
    return len(ids)
