"""PettingZoo: its own checks, and what they do not look at."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pytest

from support.needs import packages_of_environments

packages_of_environments()

from pettingzoo.test import api_test, seed_test  # noqa: E402

from deskovka.core.errors import IllegalOption, UnknownName  # noqa: E402
from deskovka.envs import TableEnv, env  # noqa: E402
from deskovka.games.registry import find_game, game_ids  # noqa: E402

# Said of every Dict space but those of PettingZoo's own classics, which it knows by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]
GAMES = ["_template", *game_ids()]


def play(table: Any, seed: int = 1) -> dict[str, float]:
    """A whole game at random; what every agent was given by its end."""
    choose = random.Random(seed)
    table.reset(seed=seed)
    given: dict[str, float] = {}
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        assert not truncated
        given[agent] = given.get(agent, 0.0) + reward
        on_offer = np.flatnonzero(seen["action_mask"])
        assert terminated == (len(on_offer) == 0)
        table.step(None if terminated else int(choose.choice(on_offer)))
    return given


@pytest.mark.parametrize("id", GAMES)
def test_the_checks_of_pettingzoo(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(id, 2), num_cycles=20)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("id", ["_template", "vale"])
def test_the_checks_of_pettingzoo_through_whole_games(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(id, find_game(id).seats[-1]), num_cycles=1000)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("id", GAMES)
def test_the_same_seed_is_the_same_game(id: str) -> None:
    seed_test(lambda: env(id, 2, words=True, variants="any"), num_cycles=20)


@pytest.mark.parametrize(("reward", "total"), [("share", 1.0), ("balance", 0.0)])
def test_rewards_come_at_the_end_and_add_up(reward: str, total: float) -> None:
    given = play(TableEnv("_template", 3, reward=reward))
    assert sorted(given) == ["seat_0", "seat_1", "seat_2"]
    assert sum(given.values()) == pytest.approx(total)


def test_a_lead_is_points_ahead_of_the_best_other() -> None:
    table = TableEnv("_template", 3, reward="lead")
    given = play(table, seed=4)
    scores = table.table.g.result().scores
    for agent, lead in given.items():
        seat = table.seat_of[agent]
        assert lead == scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def test_alone_against_the_ghosts_there_is_one_agent() -> None:
    table = TableEnv("eldervale", 1, reward="lead")
    given = play(table)
    result = table.table.g.result()
    assert given == {"seat_0": result.scores[0] - result.rivals[0].score}


def test_a_short_action_space_loses_no_answer() -> None:
    table = TableEnv("vale", 2, places=3)
    table.reset(seed=5)
    whole = list(table.table.options)
    assert len(whole) > 3
    agent, met = table.agent_selection, []
    while True:
        met += list(table.setting.actions.shown(table.table.options, table.table.page))
        if len(met) == len(whole):
            break
        table.step(2)
        assert table.agent_selection == agent
        assert table.rewards[agent] == 0
    assert met == whole
    assert sum(play(table).values()) == 1


def test_an_action_that_is_not_on_offer_changes_nothing_or_loses() -> None:
    strict = TableEnv("vale", 2)
    strict.reset(seed=1)
    before = strict.table.g.game.dump(strict.table.g)
    with pytest.raises(IllegalOption):
        strict.step(31)
    assert strict.table.g.game.dump(strict.table.g) == before
    usual = env("vale", 2)
    usual.reset(seed=1)
    loser = usual.agent_selection
    usual.step(31)
    assert usual.terminations == {"seat_0": True, "seat_1": True}
    assert usual.rewards[loser] == -1


def test_the_one_who_is_asked_is_told_in_words_what_its_actions_say() -> None:
    table = TableEnv("vale", 2, words=True)
    table.reset(seed=1)
    asked = table.agent_selection
    assert len(table.infos[asked]["words"]) == table.observe(asked)["action_mask"].sum()
    assert table.infos[asked]["words"][0].startswith("mark ")
    other = next(agent for agent in table.agents if agent != asked)
    assert table.infos[other] == {}
    assert not table.observe(other)["action_mask"].any()
    assert not table.observe(other)["option_features"].any()


def test_ids_need_no_rows() -> None:
    table = TableEnv("vale", 2, actions="ids", words=True)
    table.reset(seed=1)
    seen = table.observe(table.agent_selection)
    assert "option_features" not in seen
    says = [table.setting.actions.words(int(action)) for action in np.flatnonzero(seen["action_mask"])]
    assert sorted(says) == sorted(table.infos[table.agent_selection]["words"])


@pytest.mark.parametrize(("lang", "word"), [("en", "Draw pile"), ("cs", "Dobírací")])
def test_a_picture_shows_what_the_agent_sees(lang: str, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    table = TableEnv("vale", 2, render_mode="ansi", lang=lang)
    table.reset(seed=1)
    drawn = table.render()
    assert drawn is not None
    assert "seat_1" in drawn
    assert word in drawn
    loud = TableEnv("vale", 2, render_mode="human", lang=lang)
    loud.reset(seed=1)
    assert capsys.readouterr().out.strip() == drawn.strip()


def test_a_copy_by_pickle_plays_the_same() -> None:
    table = TableEnv("_template", 3, reward="lead")
    assert play(pickle.loads(pickle.dumps(table))) == play(table)


@pytest.mark.parametrize(
    "wishes",
    [
        {"game": "chess"},
        {"seats": 9},
        {"variants": "some"},
        {"variants": {"weather": "on"}},
        {"reward": "praise"},
        {"actions": "words"},
        {"lang": "la"},
    ],
)
def test_wishes_nobody_can_fulfil_are_refused_at_once(wishes: dict[str, Any]) -> None:
    with pytest.raises(UnknownName):
        TableEnv(**{"game": "vale", **wishes})
