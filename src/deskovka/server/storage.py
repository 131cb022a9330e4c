"""The database: SQLite in a file, or PostgreSQL shared by any number of processes."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Collection
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from datetime import datetime
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, Select, bindparam, case, event, func, select, text, union, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine

from deskovka.server.chat import ChatWriter
from deskovka.server.disk import FULL, Disk
from deskovka.server.models import WHAT_IF, ChatRow, MoveRow, SeatRow, Setting, TableRow, now
from deskovka.server.postgres_reader import PostgresReader
from deskovka.server.postgres_writer import PostgresWriter
from deskovka.server.private import keep_private
from deskovka.server.refused import Refused
from deskovka.server.secrets import new_id
from deskovka.server.settings import Settings
from deskovka.server.sole import Sole, file_of
from deskovka.server.sqlite_threads import SqliteThreads
from deskovka.server.sqlite_writer import PRAGMAS, SqliteWriter
from deskovka.server.writer import Entry, Writer

log = logging.getLogger(__name__)
MIGRATIONS = Path(__file__).parent / "migrations"
CHANNEL = "deskovka"
CHAT = "chat"
OWN = "own"  # something of one player's own has changed
ENDED = "ended"  # a session, where the table stands otherwise: its connections are to be closed
HERE, WHO = "here", "who"  # a process says who looks at a table, or asks
SENDER = " @"  # and the process that tells it stand at the end of news
NOTIFY = text("SELECT pg_notify(:channel, :news)")
NOTIFY_ALL = text("SELECT pg_notify(:channel, each) FROM unnest(CAST(:news AS text[])) AS each")
TRIAL = 8192  # bytes written to see whether there is room again
UNKNOWN = 10_000  # ids that are kept of which there is no table
MOST_CHAT = 500  # lines told to a newcomer: the newest
KEEP_SNAPSHOT = (
    update(TableRow)
    .where(TableRow.id == bindparam("in_table"), TableRow.sequence == bindparam("after"))
    .values(snapshot=bindparam("new_snapshot"), snapshot_at=bindparam("after"))
)


class Storage:
    """Transactions on one database."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = new_id()  # as others hear of us
        url = make_url(settings.database)
        file = file_of(settings.database)
        if file is not None:
            keep_private(file)
        self.sole = Sole(file)
        self.disk = Disk(file)
        self.unknown: OrderedDict[str, None] = OrderedDict()  # no table gets an id that somebody has asked for before
        self.engine: AsyncEngine = create_async_engine(url, pool_pre_ping=settings.is_postgres)
        self.readers = self.engine
        self.threads = SqliteThreads()
        self.turn: AbstractAsyncContextManager[Any] = nullcontext()
        self.queue: AbstractAsyncContextManager[Any] = nullcontext()  # for whoever stores other things than moves
        self.reader: PostgresReader | None = None
        self.talk = ChatWriter(self)
        self.writer: Writer[Entry]
        if settings.is_postgres:
            self.reader = PostgresReader(self.engine)
            self.writer = PostgresWriter(self.engine, CHANNEL, f"{SENDER}{self.process}")
        else:  # readers of SQLite wait for nobody; writers wait for each other here, not there
            self.readers = create_async_engine(url)
            prepare_sqlite(self.engine.sync_engine, "BEGIN IMMEDIATE")
            prepare_sqlite(self.readers.sync_engine, "BEGIN")
            for engine in (self.engine, self.readers):
                self.threads.watch(engine.sync_engine)
            self.turn = turn = asyncio.Lock()
            self.queue = asyncio.Lock()
            self.writer = SqliteWriter(str(url.database), turn)
        self.writing = async_sessionmaker(self.engine, expire_on_commit=False)
        self.reading = async_sessionmaker(self.readers, expire_on_commit=False)

    async def open(self) -> None:
        """Bring the database to the present shape; DeskovkaError if another process serves this file."""
        self.sole.take()
        async with self.engine.begin() as connection:
            if self.settings.is_postgres:
                await connection.execute(text("SELECT pg_advisory_xact_lock(20261115)"))
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        await self.talk.close()
        await self.writer.close()
        if self.reader is not None:
            await self.reader.close()
        await self.engine.dispose()
        await self.readers.dispose()
        await self.threads.ended()
        self.sole.give_up()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncSession]:
        """Only the first of the queue waits for a turn: moves never wait for more than one of these."""
        with self.disk.room():
            async with self.queue, self.turn, self.writing() as session, session.begin():
                yield session

    @asynccontextmanager
    async def look(self) -> AsyncIterator[AsyncSession]:
        """Only reading."""
        async with self.reading() as session, session.begin():
            yield session

    async def secret_key(self) -> str:
        """The key that signs cookies; made once, the same for all processes."""
        try:
            async with self.transaction() as session:
                found = await session.get(Setting, "secret_key")
                if found is not None:
                    return found.value
                made = secrets.token_urlsafe(32)
                session.add(Setting(name="secret_key", value=made))
                return made
        except IntegrityError:  # another process was faster
            return await self.secret_key()

    # ---- tables

    async def load(self, id: str, after: int = 0) -> tuple[TableRow, list[SeatRow], list[MoveRow]] | None:
        """A table with its seats and its moves, or only those after a sequence number."""
        if id in self.unknown:
            return None
        async with self.look() as session:
            row = await session.get(TableRow, id)
            if row is None:
                self.note_unknown(id)
                return None
            seats = await session.scalars(select(SeatRow).where(SeatRow.table == id).order_by(SeatRow.number))
            moves = await session.scalars(
                select(MoveRow)
                .where(MoveRow.table == id, MoveRow.sequence > after)
                .where(MoveRow.sequence <= row.sequence)  # not what came since
                .order_by(MoveRow.sequence)
            )
            return row, list(seats), list(moves)

    async def news_of(self, id: str, after: int) -> tuple[TableRow, list[SeatRow], list[MoveRow]] | None:
        """The same, for whoever has the table in memory and needs no snapshot."""
        return await (self.load(id, after) if self.reader is None else self.reader.read(id, after))

    def note_unknown(self, id: str) -> None:
        """Whoever asks again and again for what is not there costs nothing."""
        self.unknown[id] = None
        if len(self.unknown) > UNKNOWN:
            self.unknown.popitem(last=False)

    async def changed(self, id: str) -> datetime | None:
        """When a table was last changed, by whichever process."""
        async with self.look() as session:
            found: datetime | None = await session.scalar(select(TableRow.changed).where(TableRow.id == id))
            return found

    async def tables_of(self, player: str, most: int = 100) -> list[str]:
        """The tables somebody has made or sits at, the latest first."""
        async with self.look() as session:
            return list(await session.scalars(tables_of(player).limit(most)))

    async def append(self, entry: Entry) -> None:
        """Add the next move, or Stale if somebody else has added it.  Once this returns it is safe on disk."""
        with self.disk.room():
            await self.writer.write(entry)

    async def keep_snapshots(self, snapshots: list[tuple[str, int, dict[str, Any]]]) -> None:
        """Tables as they are after so many moves, unless they have gone on."""
        rows = [
            {"in_table": id, "after": after, "new_snapshot": stored} for id, after, stored in sorted_by_id(snapshots)
        ]
        async with self.transaction() as session:
            connection = await session.connection()
            await connection.execute(KEEP_SNAPSHOT, rows)

    async def probe(self) -> None:
        """Is the database there, and can it be written to?  Refused where its disk is full."""
        if self.disk.is_filled():
            raise Refused(FULL)
        if self.disk.was_full:
            async with self.transaction() as session:
                await session.merge(Setting(name="room", value=secrets.token_hex(TRIAL)))
        async with self.look() as session:
            await session.scalar(select(1))

    async def due(self) -> list[tuple[str, datetime]]:
        """Tables somebody must see to, those that wait longest first."""
        async with self.look() as session:
            found = await session.execute(
                select(TableRow.id, TableRow.due).where(TableRow.due <= now()).order_by(TableRow.due).limit(100)
            )
            return [(id, due) for id, due in found if due is not None]

    async def put_off(self, id: str, due: datetime | None, until: datetime | None) -> bool:
        """See to a table at another time; False if it is no longer due at the time that was given."""
        this = update(TableRow).where(TableRow.id == id)
        async with self.transaction() as session:
            found: Any = await session.execute(
                (this if due is None else this.where(TableRow.due == due)).values(due=until)
            )
            return bool(found.rowcount)

    async def keep_off(self, ids: Collection[str], before: datetime, until: datetime) -> None:
        """Those of these tables that would be due before some time are seen to later."""
        async with self.transaction() as session:
            await session.execute(update(TableRow).where(TableRow.id.in_(ids), TableRow.due < before).values(due=until))

    async def say(self, id: str, name: str, words: str, kind: str = "said", sequence: int = 0) -> None:
        """Once this returns it is safe on disk."""
        line = {"table": id, "name": name, "text": words, "kind": kind, "sequence": sequence, "at": now()}
        await self.talk.write(line)

    async def chat(self, id: str, after: int = 0) -> list[ChatRow]:
        """What was said since, in order; of more than anybody reads the newest lines."""
        async with self.look() as session:
            found = await session.scalars(
                select(ChatRow)
                .where(ChatRow.table == id, ChatRow.id > after)
                .order_by(ChatRow.id.desc())
                .limit(MOST_CHAT)
            )
            return list(found)[::-1]

    async def notify(self, *news: str) -> None:
        """News that are not stored; whoever misses them hears them again soon."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(NOTIFY_ALL, {"channel": CHANNEL, "news": list(news)})
        except (OSError, SQLAlchemyError) as problem:
            log.warning("other processes do not hear who is here: %s", problem)

    async def tell_chat(self, session: AsyncSession, id: str) -> None:
        await self.tell(session, f"{id} {CHAT}")

    async def tell(self, session: AsyncSession, news: str) -> None:
        """The other processes hear of it when this transaction is committed."""
        if self.settings.is_postgres:
            await session.execute(NOTIFY, {"channel": CHANNEL, "news": f"{news}{SENDER}{self.process}"})


def prepare_sqlite(engine: Engine, begin: str) -> None:
    """Durable, and transactions begin where and how we say."""

    def connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    event.listen(engine, "connect", connect)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))


def tables_of(player: str) -> Select[str]:
    """The latest first, by what everybody sees, without what-ifs; both ways to a table have an index of their own."""
    made = select(TableRow.id).where(TableRow.host == player)
    mine = union(made, select(SeatRow.table).where(SeatRow.player == player)).subquery()
    latest = case((TableRow.status == "open", TableRow.changed), else_=TableRow.moved)
    return select(TableRow.id).join(mine, mine.c.id == TableRow.id).where(~WHAT_IF).order_by(latest.desc())


def unfinished_of(player: str) -> Select[int]:
    """How many tables of a host are not over; what-ifs are nobody's burden."""
    return select(func.count()).where(TableRow.host == player, TableRow.status.in_(("open", "running")), ~WHAT_IF)


def sorted_by_id(snapshots: list[tuple[str, int, dict[str, Any]]]) -> list[tuple[str, int, dict[str, Any]]]:
    """In the order in which every process locks rows."""
    return sorted(snapshots, key=lambda each: each[0])


def upgrade(connection: Any) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
