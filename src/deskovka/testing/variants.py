"""Variants drawn at random, so that every law is tried under all of them."""

from __future__ import annotations

from deskovka.core.errors import UnknownName
from deskovka.core.game import Game
from deskovka.core.luck import below, luck_of, next_luck
from deskovka.core.steps import State


def some_variants(game: Game, seats: int, seed: int) -> dict[str, str]:
    """A value for every variant of a game, such that they can stand together."""
    luck = int(luck_of(seed))
    while True:
        chosen: dict[str, str] = {}
        for variant in game.variants:
            luck = int(next_luck(luck))
            chosen[variant.id] = variant.allowed[int(below(luck, len(variant.allowed)))]
        if fit_together(game, seats, chosen):
            return chosen


def fit_together(game: Game, seats: int, chosen: dict[str, str]) -> bool:
    try:
        game.deal(seats, 0, game.checked_variants(chosen, seats))
    except UnknownName:
        return False
    return True


def game_of(game: Game, seats: int, seed: int, listen: bool = False) -> State:
    """A game as it is usually played for even seeds, by any of its variants for odd ones."""
    variants = some_variants(game, seats, seed) if seed % 2 and game.variants else {}
    return game.new_game(seats, seed, variants, listen)
