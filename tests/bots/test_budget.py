"""How long a bot may think: seconds by a clock, iterations by counting, whichever is spent first."""

from __future__ import annotations

import math

import pytest

from deskovka.bots.budget import Budget
from deskovka.core.errors import UnknownName


class Clock:
    """Stands still until it is told to go on."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_seconds_are_over_when_the_clock_says_so_whatever_was_done() -> None:
    clock = Clock()
    timer = Budget(seconds=0.5).begin(clock)
    assert not timer.over(10**9)
    assert timer.left() == 0.5
    clock.now += 0.375
    assert (timer.over(0), timer.left()) == (False, 0.125)
    clock.now += 0.125
    assert (timer.over(0), timer.left()) == (True, 0.0)
    clock.now += 5
    assert timer.left() == 0.0


def test_iterations_look_at_no_clock() -> None:
    clock = Clock()
    timer = Budget(iterations=400).begin(clock)
    clock.now += 10**9
    assert [timer.over(done) for done in (0, 399, 400, 401)] == [False, False, True, True]
    assert timer.left() == math.inf


def test_of_both_whichever_is_spent_first_counts() -> None:
    clock = Clock()
    timer = Budget(seconds=2, iterations=10).begin(clock)
    assert [timer.over(9), timer.over(10)] == [False, True]
    clock.now += 2
    assert timer.over(3)


def test_no_budget_is_no_time_to_think_and_not_without_end() -> None:
    assert Budget().begin(Clock()).over(0)


def test_each_beginning_is_a_time_of_its_own() -> None:
    clock = Clock()
    budget = Budget(seconds=1)
    first = budget.begin(clock)
    clock.now += 1
    assert first.over(0)
    assert not budget.begin(clock).over(0)


def test_the_usual_clock_goes_on() -> None:
    timer = Budget(seconds=0.001).begin()
    done = 0
    while not timer.over(done):
        done += 1
    assert timer.left() == 0.0


@pytest.mark.parametrize(
    ("written", "seconds", "iterations"),
    [("0.5s", 0.5, None), ("2s", 2.0, None), ("400", None, 400), ("1", None, 1)],
)
def test_a_budget_as_it_is_written(written: str, seconds: float | None, iterations: int | None) -> None:
    budget = Budget.read(written)
    assert (budget.seconds, budget.iterations) == (seconds, iterations)


@pytest.mark.parametrize(
    "written", ["", "s", "0", "0s", "-1", "-1s", "1.5", "soon", "nans", "infs", "9" * 40, "1 s x", "٣"]
)
def test_what_is_no_budget_is_refused_in_words(written: str) -> None:
    with pytest.raises(UnknownName, match=r"0\.5s or 400"):
        Budget.read(written)


def test_parameters_of_bots_have_0_for_none() -> None:
    assert [(b.seconds, b.iterations) for b in (Budget.of(0.0, 0), Budget.of(1.5, 0), Budget.of(0, 7))] == [
        (None, None),
        (1.5, None),
        (None, 7),
    ]
