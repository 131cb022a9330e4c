"""Many moves on one way to the disk of a SQLite file: all arrive, and none suffers for another."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError

from deskovka.server.lobby import new_row
from deskovka.server.models import MoveRow, PlayerRow, now
from deskovka.server.settings import Settings
from deskovka.server.storage import Storage
from deskovka.server.writer import Entry, Stale, Writer
from support.server import SECONDS, sqlite_url

HOST = "h" * 22
THEN = now()  # when all of it happens


class Disk:
    """A database with some tables, and what a stranger reads in its file."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "tables.sqlite"
        self.storage = Storage(Settings(database=sqlite_url(folder)))
        assert self.storage.writer is not None
        self.writer: Writer = self.storage.writer
        self.tables: list[str] = []
        self.transactions = 0

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
        event.listen(self.writer.engine, "begin", self.count)

    def count(self, _: Any) -> None:
        self.transactions += 1

    def rows(self, query: str, *values: Any) -> list[Any]:
        with closing(sqlite3.connect(self.file)) as fresh:
            return fresh.execute(query, values).fetchall()

    def stored(self, table: str) -> tuple[int, list[tuple[int, str]]]:
        """The sequence number of a table, and its moves."""
        ((sequence,),) = self.rows("SELECT sequence FROM tables WHERE id = ?", table)
        return sequence, self.rows('SELECT sequence, words FROM moves WHERE "table" = ? ORDER BY sequence', table)


def run(folder: Path, test: Callable[[Disk], Awaitable[None]], tables: int = 5) -> None:
    """Run a test at a database with so many tables."""

    async def go() -> None:
        disk = Disk(folder)
        try:
            async with asyncio.timeout(SECONDS):
                await disk.fill(tables)
                await test(disk)
        finally:
            await disk.storage.close()

    asyncio.run(go())


def entry(table: str, sequence: int = 1, words: Any = "play 1", seen: datetime = THEN) -> Entry:
    move = MoveRow(table=table, sequence=sequence, kind="answer", seat=0, words=words, at=THEN)
    after = {"snapshot": {}, "status": "running", "due": None}
    return Entry(move, seen=seen, after=after, bank=None)


