"""Results of finished games: counted once each, beside the games, by whichever process comes first."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from deskovka.server.live import FINISHED, LiveTable
from deskovka.server.models import MoveRow, PlayerRow, ResultRow, TableRow, is_what_if
from deskovka.server.outcomes import Outcome, outcomes_of
from deskovka.server.skill import NEWCOMER, Skill, after_game, skill_of_bot

if TYPE_CHECKING:
    from deskovka.server.service import Service

log = logging.getLogger(__name__)
AGAIN = 60.0  # seconds until it is looked what others have left behind
AT_ONCE = 20  # tables looked for together
PAUSE = 0.02  # seconds between two of them
AWAY = 600.0  # whoever thinks longer than this is not at the table


class Counting:
    """Runs beside the games.  Whoever ends a game says that something is `wanted`; what a process that died has not
    counted, and what ended before there were statistics, is found when the next one looks."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.storage = service.storage
        self.wanted = asyncio.Event()
        self.uncountable: set[str] = set()  # tables of rules that are not here; another process may know them

    async def keep_counting(self) -> None:
        while True:
            self.wanted.clear()
            try:
                await self.count_all()
            except Exception:
                log.exception("results were not counted")  # they are found again
            with suppress(TimeoutError):
                async with asyncio.timeout(AGAIN):
                    await self.wanted.wait()

    async def count_all(self) -> None:
        while ids := await self.to_count():
            for id in ids:
                await self.count(id)
                await asyncio.sleep(PAUSE)

    async def to_count(self) -> list[str]:
        """The tables that ended first come first: ratings move in that order."""
        waiting = select(TableRow.id).where(TableRow.status == FINISHED, ~TableRow.counted).order_by(TableRow.moved)
        async with self.storage.look() as session:
            found = await session.scalars(waiting.limit(AT_ONCE + len(self.uncountable)))
            return [id for id in found if id not in self.uncountable]

    async def count(self, id: str) -> None:
        try:
            table = await self.service.table(id)
            outcomes = [] if is_what_if(table.row) else outcomes_of(table)
        except Exception as problem:  # a table that cannot be read harms no other
            log.warning("the result of a table cannot be counted: %r", problem)
            self.uncountable.add(id)
            return
        async with self.storage.transaction() as session:
            await keep_results(session, table, outcomes)


async def keep_results(session: AsyncSession, table: LiveTable, outcomes: list[Outcome]) -> None:
    """In one transaction with the note that it is done: nothing is counted twice, and nothing half."""
    this = update(TableRow).where(TableRow.id == table.row.id, ~TableRow.counted)
    done: Any = await session.execute(this.values(counted=True))
    if not done.rowcount:
        return  # another process was faster, or the table is gone
    people = await present(session, outcomes)
    if not people:
        return
    skills = await skills_after(session, table.row.game, outcomes, people)
    seconds = await seconds_at(session, table.row.id)
    for outcome in outcomes:
        if outcome.player in people:
            session.add(result_row(table, outcome, seconds, skills.get(outcome.seat)))


async def present(session: AsyncSession, outcomes: list[Outcome]) -> set[str]:
    """The people of a table who are still known.  Whoever counts another game of theirs waits meanwhile."""
    wanted = {outcome.player for outcome in outcomes if outcome.player is not None}
    here = select(PlayerRow.id).where(PlayerRow.id.in_(wanted), PlayerRow.leaving.is_(None))
    return set(await session.scalars(here.order_by(PlayerRow.id).with_for_update()))


async def skills_after(session: AsyncSession, game: str, outcomes: list[Outcome], people: set[str]) -> dict[int, Skill]:
    """By seat: what a game makes of the ratings of its people.

    Those of whom nothing is known beforehand, bots that were never measured, take no part in that.
    """
    before: dict[int, Skill] = {}
    for outcome in outcomes:
        skill = await skill_before(session, game, outcome, people)
        if skill is not None and not outcome.aside:
            before[outcome.seat] = skill
    rated = {outcome.seat for outcome in outcomes if outcome.player in people} & before.keys()
    if not rated or len(before) < 2:
        return {}
    ranks = [outcomes[seat].rank for seat in before]
    after = dict(zip(before, after_game(list(before.values()), ranks), strict=True))
    return {seat: after[seat] for seat in rated}


async def skill_before(session: AsyncSession, game: str, outcome: Outcome, people: set[str]) -> Skill | None:
    if outcome.bot is not None:
        return skill_of_bot(game, outcome.bot)
    if outcome.player not in people:
        return None
    last = (
        select(ResultRow)
        .where(ResultRow.player == outcome.player, ResultRow.game == game, ResultRow.rating.is_not(None))
        .order_by(ResultRow.id.desc())
        .limit(1)
    )
    found = await session.scalar(last)
    return (None if found is None else skill_in(found)) or NEWCOMER


def skill_in(row: ResultRow) -> Skill | None:
    """What was known of somebody after a game, if that moved anything."""
    return None if row.rating is None or row.spread is None else Skill(row.rating, row.spread)


async def seconds_at(session: AsyncSession, id: str) -> float:
    """How long a game took those who sat there, without the nights between two moves."""
    times = await session.scalars(select(MoveRow.at).where(MoveRow.table == id).order_by(MoveRow.sequence))
    return time_spent(list(times))


def time_spent(times: Sequence[datetime]) -> float:
    return sum(min(AWAY, max(0.0, (later - earlier).total_seconds())) for earlier, later in pairwise(times))


def result_row(table: LiveTable, outcome: Outcome, seconds: float, skill: Skill | None) -> ResultRow:
    return ResultRow(
        table=table.row.id,
        seat=outcome.seat,
        player=outcome.player,
        game=table.row.game,
        ended=table.row.moved,
        seconds=seconds,
        rank=outcome.rank,
        sides=len(outcome.opponents) + 1,
        score=outcome.score,
        left=outcome.left,
        aside=outcome.aside,
        opponents=outcome.opponents,
        things=outcome.things,
        rating=skill.rating if skill else None,
        spread=skill.spread if skill else None,
    )
