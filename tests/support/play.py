"""Driving a table in tests.  With --reload the game is saved and loaded before each answer."""

from __future__ import annotations

import json

from deskovka.core.luck import below, luck_of, next_luck
from deskovka.core.steps import State

RELOAD = False


def reloaded(g: State) -> State:
    """The table as it comes back from a file."""
    again = g.game.load(json.loads(json.dumps(g.game.dump(g))))
    assert g.game.dump(again) == g.game.dump(g)
    assert list(again.options) == list(g.options)
    return again


def play_randomly(g: State, seed: int = 1):
    """Answer at random to the end; yields the table before each answer and once at the end."""
    luck = luck_of(seed)
    while len(g.options):
        yield g
        luck = next_luck(luck)
        g.play(g.options[below(luck, len(g.options))])
    yield g


def play_numbers(g: State, numbers: list[int]):
    """Answer with "number modulo options", at most so often; yields the table after each answer."""
    for number in numbers:
        if not len(g.options):
            return
        g.play(g.options[number % len(g.options)])
        yield g
