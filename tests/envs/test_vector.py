"""Many tables through one call are told and end as each of them alone."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from support.needs import packages_of_environments

packages_of_environments()

from gymnasium.utils.env_checker import data_equivalence  # noqa: E402

from deskovka.core.errors import IllegalOption, UnknownName  # noqa: E402
from deskovka.envs import TablesEnv  # noqa: E402
from deskovka.envs.observing import Observation, Observer  # noqa: E402
from deskovka.games.registry import all_game_ids  # noqa: E402


def any_actions(mask: np.ndarray, luck: np.random.Generator) -> np.ndarray:
    chosen: np.ndarray = (luck.random(mask.shape) * mask).argmax(1)
    return chosen


def alone(env: TablesEnv, number: int) -> Observation:
    """What whoever is asked at one of the tables observes there."""
    g = env.tables.tables[number]
    options = [int(option) for option in g.options]
    return Observer(env.game, env.places).observe(g, int(g.seat), options, int(env.page[number]))


@pytest.mark.parametrize("id", all_game_ids())
@pytest.mark.parametrize("places", [0, 2])
def test_each_table_is_observed_as_it_would_be_alone(id: str, places: int) -> None:
    env = TablesEnv(id, 5, variants=0.5, places=places)
    packed = TablesEnv(id, 5, variants=0.5, places=places, rows="packed")
    luck = np.random.default_rng(1)
    seen, infos = env.reset(seed=2)
    _, told = packed.reset(seed=2)
    turned = 0
    for _ in range(30):
        assert env.observation_space.contains(seen)
        for number in range(5):
            one = {name: rows[number] for name, rows in seen.items()}
            assert data_equivalence(one, alone(env, number))
            assert infos["seat"][number] == env.tables.tables[number].seat
        rows = [seen["option_features"][number, :count] for number, count in enumerate(told["counts"])]
        assert (np.concatenate(rows) == told["option_features"]).all()
        actions = any_actions(seen["action_mask"], luck)
        seen, _, _, _, infos = env.step(actions)
        _, _, _, _, told = packed.step(actions)
        turned += int((env.page > 0).sum())
    assert bool(turned) == bool(places)


@pytest.mark.parametrize("reward", ["share", "balance", "lead"])
def test_a_game_ends_for_all_its_seats_at_once_and_another_follows(reward: str) -> None:
    env = TablesEnv("_template", 16, seats=(2, 4), reward=reward)
    luck = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    games = 0
    for _ in range(20):
        seen, rewards, ended, broken, infos = env.step(any_actions(seen["action_mask"], luck))
        assert rewards.shape == (16, 4)
        assert not broken.any()
        assert not rewards[~ended].any()
        games += int(ended.sum())
        if ended.any():
            assert (infos["_points"] == ended).all()
            if reward == "share":
                assert rewards[ended].sum(1) == pytest.approx(1)
            else:
                ahead = rewards[ended].max(1)
                assert ((infos["points"][ended].max(1) > 0) & (ahead >= 0)).all()
        assert seen["action_mask"].any(1).all()
    assert games > 16


def test_games_that_are_too_long_are_broken_off() -> None:
    env = TablesEnv("vale", 4, seats=2, longest=3)
    luck = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    for number in range(4):
        seen, rewards, ended, broken, _ = env.step(any_actions(seen["action_mask"], luck))
        assert not ended.any()
        assert broken.all() == (number == 3)
    assert (rewards == 0.5).all()


def run(seed: int | None, env: TablesEnv) -> list[Any]:
    luck = np.random.default_rng(1)
    told = [env.reset(seed=seed)]
    for _ in range(12):
        told.append(env.step(any_actions(told[-1][0]["action_mask"], luck)))
    return told


def test_the_same_seed_is_the_same_games() -> None:
    env = TablesEnv("_template", 6, reward="lead")
    first, again = run(4, env), run(4, TablesEnv("_template", 6, reward="lead"))
    assert all(data_equivalence(one, other) for one, other in zip(first, again, strict=True))
    assert not data_equivalence(first[0], run(None, env)[0])


def test_an_action_that_is_not_on_offer_changes_nothing_anywhere() -> None:
    env = TablesEnv("vale", 3, seats=2)
    env.reset(seed=1)
    before = [env.game.dump(g) for g in env.tables.tables]
    for wrong in (31, -1):
        with pytest.raises(IllegalOption, match=f"table 2: action {wrong} is not on offer"):
            env.step(np.array([0, 0, wrong]))
    assert [env.game.dump(g) for g in env.tables.tables] == before


@pytest.mark.parametrize("wishes", [{"game": "chess"}, {"seats": 9}, {"rows": "none"}, {"reward": "praise"}])
def test_wishes_nobody_can_fulfil_are_refused_at_once(wishes: dict[str, Any]) -> None:
    with pytest.raises(UnknownName):
        TablesEnv(**{"game": "vale", **wishes})
