"""What other processes have done at tables, in one round trip for all of which we have heard meanwhile."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from datetime import datetime
from typing import Any, cast

from sqlalchemy import JSON
from sqlalchemy.ext.asyncio import AsyncEngine

from deskovka.server.models import MoveRow, SeatRow, TableRow, Unmapped
from deskovka.server.postgres_line import Line

OBJECT = JSON()
COLUMNS = [column for column in TableRow.__table__.columns if column.key != "snapshot"]
READ = f"""
SELECT wanted.after AS "since", {", ".join(f't."{column.key}"' for column in COLUMNS)},
    (SELECT json_agg(s ORDER BY s.number) FROM seats s WHERE s."table" = t.id) AS "its seats",
    (SELECT json_agg(m ORDER BY m.sequence) FROM moves m
        WHERE m."table" = t.id AND m.sequence > wanted.after AND m.sequence <= t.sequence) AS "its moves"
FROM unnest($1::text[], $2::int[]) AS wanted (id, after) JOIN tables t ON t.id = wanted.id
"""


Found = tuple[TableRow, list[SeatRow], list[MoveRow]]
Wanted = tuple[str, int]  # a table, and after which of its moves


class PostgresReader:
    """Reads through one connection of its own; whoever comes while it reads is answered with the next look."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.line = Line(engine)
        self.waiting: list[tuple[Wanted, asyncio.Future[Found | None]]] = []
        self.work: asyncio.Task[None] | None = None

    async def read(self, id: str, after: int) -> Found | None:
        """A table without its snapshot, its seats, and its moves after a sequence number."""
        found: asyncio.Future[Found | None] = asyncio.get_running_loop().create_future()
        self.waiting.append(((id, after), found))
        if self.work is None:
            self.work = asyncio.create_task(self.read_all())
        return await found

    async def read_all(self) -> None:
        try:
            while self.waiting:
                batch, self.waiting = self.waiting, []
                await self.answer(batch)
        finally:
            self.work = None

    async def answer(self, batch: list[tuple[Wanted, asyncio.Future[Found | None]]]) -> None:
        problem: Exception | None = None
        known: dict[Wanted, Found] = {}
        try:
            known = await self.look({wanted for wanted, _ in batch})
        except Exception as failed:
            problem = failed
        for wanted, found in batch:
            if found.done():  # whoever wanted it is gone
                continue
            if problem is None:
                found.set_result(known.get(wanted))
            else:
                found.set_exception(problem)

    async def look(self, wanted: set[Wanted]) -> dict[Wanted, Found]:
        """All of it in one round trip."""
        ids, after = zip(*wanted, strict=True)
        try:
            rows = await (await self.line.opened()).fetch(READ, list(ids), list(after))
        except BaseException:
            await self.line.drop()
            raise
        return {(row["id"], row["since"]): found_in(row) for row in rows}

    async def close(self) -> None:
        if self.work is not None:
            await self.work
        await self.line.close()


def found_in(row: Mapping[str, Any]) -> Found:
    values = {column.key: value_of(column.type, row[column.key]) for column in COLUMNS}
    seats = [cast(SeatRow, Unmapped(**seat)) for seat in value_of(OBJECT, row["its seats"]) or []]
    moves = [move_of(move) for move in value_of(OBJECT, row["its moves"]) or []]
    return cast(TableRow, Unmapped(**values, snapshot=None)), seats, moves


def value_of(kind: Any, value: Any) -> Any:
    """SQLAlchemy has told the connection what to do with JSON, or has left it as text: that depends on its version."""
    return json.loads(value) if isinstance(kind, JSON) and isinstance(value, str) else value


def move_of(told: dict[str, Any]) -> MoveRow:
    return cast(MoveRow, Unmapped(**{**told, "at": datetime.fromisoformat(told["at"])}))
