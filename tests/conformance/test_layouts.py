"""What the columns of features are is said for every one of them, and the page about it says the same."""

from __future__ import annotations

import numpy as np
import pytest

from deskovka.core.columns import Repeated, unused, width_of
from deskovka.games.registry import all_game_ids, find_game
from deskovka.testing.play import play_randomly
from deskovka.testing.variants import game_of
from support.scripts import tool

features_page = tool("features")


@pytest.mark.parametrize("id", all_game_ids())
def test_every_column_is_explained_and_there_are_no_more(id: str) -> None:
    game = find_game(id)
    g = game.new_game(game.seats[0], 1)
    layout = game.columns()
    assert width_of(layout.table) == game.table_size == len(game.features(g, 0))
    assert width_of(layout.option) == game.option_size == game.option_features(g, int(g.seat)).shape[1]
    assert width_of(layout.after) == game.after_size == len(game.after_numbers(g, int(g.seat)))


@pytest.mark.parametrize("id", all_game_ids())
def test_columns_that_go_by_names_have_one_for_each(id: str) -> None:
    game = find_game(id)
    for part in (*game.columns().table, *game.columns().option, *game.columns().after):
        inside = part.parts if isinstance(part, Repeated) else (part,)
        if isinstance(part, Repeated) and part.of:
            assert part.times == len(features_page.names_of(game, part.of))
        for one in inside:
            if one.of == "verb":  # Eldervale keeps room for more
                assert one.width >= len(features_page.names_of(game, "verb"))
            elif one.of:
                assert one.width in (len(features_page.names_of(game, one.of)), 6)  # tokens: all resources but magic


@pytest.mark.parametrize("id", all_game_ids())
def test_columns_said_to_be_0_are_0_and_those_of_every_group_are_not(id: str) -> None:
    game = find_game(id)
    seen = np.zeros(game.table_size, bool)
    for seed in range(6):
        seats = game.seats[seed % len(game.seats)]
        for number, g in enumerate(play_randomly(game_of(game, seats, seed), seed)):
            if number % 5 == 0:
                seen |= game.features(g, number % seats) != 0
    assert not seen[unused(game.columns().table)].any()
    at = 0
    for part in game.columns().table:
        width = width_of((part,))
        if width > 1 and at not in unused(game.columns().table):
            assert seen[at : at + width].any(), f"columns {at} to {at + width - 1}"
        at += width


def test_the_page_is_what_the_games_say() -> None:
    """Written anew by `python tools/features.py`."""
    assert features_page.PAGE.read_text(encoding="utf-8") == features_page.page()
