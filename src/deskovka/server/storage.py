"""The database: SQLite in a file, or PostgreSQL shared by any number of processes."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from datetime import datetime
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine

from deskovka.server.models import ChatRow, MoveRow, SeatRow, Setting, TableRow, now
from deskovka.server.settings import Settings
from deskovka.server.writer import Entry, Writer

log = logging.getLogger(__name__)
MIGRATIONS = Path(__file__).parent / "migrations"
CHANNEL = "deskovka"
CHAT = "chat"
OWN = "own"  # something of one player's own has changed
HERE, WHO = "here", "who"  # a process says who looks at a table, or asks
NOTIFY = text("SELECT pg_notify(:channel, :news)")


class Storage:
    """Transactions on one database."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        url = make_url(settings.database)
        if url.get_backend_name() == "sqlite" and url.database:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        self.engine: AsyncEngine = create_async_engine(url, pool_pre_ping=settings.is_postgres)
        self.readers = self.engine
        self.turn: AbstractAsyncContextManager[Any] = nullcontext()
        self.writer: Writer | None = None
        if not settings.is_postgres:  # readers of SQLite wait for nobody; writers wait for each other here, not there
            self.readers = create_async_engine(url)
            of_writer = create_engine(url.set(drivername="sqlite"))
            prepare_sqlite(self.engine.sync_engine, "BEGIN IMMEDIATE")
            prepare_sqlite(self.readers.sync_engine, "BEGIN")
            prepare_sqlite(of_writer, "BEGIN IMMEDIATE")
            self.turn = turn = asyncio.Lock()
            self.writer = Writer(of_writer, turn)
        self.writing = async_sessionmaker(self.engine, expire_on_commit=False)
        self.reading = async_sessionmaker(self.readers, expire_on_commit=False)

    async def open(self) -> None:
        """Bring the database to the present shape."""
        async with self.engine.begin() as connection:
            if self.settings.is_postgres:
                await connection.execute(text("SELECT pg_advisory_xact_lock(20261115)"))
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        if self.writer is not None:
            await self.writer.close()
        await self.engine.dispose()
        await self.readers.dispose()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncSession]:
        async with self.turn, self.writing() as session, session.begin():
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
        async with self.look() as session:
            row = await session.get(TableRow, id)
            if row is None:
                return None
            seats = await session.scalars(select(SeatRow).where(SeatRow.table == id).order_by(SeatRow.number))
            moves = await session.scalars(
                select(MoveRow)
                .where(MoveRow.table == id, MoveRow.sequence > after)
                .where(MoveRow.sequence <= row.sequence)  # not what came since
                .order_by(MoveRow.sequence)
            )
            return row, list(seats), list(moves)

    async def append(self, entry: Entry) -> None:
        """Add the next move, or Stale if somebody else has added it.  Once this returns it is safe on disk."""
        if self.writer is not None:
            await self.writer.write(entry)
            return
        async with self.engine.begin() as connection:
            await connection.run_sync(entry.write)
            await connection.execute(NOTIFY, {"channel": CHANNEL, "news": entry.move.table})

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

    async def say(self, id: str, name: str, words: str, kind: str = "said", sequence: int = 0) -> None:
        async with self.transaction() as session:
            session.add(ChatRow(table=id, name=name, text=words, kind=kind, sequence=sequence))
            await self.tell(session, f"{id} {CHAT}")

    async def chat(self, id: str, after: int = 0) -> list[ChatRow]:
        async with self.look() as session:
            found = await session.scalars(
                select(ChatRow).where(ChatRow.table == id, ChatRow.id > after).order_by(ChatRow.id).limit(500)
            )
            return list(found)

    async def notify(self, news: str) -> None:
        """News that are not stored; whoever misses them hears them again soon."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(NOTIFY, {"channel": CHANNEL, "news": news})
        except (OSError, SQLAlchemyError) as problem:
            log.warning("other processes do not hear who is here: %s", problem)

    async def tell(self, session: AsyncSession, news: str) -> None:
        """The other processes hear of it when this transaction is committed."""
        if self.settings.is_postgres:
            await session.execute(NOTIFY, {"channel": CHANNEL, "news": news})


def prepare_sqlite(engine: Engine, begin: str) -> None:
    """Durable, and transactions begin where and how we say."""

    def connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    event.listen(engine, "connect", connect)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))


def upgrade(connection: Any) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
