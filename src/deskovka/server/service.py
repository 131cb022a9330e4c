"""What can be done at tables.  Everything goes through here, whoever asks."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Coroutine
from contextlib import suppress
from datetime import datetime
from time import monotonic
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncSession

from deskovka.core.options import repeated, said_times
from deskovka.core.record import Record
from deskovka.server.caretaker import Caretaker
from deskovka.server.chat import ChatReader
from deskovka.server.counting import Counting
from deskovka.server.expiry import Expiry
from deskovka.server.gathering import Gathering
from deskovka.server.hints import Hints
from deskovka.server.hub import Hub
from deskovka.server.limits import Buckets
from deskovka.server.live import FINISHED, OPEN, RUNNING, LiveTable, question_of
from deskovka.server.lobby import Lobby
from deskovka.server.memory import Memory
from deskovka.server.metrics import Metrics
from deskovka.server.models import MoveKind, MoveRow, SeatRow, TableRow, new_move, now
from deskovka.server.presence import Presence
from deskovka.server.refused import Refused
from deskovka.server.retellers import Retellers
from deskovka.server.reviews import Reviews
from deskovka.server.secrets import is_id
from deskovka.server.settings import Settings
from deskovka.server.settling import settled
from deskovka.server.shapes import LobbyShape
from deskovka.server.shares import Shares
from deskovka.server.snapshots import Snapshots, is_time
from deskovka.server.standing import StandingAnswers
from deskovka.server.storage import OWN, Storage
from deskovka.server.taking_back import TakingBack
from deskovka.server.told_lobby import lobby_of
from deskovka.server.versions import carried_over, is_old, whole_record
from deskovka.server.what_if import WhatIfs
from deskovka.server.writer import Entry, Stale

log = logging.getLogger(__name__)
EXPORTS_PER_SECOND, EXPORTS_AT_ONCE = 0.1, 5  # of one player: each reads all their games


class Service:
    """Tables by id, their locks, and whoever takes care of them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings)
        self.hub = Hub(self.storage)
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        self.service = self
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # as long as somebody wants them
        self.looking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.doubted: dict[
            str, object
        ] = {}  # tables that others may have changed → since when: another object each time
        self.hub.changed_elsewhere = self.doubt
        self.snapshots = Snapshots(self.storage)
        self.memory = Memory(self)
        self.gathering = Gathering()
        self.tasks: set[asyncio.Task[None]] = set()
        self.presence = Presence(settings, self.storage, self.hub, self.spawn)
        self.metrics = Metrics()
        self.lobby = Lobby(self)
        self.shares = Shares(self)
        self.caretaker = Caretaker(self)
        self.standing = StandingAnswers(self)
        self.retellers = Retellers(settings, self.metrics)
        self.reviews = Reviews(self)
        self.hints = Hints(self)
        self.what_ifs = WhatIfs(self)
        self.resyncs = Buckets(settings.resyncs_per_second, settings.resync_burst)
        self.chats = Buckets(settings.chats_per_second, settings.chat_burst)
        self.chat = ChatReader(self.storage, self.hub)
        self.taking_back = TakingBack(self)
        self.counting = Counting(self)
        self.exports = Buckets(EXPORTS_PER_SECOND, EXPORTS_AT_ONCE)

    async def open(self) -> None:
        await self.storage.open()
        await self.hub.open()
        if self.settings.bots_ready:
            self.caretaker.thinkers.pool.begin()
        self.spawn(self.caretaker.watch())
        self.spawn(Expiry(self).keep_forgetting())
        self.spawn(self.snapshots.watch())
        self.spawn(self.memory.watch())
        self.spawn(self.presence.keep_telling())
        self.spawn(self.counting.keep_counting())

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.caretaker.thinkers.pool.close()
        await self.retellers.close()
        await self.what_ifs.close()
        await self.reviews.close()
        await self.hints.close()
        await self.hub.close()
        try:
            await self.snapshots.store()
        except Exception as problem:
            log.warning("tables were not stored as they stand: %s", problem)
        await self.storage.close()

    # ---- finding tables

    def lock(self, id: str) -> asyncio.Lock:
        return lock_of(self.locks, id)

    async def table(self, id: str) -> LiveTable:
        """The table as it is now.  Refused if there is none."""
        known = self.believed(id)
        if known is not None:
            return known
        async with lock_of(self.looking, id):  # whoever comes at the same time need not look too
            try:
                return self.believed(id) or await self.looked_up(id)
            except Refused:  # there is none
                self.doubted.pop(id, None)
                raise

    async def table_anew(self, id: str) -> LiveTable:
        """The table as the database has it: whoever comes may have heard more through another process than we have."""
        if self.settings.is_postgres:
            self.doubt(id)
        return await self.table(id)

    def believed(self, id: str) -> LiveTable | None:
        """A table in memory that nobody else has changed.  Of what other processes do we hear, as long as we listen."""
        known = self.tables.get(id)
        if known is None or id in self.doubted or not self.hub.is_listening:
            return None
        self.tables.move_to_end(id)
        known.wanted = monotonic()
        return known

    async def looked_up(self, id: str) -> LiveTable:
        """The table as the database has it."""
        known, doubt = self.tables.get(id), self.doubted.get(id)
        if known is None or doubt is not None or not await self.is_current(known) or self.tables.get(id) is not known:
            known = await self.read_table(id)
        if self.doubted.get(id) is doubt:  # nothing was heard meanwhile
            self.doubted.pop(id, None)
        return known

    async def read_table(self, id: str) -> LiveTable:
        table = await self.fetch(id)
        newer = self.tables.get(id)
        if newer is not None and newer is not table and newer.row.changed >= table.row.changed:
            return newer  # somebody changed or loaded it while we did
        self.keep(table)
        if not self.settings.is_postgres or (table.row.due is not None and table.row.due < now()):
            self.caretaker.wake(table)  # no other process has done so
        return table

    async def is_current(self, table: LiveTable) -> bool:
        """Has no other process changed it?"""
        return await self.storage.changed(table.row.id) == table.row.changed

    def doubt(self, id: str | None) -> None:
        """Others may have changed this table, or any: look before it is believed again, also at what is just read."""
        for known in {*self.tables, *self.looking} if id is None else [id]:
            if known in self.tables or known in self.looking:
                self.doubted[known] = object()

    async def was_right(self, id: str) -> bool:
        """Was something refused by a table as it really is?"""
        known = self.tables.get(id)
        if known is None or not self.settings.is_postgres:
            return True
        if await self.is_current(known):
            return True
        self.doubt(id)
        return False

    async def fetch(self, id: str) -> LiveTable:
        """The table as it is stored; one that is in memory catches up."""
        known = self.tables.get(id)
        if known is not None and known.recorder is None:
            known = None
        if known is not None:
            before = known.row.changed
            found = await self.storage.news_of(id, known.sequence)
            if known.row.changed != before:
                return await self.fetch(id)  # we went on ourselves: that may be older
        else:
            found = await self.storage.load(id) if is_id(id) else None
        if found is None:
            self.forget(id)
            raise Refused("no-table")
        row, seats, moves = found
        if known is None:
            if is_old(row) and not await self.carry_over(row, seats, moves):
                return await self.fetch(id)
            made = LiveTable(row, seats, [])
            await made.go_through(moves)
            made.presence = self.presence
            made.row.snapshot = None  # it was played, and need not be kept twice
            return made
        if row.rules_version != known.row.rules_version or row.base != known.row.base:
            self.forget(id)  # it goes on under other rules
            return await self.fetch(id)
        if row.changed != known.row.changed and row.sequence >= known.sequence:
            known.catch_up(row, seats, moves)
        return known

    async def carry_over(self, row: TableRow, seats: list[SeatRow], moves: list[MoveRow]) -> bool:
        """Let a table of older rules go on under the present ones; False if somebody has changed it meanwhile."""
        values = {**await asyncio.to_thread(carried_over, row, seats, moves), "changed": now()}
        async with self.storage.transaction() as session:
            done: Any = await session.execute(
                update(TableRow)
                .where(TableRow.id == row.id, TableRow.sequence == row.sequence)
                .where(TableRow.rules_version == row.rules_version)
                .values(**values)
            )
        for name, value in values.items():
            setattr(row, name, value)
        return bool(done.rowcount)

    def keep(self, table: LiveTable) -> None:
        """Remember a table; those that nobody wants make room for it."""
        self.tables[table.row.id] = table
        table.wanted = monotonic()
        self.memory.came()

    def forget(self, id: str) -> None:
        self.tables.pop(id, None)
        if id not in self.looking:  # whoever is looking may have read what is no longer so
            self.doubted.pop(id, None)

    async def rows(self, id: str) -> tuple[TableRow, list[SeatRow]]:
        """A table and its seats as they are stored, also of one that the present rules cannot play."""
        with suppress(Refused):
            table = await self.table_anew(id)
            return table.row, table.seats
        found = await self.storage.load(id) if is_id(id) else None
        if found is None:
            raise Refused("no-table")
        return found[0], found[1]

    async def tables_of(self, player: str) -> list[LobbyShape]:
        found = await self.storage.tables_of(player)
        mine: list[LobbyShape] = []
        for id in found:
            with suppress(Refused):  # a table of older rules
                mine.append(lobby_of(await self.table(id), player))
        return sorted(mine, key=lambda told: told["changed"], reverse=True)

    async def record(self, id: str) -> Record:
        """The whole record of a finished game, under whichever rules it was played."""
        with suppress(Refused):
            await self.table(id)  # an old one is carried over first: it has one record, whoever looks first
        found = await self.storage.load(id)
        if found is None:
            raise Refused("no-table")
        if found[0].status != FINISHED:
            raise Refused("not-running" if found[0].status == OPEN else "not-finished")
        record = whole_record(*found)
        with suppress(Refused):
            record.result = (await self.table(id)).playing().record.result
        return record

    async def record_text(self, id: str) -> bytes:
        """The same as text; it is kept as long as nothing changes."""
        try:
            table = await self.table(id)
        except Refused:  # of rules that are not here any more
            return (await self.record(id)).text().encode()
        name = (id, "record", table.row.changed)
        kept = self.retellers.shelf.get(name)
        if kept is None:
            kept = (await self.record(id)).text().encode()
            self.retellers.shelf.put(name, kept)
        return kept

    # ---- changing rows

    async def begin(self, table: LiveTable) -> None:
        await self.change_row(table, status=RUNNING, moved=now())
        self.caretaker.wake(await self.reload(table.row.id))

    async def change_seat(
        self,
        table: LiveTable,
        seat: SeatRow,
        of_table: dict[str, Any] | None = None,
        secretly: bool = False,
        **values: Any,
    ) -> None:
        """Store new values of a seat, and of its table with them; nothing else is touched.

        Whoever takes a seat over finds no standing answers there.  Done secretly, only its own player hears of it.
        """
        if "player" in values or "deputy" in values:
            values["standing"] = None
        if values.get("deputy") is not None:
            values["helped"] = True
        async with self.storage.transaction() as session:
            news = f" {OWN} {seat.player}" if secretly else ""
            changed = await self.note_change(session, table, of_table or {}, news)  # locks are taken in this order
            await session.execute(
                update(SeatRow).where(SeatRow.table == seat.table, SeatRow.number == seat.number).values(**values)
            )
        table.row.changed = changed
        for name, value in values.items():
            setattr(seat, name, value)
        for name, value in (of_table or {}).items():
            setattr(table.row, name, value)
        if secretly:
            self.hub.ring_for(table.row.id, seat.player)
        else:
            self.hub.ring(table.row.id)

    async def change_row(self, table: LiveTable, **values: Any) -> None:
        async with self.storage.transaction() as session:
            changed = await self.note_change(session, table, values)
        table.row.changed = changed
        for name, value in values.items():
            setattr(table.row, name, value)
        self.hub.ring(table.row.id)

    async def note_change(
        self, session: AsyncSession, table: LiveTable, values: dict[str, Any], news: str = ""
    ) -> datetime:
        """Whatever was changed, the caretaker sees soon what is to be done about it; no clock is put off by that.

        When it was changed, or Stale if somebody was faster.
        """
        changed = now()
        soon = changed + self.caretaker.patience()
        new = {"due": min(soon, table.row.due or soon), **values, "changed": changed}
        this = update(TableRow).where(TableRow.id == table.row.id, TableRow.changed == table.row.changed)
        done: Any = await session.execute(this.values(**new))
        if done.rowcount != 1:
            raise Stale
        await self.storage.tell(session, f"{table.row.id}{news}")
        return changed

    async def note(self, table: LiveTable, seat: int, what: str) -> None:
        """Something that the log of the table says about whoever sits there."""
        name = table.seats[seat].name
        await self.storage.say(table.row.id, name, what, "note", table.sequence)
        self.hub.ring(table.row.id, chat=True)

    async def reload(self, id: str) -> LiveTable:
        self.forget(id)
        return await self.table(id)

    # ---- playing

    @settled
    async def answer(
        self, id: str, player: str, seat: int, sequence: int, words: str, ticket: str | None = None
    ) -> int:
        """A person answers; the new sequence number once the answer is on disk.

        Whoever has not heard whether an answer was taken sends it again with its ticket.
        """
        async with self.gathering, self.lock(id):
            while True:
                table = await self.table(id)
                seats = table.seats_of(player)
                if seat not in seats:
                    raise Refused("not-your-seat")
                if table.has_taken(seat, ticket):
                    return table.told_sequence(seats)
                if table.bot_at(seat) is not None:
                    raise Refused("bot-plays")
                with suppress(Stale):  # another process was faster; perhaps with a secret pick of somebody else
                    await self.move(table, seat, seats, sequence, words, ticket)
                    return table.told_sequence(seats)

    async def answer_for_bot(self, id: str, seat: int, bot: str, sequence: int, words: str) -> None:
        """A bot answers, unless a person has taken its seat while it was thinking."""
        async with self.gathering, self.lock(id):
            while (table := await self.table(id)).bot_at(seat) == bot:
                with suppress(Stale):
                    await self.move(table, seat, [seat], sequence, words)
                    return

    async def move(
        self, table: LiveTable, seat: int, seats: list[int], sequence: int, words: str, ticket: str | None = None
    ) -> None:
        """An answer for one of `seats`, to the question as they were told it."""
        self.check_running(table)
        if not table.is_fresh(seats, sequence):
            raise Refused("stale")
        said, times = repeated(words)
        option = table.game.phrases.parse(said)
        meant = option if option is not None and times == 1 else words
        refusal = table.playing().state.why_not(seat, meant)
        if refusal is not None:
            raise Refused("refused", refusal.rule, refusal.message, refusal.values)
        assert option is not None
        await self.store(table, "answer", seat, said_times(table.game.phrases.say(option), times), ticket=ticket)

    @settled
    async def lift(self, id: str, player: str, seat: int) -> None:
        """Somebody who shares a screen has taken it: from now on their clock runs."""
        async with self.lock(id):
            table = await self.table(id)
            if seat not in table.seats_of(player):
                raise Refused("not-your-seat")
            lifted = table.clocks.lifted(player, seat, now())
            if table.row.clock is not None and lifted is not None:
                await self.change_row(table, lifted=lifted)

    def check_running(self, table: LiveTable) -> None:
        if table.status_now() != RUNNING:
            raise Refused("not-running")
        if table.row.paused:
            raise Refused("paused")

    async def store(
        self,
        table: LiveTable,
        kind: MoveKind,
        seat: int,
        words: str,
        quietly: bool = False,
        ticket: str | None = None,
        agreed: bool = False,
    ) -> None:
        """Put a move on disk, then do it in memory: nobody sees what is not safe.  Stale if somebody was faster."""
        id = table.row.id
        move = new_move(id, table.sequence + 1, kind, seat, words, now(), ticket)
        ahead = table.ahead(move)
        after = ahead.state
        secret = table.stays(move, after)  # its parts share a clock; others keep theirs
        if kind == "undo":
            times = table.clocks.after_undo(move, agreed)
        else:
            move.used = table.clocks.of_turn(seat, move.at)
            times = table.clocks.after_answer(move, secret, ready=not (secret and seat in question_of(after)[1]))
        has_snapshot = kind == "undo" or after.ask is None or is_time(move.sequence)
        stored = {
            "moved": times.moved,
            "spent": times.spent,
            "snapshot": table.game.dump(after) if has_snapshot else None,
            "status": FINISHED if after.ask is None else RUNNING,
            "due": self.caretaker.due(table, after, times),
            "wish": table.row.wish if secret else None,  # that it goes would tell that somebody answers
        }
        entry = Entry(move, table.row.changed, stored, times.banks.get(seat))
        try:
            with self.metrics.commit_seconds.time():
                await self.storage.append(entry)
        except (Stale, Refused):
            self.doubt(id)
            raise
        except BaseException:  # cut off in the middle: whether it was stored, only the database knows
            self.forget(id)
            raise
        table.moved(entry, ahead)
        self.snapshots.moved(table, has_snapshot)
        self.tables[id] = table
        self.metrics.answers.labels(kind).inc()
        if table.row.status == FINISHED:
            self.counting.wanted.set()
        if not quietly:
            self.hub.ring(id)
            self.caretaker.wake(table)


def lock_of(locks: WeakValueDictionary[str, asyncio.Lock], id: str) -> asyncio.Lock:
    found = locks.get(id)
    if found is None:
        found = locks[id] = asyncio.Lock()
    return found
