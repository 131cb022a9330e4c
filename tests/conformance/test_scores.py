"""The score sheet of every game: what it adds up to at any moment, and that everything in it has a name."""

from __future__ import annotations

import pytest

from deskovka.core.game import Game
from deskovka.core.steps import State
from deskovka.games.registry import all_game_ids, find_game
from deskovka.text import LANGUAGES, texts
from support.play import play_randomly
from support.variants import game_of

EVERY = 7  # answers from one look to the next


def looked_at(game: Game, seats: int, seed: int) -> list[State]:
    """The same table at many moments of a game, the last one included; by any variants for odd seeds."""
    g = game_of(game, seats, seed)
    moments = [table.clone() for number, table in enumerate(play_randomly(g, seed)) if number % EVERY == 0]
    return [*moments, g]


@pytest.mark.parametrize("id", all_game_ids())
def test_the_sheet_adds_up_and_so_do_the_parts_of_each_line(id: str) -> None:
    game = find_game(id)
    for seed, seats in enumerate(game.seats):
        for g in looked_at(game, seats, seed):
            result = game.result(g)
            assert result.scores == [sum(line.points[seat] for line in result.sheet) for seat in range(seats)]
            for line in result.sheet:
                sums = [sum(part.points[seat] for part in line.parts) for seat in range(seats)]
                assert not line.parts or sums == line.points, line.id


@pytest.mark.parametrize("id", all_game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_and_every_part_has_a_name(id: str, language: str) -> None:
    game, say = find_game(id), texts(language)
    prefix = id.strip("_")
    for g in looked_at(game, game.seats[-1], 3):
        for line in game.result(g).sheet:
            assert say.has(f"{prefix}-score-{line.id}")
            for part in line.parts:
                assert say.has(f"{prefix}-{part.kind}-{part.name}"), (line.id, part.kind, part.name)
