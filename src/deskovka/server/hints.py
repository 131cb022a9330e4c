"""Hints for somebody who plays alone against bots: made beside the games, in a process that starts with the first one.

A hint knows what the seat knows.  However often it is asked for, it is the same: its luck follows from the table and
the number of the question.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, cast

from typing_extensions import TypedDict

from deskovka.core.steps import Question
from deskovka.review.hint import Hint, Named
from deskovka.review.hinting import HintTeller, NamedShape, NudgeShape
from deskovka.server.advising import advise
from deskovka.server.limits import Buckets
from deskovka.server.live import BOT, EXTERNAL, PERSON, LiveTable
from deskovka.server.models import SeatRow
from deskovka.server.pool import Pool
from deskovka.server.refused import Refused
from deskovka.server.settling import settled
from deskovka.server.thought import get_ready
from deskovka.server.workers import Job

if TYPE_CHECKING:
    from deskovka.server.service import Service

log = logging.getLogger(__name__)
NICENESS = 5
LONGEST = 20.0  # seconds to wait for a hint; what it may think is in advising.py
KEPT = 500  # hints
Step = Literal[1, 2]
Asked = tuple[str, int, int]  # a question: the table, how many moves there were, the seat


class HintShape(TypedDict):
    """Step 1 says where to look, step 2 also names the best answers, up to three.

    `certain`: no other answer is as good as the best one.
    """

    sequence: int
    step: Step
    nudge: NudgeShape
    options: list[NamedShape] | None
    certain: bool


class Wish(NamedTuple):
    """What somebody asks: a step of a hint for this seat, at the question of this number."""

    player: str
    seat: int
    sequence: int
    step: Step
    language: str


class Hints:
    """Gives hints, and writes down that they were used."""

    def __init__(self, service: Service) -> None:
        self.service = service
        settings = service.settings
        self.pool = Pool("hints", settings.hint_workers, get_ready, NICENESS, service.metrics.pools)
        self.thread = ThreadPoolExecutor(1, "hints")  # where there are no processes for it
        self.given = Buckets(settings.hints_per_minute / 60, settings.hint_burst)
        self.kept: OrderedDict[Asked, Hint] = OrderedDict()
        self.making: dict[Asked, asyncio.Task[Hint]] = {}

    def get_ready(self) -> None:
        """Start the processes: a table has begun whose person may ask soon."""
        self.pool.begin()

    @settled
    async def ask(self, id: str, wish: Wish, address: str) -> HintShape:
        table = await self.service.table(id)
        question = asked_alone(table, wish)
        moves = table.sequence
        hint = await self.hint(table, question.seat, address)
        await self.note(id, moves, wish.step)
        teller = HintTeller(table.game, wish.language, [seat.name for seat in table.seats])
        words, state = table.words(wish.language), table.playing().state

        def told(named: Named) -> NamedShape:
            return {**teller.named(named), "text": words.option_at(state, wish.seat, named.option)}

        return {
            "sequence": table.told_at(moves, table.seats_of(wish.player)),
            "step": wish.step,
            "nudge": teller.nudge(hint),
            "options": [told(named) for named in hint.best] if wish.step == 2 else None,
            "certain": hint.certain,
        }

    async def hint(self, table: LiveTable, seat: int, address: str) -> Hint:
        """The one that is kept, or one that is made now; who asks twice at the same time waits for the same."""
        asked = (table.row.id, table.sequence, seat)
        kept = self.kept.get(asked)
        if kept is not None:
            self.kept.move_to_end(asked)
            return kept
        if asked not in self.making:
            if not self.given.take(address):
                raise Refused("too-many-requests")
            values = (table.game.id, table.game.dump(table.playing().state), seat, seed_of(asked))
            task = self.making[asked] = asyncio.create_task(self.make(asked, values, address))
            task.add_done_callback(lambda _: self.making.pop(asked, None))
        return await asyncio.shield(self.making[asked])

    async def make(self, asked: Asked, values: tuple[Any, ...], address: str) -> Hint:
        """Addresses take turns: whoever asks at many tables waits for that alone."""
        try:
            async with asyncio.timeout(LONGEST):
                if self.pool.workers:
                    made = cast(Hint, await self.pool.do(address, lambda _: Job(advise, values, LONGEST)))
                else:
                    made = await asyncio.get_running_loop().run_in_executor(self.thread, advise, *values)
        except Exception as problem:
            log.warning("a hint was not made: %r", problem)
            raise Refused("try-later") from problem
        self.kept[asked] = made
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return made

    @settled
    async def note(self, id: str, moves: int, step: Step) -> None:
        """Write down that a hint was used for the question after so many moves; everybody at the table is told."""
        async with self.service.lock(id):
            table = await self.service.table(id)
            hinted = dict(table.row.hinted or {})
            if hinted.get(str(moves), 0) < step:
                await self.service.change_row(table, hinted={**hinted, str(moves): step})

    async def close(self) -> None:
        for task in list(self.making.values()):
            task.cancel()
        await asyncio.gather(*self.making.values(), return_exceptions=True)
        await self.pool.close()
        self.thread.shutdown(wait=False, cancel_futures=True)


def asked_alone(table: LiveTable, wish: Wish) -> Question:
    """The question that somebody who plays alone is asked now; Refused says why there is no hint for it."""
    if wish.seat not in table.seats_of(wish.player):
        raise Refused("not-your-seat")
    if not table.row.hints:
        raise Refused("no-hints")
    if not is_alone(table.seats):
        raise Refused("hints-with-people")
    if not table.is_running() or table.row.paused or table.bot_at(wish.seat) is not None:
        raise Refused("not-now")
    if not table.is_fresh([wish.seat], wish.sequence):
        raise Refused("stale")
    pending = table.playing().state.pending()
    own = next((question for question in pending if question.seat == wish.seat), None)
    if own is None or (table.together and len(pending) > 1):  # others still choose in secret
        raise Refused("not-now")
    return own


def is_alone(seats: Iterable[SeatRow]) -> bool:
    """Does one person play here, and nobody else but bots of this server?"""
    others = [seat for seat in seats if seat.kind != BOT]
    return len(others) == 1 and others[0].kind == PERSON and others[0].bot != EXTERNAL


def wished_alone(seats: list[dict[str, str]]) -> bool:
    """The same of seats that somebody wishes for."""
    kinds = [seat["kind"] for seat in seats]
    return kinds.count("me") == 1 and kinds.count(BOT) == len(kinds) - 1


def seed_of(asked: Asked) -> int:
    """The luck with which tables are imagined for a question: the same whenever it is asked about."""
    return int.from_bytes(sha256(repr(asked).encode()).digest()[:6])
