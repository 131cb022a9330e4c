"""The two simplest bots."""

from __future__ import annotations

from typing import ClassVar

from deskovka.bots.bot import Bot, Seat
from deskovka.bots.parameters import Parameter
from deskovka.bots.slips import slip
from deskovka.core.lookahead import best_option
from deskovka.core.luck import below

MOST_WORLDS = 1000
MOST_EFFORT = 100_000
SHARES = 1000  # so finely the shares of random answers and of slips are told


def any_of(options: list[int], luck: int) -> int:
    return options[below(luck, len(options))]


class RandomBot(Bot):
    """Answers anything, each option equally often."""

    def answer(self, seat: Seat) -> int:
        return any_of(seat.options(), self.next_luck())


class GreedyBot(Bot):
    """Looks one answer ahead on imagined tables and takes what looks best to the game's own evaluation."""

    parameters: ClassVar[tuple[Parameter, ...]] = (
        Parameter("worlds", 1, MOST_WORLDS),
        Parameter("noise", 0, 1),
        Parameter("slips", 0, 1),
        Parameter("effort", 0, MOST_EFFORT),
    )
    worlds: int = 2  # imagined tables it looks at
    noise: float = 0.0  # the share of its answers that are given at random
    slips: float = 0.0  # the share of its answers in which the second or third best will do
    effort: int = 0  # so many more tables at most to see where an answer leads at the end of its move; 0: no limit

    def answer(self, seat: Seat) -> int:
        options = seat.options()
        if len(options) == 1:
            return options[0]
        if self.noise > 0 and self.happens(self.noise):
            return any_of(options, self.next_luck())
        slips = self.slips > 0 and self.happens(self.slips)
        tables = [seat.imagine(self.next_luck()) for _ in range(self.worlds)]
        slipped = slip(tables, self.next_luck()) if slips else None
        return int(best_option(tables, self.next_luck(), self.effort)) if slipped is None else slipped

    def happens(self, share: float) -> bool:
        """Its luck says yes in this share of all cases."""
        return int(below(self.next_luck(), SHARES)) < share * SHARES


class FirstGreedyBot(GreedyBot):
    """`greedy-1`, the yardstick: greedy as it was when figures began.  It can be told nothing and never changes.

    It goes by `Game.evaluate` and one move ahead on two imagined tables; digests in tests/golden hold it to that.
    """

    parameters: ClassVar[tuple[Parameter, ...]] = ()
