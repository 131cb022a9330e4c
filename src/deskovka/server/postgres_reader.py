"""What another process has done at a table, in one round trip."""

from __future__ import annotations

import asyncio
import json
from datetime import datetime
from typing import Any, cast

from sqlalchemy import JSON
from sqlalchemy.ext.asyncio import AsyncEngine

from deskovka.server.models import MoveRow, SeatRow, TableRow, Unmapped
from deskovka.server.postgres_line import Line

OBJECT = JSON()
COLUMNS = [column for column in TableRow.__table__.columns if column.key != "snapshot"]
READ = f"""
SELECT {", ".join(f't."{column.key}"' for column in COLUMNS)},
    (SELECT json_agg(s ORDER BY s.number) FROM seats s WHERE s."table" = t.id) AS "its seats",
    (SELECT json_agg(m ORDER BY m.sequence) FROM moves m
        WHERE m."table" = t.id AND m.sequence > $2 AND m.sequence <= t.sequence) AS "its moves"
FROM tables t WHERE t.id = $1
"""


class PostgresReader:
    """Reads through one connection of its own, one table after the other."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.line = Line(engine)
        self.turn = asyncio.Lock()

    async def read(self, id: str, after: int) -> tuple[TableRow, list[SeatRow], list[MoveRow]] | None:
        """A table without its snapshot, its seats, and its moves after a sequence number."""
        async with self.turn:
            try:
                found = await (await self.line.opened()).fetchrow(READ, id, after)
            except BaseException:
                await self.line.drop()
                raise
        if found is None:
            return None
        values = {column.key: value_of(column.type, found[column.key]) for column in COLUMNS}
        row = cast(TableRow, Unmapped(**values, snapshot=None))
        seats = [cast(SeatRow, Unmapped(**seat)) for seat in value_of(OBJECT, found["its seats"]) or []]
        moves = [move_of(move) for move in value_of(OBJECT, found["its moves"]) or []]
        return row, seats, moves


def value_of(kind: Any, value: Any) -> Any:
    """SQLAlchemy has told the connection what to do with JSON, or has left it as text: that depends on its version."""
    return json.loads(value) if isinstance(kind, JSON) and isinstance(value, str) else value


def move_of(told: dict[str, Any]) -> MoveRow:
    return cast(MoveRow, Unmapped(**{**told, "at": datetime.fromisoformat(told["at"])}))
