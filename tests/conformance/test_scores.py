"""The score sheet of every game: what it adds up to at any moment, and that everything in it has a name."""

from __future__ import annotations

import pytest

from deskovka.games.registry import all_game_ids, find_game
from deskovka.testing.reports import check_score_sheet, looked_at
from deskovka.text import LANGUAGES, texts


@pytest.mark.parametrize("id", all_game_ids())
def test_the_sheet_adds_up_and_so_do_the_parts_of_each_line(id: str) -> None:
    game = find_game(id)
    for seed, seats in enumerate(game.seats):
        check_score_sheet(game, seats, [seed])


@pytest.mark.parametrize("id", all_game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_and_every_part_has_a_name(id: str, language: str) -> None:
    game, say = find_game(id), texts(language)
    prefix = game.prefix()
    for seats in {game.seats[0], game.seats[-1]}:
        for g in looked_at(game, seats, 3):
            result = game.result(g)
            for rival in result.rivals:
                assert say.has(f"{prefix}-rival-{rival.id}")
            for line in result.sheet:
                assert say.has(f"{prefix}-score-{line.id}")
                for part in line.parts:
                    assert say.has(f"{prefix}-{part.kind}-{part.name}"), (line.id, part.kind, part.name)
