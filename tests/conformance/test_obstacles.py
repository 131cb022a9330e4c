"""Legality is said once: an option is on offer exactly if its question knows of no obstacle to it."""

from __future__ import annotations

import pytest

from deskovka.games.registry import all_game_ids, find_game
from deskovka.testing.obstacles import check_obstacle_numbers, check_obstacles
from support.parts import some

SEEDS = some(range(4))
every_game = pytest.mark.parametrize("id", all_game_ids())


@every_game
def test_nothing_stands_in_the_way_of_what_is_on_offer_and_something_of_all_else(id: str) -> None:
    check_obstacles(find_game(id), SEEDS)


@every_game
def test_every_obstacle_has_a_number_and_a_message_of_its_own(id: str) -> None:
    check_obstacle_numbers(find_game(id))
