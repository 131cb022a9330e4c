"""Whoever is no person: bots answer, standing answers pass, clocks run out, and no table is forgotten."""

from __future__ import annotations

import asyncio
import logging
import secrets
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from deskovka.bots.levels import USUAL
from deskovka.core.luck import SEEDS
from deskovka.core.steps import Question, State
from deskovka.server.clocks import Times
from deskovka.server.heard import listens
from deskovka.server.live import RUNNING, LiveTable
from deskovka.server.models import now
from deskovka.server.refused import Refused
from deskovka.server.settling import settled
from deskovka.server.standing import is_passing
from deskovka.server.thinkers import Thinkers
from deskovka.server.thought import Asked

if TYPE_CHECKING:
    from deskovka.server.service import Service

log = logging.getLogger(__name__)
DEPUTY = USUAL  # the bot that takes over from a person
BOT_PLAYS, PLAYS_AGAIN, RESIGNED = "bot-plays", "plays-again", "resigned"  # notes in the log of a table
ON_THE_WAY = 3.0  # seconds that an answer may take besides the thinking
LOOKS_EVERY = 1.0  # seconds
SOON = 2 * LOOKS_EVERY  # what is due by then would be so before the look after the next


class Caretaker:
    """Lets bots think where it is their turn, and puts them where a clock has run out.

    The process that stores a move wakes the bot that comes next.  Should that process die or fail, the table is `due`
    some seconds later, and any process takes care of it.
    """

    def __init__(self, service: Service) -> None:
        self.service = service
        self.thinkers = Thinkers(service.settings, service.metrics)
        self.thinking: dict[tuple[str, int], datetime] = {}  # tables and seats, and since when

    # ---- bots

    def wake(self, table: LiveTable) -> None:
        """Whichever bots are to answer, let them think; whoever wants to pass, let them."""
        if table.status_now() != RUNNING or table.row.paused or not may_answer(table):
            return
        for question in table.playing().state.pending():
            place = (table.row.id, question.seat)
            if self.answers(table, table.playing().state, question) and place not in self.thinking:
                self.thinking[place] = now()
                self.service.spawn(self.play(*place))

    def answers(self, table: LiveTable, state: State, question: Question) -> bool:
        """Does a bot answer here, or a standing answer?"""
        return table.bot_at(question.seat) is not None or is_passing(table, state, question)

    async def play(self, id: str, seat: int) -> None:
        """A bot thinks and answers, or a seat passes, until it is not asked any more."""
        try:
            await self.answer(id, seat)
        except Refused as problem:
            if problem.code != "stale":
                return  # paused, say: whoever lets it go on wakes the bot
        except Exception:
            log.exception("a bot could not answer, or a seat not pass")  # the table is due soon
            return
        finally:
            self.thinking.pop((id, seat), None)
        self.wake(await self.service.table(id))

    async def answer(self, id: str, seat: int) -> None:
        table = await self.service.table(id)
        bot, sequence = table.bot_at(seat), table.told_sequence([seat])
        if seat not in table.asked()[1]:
            return
        if bot is None:
            await asyncio.sleep(self.service.settings.pass_seconds)  # the same, whatever the seat holds
            await self.service.standing.pass_for(id, seat, sequence)
            return
        stored = table.game.dump(table.playing().state)
        heard = table.ears.of(seat, table.playing().events()) if listens(bot) else None
        words = await self.thinkers.answer(
            id, Asked(table.row.game, stored, seat), bot, secrets.randbelow(SEEDS), heard
        )
        await self.service.answer_for_bot(id, seat, bot, sequence, words)

    # ---- tables that wait

    def due(self, table: LiveTable, state: State, times: Times) -> datetime | None:
        """When somebody must see to the table if nothing happens: a bot has failed, or a clock runs out."""
        if table.row.paused or state.ask is None:
            return None
        if may_answer(table) and any(self.answers(table, state, question) for question in state.pending()):
            return times.moved + self.patience()
        deadlines = table.clocks.deadlines(state, times, self.service.settings.curtain_seconds)
        return datetime.fromtimestamp(min(deadlines.values()), UTC) if deadlines else None

    def patience(self) -> timedelta:
        return timedelta(seconds=self.service.settings.bot_seconds + ON_THE_WAY)

    async def watch(self) -> None:
        """Again and again: see to what is due."""
        while True:
            await asyncio.sleep(LOOKS_EVERY)
            try:
                await self.keep_ours()
                for id, due in await self.service.storage.due():
                    await self.see_to(id, due)
            except Exception:
                log.exception("tables that wait were not seen to")

    async def keep_ours(self) -> None:
        """Nobody else begins what we are at: where a bot still waits or thinks, the table is not due yet."""
        soon = now() + timedelta(seconds=SOON)
        ours = {id for (id, _), since in self.thinking.items() if since + self.patience() < soon}
        if ours:
            await self.service.storage.keep_off(ours, soon, now() + self.patience())

    @settled
    async def see_to(self, id: str, due: datetime) -> None:
        soon = now() + self.patience()
        if not await self.service.storage.put_off(id, due, soon):
            return  # another process sees to it
        try:
            async with self.service.lock(id):
                table = await self.service.table(id)
                await self.replace_late(table)
                self.wake(table)
                if not self.waits_for_us(table):
                    await self.service.storage.put_off(id, soon, self.due_now(table))
        except Refused:
            return  # a table of other rules than ours: another process may know them

    async def replace_late(self, table: LiveTable) -> None:
        """Bots take the seats of those whose time is up."""
        for seat in table.clocks.late(self.service.settings.curtain_seconds):
            await self.service.change_seat(table, table.seats[seat], deputy=DEPUTY, absent=True)
            await self.service.note(table, seat, BOT_PLAYS)

    def waits_for_us(self, table: LiveTable) -> bool:
        if table.recorder is None or table.row.paused:
            return False
        state = table.recorder.state
        return any(self.answers(table, state, question) for question in state.pending())

    def due_now(self, table: LiveTable) -> datetime | None:
        return None if table.recorder is None else self.due(table, table.recorder.state, table.clocks.now())


def may_answer(table: LiveTable) -> bool:
    """Is there a seat with a bot or a standing answer?  Mostly people play: then nobody need look at what is asked."""
    return any(table.bot_at(seat.number) is not None or seat.standing for seat in table.seats)
