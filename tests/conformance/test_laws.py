"""What every game obeys, whatever its rules: the laws of `deskovka.testing`, over all games and numbers of seats."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from deskovka.core.errors import UnknownName
from deskovka.games.registry import all_game_ids, find_game
from deskovka.testing.laws import LAWS, Law, check_moment
from deskovka.testing.play import play_numbers
from deskovka.testing.variants import some_variants
from support.parts import some

TABLES = [(id, seats) for id in all_game_ids() for seats in find_game(id).seats]
SEEDS = some(range(4))
every_table = pytest.mark.parametrize(("id", "seats"), TABLES, ids=[f"{id}-{seats}" for id, seats in TABLES])


@every_table
@pytest.mark.parametrize("law", LAWS, ids=[law.__name__.removeprefix("check_") for law in LAWS])
def test_every_game_obeys_the_law(law: Law, id: str, seats: int) -> None:
    law(find_game(id), seats, SEEDS)


def test_bad_names_are_refused() -> None:
    game = find_game("_template")
    with pytest.raises(UnknownName):
        find_game("chess")
    for arguments in ((1, 0), (9, 0), (2, -1), (2, 2**63)):
        with pytest.raises(UnknownName):
            game.new_game(*arguments)
    with pytest.raises(UnknownName):
        game.new_game(2, 0, {"colour": "red"})
    with pytest.raises(UnknownName):
        find_game("vale").new_game(2, 0, {"first_player": "7"})
    with pytest.raises(UnknownName):
        find_game("vale").new_game(2, 0, {"first_player": "3"})
    with pytest.raises(UnknownName, match=r"EMPIRE-SWAMP\.1"):
        find_game("empire").new_game(2, 0, {"swamp": "on"})


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(TABLES), st.integers(0, 2**63 - 2), st.lists(st.integers(0, 10**6), max_size=150))
def test_any_answers_keep_every_law(table: tuple[str, int], seed: int, numbers: list[int]) -> None:
    """Draw a table and a list of numbers, play "number modulo options", check after every answer."""
    id, seats = table
    game = find_game(id)
    variants = some_variants(game, seats, seed % 1000) if seed % 2 else {}
    for g in play_numbers(game.new_game(seats, seed, variants), numbers):
        check_moment(g)
