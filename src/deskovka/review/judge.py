"""How good the answers of a seat are, by what it knows: the one way to ask, for reviews, hints and positions.

Every answer is tried on the same imagined tables, so a good or bad table is not taken for a good or bad answer.  Where
there is time for more, the answers that may be the best are searched (`core.tree`), each by itself, on common tables
again.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from deskovka.bots.bot import Seat
from deskovka.bots.budget import Budget, Timer
from deskovka.core.game import Game
from deskovka.core.luck import luck_of, next_luck
from deskovka.core.steps import State
from deskovka.review.chances import Chances
from deskovka.review.doubts import Doubt, doubts_of
from deskovka.review.searching import Searched
from deskovka.review.spread import half_width, within

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Tried(NamedTuple):
    """An imagined table, and where each answer led, in the order of the options: to the end of the whole move."""

    before: State
    after: list[State]


LOOKS = 12  # tables on which all answers are tried before any is searched
FEWEST = 3  # … at least, whatever the time
AT_ONCE = 3  # tables between two looks at the clock
SEARCHED = 4  # answers that are searched, besides those that have to be
SHORTEST = 48  # playouts of each, below which a search tells less than the looks before it
ROUND = 16  # playouts of each of them between two looks at the clock


@dataclass(frozen=True, slots=True)
class Verdict:
    """An answer, the chance of its seat to win with it, and where that lies 19 times out of 20.

    `behind` is how far it lies behind the best answer, `unsure` by how much less that may be, `more` by how much more:
    they are measured on the same tables, so they tell more about a difference than two intervals beside each other do.
    """

    option: int
    chance: float
    low: float
    high: float
    behind: float = 0.0
    unsure: float = 0.0
    playouts: int = 0  # so often it was searched; 0: only looked at
    more: float = 0.0

    def as_good_as_best(self) -> bool:
        """Is it the best, or too close to tell?"""
        return self.behind <= self.unsure


class Judge:
    """Judges answers.  The same seed and the same iterations give the same verdicts on every machine."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self.seed = seed
        self.chances = Chances(game, seed)
        self.tried: list[Tried] = []  # the tables of the last looks
        self.doubts = doubts_of(game.id)

    def judge(self, seat: Seat, budget: Budget, keep: Collection[int] = ()) -> list[Verdict]:
        """All answers, the best first.

        An iteration is an imagined table on which all are tried; after LOOKS of them, a playout of each answer that is
        searched.  Those of `keep` are searched to the end, whatever they look like.
        """
        self.chances.begin()
        options = seat.options()
        timer = budget.begin()
        values, tables = self.looked_at(seat, options, timer)
        verdicts = by_tables(options, values, self.doubts.look)
        if len(options) == 1 or timer.over(tables):
            return verdicts
        wanted = likely_best(verdicts, keep)
        return self.searched(seat, verdicts, wanted, timer, tables)

    def looked_at(self, seat: Seat, options: list[int], timer: Timer) -> tuple[NDArray[np.float64], int]:
        """The chance of each answer on each of some tables, and how many there were."""
        luck = int(luck_of(self.seed))
        parts: list[NDArray[np.float64]] = []
        done = 0
        most = LOOKS if len(options) > 1 else FEWEST  # nothing is compared
        self.tried = []
        while done < most and (done < FEWEST or not timer.over(done)):
            tried = []
            for _ in range(AT_ONCE):
                luck = int(next_luck(luck))
                table = seat.imagine(luck)
                tried.append(Tried(table, self.chances.after_each(table, options)))
            after = [table for one in tried for table in one.after]
            parts.append(self.chances.of(after)[:, seat.number].reshape(AT_ONCE, len(options)))
            done += AT_ONCE
            self.tried += tried
        return np.concatenate(parts), done

    def searched(
        self, seat: Seat, verdicts: list[Verdict], wanted: list[int], timer: Timer, done: int
    ) -> list[Verdict]:
        """The same verdicts, deepened for the wanted answers; the others are moved as these were on average."""
        searches = [Searched(seat, option, self.seed, self.chances) for option in wanted]
        while searches[0].playouts < SHORTEST or not timer.over(done):
            for search in searches:
                search.go_on(ROUND)
            done += ROUND
        blocks = np.array([search.blocks for search in searches]).T
        found = by_tables(wanted, blocks, self.doubts.search, searches[0].playouts)
        moved = sum(verdict.chance for verdict in found)
        moved -= sum(verdict.chance for verdict in verdicts if verdict.option in wanted)
        rest = [shifted(verdict, moved / len(found)) for verdict in verdicts if verdict.option not in wanted]
        return against_best(found + rest)


def by_tables(options: Sequence[int], values: NDArray[np.float64], doubt: Doubt, playouts: int = 0) -> list[Verdict]:
    """Verdicts from the chances of each answer (columns) on the same tables (rows), best first."""
    means = values.mean(axis=0)
    best = int(np.argmax(means))
    verdicts = []
    for place, option in enumerate(options):
        mean = float(means[place])
        low, high = within(mean, doubt.of_chance(half_width(values[:, place])))
        behind = float(means[best] - means[place])
        spread = half_width(values[:, best] - values[:, place])
        unsure = doubt.of_behind(spread, behind) if place != best else 0.0
        verdicts.append(Verdict(option, mean, low, high, behind, unsure, playouts, doubt.of_more(spread)))
    return sorted(verdicts, key=lambda verdict: -verdict.chance)


def likely_best(verdicts: list[Verdict], keep: Collection[int]) -> list[int]:
    """The answers that are worth a search: the first few, unless they are surely worse, and those to be kept."""
    first = [verdict.option for verdict in verdicts[:SEARCHED] if verdict.behind <= 2 * verdict.unsure]
    return first + [option for option in keep if option not in first]


def shifted(verdict: Verdict, by: float) -> Verdict:
    low, high = within(verdict.chance + by, (verdict.high - verdict.low) / 2)
    chance = min(1.0, max(0.0, verdict.chance + by))
    return replace(verdict, chance=chance, low=low, high=high)


def against_best(verdicts: list[Verdict]) -> list[Verdict]:
    """In order, each compared with the best one; an answer that was not searched is never put before one that was."""
    ranked = sorted(verdicts, key=lambda verdict: (verdict.playouts == 0, -verdict.chance))
    best = ranked[0]
    compared = []
    for verdict in ranked:
        behind = max(0.0, best.chance - verdict.chance)
        beside = 0.0 if verdict.playouts else best.high - best.chance  # searches and looks saw other tables
        unsure, more = math.hypot(verdict.unsure, beside), math.hypot(verdict.more, beside)
        chance = min(verdict.chance, best.chance)
        compared.append(replace(verdict, chance=chance, behind=behind, unsure=unsure, more=more))
    return compared
