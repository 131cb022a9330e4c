"""Actions and options: no legal answer is lost, whatever the length of the list."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.needs import packages_of_environments

packages_of_environments()

from deskovka.core.errors import IllegalOption, UnknownName  # noqa: E402
from deskovka.envs.actions import PLACES, TURN, Ids, Places, actions_of  # noqa: E402
from deskovka.games.registry import find_game, game_ids  # noqa: E402
from deskovka.testing import game_of, play_randomly  # noqa: E402


@given(st.integers(1, 60), st.integers(2, 9))
def test_pages_show_every_option_once_and_come_to_an_end(count: int, places: int) -> None:
    options = list(range(100, 100 + count))
    actions, met, page = Places(places), [], 0
    while True:
        numbers = list(actions.numbers(options, page))
        assert numbers == list(range(len(numbers)))
        assert len(numbers) <= places
        meant = [actions.meant(options, page, number) for number in numbers]
        met += [option for option in meant if option != TURN]
        assert list(actions.shown(options, page)) == [option for option in meant if option != TURN]
        if TURN not in meant:
            break
        assert meant.index(TURN) == places - 1
        page += 1
    assert met == options


def test_a_list_that_fits_has_one_page_to_its_last_place() -> None:
    assert list(Places(3).shown([7, 8, 9], 0)) == [7, 8, 9]
    assert list(Places(3).shown([6, 7, 8, 9], 0)) == [6, 7]
    assert list(Places(3).shown([6, 7, 8, 9], 1)) == [8, 9]


@pytest.mark.parametrize("action", [-1, 3, 31])
def test_what_is_not_on_offer_is_refused(action: int) -> None:
    with pytest.raises(IllegalOption, match="not on offer: there are 3"):
        Places(32).meant([7, 8, 9], 0, action)


@pytest.mark.parametrize("id", ["_template", *game_ids()])
def test_an_id_is_one_option_for_ever_and_says_it(id: str) -> None:
    game = find_game(id)
    actions = Ids(game)
    known: dict[int, int] = {}
    for seats in (game.seats[0], game.seats[-1]):
        for number, g in enumerate(play_randomly(game_of(game, seats, 1), 3)):
            options = [int(option) for option in g.options]
            for action, option in zip(actions.numbers(options, 0), options, strict=True):
                assert 0 <= action < actions.count
                assert known.setdefault(action, option) == option
                assert actions.words(action) == game.phrases.say(option)
                assert actions.meant(options, 0, action) == option
            if number > 300:
                break
    assert len(known) > 5


def test_an_id_that_is_not_on_offer_is_refused_by_name() -> None:
    game = find_game("vale")
    g = game.new_game(2, 1)
    actions = Ids(game)
    summon = game.phrases.parse("summon hydra")
    assert summon is not None
    with pytest.raises(IllegalOption, match="summon hydra"):
        actions.meant([int(option) for option in g.options], 0, actions.number(summon))


@pytest.mark.parametrize("id", sorted(PLACES))
def test_random_play_seldom_needs_a_second_page(id: str) -> None:
    game = find_game(id)
    for seats in game.seats[-1:]:
        longest = max(len(g.options) for g in play_randomly(game_of(game, seats, 7), 7))
        assert longest <= PLACES[id]


def test_wishes_nobody_can_fulfil_are_refused() -> None:
    game = find_game("vale")
    with pytest.raises(UnknownName, match="places, ids"):
        actions_of(game, "words")
    with pytest.raises(UnknownName, match="at least 2"):
        actions_of(game, places=1)
