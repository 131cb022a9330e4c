"""Bots think in processes of their own, with a deadline; whatever happens to them, there is an answer in bounded time.

Thinking time counts from when thinking begins.  Tables take turns; the more of them wait, the shorter bots think that
think as long as they may (`Bot.hurry`).  Whoever has waited long all the same is answered for by a quick bot, so that
a long queue moves on.  A bot that hangs, dies or fails is answered for by the quick bot too, and should nothing come of
that either, by the simplest one, here.
"""

from __future__ import annotations

import asyncio
import logging
from time import monotonic

from deskovka.server.metrics import Metrics
from deskovka.server.pool import Pool
from deskovka.server.settings import Settings
from deskovka.server.thought import Asked, Heard, get_ready, think
from deskovka.server.workers import Job, Unfinished

log = logging.getLogger(__name__)
QUICK = "greedy:worlds=1"
QUICK_SECONDS = 2.0
SIMPLEST = "random"
SOON = 0.3  # seconds in which all who wait for a bot are to be answered, as far as thinking shorter helps
LEAST_SECONDS = 0.005  # a search wants at least that
SELDOM = 60.0  # seconds between two lines in the log about the same
NICENESS = 5  # where processors are few, whoever answers people goes first


class Thinkers:
    """Bots of all tables."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.seconds = settings.bot_seconds
        self.wait = settings.bot_wait_seconds
        self.pool = Pool("bots", settings.bot_workers, get_ready, NICENESS, metrics.pools)
        self.stand_ins = metrics.stand_ins
        self.said: dict[tuple[str, str, str], float] = {}  # when the log last said so

    @property
    def longest(self) -> float:
        """After so many seconds there is an answer."""
        return self.wait + self.seconds + QUICK_SECONDS

    async def answer(self, table: str, asked: Asked, bot: str, seed: int, heard: Heard | None = None) -> str:
        """What a bot answers; `heard` is for bots that listen."""
        try:
            async with asyncio.timeout(self.longest):
                return await self.thought(table, asked, bot, seed, heard)
        except TimeoutError:
            self.stand_in(bot, SIMPLEST, "waited")
        except Exception as problem:
            self.stand_in(bot, SIMPLEST, "failed", str(problem))
        return await asyncio.to_thread(think, asked, SIMPLEST, seed)

    async def thought(self, table: str, asked: Asked, bot: str, seed: int, heard: Heard | None) -> str:
        """The answer of the bot, or of the quick one."""

        def job(waited: float) -> Job:
            if waited < self.wait:
                return Job(think, (asked, bot, seed, heard, self.hurry()), self.seconds)
            self.stand_in(bot, QUICK, "waited")
            return quick

        quick = Job(think, (asked, QUICK, seed), QUICK_SECONDS)
        try:
            return str(await self.pool.do(table, job))
        except Unfinished as problem:
            self.stand_in(bot, QUICK, problem.why, str(problem))
        return str(await self.pool.do(table, lambda _: quick, first=True))

    def hurry(self) -> float | None:
        """Seconds that each may think so that those who wait now are soon answered; None: nobody waits."""
        waiting = len(self.pool.queue)
        return max(LEAST_SECONDS, SOON * len(self.pool.workers) / waiting) if waiting else None

    def stand_in(self, bot: str, other: str, why: str, text: str = "") -> None:
        """Count it; the log says it now and then."""
        self.stand_ins.labels(why).inc()
        if self.said.get((bot, other, why), -SELDOM) <= monotonic() - SELDOM:
            self.said[bot, other, why] = monotonic()
            log.warning("%s answers for bot %s (%s)", other, bot, text or why)
