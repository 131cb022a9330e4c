"""A view holds exactly what its game says a view holds: clients are made from that."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from deskovka.core.game import Game
from deskovka.games.registry import all_game_ids, find_game
from deskovka.testing.play import play_randomly
from deskovka.testing.variants import game_of

TABLES = [(id, seats) for id in all_game_ids() for seats in find_game(id).seats]
MOST = 150  # tables of one game that are looked at


@cache
def shape_of(game: Game) -> TypeAdapter[Any]:
    return TypeAdapter(game.view_shape())


def check(game: Game, view: object) -> None:
    shape_of(game).validate_json(json.dumps(view), strict=True, extra="forbid")


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("id", "seats"), TABLES, ids=[f"{id}-{seats}" for id, seats in TABLES])
def test_every_view_of_whole_games_has_its_shape(id: str, seats: int, seed: int) -> None:
    game = find_game(id)
    length = sum(1 for _ in play_randomly(game_of(game, seats, seed), seed))
    for number, g in enumerate(play_randomly(game_of(game, seats, seed), seed)):
        if number % max(1, length // MOST) and g.ask is not None:
            continue
        check(game, game.open_view(g))
        for seat in (None, *range(seats)):
            check(game, game.view(g, seat))


@pytest.mark.parametrize("id", all_game_ids())
def test_a_key_too_much_and_one_too_few_are_found(id: str) -> None:
    game = find_game(id)
    view = game.view(game.new_game(game.seats[0], 1), None)
    check(game, view)
    with pytest.raises(ValidationError):
        check(game, {**view, "one_more": 1})
    for key in view:
        with pytest.raises(ValidationError):
            check(game, {name: value for name, value in view.items() if name != key})
