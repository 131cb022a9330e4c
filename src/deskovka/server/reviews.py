"""Reviews of finished games: computed beside the games, in processes that step back behind everything else, and kept.

Whoever asks for one waits for nothing: it is told as far as it is, and grows.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import datetime
from time import monotonic
from typing import TYPE_CHECKING, Any, Literal

from sqlalchemy import delete, select

from deskovka.review.going import Course
from deskovka.review.parts import begin, work
from deskovka.review.report import SHAPE, Progress, Review, from_json
from deskovka.server.limits import Buckets
from deskovka.server.models import ReviewRow, TableRow, now
from deskovka.server.pool import Pool
from deskovka.server.refused import Refused
from deskovka.server.reviewing import SEED, get_ready
from deskovka.server.workers import Job

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from deskovka.server.service import Service

log = logging.getLogger(__name__)
NICENESS = 15
LONGEST = 60.0  # seconds for a part of a review
AT_ONCE = 2  # games that are reviewed at the same time; others wait
MOST_WAITING = 50
PAUSE = 0.05  # seconds until it is looked again what there is to do
FRESH = 1.0  # seconds for which what was put together is told to everybody
MOST_REVISIONS = 999_999_999  # as many milliseconds are eleven days: who waits so long has forgotten them
Status = Literal["none", "waiting", "running", "done", "stopped", "time-over", "failed"]


class Running:
    """A review that is being made."""

    def __init__(self, kept: dict[str, Any] | None) -> None:
        self.status: Status = "waiting"
        self.course: Course | None = None
        self.kept = kept  # what there is of it from earlier
        self.found: Review | None = None  # as it was put together last,
        self.at = 0.0  # then
        self.revision = 0 if kept is None else revision_of(now())
        self.stopped = False
        self.task: asyncio.Task[None] | None = None

    async def put_together(self, course: Course) -> Review:
        """What there is of it now."""
        self.at = monotonic()
        self.found = await asyncio.to_thread(course.so_far)
        self.revision = revision_of(now())
        return self.found


class Reviews:
    """Makes reviews, one part after another, and keeps them."""

    def __init__(self, service: Service) -> None:
        self.service = service
        settings = service.settings
        self.pool = Pool("reviews", settings.review_workers, get_ready, NICENESS, service.metrics.pools)
        self.thread = ThreadPoolExecutor(1, "reviews")  # where there are no processes for it
        self.hands = max(1, settings.review_workers)
        self.turn = asyncio.Semaphore(AT_ONCE)
        self.running: dict[str, Running] = {}
        self.at_the_database: set[asyncio.Future[Any]] = set()
        self.begun = Buckets(settings.reviews_per_minute / 60, settings.review_burst)

    # ---- asking

    async def start(self, id: str, address: str) -> None:
        """Begin the review of a finished game, or go on with it; nothing if that is under way or done."""
        made = self.running.get(id)
        if made is not None and made.stopped and made.task is not None:
            await asyncio.wait([made.task])  # what is under way is kept first
        if id in self.running:
            return
        _, kept = await self.kept(id)
        if kept is not None and kept["progress"]["state"] == "done":
            return
        if len(self.running) >= MOST_WAITING or not self.begun.take(address):
            raise Refused("too-many-requests")
        if id not in self.running:
            made = self.running[id] = Running(kept)
            made.task = asyncio.create_task(self.make(id, made))

    def stop(self, id: str) -> None:
        """Nobody wants more of it: what there is stays."""
        made = self.running.get(id)
        if made is None or made.task is None:
            return
        made.stopped = True
        if made.course is not None:
            made.course.halt()
        elif made.status == "waiting":  # for its turn
            made.task.cancel()

    async def so_far(self, id: str) -> tuple[Status, int, Review | dict[str, Any] | None]:
        """How it stands, the number of that, and what there is of it."""
        made = self.running.get(id)
        if made is None:
            revision, kept = await self.kept(id)
            if kept is None:
                return "none", 0, None
            return kept["progress"]["state"], revision, kept
        if made.course is not None and (made.found is None or monotonic() - made.at >= FRESH):
            await made.put_together(made.course)
        return made.status, made.revision, made.found or made.kept

    async def kept(self, id: str) -> tuple[int, dict[str, Any] | None]:
        """The number of a review in the database, and the review, if it is of the present shape and rules."""
        async with self.service.storage.look() as session:
            row = await session.scalar(select(ReviewRow).where(ReviewRow.table == id))
        if row is None or row.review.get("shape") != SHAPE:
            return 0, None
        return revision_of(row.made), row.review

    # ---- making

    async def make(self, id: str, made: Running) -> None:
        try:
            async with self.turn:
                made.status = "running"
                await self.go_through(id, made)
        except Exception as problem:
            made.status = "failed"
            log.warning("a review failed: %s", str(problem).strip().splitlines()[-1:] or repr(problem))
            await asyncio.sleep(FRESH)  # whoever looks sees that it failed
        finally:
            self.running.pop(id, None)

    async def go_through(self, id: str, made: Running) -> None:
        record = (await self.undisturbed(self.service.record_text(id))).decode()
        review = await self.review_of(id, record, made.kept)
        made.course = course = Course(review, self.service.settings.review_seconds)
        if made.stopped:  # while it was being begun
            course.halt()
        hands = [self.lend_a_hand(id, record, course) for _ in range(self.hands)]
        problems = await asyncio.gather(*hands, return_exceptions=True)
        found = await made.put_together(course)
        await self.undisturbed(self.keep(id, found))  # also what was found before something went wrong
        for problem in problems:
            if problem is not None:
                raise problem

    async def review_of(self, id: str, record: str, kept: dict[str, Any] | None) -> Review:
        """One to go on with: begun now, or stopped earlier."""
        begun: Review = await self.done_elsewhere(id, begin, record, SEED)
        if kept is not None and kept["progress"]["all"] == begun.progress.all:
            earlier: Review = await asyncio.to_thread(from_kept, kept, begun.names)
            return earlier
        return begun

    async def lend_a_hand(self, id: str, record: str, course: Course) -> None:
        while not course.over():
            part = course.next_part()
            if part is None:  # others are still at work on what comes before
                await asyncio.sleep(PAUSE)
                continue
            try:
                course.take(await self.done_elsewhere(id, work, record, SEED, part))
            except Exception:
                course.halt()
                raise

    async def done_elsewhere(self, whose: str, what: Callable[..., Any], *values: Any) -> Any:
        if not self.pool.workers:
            return await asyncio.get_running_loop().run_in_executor(self.thread, what, *values)
        return await self.pool.do(whose, lambda _: Job(what, values, LONGEST))

    async def undisturbed(self, work: Coroutine[Any, Any, Any]) -> Any:
        """What the database does is not broken off half-way, whoever is."""
        task = asyncio.ensure_future(work)
        self.at_the_database.add(task)
        task.add_done_callback(self.at_the_database.discard)
        return await asyncio.shield(task)

    async def keep(self, id: str, review: Review) -> None:
        """In the database, without names: those are where the seats are, and go when somebody wants to be forgotten."""
        stored = await asyncio.to_thread(review.as_json)
        stored["names"] = ["" for _ in review.names]
        async with self.service.storage.transaction() as session:
            if await session.scalar(select(TableRow.id).where(TableRow.id == id)) is None:
                return  # it was forgotten meanwhile
            await session.execute(delete(ReviewRow).where(ReviewRow.table == id))
            session.add(ReviewRow(table=id, review=stored, made=now()))

    async def close(self) -> None:
        tasks = [made.task for made in self.running.values() if made.task is not None]
        for task in tasks:
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*self.at_the_database, return_exceptions=True)
        await self.pool.close()
        self.thread.shutdown(wait=False, cancel_futures=True)


def revision_of(moment: datetime) -> int:
    """The number of a review as it was at this moment: another one each time, also after a restart."""
    return 1 + int(moment.timestamp() * 1000) % MOST_REVISIONS


def from_kept(kept: dict[str, Any], names: list[str]) -> Review:
    review = from_json(kept)
    review.names = names
    return review


def progress_of(review: Review | dict[str, Any]) -> Progress:
    return Progress(**review["progress"]) if isinstance(review, dict) else review.progress