class Gate:
    """Holds up the thread that writes, once it has come there."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reached = threading.Event()
        self.open = threading.Event()
        write = Entry.write

        def wait_and_write(entry: Entry, connection: Any) -> None:
            self.reached.set()
            assert self.open.wait(SECONDS)
            write(entry, connection)

        monkeypatch.setattr(Entry, "write", wait_and_write)

    async def hold(self) -> None:
        """Until somebody waits there."""
        await asyncio.to_thread(self.reached.wait, SECONDS)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Gate:
    return Gate(monkeypatch)


# ---- together


def test_fifty_moves_at_once_share_few_transactions(tmp_path: Path) -> None:
    async def test(disk: Disk) -> None:
        for sequence in (1, 2):
            await asyncio.gather(*(disk.storage.append(entry(table, sequence)) for table in disk.tables))
        assert all(disk.stored(table) == (2, [(1, "play 1"), (2, "play 1")]) for table in disk.tables)
        assert disk.transactions <= 20  # of a hundred moves

    run(tmp_path, test, tables=50)


def test_what_comes_while_the_disk_is_busy_goes_together(tmp_path: Path, gate: Gate) -> None:
    async def test(disk: Disk) -> None:
        first, *others = disk.tables
        alone = asyncio.create_task(disk.storage.append(entry(first)))
        await gate.hold()
        together = [asyncio.create_task(disk.storage.append(entry(table))) for table in others]
        await asyncio.sleep(0)
        gate.open.set()
        await asyncio.gather(alone, *together)
        assert disk.transactions == 2
        assert all(disk.stored(table)[0] == 1 for table in disk.tables)

    run(tmp_path, test)


def test_a_move_is_on_disk_when_it_is_acknowledged(tmp_path: Path) -> None:
    async def play(disk: Disk, table: str) -> None:
        for sequence in range(1, 6):
            await disk.storage.append(entry(table, sequence))
            assert disk.stored(table)[0] == sequence
            assert len(disk.stored(table)[1]) == sequence

    async def test(disk: Disk) -> None:
        await asyncio.gather(*(play(disk, table) for table in disk.tables))
        with disk.writer.engine.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL: a power cut loses nothing

    run(tmp_path, test, tables=10)


def test_moves_and_other_changes_take_turns(tmp_path: Path) -> None:
    async def test(disk: Disk) -> None:
        moves = [disk.storage.append(entry(table)) for table in disk.tables]
        changes = [disk.storage.say(table, "Jana", "hello") for table in disk.tables]
        await asyncio.gather(*moves, *changes)
        assert disk.rows("SELECT count(*) FROM chat") == disk.rows("SELECT count(*) FROM moves") == [(20,)]

    run(tmp_path, test, tables=20)


# ---- none suffers for another


def test_of_two_moves_with_the_same_number_one_is_stale(tmp_path: Path) -> None:
    async def test(disk: Disk) -> None:
        contested, *others = disk.tables
        entries = [entry(contested, words="play 1"), entry(contested, words="play 2"), *map(entry, others)]
        said = await asyncio.gather(*map(disk.storage.append, entries), return_exceptions=True)
        assert disk.transactions == 1
        assert [type(problem) for problem in said] == [type(None), Stale, *[type(None)] * len(others)]
        assert disk.stored(contested) == (1, [(1, "play 1")])
        assert all(disk.stored(table)[0] == 1 for table in others)

    run(tmp_path, test)


def test_a_move_that_leaves_one_out_or_has_no_table_or_other_rules_is_stale(tmp_path: Path) -> None:
    async def test(disk: Disk) -> None:
        table = disk.tables[0]
        for wrong in (entry(table, 2), entry(table, 0), entry("x" * 22), entry(table, seen=now())):
            with pytest.raises(Stale):
                await disk.storage.append(wrong)
        assert disk.stored(table) == (0, [])

    run(tmp_path, test)


def test_a_move_the_database_refuses_leaves_the_others_stored(tmp_path: Path) -> None:
    async def test(disk: Disk) -> None:
        broken = disk.tables[2]
        entries = [entry(table, words=None if table == broken else "play 1") for table in disk.tables]
        said = await asyncio.gather(*map(disk.storage.append, entries), return_exceptions=True)
        assert [type(problem) is IntegrityError for problem in said] == [table == broken for table in disk.tables]
        assert [disk.stored(table)[0] for table in disk.tables] == [1, 1, 0, 1, 1]  # of the broken one nothing at all
        await disk.storage.append(entry(broken))
        assert disk.stored(broken)[0] == 1

    run(tmp_path, test)


def test_a_move_that_fails_in_an_unexpected_way_leaves_the_others_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(disk: Disk) -> None:
        write = Entry.write

        def fail_after_writing(entry: Entry, connection: Any) -> None:
            write(entry, connection)
            if entry.move.table == disk.tables[-1]:
                raise OSError("no")

        monkeypatch.setattr(Entry, "write", fail_after_writing)
        stale = entry(disk.tables[0], 7)
        entries = [*map(entry, disk.tables), stale]
        said = await asyncio.gather(*map(disk.storage.append, entries), return_exceptions=True)
        assert [type(problem) for problem in said] == [*[type(None)] * 4, OSError, Stale]
        assert [disk.stored(table)[0] for table in disk.tables] == [1, 1, 1, 1, 0]

    run(tmp_path, test)


# ---- going


def test_who_stops_waiting_keeps_nobody_else_from_being_told(tmp_path: Path, gate: Gate) -> None:
    async def test(disk: Disk) -> None:
        under_way, *others = [asyncio.create_task(disk.storage.append(entry(table))) for table in disk.tables]
        await gate.hold()
        later = asyncio.create_task(disk.storage.append(entry(disk.tables[-1], 2)))
        await asyncio.sleep(0)
        for impatient in (under_way, others[1], later):
            impatient.cancel()
        await asyncio.wait([under_way, others[1], later])
        gate.open.set()
        await asyncio.gather(others[0], *others[2:])
        await disk.storage.append(entry(disk.tables[0], 2))
        assert disk.stored(disk.tables[0])[0] == 2  # it was written though nobody waited

    run(tmp_path, test)


def test_closing_waits_for_what_is_under_way(tmp_path: Path, gate: Gate) -> None:
    async def test(disk: Disk) -> None:
        written = [asyncio.create_task(disk.storage.append(entry(table))) for table in disk.tables]
        await gate.hold()
        late = asyncio.create_task(disk.storage.append(entry(disk.tables[0], 2)))  # waits for the next transaction
        await asyncio.sleep(0)
        closing = asyncio.create_task(disk.writer.close())
        done, _ = await asyncio.wait([closing], timeout=0.1)
        assert not done
        gate.open.set()
        await closing
        await asyncio.gather(*written, late)
        assert [disk.stored(table)[0] for table in disk.tables] == [2, 1, 1, 1, 1]
        disk.storage.writer = None  # closed already

    run(tmp_path, test)


def test_closing_waits_for_those_whose_turn_has_not_come(tmp_path: Path) -> None:
    async def test(disk: Disk) -> None:
        async with disk.storage.turn:  # somebody else writes
            written = asyncio.create_task(disk.storage.append(entry(disk.tables[0])))
            await asyncio.sleep(0)
            closing = asyncio.create_task(disk.writer.close())
            done, _ = await asyncio.wait([closing], timeout=0.1)
            assert not done
        await asyncio.gather(written, closing)
        assert disk.stored(disk.tables[0])[0] == 1
        disk.storage.writer = None  # closed already

    run(tmp_path, test)
