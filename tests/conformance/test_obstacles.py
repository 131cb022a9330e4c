"""Legality is said once: an option is on offer exactly if its question knows of no obstacle to it."""

from __future__ import annotations

from random import Random

import pytest

from deskovka.core.options import verb
from deskovka.games.registry import all_game_ids, find_game
from support.parts import some
from support.play import play_randomly
from support.pointing import any_of
from support.variants import game_of

GAMES = 4
POINTED_AT = 12  # things at each question
WITH_OBSTACLES = [id for id in all_game_ids() if find_game(id).obstacles.known]
every_game = pytest.mark.parametrize("id", WITH_OBSTACLES)


@every_game
def test_nothing_stands_in_the_way_of_what_is_on_offer_and_something_of_all_else(id: str) -> None:
    game = find_game(id)
    kinds = list(game.phrases.phrases)
    for seed in some(range(GAMES)):
        random = Random(seed)
        seats = game.seats[seed % len(game.seats)]
        for g in play_randomly(game_of(game, seats, seed), seed + 11):
            for question in g.pending():
                ask = type(question.ask).__name__
                for option in question.options:
                    assert int(question.ask.obstacle_to(g, option)) == 0, f"{ask}: {game.phrases.say(option)}"
                near = [
                    int(verb(option)) for option in question.options
                ]  # the kinds on offer are pointed at more often
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


@every_game
def test_every_obstacle_has_a_number_and_a_message_of_its_own(id: str) -> None:
    obstacles = find_game(id).obstacles
    assert sorted(obstacles.known) == list(range(1, len(obstacles.known) + 1))
    assert len({(each.rule, each.name) for each in obstacles.known.values()}) == len(obstacles.known)
