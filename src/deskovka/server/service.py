"""What can be done at tables.  Everything goes through here, whoever asks."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Coroutine
from contextlib import suppress
from time import time
from typing import Any

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from deskovka.core.errors import DeskovkaError
from deskovka.core.luck import SEEDS
from deskovka.server.hub import Hub
from deskovka.server.live import FINISHED, RUNNING, LiveTable
from deskovka.server.lobby import DEPUTY, Lobby
from deskovka.server.metrics import Metrics
from deskovka.server.models import MoveRow, SeatRow, TableRow, now
from deskovka.server.refused import Refused
from deskovka.server.secrets import is_id
from deskovka.server.settings import Settings
from deskovka.server.storage import Stale, Storage
from deskovka.server.thinkers import Thinkers

log = logging.getLogger(__name__)
REMEMBERED = 2000  # tables kept in memory


class Service:
    """Tables by id, their locks, and the bots that sit at them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings)
        self.hub = Hub(settings)
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_seconds)
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        self.locks: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.metrics = Metrics()
        self.lobby = Lobby(self)

    async def open(self) -> None:
        await self.storage.open()
        await self.hub.open()
        self.spawn(self.watch_clocks())

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinkers.close()
        await self.hub.close()
        await self.storage.close()

    # ---- finding tables

    def lock(self, id: str) -> asyncio.Lock:
        return self.locks.setdefault(id, asyncio.Lock())

    async def table(self, id: str) -> LiveTable:
        """The table as it is now.  Refused if there is none."""
        known = self.tables.get(id)
        if known is not None and await self.is_current(known) and self.tables.get(id) is known:
            self.tables.move_to_end(id)
            return known
        found = await self.storage.load(id) if is_id(id) else None
        if found is None:
            raise Refused("no-table")
        table = LiveTable(*found)
        newer = self.tables.get(id)
        if newer is not None and newer.row.changed >= table.row.changed:
            return newer  # somebody changed or loaded it while we did
        self.tables[id] = table
        while len(self.tables) > REMEMBERED:
            old, _ = self.tables.popitem(last=False)
            if not self.lock(old).locked():
                self.locks.pop(old, None)
        self.wake_bots(table)
        return table

    async def is_current(self, table: LiveTable) -> bool:
        """Has no other process changed it?  With SQLite there is no other process."""
        if not self.settings.is_postgres:
            return True
        async with self.storage.look() as session:
            changed = await session.scalar(select(TableRow.changed).where(TableRow.id == table.row.id))
        return bool(changed == table.row.changed)

    def forget(self, id: str) -> None:
        self.tables.pop(id, None)

    async def tables_of(self, player: str) -> list[dict[str, Any]]:
        async with self.storage.look() as session:
            ids = await session.scalars(
                select(TableRow.id)
                .where(
                    (TableRow.host == player) | TableRow.id.in_(select(SeatRow.table).where(SeatRow.player == player))
                )
                .order_by(TableRow.changed.desc())
                .limit(100)
            )
            found = list(ids)
        mine: list[dict[str, Any]] = []
        for id in found:
            with suppress(Refused):  # a table of older rules
                mine.append((await self.table(id)).lobby(player))
        return mine

    # ---- changing rows

    async def begin(self, table: LiveTable) -> None:
        await self.change_row(table, status=RUNNING, moved=now())
        table = await self.reload(table.row.id)
        self.wake_bots(table)

    async def change_seat(
        self, table: LiveTable, seat: SeatRow, of_table: dict[str, Any] | None = None, **values: Any
    ) -> None:
        """Store new values of a seat, and of its table with them; nothing else is touched."""
        async with self.storage.transaction() as session:
            await session.execute(
                update(SeatRow).where(SeatRow.table == seat.table, SeatRow.number == seat.number).values(**values)
            )
            await self.note_change(session, table, of_table or {})
        for name, value in values.items():
            setattr(seat, name, value)
        self.hub.ring(table.row.id)

    async def change_row(self, table: LiveTable, **values: Any) -> None:
        async with self.storage.transaction() as session:
            await self.note_change(session, table, values)
        for name, value in values.items():
            setattr(table.row, name, value)
        self.hub.ring(table.row.id)

    async def note_change(self, session: AsyncSession, table: LiveTable, values: dict[str, Any]) -> None:
        changed = now()
        await session.execute(update(TableRow).where(TableRow.id == table.row.id).values(changed=changed, **values))
        await self.storage.tell(session, table.row.id)
        table.row.changed = changed

    async def reload(self, id: str) -> LiveTable:
        self.forget(id)
        return await self.table(id)

    # ---- playing

    async def answer(self, id: str, player: str, seat: int, sequence: int, words: str) -> int:
        """A person answers; the new sequence number once the answer is on disk."""
        async with self.lock(id):
            table = await self.table(id)
            if seat not in table.seats_of(player):
                raise Refused("not-your-seat")
            if table.bot_at(seat) is not None:
                raise Refused("bot-plays")
            return await self.move(table, seat, sequence, words)

    async def move(self, table: LiveTable, seat: int, sequence: int, words: str) -> int:
        self.check_running(table)
        if not table.asked_since <= sequence <= table.sequence:  # secret picks come in any order
            raise Refused("stale")
        refusal = table.playing().state.why_not(seat, words)
        if refusal is not None:
            raise Refused("refused", refusal.rule, refusal.message, refusal.values)
        option = table.game.phrases.parse(words)
        assert option is not None
        return await self.store(table, "answer", seat, table.game.phrases.say(option))

    async def take_back(self, id: str, player: str, seat: int, sequence: int) -> int:
        """Undo the last answer of a seat: freely while nothing hidden was seen, otherwise if all people agree."""
        async with self.lock(id):
            table = await self.table(id)
            if seat not in table.seats_of(player):
                raise Refused("not-your-seat")
            self.check_running(table)
            if sequence != table.sequence:
                raise Refused("stale")
            if table.playing().may_take_back(seat):
                return await self.store(table, "undo", seat, "")
            if not any(answered == seat for answered, _ in table.playing().record.answers):
                raise Refused("no-undo")
            return await self.agree(table, {"seat": seat, "agreed": [player]})

    async def consent(self, id: str, player: str, yes: bool) -> int:
        """Agree or not to what somebody wants to take back."""
        async with self.lock(id):
            table = await self.table(id)
            self.check_running(table)
            wish = table.row.wish
            if wish is None or player not in table.people():
                raise Refused("no-wish")
            if not yes:
                await self.change_row(table, wish=None)
                return table.sequence
            return await self.agree(table, {**wish, "agreed": sorted({*wish["agreed"], player})})

    async def agree(self, table: LiveTable, wish: dict[str, Any]) -> int:
        """Note who agrees; when everybody does, take answers back up to the last one of the seat."""
        if not table.people() <= set(wish["agreed"]):
            await self.change_row(table, wish=wish)
            return table.sequence
        while True:
            seat, _ = table.playing().record.answers[-1]
            sequence = await self.store(table, "undo", seat, "")
            if seat == wish["seat"]:
                return sequence
            table = await self.table(table.row.id)

    def check_running(self, table: LiveTable) -> None:
        if table.status_now() != RUNNING:
            raise Refused("not-running")
        if table.row.paused:
            raise Refused("paused")

    async def store(self, table: LiveTable, kind: str, seat: int, words: str) -> int:
        """Put a move on disk, then do it in memory: nobody sees what is not safe."""
        id = table.row.id
        move = MoveRow(table=id, sequence=table.sequence + 1, kind=kind, seat=seat, words=words, at=now())
        bank = table.bank_after(seat, move.at) if kind == "answer" else None
        after = table.state_after(move)
        status = FINISHED if after.ask is None else RUNNING
        try:
            with self.metrics.commit_seconds.time():
                await self.storage.append(id, move, table.game.dump(after), status, bank)
        except Stale:
            self.forget(id)
            raise Refused("stale") from None
        except BaseException:  # cut off in the middle: whether it was stored, only the database knows
            self.forget(id)
            raise
        table.moved(move, status, bank)
        self.tables[id] = table
        self.metrics.answers.labels(kind).inc()
        self.hub.ring(id)
        self.wake_bots(table)
        return move.sequence

    # ---- bots

    def wake_bots(self, table: LiveTable) -> None:
        """If a bot is to answer, let it think."""
        if table.status_now() != RUNNING or table.row.paused:
            return
        for question in table.playing().state.pending():
            bot = table.bot_at(question.seat)
            if bot is not None:
                self.spawn(self.play_bot(table.row.id, question.seat, bot, table.sequence))
                return

    async def play_bot(self, id: str, seat: int, bot: str, sequence: int) -> None:
        table = await self.table(id)
        if table.sequence != sequence:
            return
        stored = table.game.dump(table.playing().state)
        with self.metrics.bot_seconds.time():
            words = await self.thinkers.answer(table.row.game, stored, seat, bot, secrets.randbelow(SEEDS))
        async with self.lock(id):
            table = await self.table(id)
            if table.sequence == sequence and table.bot_at(seat) == bot:
                try:
                    await self.move(table, seat, sequence, words)
                except (Refused, DeskovkaError):
                    self.forget(id)

    # ---- clocks

    async def watch_clocks(self) -> None:
        """Every second: a bot takes the seat of whoever has run out of time."""
        while True:
            await asyncio.sleep(1)
            for table in list(self.tables.values()):
                late = [seat for seat, at in (table.deadline() or {}).items() if at < time()]
                for seat in late:
                    try:
                        await self.time_is_up(table.row.id, int(seat))
                    except Exception:
                        log.exception("the clock of a table failed")

    async def time_is_up(self, id: str, seat: int) -> None:
        async with self.lock(id):
            table = await self.table(id)
            deadline = (table.deadline() or {}).get(str(seat))
            if deadline is not None and deadline < time() and table.bot_at(seat) is None:
                await self.change_seat(table, table.seats[seat], deputy=DEPUTY)
                self.wake_bots(await self.reload(id))
