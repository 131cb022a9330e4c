"""Whether somebody is asked, and what, betrays nothing: it follows from what everybody can see."""

from __future__ import annotations

import pytest

from deskovka.games.registry import all_game_ids, find_game
from deskovka.testing.secrecy import check_asked_alike
from support.parts import some

TABLES = [(id, seats) for id in all_game_ids() for seats in find_game(id).seats]
SEEDS = some(range(2))
every_table = pytest.mark.parametrize(("id", "seats"), TABLES, ids=[f"{id}-{seats}" for id, seats in TABLES])


@every_table
def test_two_tables_somebody_cannot_tell_apart_ask_alike_through_whole_games(id: str, seats: int) -> None:
    check_asked_alike(find_game(id), seats, SEEDS)
