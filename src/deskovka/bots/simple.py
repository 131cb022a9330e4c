"""The two simplest bots."""

from __future__ import annotations

from deskovka.bots.bot import Bot, Seat
from deskovka.core.lookahead import best_option
from deskovka.core.luck import below

TABLES = 2  # imagined tables a greedy bot looks at


class RandomBot(Bot):
    """Answers anything, each option equally often."""

    def answer(self, seat: Seat) -> int:
        options = seat.options()
        return options[below(self.next_luck(), len(options))]


class GreedyBot(Bot):
    """Looks one answer ahead on imagined tables and takes what looks best to the game's own evaluation."""

    def answer(self, seat: Seat) -> int:
        options = seat.options()
        if len(options) == 1:
            return options[0]
        tables = [seat.imagine(self.next_luck()) for _ in range(TABLES)]
        return int(best_option(tables, self.next_luck()))
