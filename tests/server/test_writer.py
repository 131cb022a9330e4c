"""Many moves on one way to the disk, of a SQLite file or a PostgreSQL: all arrive, and none suffers for another."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import select, text, update

from deskovka.server import sqlite_writer, writer
from deskovka.server.lobby import new_row
from deskovka.server.models import Base, ChatRow, MoveRow, PlayerRow, SeatRow, TableRow, now
from deskovka.server.settings import Settings
from deskovka.server.sqlite_writer import SqliteWriter
from deskovka.server.storage import Storage
from deskovka.server.writer import Entry, Stale, Writer
from support.server import SECONDS, sqlite_url

pytestmark = pytest.mark.usefixtures("durable")

HOST = "h" * 22
THEN = now()  # when all of it happens
LATER = THEN + timedelta(seconds=3)


REFUSED = (sqlite3.IntegrityError, asyncpg.NotNullViolationError)


class Disk:
    """A database with some tables, and what is read there through another connection."""

    def __init__(self, database: str, patch: pytest.MonkeyPatch) -> None:
        self.storage = Storage(Settings(database=database))
        self.writer = self.storage.writer
        self.tables: list[str] = []
        self.batches: list[int] = []  # how many moves went together
        self.gate = Gate()
        write = self.writer.write_batch

        async def wait_and_write(entries: list[Entry]) -> list[Exception | None]:
            await self.gate.pass_through()
            self.batches.append(len(entries))
            return await write(entries)

        patch.setattr(self.writer, "write_batch", wait_and_write)

    async def fill(self, tables: int) -> None:
        await self.storage.open()
        rows = [
            new_row(
                game="_template",
                rules_version=1,
                variants={},
                seed=number,
                language="en",
                status="running",
                host=HOST,
                spectate="",
            )
            for number in range(tables)
        ]
        for row in rows:
            row.changed = THEN
        async with self.storage.transaction() as session:
            session.add(PlayerRow(id=HOST, name="Jana"))
            await session.flush()
            session.add_all(rows)
        self.tables = [row.id for row in rows]

    async def rows(self, kind: type[Base]) -> int:
        async with self.storage.look() as session:
            return len(list(await session.scalars(select(kind))))

    async def loaded(self, table: str) -> tuple[TableRow, list[SeatRow], list[MoveRow]]:
        found = await self.storage.load(table)
        assert found is not None
        return found

    async def stored(self, table: str) -> tuple[int, list[tuple[int, str]]]:
        """The sequence number of a table, and its moves."""
        async with self.storage.look() as session:
            row = await session.get_one(TableRow, table)
            moves = await session.scalars(select(MoveRow).where(MoveRow.table == table).order_by(MoveRow.sequence))
            return row.sequence, [(move.sequence, move.words) for move in moves]

    async def sequences(self) -> list[int]:
        return [(await self.stored(table))[0] for table in self.tables]


class Gate:
    """Holds up what is written, once it has come there; open unless a test closes it."""

    def __init__(self) -> None:
        self.reached = asyncio.Event()
        self.open = asyncio.Event()
        self.open.set()

    async def pass_through(self) -> None:
        self.reached.set()
        await self.open.wait()


Test = Callable[[Disk], Awaitable[None]]
Run = Callable[..., None]


def runner(database: str, patch: pytest.MonkeyPatch) -> Run:
    """Runs a test at a database with so many tables."""

    def run(test: Test, tables: int = 5) -> None:
        async def go() -> None:
            disk = Disk(database, patch)
            try:
                async with asyncio.timeout(SECONDS):
                    await disk.fill(tables)
                    await test(disk)
            finally:
                await disk.storage.close()

        asyncio.run(go())

    return run


@pytest.fixture
def run(database: str, monkeypatch: pytest.MonkeyPatch) -> Run:
    """At a database of either kind."""
    return runner(database, monkeypatch)


@pytest.fixture
def run_sqlite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """For what a SQLite file needs."""
    return runner(sqlite_url(tmp_path), monkeypatch)


def entry(table: str, sequence: int = 1, words: Any = "play 1", seen: datetime = THEN) -> Entry:
    move = MoveRow(table=table, sequence=sequence, kind="answer", seat=0, words=words, at=THEN)
    after = {"snapshot": None, "status": "running", "due": None}
    return Entry(move, seen=seen, after=after, bank=None)


# ---- together


def test_fifty_moves_at_once_share_few_transactions(run: Run) -> None:
    async def test(disk: Disk) -> None:
        for sequence in (1, 2):
            await asyncio.gather(*(disk.storage.append(entry(table, sequence)) for table in disk.tables))
        for table in disk.tables:
            assert await disk.stored(table) == (2, [(1, "play 1"), (2, "play 1")])
        assert len(disk.batches) <= 20  # of a hundred moves

    run(test, tables=50)


def test_what_comes_while_the_disk_is_busy_goes_together(run: Run) -> None:
    async def test(disk: Disk) -> None:
        first, *others = disk.tables
        disk.gate.open.clear()
        alone = asyncio.create_task(disk.storage.append(entry(first)))
        await disk.gate.reached.wait()
        together = [asyncio.create_task(disk.storage.append(entry(table))) for table in others]
        await asyncio.sleep(0)
        disk.gate.open.set()
        await asyncio.gather(alone, *together)
        assert disk.batches == [1, 4]
        assert await disk.sequences() == [1] * 5

    run(test)


class Pauses:
    """Pauses of a writer, in the hands of the test; everything else of asyncio is as it is."""

    def __init__(self) -> None:
        self.begun: list[float] = []  # and how long each was to be
        self.over = asyncio.Event()

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        self.begun.append(seconds)
        await self.over.wait()


def test_where_many_wait_at_once_more_may_join_the_next(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Writer, "pause", 0.2)
    pauses = Pauses()
    monkeypatch.setattr(writer, "asyncio", pauses)

    async def test(disk: Disk) -> None:
        many, few = disk.tables[: writer.MANY], disk.tables[writer.MANY :]
        await asyncio.gather(*(disk.storage.append(entry(table)) for table in many))
        later = []
        try:
            for number, table in enumerate(few):  # one after another, as people answer
                later.append(asyncio.create_task(disk.storage.append(entry(table))))
                while len(disk.writer.waiting) <= number:
                    await asyncio.sleep(0)
            assert (disk.batches, pauses.begun) == ([writer.MANY], [0.2])
        finally:  # whoever closes the database waits for it
            pauses.over.set()
        await asyncio.gather(*later)
        assert disk.batches == [writer.MANY, len(few)]
        await disk.storage.append(entry(disk.tables[0], 2, seen=THEN))
        assert disk.batches[-1] == 1  # where few come, nobody waits
        await disk.writer.close()
        assert len(pauses.begun) == 2

    run(test, tables=writer.MANY + 3)


def test_a_move_is_on_disk_when_it_is_acknowledged(run: Run) -> None:
    async def play(disk: Disk, table: str) -> None:
        for sequence in range(1, 6):
            await disk.storage.append(entry(table, sequence))
            number, moves = await disk.stored(table)
            assert (number, len(moves)) == (sequence, sequence)

    async def test(disk: Disk) -> None:
        await asyncio.gather(*(play(disk, table) for table in disk.tables))
        if isinstance(disk.writer, SqliteWriter):
            synchronous = disk.writer.opened().execute("PRAGMA synchronous").fetchall()
            assert synchronous == [(2,)]  # FULL: a power cut loses nothing

    run(test, tables=10)


def test_moves_and_other_changes_take_turns(run: Run) -> None:
    async def test(disk: Disk) -> None:
        moves = [disk.storage.append(entry(table)) for table in disk.tables]
        changes = [disk.storage.say(table, "Jana", "hello") for table in disk.tables]
        await asyncio.gather(*moves, *changes)
        assert await disk.rows(ChatRow) == await disk.rows(MoveRow) == 20

    run(test, tables=20)


# ---- none suffers for another


def test_of_two_moves_with_the_same_number_one_is_stale(run: Run) -> None:
    async def test(disk: Disk) -> None:
        contested, *others = disk.tables
        entries = [entry(contested, words="play 1"), entry(contested, words="play 2"), *map(entry, others)]
        said = await asyncio.gather(*map(disk.storage.append, entries), return_exceptions=True)
        assert len(disk.batches) == 1
        assert [type(problem) for problem in said] == [type(None), Stale, *[type(None)] * len(others)]
        assert await disk.stored(contested) == (1, [(1, "play 1")])
        assert await disk.sequences() == [1] * 5

    run(test)


def test_a_move_that_leaves_one_out_or_has_no_table_or_other_rules_is_stale(run: Run) -> None:
    async def test(disk: Disk) -> None:
        table = disk.tables[0]
        for wrong in (entry(table, 2), entry(table, 0), entry("x" * 22), entry(table, seen=now())):
            with pytest.raises(Stale):
                await disk.storage.append(wrong)
        assert await disk.stored(table) == (0, [])

    run(test)


def test_a_move_the_database_refuses_leaves_the_others_stored(run: Run) -> None:
    async def test(disk: Disk) -> None:
        broken = disk.tables[2]
        entries = [entry(table, words=None if table == broken else "play 1") for table in disk.tables]
        said = await asyncio.gather(*map(disk.storage.append, entries), return_exceptions=True)
        assert [isinstance(problem, REFUSED) for problem in said] == [table == broken for table in disk.tables]
        assert await disk.sequences() == [1, 1, 0, 1, 1]  # of the broken one nothing at all
        await disk.storage.append(entry(broken))
        assert (await disk.stored(broken))[0] == 1

    run(test)


def test_a_move_that_fails_in_the_middle_leaves_the_others_stored(run_sqlite: Run) -> None:
    async def test(disk: Disk) -> None:
        *others, broken = disk.tables
        refuse = f"""
            CREATE TRIGGER no AFTER INSERT ON moves WHEN NEW."table" = '{broken}' AND NEW.sequence = 1
            BEGIN SELECT RAISE(ABORT, 'no'); END
        """  # by then the table has gone on, and those before it are written
        async with disk.storage.transaction() as session:
            await session.execute(text(refuse))
        entries = [*map(entry, disk.tables), entry(others[0], 7)]
        said = await asyncio.gather(*map(disk.storage.append, entries), return_exceptions=True)
        assert [type(problem) for problem in said] == [*[type(None)] * 4, sqlite3.IntegrityError, Stale]
        assert await disk.sequences() == [1, 1, 1, 1, 0]
        assert await disk.rows(MoveRow) == 4

    run_sqlite(test)


def test_more_moves_than_a_statement_takes_go_all_the_same(run_sqlite: Run) -> None:
    async def test(disk: Disk) -> None:
        disk.gate.open.clear()
        going = [asyncio.create_task(disk.storage.append(entry(table))) for table in disk.tables]
        await disk.gate.reached.wait()
        disk.gate.open.set()
        await asyncio.gather(*going)
        assert await disk.sequences() == [1] * len(disk.tables)
        assert await disk.rows(MoveRow) == len(disk.tables)

    run_sqlite(test, tables=2 * sqlite_writer.MOST + 1)


def test_moves_of_one_table_are_written_in_the_order_they_came(run: Run) -> None:
    async def test(disk: Disk) -> None:
        entries = [entry(disk.tables[0], number, f"play {number}") for number in (1, 2, 3)]
        await asyncio.gather(*map(disk.storage.append, entries))
        assert len(disk.batches) == 1
        assert await disk.stored(disk.tables[0]) == (3, [(1, "play 1"), (2, "play 2"), (3, "play 3")])

    run(test)


def test_everything_a_move_brings_is_stored(run: Run) -> None:
    async def test(disk: Disk) -> None:
        table = disk.tables[0]
        async with disk.storage.transaction() as session:
            session.add(SeatRow(table=table, number=0, kind="person", name="Jana", link="", bank=9.0))
        first, second = entry(table, 1), entry(table, 2)
        first.move.ticket, first.move.used, first.bank = "t", 1.5, 7.25
        first.after = {"status": "running", "due": THEN, "moved": LATER, "snapshot": {"a": [1]}}
        await disk.storage.append(first)
        row, seats, moves = await disk.loaded(table)
        assert (row.due, row.moved, row.changed, row.snapshot, row.snapshot_at) == (THEN, LATER, THEN, {"a": [1]}, 1)
        assert (moves[0].ticket, moves[0].used, moves[0].at, seats[0].bank) == ("t", 1.5, THEN, 7.25)
        second.after["status"] = "finished"
        await disk.storage.append(second)
        row, seats, moves = await disk.loaded(table)
        assert (row.status, row.due, row.moved, row.snapshot, row.snapshot_at) == (
            "finished",
            None,
            THEN,
            {"a": [1]},
            1,
        )
        assert (moves[1].ticket, moves[1].used, seats[0].bank) == (None, None, 7.25)

    run(test)


def test_a_snapshot_from_before_they_had_a_number_gets_one_with_the_next_move(run: Run) -> None:
    async def test(disk: Disk) -> None:
        table = disk.tables[0]
        first = entry(table, 1)
        first.after["snapshot"] = {}
        await disk.storage.append(first)
        async with disk.storage.transaction() as session:
            await session.execute(update(TableRow).values(snapshot_at=None))
        await disk.storage.append(entry(table, 2))
        assert (await disk.loaded(table))[0].snapshot_at == 1

    run(test)


def test_a_snapshot_is_kept_unless_the_table_has_gone_on(run: Run) -> None:
    async def test(disk: Disk) -> None:
        table, other, *_ = disk.tables
        for number in (1, 2):
            await disk.storage.append(entry(table, number))
        await disk.storage.append(entry(other, 1))
        await disk.storage.keep_snapshots([(table, 1, {"old": 1}), (other, 1, {"new": 1})])
        row, _, _ = await disk.loaded(table)
        assert (row.snapshot, row.snapshot_at) == (None, 0)
        row, _, _ = await disk.loaded(other)
        assert (row.snapshot, row.snapshot_at, row.changed) == ({"new": 1}, 1, THEN)

    run(test)


# ---- going


def test_who_stops_waiting_keeps_nobody_else_from_being_told(run: Run) -> None:
    async def test(disk: Disk) -> None:
        disk.gate.open.clear()
        under_way, *others = [asyncio.create_task(disk.storage.append(entry(table))) for table in disk.tables]
        await disk.gate.reached.wait()
        later = asyncio.create_task(disk.storage.append(entry(disk.tables[-1], 2)))
        await asyncio.sleep(0)
        for impatient in (under_way, others[1], later):
            impatient.cancel()
        await asyncio.wait([under_way, others[1], later])
        disk.gate.open.set()
        await asyncio.gather(others[0], *others[2:])
        await disk.storage.append(entry(disk.tables[0], 2))
        assert (await disk.stored(disk.tables[0]))[0] == 2  # it was written though nobody waited

    run(test)


def test_closing_waits_for_what_is_under_way(run: Run) -> None:
    async def test(disk: Disk) -> None:
        disk.gate.open.clear()
        written = [asyncio.create_task(disk.storage.append(entry(table))) for table in disk.tables]
        await disk.gate.reached.wait()
        late = asyncio.create_task(disk.storage.append(entry(disk.tables[0], 2)))  # waits for the next transaction
        await asyncio.sleep(0)
        closing = asyncio.create_task(disk.writer.close())
        done, _ = await asyncio.wait([closing], timeout=0.1)
        assert not done
        disk.gate.open.set()
        await closing
        await asyncio.gather(*written, late)
        assert await disk.sequences() == [2, 1, 1, 1, 1]

    run(test)


def test_closing_waits_for_those_whose_turn_has_not_come(run_sqlite: Run) -> None:
    async def test(disk: Disk) -> None:
        async with disk.storage.turn:  # somebody else writes
            written = asyncio.create_task(disk.storage.append(entry(disk.tables[0])))
            await asyncio.sleep(0)
            closing = asyncio.create_task(disk.writer.close())
            done, _ = await asyncio.wait([closing], timeout=0.1)
            assert not done
        await asyncio.gather(written, closing)
        assert (await disk.stored(disk.tables[0]))[0] == 1

    run_sqlite(test)
