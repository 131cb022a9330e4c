"""The chance of one seat at one table, by what that seat knows."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from deskovka.bots.bot import Seat
from deskovka.bots.budget import Budget
from deskovka.core.luck import luck_of
from deskovka.core.steps import State
from deskovka.review.judge import Judge, Verdict
from deskovka.review.report import Chance
from deskovka.review.spread import half_width, within

if TYPE_CHECKING:
    from numpy.typing import NDArray

LOOKS = 12  # tables that tell the chance of a seat that is not asked


def chance_at(table: State, number: int, seed: int, budget: Budget) -> Chance:
    """How likely this seat is to win.  Where it is asked its answers are judged within the budget."""
    judge = Judge(table.game, seed)
    seat = Seat(table, number)
    if table.ask is None:
        share = float(judge.chances.of([table])[0][number])
        return Chance(share, share, share)
    if number in table.ask.asked(table):
        return on_average(judge, seat, judge.judge(seat, budget))
    return chance_from(judge.chances.of(imagined(table, number, seed, LOOKS))[:, number], judge.doubts.line)


def on_average(judge: Judge, seat: Seat, verdicts: list[Verdict]) -> Chance:
    """What seats of this strength make of it on average: answers weighed by how often the network gives them."""
    ordered = {verdict.option: verdict for verdict in verdicts}
    options = seat.options()
    shares = judge.chances.shares_of_answers(seat.imagine(judge.seed), options) or [
        float(ordered[option].as_good_as_best()) for option in options
    ]
    total = sum(shares)
    weighed = [(share / total, ordered[option]) for share, option in zip(shares, options, strict=True)]
    return Chance(
        sum(share * verdict.chance for share, verdict in weighed),
        sum(share * verdict.low for share, verdict in weighed),
        sum(share * verdict.high for share, verdict in weighed),
    )


def imagined(table: State, seat: int, seed: int, tables: int) -> list[State]:
    return [table.imagine(seat, int(luck_of(seed + number))) for number in range(tables)]


def chance_from(values: NDArray[np.float64], doubt: float) -> Chance:
    """A look at some tables."""
    mean = float(values.mean())
    return Chance(mean, *within(mean, math.hypot(half_width(values), doubt)))
