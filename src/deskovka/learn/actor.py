"""Answers for all seats of all tables: the learner's for most, former selves' for guests at some tables."""

from __future__ import annotations

import numpy as np

from deskovka.learn.arrays import Array, first_rows
from deskovka.learn.asked import Asked
from deskovka.learn.lesson import Answered
from deskovka.learn.loss import shares
from deskovka.learn.machine import Arrays
from deskovka.learn.network import Size, think
from deskovka.learn.players import Seen


class Actor:
    """Answers with weights that stay as they are while the student's change."""

    def __init__(self, on: Arrays, size: Size, seed: int) -> None:
        self.on = on
        self.size = size
        self.luck = np.random.default_rng(seed)
        self.weights: Array = None
        self.guest: Array = None  # weights of a former self; None: there is none yet

    def take(self, weights: Array, guest: Array | None) -> None:
        """Answer with these weights, and for guests with those, from now on."""
        self.on.settled()
        self.weights = self.on.work(weights)
        self.guest = None if guest is None else self.on.work(guest)
        self.on.settled()

    def answer(self, seen: Seen, guests: np.ndarray, teaching: float) -> tuple[np.ndarray, Answered]:
        """An answer to each question.  `guests`: at which tables a guest is asked now.

        `teaching`: the share of the teacher's answers that are played where it gave one; below 0 nobody teaches.
        """
        on = self.on
        with on.thinking():
            rows, chances, values = self.drawn(seen.asked, self.weights)
            told = on.fetch(on.joined([on.single(rows), chances, values])).reshape(3, -1)
            answers = told[0].astype(np.int64) - first_rows(seen.counts)
            if seen.guests is not None and self.guest is not None and guests.any():
                theirs = on.fetch(self.drawn(seen.guests, self.guest)[0])
                tables = len(theirs)
                theirs = theirs - first_rows(seen.counts[:tables])
                answers[:tables] = np.where(guests[:tables], theirs, answers[:tables])
            own = ~guests & (seen.counts > 1)  # who had no choice teaches nothing but what the table is worth
            if teaching >= 0:
                said = seen.labels >= 0
                labels = np.maximum(seen.labels, 0)
                rows = on.carry(labels + first_rows(seen.counts))
                follows = said & (self.luck.random(len(said)) < teaching)
                answers = np.where(follows, labels, answers)
                own = said
        return answers, Answered(seen.asked, seen.seats, rows, told[1], told[2], own)

    def drawn(self, asked: Asked, weights: Array) -> tuple[Array, Array, Array]:
        """The rows of options drawn by their shares, how likely they were, and what the tables are worth."""
        on = self.on
        thought = think(on, self.size, weights, asked)
        logs, _ = shares(on, asked, thought)
        rows = on.best_row(logs + on.gumbel(asked.rows), asked.counts, thought.owners)
        return rows, on.take(logs, rows), thought.values
