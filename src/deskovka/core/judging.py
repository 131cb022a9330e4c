"""How a table looks to a search: what answers promise, how it goes on, and which share of the win each side expects."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from deskovka.core.lookahead import Effort, tried
from deskovka.core.luck import below, next_luck
from deskovka.core.manner import Manner as Manner
from deskovka.core.steps import NATURE, State
from deskovka.core.vecs import append, vec

PARTS: Final = 1 << 30  # so finely luck falls
UNTRIED: Final = -1e300
MOST_PLAYS: Final = 200  # tables that one answer may take: a move may have very many ends


@final
class Judge:
    """Goes by the game's own evaluation.  Its luck is its own; how much answers differ it learns as it goes."""

    def __init__(self, manner: Manner, luck: i64) -> None:
        self.manner = manner
        self.luck = luck
        self.scale: float = 0.0  # how much the best answer is above the average one, in points
        self.scaled: float = 0.0  # over so many questions
        self.is_late: Callable[[], bool] | None = None
        self.late = False

    def watch(self, is_late: Callable[[], bool] | None) -> None:
        """Ask this after every answer that is tried: once it is late, nothing more is.  None: there is time."""
        self.is_late = is_late
        self.late = False

    def draw(self, n: i64) -> i64:
        self.luck = next_luck(self.luck)
        return below(self.luck, n)

    def priors(self, values: vec[float]) -> vec[float]:
        """How likely each answer is the best one, from what they are worth."""
        return softmax(values, self.manner.warmth * self.scale)

    def one_of(self, values: vec[float]) -> i64:
        """A place in the list, likely that of the best value."""
        return self.drawn(softmax(values, self.manner.play_warmth * self.scale))

    def played_on(self, g: State, last: i64) -> State:
        """The table a few moves after one of the seat `last`, each likely the best; settled, or the end of the game.

        Where it has become late on the way, any table on it.
        """
        changes = self.manner.changes
        while len(g.options) and not self.late:
            if g.seat != last:
                last = g.seat
                changes -= 1
            if changes <= 0 and g.game.settled(g):
                break
            g = self.moved(g)
        return g

    def moved(self, g: State) -> State:
        """The table after a move that is likely the best one."""
        if g.seat == NATURE:
            g.play(g.options[self.draw(len(g.options))])
            return g
        values, tables = self.tried_all(g, g.options, self.manner.most)
        return tables[self.one_of(values)]

    def tried_all(self, g: State, options: vec[i64], most: i64) -> tuple[vec[float], list[State]]:
        """What each answer is worth to the seat that is asked, and the table after it, at the end of the move.

        Where there are more than `most`, or it is late, only some are tried; the others count as the worst of these.
        """
        every = (len(options) + most - 1) // most
        begin = self.draw(every)
        values = vec[float]()
        tables: list[State] = []
        is_first = True
        for place in range(len(options)):
            if place % every == begin and (is_first or not self.late):
                value, after = tried(g, g.seat, g.ask, options[place], Effort(MOST_PLAYS))
                values = append(values, value)
                tables.append(after)
                is_first = False
                if self.is_late is not None and not self.late:
                    self.late = self.is_late()
            else:
                values = append(values, UNTRIED)
                tables.append(g)  # should it be drawn, the question is asked once more
        self.measure(values)
        return values, tables

    def measure(self, values: vec[float]) -> None:
        """Learn how much the best answer is above the average one; what was not tried counts as the worst."""
        number = 0.0
        total = 0.0
        best = -1e30
        worst = 1e30
        for value in values:
            if value != UNTRIED:
                number += 1.0
                total += value
                best = max(best, value)
                worst = min(worst, value)
        for i in range(len(values)):
            if values[i] == UNTRIED:
                values[i] = worst
        if number > 1.0:
            self.scaled += 1.0
            self.scale += (best - total / number - self.scale) / self.scaled

    def shares(self, g: State) -> vec[float]:
        """The share of the win each side may expect."""
        if len(g.options) == 0:
            return vec[float]([share for share in g.rewards()])
        return softmax(vec[float]([worth for worth in g.game.worths(g)]), self.manner.calm * self.scale)

    def drawn(self, shares: vec[float]) -> i64:
        """A place in the list, each as often as its share."""
        falls = float(self.draw(PARTS)) / float(PARTS)
        for place in range(len(shares)):
            falls -= shares[place]
            if falls < 0.0:
                return place
        return len(shares) - 1


def softmax(values: vec[float], warmth: float) -> vec[float]:
    """Shares that add up to 1; the colder, the more the best one gets."""
    best = values[0]
    for value in values:
        if value > best:
            best = value
    per = 1.0 / warmth if warmth > 1e-9 else 1e9
    total = 0.0
    out = vec[float]()
    for value in values:
        power = math.exp(max(-700.0, (value - best) * per))
        out = append(out, power)
        total += power
    for i in range(len(out)):
        out[i] = out[i] / total
    return out
