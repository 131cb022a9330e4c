"""Legality is said once: an option is on offer exactly if its question knows of no obstacle to it."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from deskovka.core.game import Game
from deskovka.core.options import verb
from deskovka.testing.laws import moments
from deskovka.testing.pointing import any_of

SEEDS = range(4)
MOMENTS = 400  # of each game
POINTED_AT = 12  # things at each question


def check_obstacles(game: Game, seeds: Iterable[int] = SEEDS) -> None:
    """Nothing stands in the way of what is on offer, and something of all else: the one that the refusal names."""
    kinds = list(game.phrases.phrases)
    for seed in seeds:
        random = Random(seed)
        seats = game.seats[-1 - seed // 2 % len(game.seats)]  # each with and without variants, which odd seeds have
        for g in moments(game, seats, [seed], every=1, most=MOMENTS):
            for question in g.pending():
                ask = type(question.ask).__name__
                for option in question.options:
                    assert int(question.ask.obstacle_to(g, option)) == 0, f"{ask}: {game.phrases.say(option)}"
                near = [int(verb(option)) for option in question.options]  # pointed at more often
                for _ in range(POINTED_AT):
                    intent = any_of(game, random.choice(kinds + near), random)
                    if not game.phrases.means_something(intent) or intent in question.options:
                        continue
                    obstacle = int(question.ask.obstacle_to(g, intent))
                    assert obstacle in game.obstacles.known, f"{ask}: {game.phrases.say(intent)}"
                    refusal = g.why_not(question.seat, intent)
                    assert refusal is not None
                    assert refusal.rule == game.obstacles.known[obstacle].rule
                    assert refusal.message == game.obstacles.message(obstacle)


def check_obstacle_numbers(game: Game) -> None:
    """Every obstacle has a number and a message of its own."""
    known = game.obstacles.known
    assert known
    assert sorted(known) == list(range(1, len(known) + 1))
    assert len({(each.rule, each.name) for each in known.values()}) == len(known)
