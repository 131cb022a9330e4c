"""Nothing an agent observes depends on what its seat cannot know."""

from __future__ import annotations

import pytest

from support.needs import packages_of_environments

packages_of_environments()

from gymnasium.utils.env_checker import data_equivalence  # noqa: E402

from deskovka.envs import TableEnv  # noqa: E402
from deskovka.envs.table import Setting, Table  # noqa: E402
from deskovka.games.registry import all_game_ids, find_game  # noqa: E402
from deskovka.testing.laws import moments  # noqa: E402


@pytest.mark.parametrize("id", all_game_ids())
def test_where_hidden_things_are_others_the_same_is_observed(id: str) -> None:
    game = find_game(id)
    seats = game.seats[-1]
    settings = [Setting(id, seats, actions=actions) for actions in ("places", "ids")]
    dealt_otherwise = 0
    for number, g in enumerate(moments(game, seats, range(2), every=7, most=12)):
        for seat in range(seats):
            flipped = g.imagine(seat, 500 + number)
            dealt_otherwise += game.open_view(flipped) != game.open_view(g)
            for setting in settings:
                here, there = Table(setting, g), Table(setting, flipped)
                assert data_equivalence(here.observe(seat), there.observe(seat), exact=True)
                if not here.is_over() and here.seat() == seat:
                    assert here.info() == there.info()
    assert dealt_otherwise


def test_a_secret_pick_is_not_observed_before_it_is_shown() -> None:
    one, other = TableEnv("_template", 3, words=True), TableEnv("_template", 3, words=True)
    one.reset(seed=3)
    other.reset(seed=3)
    one.step(0)
    other.step(1)
    assert one.table.g.picks[0] != other.table.g.picks[0]
    for agent in ("seat_1", "seat_2"):
        assert data_equivalence(one.observe(agent), other.observe(agent), exact=True)
        assert one.infos[agent] == other.infos[agent]
