"""Gymnasium: one seat against bots."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from support.needs import packages_of_environments

packages_of_environments()

import gymnasium  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402

from deskovka.core.errors import UnknownName  # noqa: E402
from deskovka.envs import SeatEnv  # noqa: E402
from deskovka.games.registry import find_game, game_ids  # noqa: E402


def play(table: SeatEnv, seed: int) -> tuple[float, dict[str, Any]]:
    choose = np.random.default_rng(seed)
    seen, _ = table.reset(seed=seed)
    while True:
        seen, reward, over, cut, info = table.step(choose.choice(np.flatnonzero(seen["action_mask"])))
        assert not cut
        if over:
            return reward, info
        assert reward == 0
        assert seen["action_mask"].any()


@pytest.mark.parametrize("id", ["_template", *game_ids()])
@pytest.mark.parametrize("actions", ["places", "ids"])
def test_the_checks_of_gymnasium(id: str, actions: str) -> None:
    check_env(SeatEnv(id, 2, others="random", actions=actions, render_mode="ansi"), skip_render_check=True)


@pytest.mark.parametrize("id", game_ids())
def test_a_game_is_known_to_gymnasium_by_its_rules(id: str) -> None:
    made = gymnasium.make(f"deskovka/{id}-v{find_game(id).rules_version}", seats=3, others="random")
    seen, info = made.reset(seed=1)
    assert made.observation_space.contains(seen)
    assert info["seat"] in range(3)


def test_the_seat_is_the_wished_one_or_any() -> None:
    assert {play(SeatEnv("_template", 3, seat=2, others="random"), seed)[1]["seat"] for seed in range(5)} == {2}
    anywhere = SeatEnv("_template", 3, others="random")
    assert {play(anywhere, seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_the_others_are_the_bots_that_were_named() -> None:
    table = SeatEnv("_template", 3, seat=1, others=["random", "greedy:worlds=1"])
    table.reset(seed=1)
    assert table.names == ["random", "you", "greedy:worlds=1"]
    assert sorted(table.bots) == [0, 2]


def test_a_good_bot_beats_random_actions() -> None:
    table = SeatEnv("vale", 2, others="greedy:worlds=1")
    assert sum(play(table, seed)[0] for seed in range(4)) < 2


def test_an_action_that_is_not_on_offer_loses_and_says_why() -> None:
    table = SeatEnv("vale", 2, others="random")
    table.reset(seed=1)
    _, reward, over, _, info = table.step(31)
    assert (reward, over) == (-1, True)
    assert "not on offer" in info["illegal"]


def test_alone_nobody_else_answers() -> None:
    reward, info = play(SeatEnv("eldervale", 1, reward="balance"), 3)
    assert reward in (-1, 0, 1)
    assert info["points"] > 0


def test_words_and_pictures() -> None:
    table = SeatEnv("vale", 2, others="random", words=True, render_mode="ansi")
    seen, info = table.reset(seed=1)
    assert len(info["words"]) == seen["action_mask"].sum()
    drawn = table.render()
    assert drawn is not None
    assert "you" in drawn


@pytest.mark.parametrize(
    "wishes", [{"others": "chess"}, {"others": ["random", "random"]}, {"seat": 2}, {"seats": 1}, {"seat": -1}]
)
def test_wishes_nobody_can_fulfil_are_refused_at_once(wishes: dict[str, Any]) -> None:
    with pytest.raises(UnknownName):
        SeatEnv("vale", **{"seats": 2, **wishes})
