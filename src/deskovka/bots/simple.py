"""The two simplest bots."""

from __future__ import annotations

from deskovka.bots.bot import Bot, Seat
from deskovka.core.lookahead import best_option
from deskovka.core.luck import below


class RandomBot(Bot):
    """Answers anything, each option equally often."""

    name = "random"

    def answer(self, seat: Seat) -> int:
        options = seat.options()
        return options[below(self.next_luck(), len(options))]


class GreedyBot(Bot):
    """Looks one answer ahead on imagined tables and takes what looks best to the game's own evaluation."""

    name = "greedy"
    tables = 2

    def answer(self, seat: Seat) -> int:
        options = seat.options()
        if len(options) == 1:
            return options[0]
        tables = [seat.imagine(self.next_luck()) for _ in range(self.tables)]
        return int(best_option(tables, self.next_luck()))
