"""Moves on their way into PostgreSQL: all that wait go in one statement, which is one round trip and one commit."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import nullcontext
from typing import Any

import asyncpg
from sqlalchemy.ext.asyncio import AsyncEngine

from deskovka.server.postgres_line import Line
from deskovka.server.writer import Entry, Stale, Writer

# Rows are locked in the order of their ids, so that processes never wait for each other in a circle.  Whoever waited
# for a lock sees the row as the other one left it: then its sequence does not fit any more, and nothing is written.
WRITE = """
WITH new AS (
    SELECT * FROM unnest(
        $1::text[], $2::int[], $3::timestamptz[], $4::text[], $5::int[], $6::text[], $7::timestamptz[], $8::text[],
        $9::float8[], $10::text[], $11::timestamptz[], $12::timestamptz[], $13::text[], $14::float8[],
        $15::text[], $16::text[]
    ) AS each (id, sequence, seen, kind, seat, words, at, ticket, used, status, due, moved, snapshot, bank, wish,
        spent)
), locked AS MATERIALIZED (
    SELECT id FROM tables WHERE id = ANY ($1::text[]) ORDER BY id FOR UPDATE
), gone_on AS (
    UPDATE tables SET
        sequence = new.sequence, status = new.status, due = new.due, changed = new.at, moved = new.moved,
        wish = new.wish::json,
        spent = new.spent::json,
        snapshot = coalesce(new.snapshot::json, tables.snapshot),
        snapshot_at = CASE WHEN new.snapshot IS NULL THEN coalesce(snapshot_at, tables.sequence) ELSE new.sequence END
    FROM new JOIN locked ON locked.id = new.id
    WHERE tables.id = new.id AND tables.sequence = new.sequence - 1 AND tables.changed = new.seen
    RETURNING tables.id
), added AS (
    INSERT INTO moves ("table", sequence, kind, seat, words, at, ticket, used)
    SELECT id, sequence, kind, seat, words, at, ticket, used FROM new JOIN gone_on USING (id)
), banks AS (
    UPDATE seats SET bank = new.bank FROM new JOIN gone_on USING (id)
    WHERE seats."table" = new.id AND seats.number = new.seat AND new.bank IS NOT NULL
)
SELECT id, pg_notify($17, id || $18) FROM gone_on
"""
CUT = ("08", "57P")  # the connection or the server is gone: whether it was stored, only the database knows


class PostgresWriter(Writer[Entry]):
    """Writes through one connection of its own."""

    def __init__(self, engine: AsyncEngine, channel: str, sender: str) -> None:
        super().__init__()
        self.line = Line(engine)
        self.told = (channel, sender)

    def turn(self) -> Any:
        return nullcontext()

    async def write_batch(self, entries: list[Entry]) -> list[Exception | None]:
        """One move of each table at a time: their order is that of coming."""
        problems: dict[int, Exception | None] = {}
        left = list(range(len(entries)))
        while left:
            tables: set[str] = set()
            now = [number for number in left if is_first(entries[number].move.table, tables)]
            found = await self.write_now([entries[number] for number in now])
            problems.update(zip(now, found, strict=True))
            left = [number for number in left if number not in problems]
        return [problems[number] for number in range(len(entries))]

    async def write_now(self, entries: list[Entry]) -> list[Exception | None]:
        """Together if that goes, else one by one; not again where nobody knows whether it went."""
        try:
            written = await self.write_together(entries)
        except Exception as problem:
            if not is_definite(problem):
                await self.line.drop()
                return [problem] * len(entries)
            if len(entries) == 1:
                return [problem]
            return [(await self.write_now([entry]))[0] for entry in entries]
        return [None if entry.move.table in written else Stale() for entry in entries]

    async def write_together(self, entries: list[Entry]) -> set[str]:
        """The tables that have gone on."""
        columns = zip(*map(as_row, entries), strict=True)
        found = await (await self.line.opened()).fetch(WRITE, *map(list, columns), *self.told)
        return {row["id"] for row in found}

    async def close(self) -> None:
        await super().close()
        await self.line.close()


def as_row(entry: Entry) -> Sequence[Any]:
    move, after = entry.move, entry.after
    snapshot = None if entry.snapshot is None else json.dumps(entry.snapshot, separators=(",", ":"))
    said = (move.kind, move.seat, move.words, move.at, move.ticket, move.used)
    left = (after["status"], after["due"], entry.moved, snapshot, entry.bank, entry.wish_as_text(), entry.spent)
    return (move.table, move.sequence, entry.seen, *said, *left)


def is_first(table: str, seen: set[str]) -> bool:
    first = table not in seen
    seen.add(table)
    return first


def is_definite(problem: Exception) -> bool:
    """Has the database itself said no, so that nothing of it is stored?"""
    if isinstance(problem, asyncpg.PostgresError):
        return not str(problem.sqlstate).startswith(CUT)
    return isinstance(problem, asyncpg.InterfaceError) and isinstance(problem, ValueError)  # what cannot be sent at all
