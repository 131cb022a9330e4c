"""A review in processes of its own, with news as it goes on."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from time import monotonic

from deskovka.bots.workers import follow_parent
from deskovka.review.going import SECONDS, Course
from deskovka.review.parts import PLAYOUTS, begin, work
from deskovka.review.report import Answered, Review

NEWS = 0.5  # seconds between two that are told


def reviewed(
    record: str, seconds: float = SECONDS, jobs: int = 2, seed: int = 1, playouts: int = PLAYOUTS
) -> Iterator[Review]:
    """The review of the game of this text, again and again as it grows; the last one is whole.

    Whoever stops listening stops the work; what was told last is what there is.
    """
    since = monotonic()
    course = Course(begin(record, seed), seconds)
    steps = alone(record, seed, course, playouts) if jobs < 2 else together(record, seed, course, jobs, playouts)
    for found in steps:
        course.take(found)
        if monotonic() - since >= NEWS and not course.over():
            since = monotonic()
            yield course.so_far()
    yield course.so_far()


def alone(record: str, seed: int, course: Course, playouts: int) -> Iterator[list[Answered]]:
    while (part := course.next_part()) is not None:
        yield work(record, seed, part, playouts)


def together(record: str, seed: int, course: Course, jobs: int, playouts: int) -> Iterator[list[Answered]]:
    with ProcessPoolExecutor(jobs, get_context("spawn"), follow_parent) as workers:
        running: set[Future[list[Answered]]] = set()
        try:
            while True:
                while len(running) < jobs and (part := course.next_part()) is not None:
                    running.add(workers.submit(work, record, seed, part, playouts))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            workers.shutdown(wait=False, cancel_futures=True)
