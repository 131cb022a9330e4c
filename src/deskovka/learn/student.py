"""Learns from lessons, a batch at a time, so that tables are played in between."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from deskovka.learn.adam import Adam
from deskovka.learn.arrays import Array
from deskovka.learn.asked import all_asked
from deskovka.learn.lesson import Lesson
from deskovka.learn.loss import Goal, pulls
from deskovka.learn.machine import Arrays
from deskovka.learn.network import Size, pull, think

TOO_FAR = 2.0  # the policy moved so much further than wanted: that is enough of a lesson
FASTER, SLOWER = 1.15, 1.35  # how the rate follows what was wanted


@dataclass(frozen=True)
class Terms:
    """How a lesson is learnt."""

    epochs: int
    batch: int  # lots of answers in a batch
    moved: float  # how far the policy should move (KL)
    entropy: float
    imitate: bool
    rates: tuple[float, float]  # the smallest and the largest
    fixed: float = 0.0  # this rate, whatever the policy does; 0: the rate follows it


@dataclass(frozen=True)
class Marks:
    """What came of a lesson."""

    moved: float
    entropy: float
    error: float  # of values, squared
    loss: float
    epochs: int


class Student:
    """Weights that learn.  The rate follows how far the policy moves: faster where it hardly does."""

    def __init__(self, on: Arrays, size: Size, weights: np.ndarray, rate: float, seed: int) -> None:
        self.on = on
        self.size = size
        self.weights = on.carry(weights.copy())
        self.adam = Adam(on, size.weights())
        self.rate = rate
        self.luck = np.random.default_rng(seed)
        self.batches: Iterator[None] = iter(())
        self.planned = self.done = 0
        self.told: list[list[list[Array]]] = []

    def begin(self, lesson: Lesson, terms: Terms) -> None:
        """Learn from this from now on."""
        self.terms = terms
        self.told = []
        self.done = 0
        self.planned = terms.epochs * -(-len(lesson.answered) // terms.batch)
        self.batches = self.learning(lesson)

    def go_on(self, share: float) -> None:
        """Learn until this share of the lesson is done."""
        while self.done < share * self.planned:
            self.done += 1
            next(self.batches, None)

    def finish(self) -> Marks | None:
        """Learn the rest, and say what came of it; None if nothing was to be learnt."""
        for _ in self.batches:
            pass
        self.on.settled()
        if not self.told:
            return None
        moved, entropy, error, loss = self.means(self.told[-1])
        if not self.terms.imitate:
            self.follow(moved)
        return Marks(moved, entropy, error, loss, len(self.told))

    def follow(self, moved: float) -> None:
        low, high = self.terms.rates
        if moved > 1.4 * self.terms.moved:
            self.rate = max(low, self.rate / SLOWER)
        elif moved < 0.7 * self.terms.moved:
            self.rate = min(high, self.rate * FASTER)

    def learning(self, lesson: Lesson) -> Iterator[None]:
        goals = {
            name: self.on.carry(np.ascontiguousarray(getattr(lesson, name), np.float32))
            for name in ("chances", "advantages", "returns", "own", "known")
        }
        for _ in range(self.terms.epochs):
            if self.told and not self.terms.imitate and self.means(self.told[-1])[0] > TOO_FAR * self.terms.moved:
                return
            self.told.append([])
            order = self.luck.permutation(len(lesson.answered))
            for first in range(0, len(order), self.terms.batch):
                self.learn(lesson, goals, order[first : first + self.terms.batch])
                yield

    def learn(self, lesson: Lesson, goals: dict[str, Array], lots: np.ndarray) -> None:
        """One step along the gradient of some lots of answers."""
        on = self.on
        parts = [lesson.answered[lot] for lot in lots]
        asked = all_asked(on, [part.asked for part in parts], self.size.width, self.size.option_width)
        rows = np.cumsum([0, *(part.asked.rows for part in parts)])
        chosen = on.joined([part.chosen + int(before) for part, before in zip(parts, rows, strict=False)])
        places = on.carry(lots)
        wanted = {name: on.take(goal, places).reshape(-1) for name, goal in goals.items()}
        weights = on.work(self.weights)
        thought = think(on, self.size, weights, asked, keep=True)
        goal = Goal(chosen=chosen, entropy=self.terms.entropy, imitate=self.terms.imitate, **wanted)
        wish = pulls(on, asked, thought, goal)
        pulled = pull(on, self.size, weights, asked, thought, wish.logits, wish.values)
        self.adam.follow(self.weights, pulled, self.terms.fixed or self.rate)
        self.told[-1].append(wish.told)

    def means(self, told: list[list[Array]]) -> list[float]:
        """The mean of what batches told."""
        return [sum(float(batch[i]) for batch in told) / len(told) for i in range(4)]
