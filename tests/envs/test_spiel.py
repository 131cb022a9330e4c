"""OpenSpiel: its own checks of a game, and what they do not look at."""

from __future__ import annotations

import pickle
import random
from importlib.util import find_spec
from typing import Any

import pytest

from support.needs import nice_to_have, packages_of_environments

packages_of_environments()

from deskovka.core.errors import UnknownName  # noqa: E402
from deskovka.games.registry import find_game  # noqa: E402


@pytest.fixture(name="spiel")
def fixture_spiel() -> Any:
    if find_spec("pyspiel") is None:  # 50 MB with all it needs: `make test` does without
        nice_to_have("OpenSpiel", "pip install open_spiel (for its adapter)")
    import pyspiel

    import deskovka.envs.spiel  # noqa: F401  # registers our games

    return pyspiel


def load(spiel: Any, id: str, **wishes: Any) -> Any:
    return spiel.load_game(f"deskovka_{id}", wishes)


def play(state: Any, seed: int, answers: int = 10_000) -> Any:
    """Go on at random, at most so far."""
    choose = random.Random(seed)
    for _ in range(answers):
        if state.is_terminal():
            break
        state.apply_action(choose.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("id", "players"), [("template", 2), ("template", 4), ("vale", 2), ("eldervale", 1)])
def test_the_checks_of_openspiel(spiel: Any, id: str, players: int) -> None:
    spiel.random_sim_test(
        load(spiel, id, players=players, deals=20), num_sims=1, serialize=id == "template", verbose=False
    )


@pytest.mark.parametrize("id", ["vale", "empire", "kemet", "eldervale"])
def test_a_state_can_be_copied_and_stored_anywhere(spiel: Any, id: str) -> None:
    state = play(load(spiel, id).new_initial_state(), 3, 25)
    copy, stored = state.clone(), pickle.loads(pickle.dumps(state))
    before = str(state)
    for other in (copy, stored):
        assert str(other) == before
        assert other.legal_actions() == state.legal_actions()
        assert [other.information_state_string(0)] == [state.information_state_string(0)]
        play(other, 4, 5)
    assert str(copy) == str(stored)
    assert str(state) == before


def test_what_a_game_is_worth_adds_up_to_nothing(spiel: Any) -> None:
    state = play(load(spiel, "template", players=3).new_initial_state(), 5)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) == 1


def test_dice_are_nodes_of_chance(spiel: Any) -> None:
    state = load(spiel, "template", deals=7).new_initial_state()
    assert [chance for _, chance in state.chance_outcomes()] == pytest.approx([1 / 7] * 7)
    state.apply_action(3)
    assert state.is_chance_node()
    assert [state.action_to_string(outcome) for outcome, _ in state.chance_outcomes()] == ["roll 1", "roll 2", "roll 3"]
    state.apply_action(1)
    assert not state.is_chance_node()
    assert find_game("_template").view(state.now.g, 0)["prize"] == 2


def test_the_other_players_pick_is_in_no_information_state_before_it_is_shown(spiel: Any) -> None:
    one = load(spiel, "template").new_initial_state()
    for action in (0, 0):
        one.apply_action(action)
    other = one.clone()
    assert one.current_player() == 0
    one.apply_action(0)
    other.apply_action(1)
    assert one.current_player() == 1
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.observation_string(1) == other.observation_string(1)
    assert one.observation_tensor(1) == other.observation_tensor(1)
    assert one.information_state_string(0) != other.information_state_string(0)


def test_an_information_state_remembers_what_was_seen_and_done(spiel: Any) -> None:
    state = play(load(spiel, "vale").new_initial_state(), 3, 40)
    mine = [state.now.g.game.phrases.say(option) for _, seat, option in state.now.answers if seat == 0]
    remembered = state.information_state_string(0).splitlines()
    assert [line.removeprefix("0: ") for line in remembered if line.startswith("0: ")] == mine
    assert len(remembered) == len(mine) + len(state.now.g.events) + 1


def test_pages_and_their_turning_are_actions(spiel: Any) -> None:
    state = load(spiel, "vale", places=3).new_initial_state()
    state.apply_action(0)
    asked, first = state.current_player(), state.observation_string(state.current_player())
    assert state.action_to_string(2) == "turn the page"
    state.apply_action(2)
    assert state.current_player() == asked
    assert state.observation_string(asked) != first


def test_variants_are_a_parameter(spiel: Any) -> None:
    variant = find_game("empire").variants[0]
    value = next(value for value in variant.allowed if value != variant.default)
    assert load(spiel, "empire", variants=f"{variant.id}:{value}").new_initial_state().is_chance_node()
    with pytest.raises(UnknownName, match="no variant"):
        load(spiel, "empire", variants="weather:on")
