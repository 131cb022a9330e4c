"""Putting moves on disk.  Those that wait at the same time share one way there (docs/adr/0008, 0031)."""

from __future__ import annotations

import asyncio
import json
from abc import ABC, abstractmethod
from dataclasses import dataclass
from datetime import datetime
from typing import Any, ClassVar, Generic, TypeVar

from deskovka.server.models import MoveRow, StoredWish

Entered = TypeVar("Entered")
MANY = 2  # that wait at once: many come


class Stale(Exception):
    """Somebody else changed the table first: look again."""


@dataclass
class Entry:
    """A move, and how it leaves the table."""

    move: MoveRow
    seen: datetime  # when the table was last changed, as the mover knew it: nobody pauses or carries over in between
    after: dict[str, Any]  # status, due, moved, spent, wish; snapshot, where it is time for one
    bank: float | None  # what is left to the seat that moved

    @property
    def snapshot(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.after.get("snapshot")
        return found

    @property
    def wish(self) -> StoredWish | None:
        """To take something back; parts of secret answers leave it as it was."""
        found: StoredWish | None = self.after.get("wish")
        return found

    def wish_as_text(self) -> str | None:
        return None if self.wish is None else json.dumps(self.wish)

    @property
    def spent(self) -> str | None:
        """As JSON; nothing, after most moves."""
        return json.dumps(self.after["spent"]) if self.after.get("spent") else None

    @property
    def moved(self) -> datetime:
        found: datetime = self.after.get("moved", self.move.at)
        return found


class Writer(ABC, Generic[Entered]):
    """A transaction holds all that has come while the last one was on its way to the disk."""

    pause: ClassVar[float] = 0.0  # seconds until the next one where many come: more share it then

    def __init__(self) -> None:
        self.waiting: list[tuple[Entered, asyncio.Future[None]]] = []
        self.work: asyncio.Task[None] | None = None

    async def write(self, entry: Entered) -> None:
        """Returns once the entry is safe on disk; Stale if somebody was faster."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((entry, written))
        if self.work is None:
            self.work = asyncio.create_task(self.write_all())
        await written

    async def write_all(self) -> None:
        try:
            while self.waiting:
                is_busy = len(self.waiting) >= MANY
                await self.write_waiting()
                if is_busy and self.pause:
                    await asyncio.sleep(self.pause)
        finally:
            self.work = None

    async def write_waiting(self) -> None:
        """Those who wait now, or would wait until our turn comes."""
        async with self.turn():
            batch, self.waiting = self.waiting, []
            problems = await self.write_batch([entry for entry, _ in batch])
        for (_, written), problem in zip(batch, problems, strict=True):
            if written.cancelled():
                continue
            if problem is None:
                written.set_result(None)
            else:
                written.set_exception(problem)

    @abstractmethod
    def turn(self) -> Any:
        """Whoever else writes waits meanwhile, where that is needed."""

    @abstractmethod
    async def write_batch(self, entries: list[Entered]) -> list[Exception | None]:
        """What went wrong with each of them; never raises."""

    async def close(self) -> None:
        if self.work is not None:
            await self.work
