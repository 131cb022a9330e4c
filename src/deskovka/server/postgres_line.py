"""A connection to PostgreSQL below SQLAlchemy: a statement is one round trip, with no transaction around it."""

from __future__ import annotations

from typing import Any

import asyncpg
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine


class Line:
    """Kept open; after it was cut another one is taken."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: AsyncConnection | None = None
        self.raw: asyncpg.Connection[Any] | None = None

    async def opened(self) -> asyncpg.Connection[Any]:
        if self.raw is None or self.raw.is_closed():
            await self.drop()
            self.connection = await self.engine.connect()
            self.raw = (await self.connection.get_raw_connection()).driver_connection
        assert self.raw is not None
        return self.raw

    async def drop(self) -> None:
        """It may be in any state: nobody else may get it."""
        connection, self.connection, self.raw = self.connection, None, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()

    async def close(self) -> None:
        connection, self.connection, self.raw = self.connection, None, None
        if connection is not None:
            await connection.close()
