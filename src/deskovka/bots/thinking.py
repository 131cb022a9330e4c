"""What every way to think about an answer has in common."""

from __future__ import annotations

from deskovka.bots.bot import Considered, Seat
from deskovka.bots.budget import Timer

Found = list[tuple[int, list[float]]]  # numbers by option, as one process tells them to another

EVERYTHING = 1 << 40
CHECKS = 50  # so often in its time a search looks at the clock


class Thinking:
    """A search that can be ended at any time, and go on at the next question where that follows its own answer."""

    def go_on(self, timer: Timer) -> None:
        """Until the time is over, or nothing is in question any more."""
        raise NotImplementedError

    def considered(self) -> list[Considered]:
        """All options, the answer first."""
        raise NotImplementedError

    def found(self) -> Found:
        """What another process that thought about the same question has to know of this one."""
        raise NotImplementedError

    def take_over(self, found: Found) -> None:
        """What another process found."""
        raise NotImplementedError

    def after(self, option: int, seat: Seat, timer: Timer) -> Thinking:
        """Thinking about the next question, which followed this answer at once: what is known already is kept."""
        raise NotImplementedError


def fitting(done: int, timer: Timer) -> int:
    """How much fits before the clock is looked at again, judging by what was done so far."""
    seconds = timer.budget.seconds
    if seconds is None:
        return EVERYTHING
    spent = seconds - timer.left()
    return max(1, int(done * seconds / CHECKS / spent)) if spent > 0 else 1
