"""Which share of the win each seat may expect at a table.

By the game's network where one leads (`Manner.led`).  It was trained on what the seat that is asked sees, but it also
judges what the others see, and the values of all seats, put so that they add up to 1, foretell results better than that
of the asked one alone (docs/review.md has the figures).  Elsewhere the game's own evaluation has to do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from deskovka.bots.network import Network, WrongNetwork, expected_share, leading_network
from deskovka.bots.neural import softmax
from deskovka.core.game import Game
from deskovka.core.judging import Judge as Evaluation
from deskovka.core.judging import Manner
from deskovka.core.lookahead import best_option
from deskovka.core.luck import luck_of
from deskovka.core.steps import State

if TYPE_CHECKING:
    from numpy.typing import NDArray

INSIDE = 6  # answers inside a move that are given before the table is judged
ROWS = 256  # tables, each as one seat sees it, that a network judges at once
MOST_TRIED = 24
LEAST_SCALE = 1.0  # points: where answers hardly differ, a lead of less than that does not win yet


def fitting_network(game: Game) -> Network | None:
    """The network that leads in a game, if it has one that was trained on the game as it is now."""
    try:
        return leading_network(game.id)
    except WrongNetwork:
        return None


class Chances:
    """The shares of all seats at imagined tables, which are used up, or at finished ones."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.network = fitting_network(game)
        self.seed = seed
        self.begin()

    def begin(self) -> None:
        """Forget what was learnt at other questions: so the same one is always judged alike."""
        self.evaluation = Evaluation(Manner(), int(luck_of(self.seed)))

    def of(self, tables: list[State]) -> NDArray[np.float64]:
        """A row for each table, a share for each seat."""
        seats = len(self.game.result(tables[0]).scores)
        shares = np.zeros((len(tables), seats))
        running = [place for place, table in enumerate(tables) if table.ask is not None]
        for place, table in enumerate(tables):
            if table.ask is None:
                shares[place] = table.rewards()[:seats]
        if running:
            judged = [tables[place] for place in running]
            shares[running] = self.by_network(judged, seats) if self.network else self.by_worths(judged, seats)
        return shares

    def by_network(self, tables: list[State], seats: int) -> NDArray[np.float64]:
        self.play_to_rest(tables)
        rows = self.as_seen(tables, seats)
        empty = np.zeros((ROWS, self.option_width()), dtype=np.float32)  # no option is asked about
        values = [
            self.judged(part, empty[: len(part)], np.ones(len(part), dtype=np.int64))[1]
            for part in (rows[i : i + ROWS] for i in range(0, len(rows), ROWS))
        ]
        return self.shares(np.concatenate(values), tables[0], seats)

    def play_to_rest(self, tables: list[State]) -> None:
        """Answer what is asked inside a move as the network would: in the middle of one it does not see the end."""
        for _ in range(INSIDE):
            unsettled = [table for table in tables if table.ask is not None and not self.game.settled(table)]
            if not unsettled:
                return
            for table, option in zip(unsettled, self.likely(unsettled), strict=True):
                table.play(option)

    def likely(self, tables: list[State]) -> list[int]:
        """What whoever is asked at each of these tables would answer: as the network would, or greedily."""
        if self.network is None:
            return [int(best_option([table], int(luck_of(self.seed)))) for table in tables]
        options = [[int(option) for option in table.options] for table in tables]
        rows = [self.game.features(table, int(table.seat)) for table in tables]
        numbers = [self.option_rows(table, theirs) for table, theirs in zip(tables, options, strict=True)]
        counts = np.array([len(theirs) for theirs in options], dtype=np.int64)
        logits, _ = self.judged(np.stack(rows), np.concatenate(numbers), counts)
        ends = np.cumsum(counts)
        return [
            theirs[int(np.argmax(logits[end - count : end]))]
            for theirs, end, count in zip(options, ends, counts, strict=True)
        ]

    def with_logits(
        self, tables: list[State], options: list[list[int]]
    ) -> tuple[NDArray[np.float64], list[list[float]]]:
        """The shares at tables that go on, and what the network would answer there: a logit for each option."""
        seats = len(self.game.result(tables[0]).scores)
        counts = np.ones(len(tables) * seats, dtype=np.int64)
        empty = np.zeros((1, self.option_width()), dtype=np.float32)
        parts: list[NDArray[np.float32]] = []
        for place, table in enumerate(tables):
            for seat in range(seats):
                parts.append(self.option_rows(table, options[place]) if seat == table.seat else empty)
                counts[place * seats + seat] = len(parts[-1])
        logits, values = self.judged(self.as_seen(tables, seats), np.concatenate(parts), counts)
        ends = np.cumsum(counts)
        theirs = [
            [float(logit) for logit in logits[ends[row] - counts[row] : ends[row]]]
            for row in (place * seats + int(table.seat) for place, table in enumerate(tables))
        ]
        return self.shares(values, tables[0], seats), theirs

    def option_width(self) -> int:
        """How many numbers tell an option to this network."""
        assert self.network is not None
        return len(self.network.weights["o"])

    def option_rows(self, table: State, options: list[int]) -> NDArray[np.float32]:
        """What the network is told of these options of whoever is asked."""
        assert self.network is not None
        return self.network.option_rows(table, int(table.seat), options)

    def judged(
        self, rows: NDArray[np.float32], options: NDArray[np.float32], counts: NDArray[np.int64]
    ) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        assert self.network is not None
        return self.network.judge(rows, options, counts)

    def as_seen(self, tables: list[State], seats: int) -> NDArray[np.float32]:
        """A row for each seat of each table: what it sees there."""
        return np.stack([self.game.features(table, seat) for table in tables for seat in range(seats)])

    def shares(self, values: NDArray[np.float32], table: State, seats: int) -> NDArray[np.float64]:
        """What the values of all seats mean; a rival nobody plays has the rest."""
        sides = len(self.game.result(table).sides())
        shares = np.array([expected_share(float(value), sides) for value in values]).reshape(-1, seats)
        return shares if sides > seats else added_up(shares)

    def shares_of_answers(self, table: State, options: list[int]) -> list[float] | None:
        """How often the network would give each of these answers; None where there is no network."""
        if self.network is None:
            return None
        return softmax(self.with_logits([table], [options])[1][0])

    def by_worths(self, tables: list[State], seats: int) -> NDArray[np.float64]:
        if self.evaluation.scaled == 0.0:  # how much answers differ here
            self.evaluation.tried_all(tables[0], tables[0].options, MOST_TRIED)
        self.evaluation.scale = max(self.evaluation.scale, LEAST_SCALE)
        return np.array([list(self.evaluation.shares(table))[:seats] for table in tables])

    def after_each(self, table: State, options: list[int]) -> list[State]:
        """The tables these answers lead to; where points are counted, at the end of the whole move."""
        if self.network is None:
            return self.evaluation.tried_all(table, table.options, len(options))[1]
        led_to = [table.clone() for _ in options]
        for after, option in zip(led_to, options, strict=True):
            after.play(option)
        return led_to


def added_up(shares: NDArray[np.float64]) -> NDArray[np.float64]:
    """The same, so that those of a table add up to 1."""
    totals = shares.sum(axis=1, keepdims=True)
    even = np.full_like(shares, 1.0 / shares.shape[1])
    return np.where(totals > 1e-6, shares / np.maximum(totals, 1e-6), even)
