"""How long a bot may think: so many seconds, or so many iterations, which give the same answer on every machine."""

from __future__ import annotations

import math
from collections.abc import Callable
from time import perf_counter
from typing import final

from deskovka.core.errors import UnknownName

MOST_DIGITS = 15


@final
class Budget:
    """Seconds, iterations, or both: then whichever is spent first.  None of them: no time to think at all."""

    __slots__ = ("iterations", "seconds")

    def __init__(self, seconds: float | None = None, iterations: int | None = None) -> None:
        self.seconds = seconds
        self.iterations = iterations

    @staticmethod
    def of(seconds: float, iterations: int) -> Budget:
        """From the parameters of a bot, where 0 is none."""
        return Budget(seconds if seconds > 0 else None, iterations if iterations > 0 else None)

    @staticmethod
    def read(text: str) -> Budget:
        """As it is written: "0.5s" or "400"; UnknownName if that is no budget."""
        if text.endswith("s"):
            seconds = number(text[:-1])
            if seconds is not None and seconds > 0:
                return Budget(seconds=seconds)
        elif text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS and int(text) > 0:
            return Budget(iterations=int(text))
        raise UnknownName(f"a budget is seconds or iterations, as 0.5s or 400, not {text!r}")

    def begin(self, clock: Callable[[], float] = perf_counter) -> Timer:
        """The time starts now."""
        return Timer(self, clock)


def number(text: str) -> float | None:
    """A plain number; None if it is none."""
    try:
        found = float(text) if len(text) <= MOST_DIGITS else math.nan
    except ValueError:
        return None
    return found if math.isfinite(found) else None


@final
class Timer:
    """A budget that is being spent."""

    __slots__ = ("budget", "clock", "started")

    def __init__(self, budget: Budget, clock: Callable[[], float]) -> None:
        self.budget = budget
        self.clock = clock
        self.started = clock()

    def over(self, iterations_done: int) -> bool:
        """Is it spent, after so many iterations?"""
        iterations = self.budget.iterations
        if iterations is not None:
            return iterations_done >= iterations or self.left() <= 0
        return self.budget.seconds is None or self.left() <= 0

    def left(self) -> float:
        """Seconds that are left; without end where only iterations count."""
        seconds = self.budget.seconds
        if seconds is None:
            return math.inf
        return max(0.0, seconds - (self.clock() - self.started))
