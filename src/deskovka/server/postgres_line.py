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

    async def opened(self) -> asyncpg.Connection[Any]:
        if self.connection is None:
            self.connection = await self.engine.connect()
        raw: asyncpg.Connection[Any] = (await self.connection.get_raw_connection()).driver_connection
        if raw.is_closed():
            await self.drop()
            return await self.opened()
        return raw

    async def drop(self) -> None:
        """It may be in any state: nobody else may get it."""
        connection, self.connection = self.connection, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()

    async def close(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            await connection.close()
