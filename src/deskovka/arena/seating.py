"""A table with bots at it."""

from __future__ import annotations

from dataclasses import dataclass

from deskovka.bots.bot import Bot, Seat
from deskovka.bots.registry import make_bot
from deskovka.core.game import Game
from deskovka.core.luck import SEEDS
from deskovka.core.result import Result, Rival
from deskovka.core.steps import State


@dataclass
class Seated:
    """A table, who plays at it, and what each of them sees of it."""

    g: State
    bots: list[Bot]
    seats: list[Seat]

    def answer(self, seat: int) -> int:
        return self.bots[seat].answer(self.seats[seat])


def seated(game: Game, names: list[str], seed: int, variants: dict[str, str], listen: bool = False) -> Seated:
    """A new game with these bots; their luck follows from the seed and the seat.

    Its events are kept for whoever asks for them: the caller by `listen`, or a bot.
    """
    bots = [make_bot(name, (seed * 8 + seat) % SEEDS) for seat, name in enumerate(names)]
    g = game.new_game(len(names), seed, variants, listen or any(bot.listens for bot in bots))
    return Seated(g, bots, [Seat(g, seat) for seat in range(len(names))])


def rival_shares(result: Result) -> list[tuple[Rival, float]]:
    """The opponents nobody plays, with the share of the victory each of them has."""
    first = [*result.ranks, *(rival.rank for rival in result.rivals)].count(1)
    return [(rival, 1.0 / first if rival.rank == 1 else 0.0) for rival in result.rivals]
