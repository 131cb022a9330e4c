"""Makes positions of a game in processes of its own; what was found stays when it is stopped."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import asdict, dataclass
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any

from deskovka.bots.workers import follow_parent
from deskovka.core.errors import DeskovkaError
from deskovka.games.registry import find_game
from deskovka.puzzles.choosing import chosen, different, is_apart
from deskovka.puzzles.hunting import Candidate, Counts, Hunter
from deskovka.puzzles.proving import Prover
from deskovka.puzzles.shapes import Puzzle, as_json, from_json, written

FOUND = ".found"  # beside the file of positions: what the games so far gave, a line each
OF_ONE_GAME = 4  # candidates that are searched for long
ENOUGH = 1.1  # times as many as are wanted are found before they are chosen
MOST_GAMES = 5000


@dataclass(frozen=True)
class Wishes:
    """What is made, and how thoroughly."""

    game: str
    count: int = 60
    seed: int = 1
    seats: tuple[int, ...] = ()  # of one game after the other; none named: all there are
    short: int = 64  # playouts of a short search
    long: int = 320  # … and of every answer in a long one


@dataclass
class Yield:
    """What one game gave."""

    number: int
    counts: Counts
    puzzles: list[Puzzle]


def play_one(wishes: Wishes, number: int) -> Yield:
    """One game: its candidates, and which of them were proved."""
    game = find_game(wishes.game)
    hunter = Hunter(game, wishes.seed, wishes.short, wishes.seats or game.seats)
    prover = Prover(game, wishes.seed, wishes.long)
    deal = hunter.deal(number)
    found = [
        puzzle
        for candidate in promising(hunter.candidates(deal), number)
        if (puzzle := prover.proved(deal, candidate, hunter.counts)) is not None
    ]
    return Yield(number, hunter.counts, found)


def promising(candidates: list[Candidate], number: int) -> list[Candidate]:
    """A few of the candidates of a game, far apart, new themes first: the hardest, in every fourth game any."""
    ranked = candidates if number % 4 == 0 else sorted(candidates, key=lambda each: each.found)
    taken: list[Candidate] = []
    for repeat in (False, True):
        for each in ranked:
            known = any(each.theme == other.theme for other in taken)
            if (repeat or not known) and all(is_apart(each.answers, other.answers) for other in taken):
                taken.append(each)
    return taken[:OF_ONE_GAME]


class Making:
    """Goes on where it was: the same seed and wishes give the same positions, however often it was stopped."""

    def __init__(self, wishes: Wishes, out: Path) -> None:
        self.wishes = wishes
        self.out = out
        self.notes = out.with_name(out.name + FOUND)
        self.yields: dict[int, Yield] = {}
        self.read()

    def read(self) -> None:
        """What earlier games gave, if they were played with the same wishes."""
        if not self.notes.exists():
            return
        head, *lines = self.notes.read_text(encoding="utf-8").splitlines()
        if json.loads(head) != self.head():
            raise DeskovkaError(f"{self.notes} was begun with other wishes; remove it to begin anew")
        for line in lines:
            self.take(json.loads(line))

    def take(self, stored: dict[str, Any]) -> None:
        """What one game gave, as it was noted: chances are rounded there, and all goes by that."""
        puzzles = [from_json(each) for each in stored["puzzles"]]
        self.yields[stored["number"]] = Yield(stored["number"], Counts(**stored["counts"]), puzzles)

    def head(self) -> dict[str, Any]:
        """What the games go by; how many positions are wanted does not change them."""
        wished = {**asdict(self.wishes), "seats": list(self.wishes.seats)}
        return {name: value for name, value in wished.items() if name != "count"}

    def note(self, given: Yield) -> None:
        if not self.notes.exists():
            self.notes.parent.mkdir(parents=True, exist_ok=True)
            self.notes.write_text(json.dumps(self.head()) + "\n", encoding="utf-8")
        stored = {
            "number": given.number,
            "counts": asdict(given.counts),
            "puzzles": [as_json(puzzle) for puzzle in given.puzzles],
        }
        self.take(stored)
        with self.notes.open("a", encoding="utf-8") as file:
            file.write(json.dumps(stored, ensure_ascii=False) + "\n")

    # ---- going on

    def go_on(self, minutes: float, jobs: int, progress: Callable[[int], None] = lambda found: None) -> None:
        """Play until there are enough, or the time is over."""
        ends = monotonic() + 60 * minutes if minutes else None
        missing = (number for number in count() if number not in self.yields)
        for given in self.in_order(missing, jobs):
            self.note(given)
            progress(len(self.found()))
            if self.is_enough() or (ends is not None and monotonic() > ends):
                return

    def in_order(self, numbers: Iterator[int], jobs: int) -> Iterator[Yield]:
        """What these games give, in their order, so that it does not matter how many processes play."""
        if self.is_enough():
            return
        if jobs < 2:
            yield from (play_one(self.wishes, number) for number in numbers)
            return
        with ProcessPoolExecutor(jobs, get_context("spawn"), follow_parent) as workers:
            running: list[Future[Yield]] = []
            try:
                while True:
                    while len(running) < 2 * jobs:
                        running.append(workers.submit(play_one, self.wishes, next(numbers)))
                    yield running.pop(0).result()
            finally:
                workers.shutdown(wait=False, cancel_futures=True)

    def so_far(self) -> tuple[list[Puzzle], Counts]:
        """What the first games gave that are enough, in their order, as far as there is no gap; and their counts."""
        found: list[Puzzle] = []
        counts = Counts()
        for number in range(len(self.yields)):
            given = self.yields.get(number)
            if given is None or len(found) >= ENOUGH * self.wishes.count:
                break
            found = different(found + given.puzzles)
            counts.add(given.counts)
        return found, counts

    def found(self) -> list[Puzzle]:
        return self.so_far()[0]

    def is_enough(self) -> bool:
        return len(self.found()) >= ENOUGH * self.wishes.count or len(self.yields) >= MOST_GAMES

    # ---- done

    def write(self) -> list[Puzzle]:
        """Choose, and write the file."""
        found, counts = self.so_far()
        puzzles = chosen(found, self.wishes.count)
        made = {**self.head(), "found": len(found), "counts": asdict(counts)}
        self.out.parent.mkdir(parents=True, exist_ok=True)
        self.out.write_text(written(self.wishes.game, puzzles, made), encoding="utf-8")
        return puzzles
