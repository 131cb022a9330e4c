"""Everything the server keeps about somebody, for them alone: no links, no luck, nothing another seat has answered."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import and_, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from deskovka.server.models import (
    Base,
    ChatRow,
    MoveRow,
    PlayerRow,
    ResultRow,
    SeatRow,
    SessionRow,
    TableRow,
    TryRow,
    now,
)
from deskovka.server.storage import Storage

FORMAT = "deskovka export 1"
OF_PLAYER = ("name", "login", "created", "seen")
OF_RESULT = tuple(column.key for column in ResultRow.__table__.columns if column.key not in ("id", "player"))
OF_TRY = ("puzzle", "first", "best", "tries", "begun", "tried")
OF_TABLE = (
    *("id", "game", "rules_version", "variants", "language", "status", "clock"),
    *("take_back", "memory_aid", "hints", "hinted", "created", "changed"),
)
OF_SEAT = ("number", "name", "share", "standing")
OF_MOVE = ("sequence", "seat", "kind", "words", "at", "used")
OF_CHAT = ("at", "kind", "name", "text")


async def export_of(storage: Storage, player: PlayerRow) -> dict[str, Any]:
    """As plain data."""
    async with storage.look() as session:
        sessions = select(SessionRow.created).where(SessionRow.player == player.id).order_by(SessionRow.created)
        results = select(ResultRow).where(ResultRow.player == player.id).order_by(ResultRow.id)
        tries = select(TryRow).where(TryRow.player == player.id).order_by(TryRow.begun, TryRow.puzzle)
        return {
            "format": FORMAT,
            "made": now().isoformat(),
            "player": told(player, OF_PLAYER),
            "browsers": [plain(created) for created in await session.scalars(sessions)],
            "results": [told(row, OF_RESULT) for row in await session.scalars(results)],
            "tries": [told(row, OF_TRY) for row in await session.scalars(tries)],
            "tables": await tables_of(session, player),
        }


async def tables_of(session: AsyncSession, player: PlayerRow) -> list[dict[str, Any]]:
    """Tables they have made, sit at or have left."""
    seats = list(await session.scalars(select(SeatRow).where(seats_of(player.id))))
    ids = {seat.table for seat in seats}
    rows = await session.scalars(
        select(TableRow).where(or_(TableRow.host == player.id, TableRow.id.in_(ids))).order_by(TableRow.created)
    )
    found: list[dict[str, Any]] = []
    for row in rows:
        mine = [seat for seat in seats if seat.table == row.id]
        found.append(
            {
                **told(row, OF_TABLE),
                "host": row.host == player.id,
                "seats": [{**told(seat, OF_SEAT), "resigned": seat.resigned == player.id} for seat in mine],
                "answers": await answers_at(session, [seat for seat in mine if seat.player == player.id]),
                "chat": await said_at(session, row.id, {player.name, *(seat.name for seat in mine)}),
            }
        )
    return found


def seats_of(player: str) -> Any:
    """Where somebody sits, or sat until they left for good."""
    return or_(SeatRow.player == player, SeatRow.resigned == player)


async def answers_at(session: AsyncSession, seats: list[SeatRow]) -> list[dict[str, Any]]:
    if not seats:
        return []
    given = or_(*(and_(MoveRow.table == seat.table, MoveRow.seat == seat.number) for seat in seats))
    return [
        told(move, OF_MOVE) for move in await session.scalars(select(MoveRow).where(given).order_by(MoveRow.sequence))
    ]


async def said_at(session: AsyncSession, table: str, names: set[str]) -> list[dict[str, Any]]:
    """Lines are kept with the name of whoever said them."""
    lines = select(ChatRow).where(ChatRow.table == table, ChatRow.name.in_(names)).order_by(ChatRow.id)
    return [told(line, OF_CHAT) for line in await session.scalars(lines)]


def told(row: Base, names: tuple[str, ...]) -> dict[str, Any]:
    return {name: plain(getattr(row, name)) for name in names}


def plain(value: Any) -> Any:
    return value.isoformat() if isinstance(value, datetime) else value
