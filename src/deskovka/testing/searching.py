"""What searches rely on: all seats are judged at once as each alone, and a settled table lies between whole moves."""

from __future__ import annotations

from collections.abc import Iterable

from deskovka.core.game import Game
from deskovka.core.lookahead import best_move
from deskovka.core.steps import State
from deskovka.testing.laws import SEEDS, moments, whole
from deskovka.testing.play import play_randomly
from deskovka.testing.variants import game_of

SELDOM = (
    120  # answers between two settled tables at most: the longest whole moves of random games have about half of it
)


def check_worths(game: Game, seats: int, seeds: Iterable[int] = SEEDS) -> None:
    """The worths of a table are what `evaluate` says to each seat, then to each rival, on imagined tables too."""
    sides = seats + len(game.rivals(seats))
    for number, g in enumerate(moments(game, seats, seeds)):
        for table in (g, *(g.imagine(seat, number + 1) for seat in range(seats))):
            before = whole(table)
            assert game.worths(table) == [game.evaluate(table, side) for side in range(sides)]
            assert whole(table) == before


def check_settled(game: Game, seats: int, seeds: Iterable[int] = SEEDS) -> None:
    """Everybody can tell whether a table is settled; then nobody is in the middle of anything, and it is so often."""
    for seed in seeds:
        since = 0
        for number, g in enumerate(play_randomly(game_of(game, seats, seed), seed)):
            settled = game.settled(g)
            since = 0 if settled else since + 1
            assert since < SELDOM
            assert not settled or is_free(g)
            if number % 7 == 0:
                assert all(game.settled(g.imagine(seat, number + 1)) == settled for seat in range(seats))
        assert game.settled(g)


def is_free(g: State) -> bool:
    """Is nobody asked for a part of something, in somebody else's turn, or while some have picked in secret already?"""
    ask = g.ask
    return ask is None or not (ask.inside() or ask.window() or (ask.waits_for() and len(g.picks)))


def check_best_moves(game: Game, seats: int, seeds: Iterable[int] = SEEDS) -> None:
    """The best whole move leads to another table, which is settled; the one it began on stays as it was."""
    for number, g in enumerate(moments(game, seats, seeds, every=11, most=8)):
        if g.ask is not None:
            table = g.imagine(int(g.seat), number + 1)
            before = whole(table)
            after = best_move(table, number + 1)
            assert game.settled(after)
            assert game.problems(after) == []
            assert whole(after) != before
            assert whole(table) == before
