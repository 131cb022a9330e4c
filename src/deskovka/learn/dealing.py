"""Tables to learn from: any number of seats, and a share of them by any variants of the game."""

from __future__ import annotations

import numpy as np

from deskovka.core.errors import UnknownName
from deskovka.core.game import Game
from deskovka.core.luck import SEEDS
from deskovka.core.steps import State
from deskovka.games.registry import find_game
from deskovka.testing.variants import some_variants


class Dealer:
    """Deals tables of a game, the same ones for the same seed."""

    def __init__(self, game: str, seats: tuple[int, ...], variants: float, seed: int, stream: int = 0) -> None:
        """`seats`: one that is named twice comes twice as often; `variants`: the share of tables with any of them."""
        self.game = find_game(game)
        self.seats = checked_seats(self.game, seats)
        self.variants = variants if self.game.variants else 0.0
        self.luck = np.random.default_rng((seed, stream))

    def __call__(self) -> State:
        seats = self.seats[int(self.luck.integers(len(self.seats)))]
        seed = int(self.luck.integers(SEEDS))
        any_way = self.variants > 0 and self.luck.random() < self.variants
        return self.game.new_game(seats, seed, some_variants(self.game, seats, seed) if any_way else {})


def checked_seats(game: Game, seats: tuple[int, ...]) -> tuple[int, ...]:
    """These numbers of seats, or all the game has when none are named."""
    for number in seats:
        if number not in game.seats:
            allowed = ", ".join(str(n) for n in game.seats)
            raise UnknownName(f"{game.id} is for {allowed} seats, not {number}")
    return seats or game.seats
