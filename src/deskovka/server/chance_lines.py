"""How the chance of a seat moves through a what-if: found out elsewhere, one table after another, and kept a while."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine
from operator import getitem
from typing import Any, NamedTuple

from deskovka.review.report import Chance, Review
from deskovka.server.live import LiveTable
from deskovka.server.reviewing import chance_of

log = logging.getLogger(__name__)
Answers = list[tuple[int, str]]
Elsewhere = Callable[..., Coroutine[Any, Any, Any]]
KEPT = 500  # what-ifs
MOST_WAITING = 8  # tables of one of them; the oldest are left out
MOST_KNOWN = 1000  # tables of one of them; whoever takes back and answers for days has the newest
AT_ONCE = 3  # what-ifs of one address of which something is being found out


class Point(NamedTuple):
    """The chance after so many answers."""

    answers: int
    chance: Chance


class Wanted(NamedTuple):
    """A table whose chance is to be found out."""

    answers: Answers
    stored: dict[str, Any]


class Line:
    """What is known of one what-if; of a chance that could not be found out, None."""

    def __init__(self) -> None:
        self.known: list[tuple[Answers, Chance | None]] = []
        self.waiting: list[Wanted] = []
        self.at_work: Wanted | None = None
        self.was: list[Point] | None = None  # how it went on in the finished game, once its review is over
        self.task: asyncio.Task[None] | None = None

    def has(self, answers: Answers) -> bool:
        """Is it known, or being found out, or soon to be?"""
        coming = self.waiting if self.at_work is None else [self.at_work, *self.waiting]
        return any(given == answers for given, _ in (*self.known, *coming))

    def points(self, answers: Answers) -> list[Point]:
        """Along these answers; what was taken back is left out."""
        along = [(given, chance) for given, chance in self.known if given == answers[: len(given)]]
        found = [Point(len(given), chance) for given, chance in along if chance is not None]
        return sorted(found, key=lambda point: point.answers)


class ChanceLines:
    """The lines of many what-ifs; those nobody asked for longest are forgotten."""

    def __init__(self, elsewhere: Elsewhere) -> None:
        self.elsewhere = elsewhere
        self.lines: OrderedDict[str, Line] = OrderedDict()
        self.under_way: Counter[str] = Counter()  # what-ifs of each address

    def so_far(self, table: LiveTable, seat: int, address: str) -> tuple[list[Point], bool]:
        """The points that are known, and whether there will be more: for one of many what-ifs, when it is asked again.

        Points are where it began, where the seat has a choice, and the end: elsewhere others are about to change it.
        """
        line = self.line_of(table.row.id)
        answers = list(table.playing().record.answers)
        if line.task is None and self.under_way[address] >= AT_ONCE:
            return line.points(answers), True
        if not line.has([]):
            line.waiting.append(Wanted([], table.game.dump(table.again(0).state)))
        state = table.playing().state
        tells = state.ask is None or (seat in state.ask.asked(state) and len(state.offered(seat)) > 1)
        if answers and tells and not line.has(answers):
            line.waiting = [*line.waiting, Wanted(answers, table.game.dump(state))][-MOST_WAITING:]
        if line.waiting and line.task is None:
            self.under_way[address] += 1
            line.task = asyncio.create_task(self.find_out(address, line, table.row.game, seat))
            line.task.add_done_callback(lambda _: self.found_out(address, line))
        return line.points(answers), line.task is not None

    def line_of(self, id: str) -> Line:
        line = self.lines.pop(id, None) or Line()
        self.lines[id] = line
        if len(self.lines) > KEPT:
            _, forgotten = self.lines.popitem(last=False)
            if forgotten.task is not None:
                forgotten.task.cancel()
        return line

    async def find_out(self, address: str, line: Line, game: str, seat: int) -> None:
        """The newest first: that is what somebody looks at."""
        while line.waiting:
            line.at_work = line.waiting.pop()
            answers, stored = line.at_work
            line.known.append((answers, await self.chance(address, game, stored, seat)))
            line.at_work = None
            del line.known[:-MOST_KNOWN]

    def found_out(self, address: str, line: Line) -> None:
        """Also what was broken off."""
        line.task = line.at_work = None
        self.under_way[address] -= 1
        self.under_way += Counter()  # without those who wait for nothing

    async def chance(self, address: str, game: str, stored: dict[str, Any], seat: int) -> Chance | None:
        """Addresses take turns, with one another and with reviews."""
        try:
            found: Chance = await self.elsewhere(address, chance_of, game, stored, seat)
            return found
        except Exception as problem:
            log.warning("a chance was not found out: %s", str(problem).strip().splitlines()[-1:] or repr(problem))
            return None

    async def close(self) -> None:
        tasks = [line.task for line in self.lines.values() if line.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def points_of_review(review: Review | dict[str, Any], seat: int, first: int) -> list[Point]:
    """The chance of a seat from `first` answers on, where it was asked, and at the end; kept reviews are plain data."""
    read: Callable[[Any, str], Any] = getattr if isinstance(review, Review) else getitem
    found = []
    for each in read(review, "answers"):
        place = read(each, "place")
        if place == first or (place > first and read(each, "seat") == seat):
            found.append(Point(place - first, as_chance(read(each, "before")[seat])))
        if place >= first and place + 1 == read(read(review, "progress"), "all"):
            found.append(Point(place + 1 - first, as_chance(read(each, "after")[seat])))
    return found


def as_chance(chance: Chance | dict[str, float]) -> Chance:
    return Chance(**chance) if isinstance(chance, dict) else chance
