"""Work for other processes waits in a queue in which everybody takes turns."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Callable
from time import monotonic
from typing import Any

from deskovka.server.metrics import PoolMetrics
from deskovka.server.workers import Job, Unfinished, Worker

log = logging.getLogger(__name__)
PAUSE = 1.0  # seconds, after a process that could not start
MANY_FAILURES = 5  # one after another; a single one may have been killed by somebody


class Wanted:
    """Something that waits for a worker; only when its turn comes is it decided what is done."""

    def __init__(self, whose: str, job: Callable[[float], Job]) -> None:
        self.whose = whose
        self.job = job  # given how many seconds it has waited
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.since = monotonic()

    def waited(self) -> float:
        return monotonic() - self.since


class FairQueue:
    """Whoever has something waiting takes turns: who wants much does not push others away."""

    def __init__(self) -> None:
        self.waiting: OrderedDict[str, deque[Wanted]] = OrderedDict()  # by whose it is; who is next stands first

    def __len__(self) -> int:
        return sum(len(wanted) for wanted in self.waiting.values())

    def put(self, wanted: Wanted, first: bool = False) -> None:
        """At the end of what somebody waits for; or before everything else, for who has had their turn in vain."""
        theirs = self.waiting.setdefault(wanted.whose, deque())
        if first:
            theirs.appendleft(wanted)
            self.waiting.move_to_end(wanted.whose, last=False)
        else:
            theirs.append(wanted)

    def take(self) -> Wanted | None:
        """The next that somebody still wants."""
        while self.waiting:
            whose, theirs = next(iter(self.waiting.items()))
            wanted = theirs.popleft()
            self.waiting.move_to_end(whose)
            if not theirs:
                del self.waiting[whose]
            if not wanted.done.done():
                return wanted
        return None


class Pool:
    """So many workers and one queue."""

    def __init__(
        self, name: str, workers: int, get_ready: Callable[[], None], niceness: int, metrics: PoolMetrics
    ) -> None:
        self.name = name
        self.workers = [Worker(get_ready, niceness) for _ in range(workers)]
        self.queue = FairQueue()
        self.news = asyncio.Condition()
        self.tasks: list[asyncio.Task[None]] = []
        self.metrics = metrics
        metrics.count(name, self.queue.__len__)

    def begin(self) -> None:
        """Start the processes in the background; otherwise the first job does."""
        if not self.tasks:
            self.tasks = [asyncio.create_task(self.run(worker)) for worker in self.workers]

    async def do(self, whose: str, job: Callable[[float], Job], first: bool = False) -> Any:
        """What comes of a job once it is its turn; Unfinished if nothing does."""
        self.begin()
        wanted = Wanted(whose, job)
        await self.put(wanted, first)
        try:
            return await wanted.done
        finally:
            wanted.done.cancel()  # nobody waits for it any more

    async def put(self, wanted: Wanted, first: bool) -> None:
        self.queue.put(wanted, first)
        async with self.news:
            self.news.notify()

    async def run(self, worker: Worker) -> None:
        """One worker does one thing after another."""
        while True:
            await self.start(worker)
            await self.finish(worker, await self.next())

    async def start(self, worker: Worker) -> None:
        """Try until there is a process; that there is none for long is said once."""
        failures = 0
        while True:
            try:
                return await worker.begin()
            except Exception as problem:
                failures += 1
                if failures == MANY_FAILURES:
                    log.error("no process of %s can be started: %r", self.name, problem.__cause__ or problem)
                await asyncio.sleep(PAUSE)

    async def next(self) -> Wanted:
        async with self.news:
            while (wanted := self.queue.take()) is None:
                await self.news.wait()
            return wanted

    async def finish(self, worker: Worker, wanted: Wanted) -> None:
        self.metrics.waited.labels(self.name).observe(wanted.waited())
        try:
            with self.metrics.worked.labels(self.name).time():
                result = await worker.ask(wanted.job(wanted.waited()))
        except Unfinished as problem:
            if problem.why != "failed":
                self.metrics.ends.labels(self.name, problem.why).inc()
            if problem.why == "not begun":  # it had ended while there was nothing to do: that costs nobody anything
                await self.put(wanted, first=True)
            else:
                tell(wanted, problem)
        except Exception as problem:  # it cannot even be sent
            tell(wanted, problem)
        else:
            if not wanted.done.done():
                wanted.done.set_result(result)

    async def close(self) -> None:
        """End the workers, and wait until they have gone."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*(worker.close() for worker in self.workers))


def tell(wanted: Wanted, problem: Exception) -> None:
    if not wanted.done.done():
        wanted.done.set_exception(problem)
