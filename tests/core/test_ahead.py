"""One answer ahead as numbers: what each option does to the worths of a table the seat imagines."""

from __future__ import annotations

import pytest

from deskovka.core.ahead import AHEAD, FARTHEST, PART, ahead, numbers_ahead
from deskovka.core.luck import below, luck_of, next_luck
from deskovka.core.steps import State
from deskovka.games.registry import all_game_ids, find_game


def some_tables(game: str, seats: int, answers: int) -> list[State]:
    """A table after each of some answers drawn by lot."""
    g = find_game(game).new_game(seats, 4)
    luck = luck_of(8)
    tables = []
    for _ in range(answers):
        if len(g.options) == 0:
            break
        tables.append(g.clone())
        luck = next_luck(luck)
        g.play(g.options[below(luck, len(g.options))])
    return tables


def rows_of(numbers: object, width: int) -> list[list[float]]:
    flat = [float(number) for number in numbers]  # type: ignore[attr-defined]
    return [flat[first : first + width] for first in range(0, len(flat), width)]


@pytest.mark.parametrize("game", all_game_ids())
@pytest.mark.parametrize("seats", [2, 3])
def test_options_are_told_with_what_they_do_to_worths(game: str, seats: int) -> None:
    """Against the same reckoning in plain words; the table itself stays as it is."""
    choices = 0
    for g in some_tables(game, seats, 60):
        seat = int(g.seat)
        options = [int(option) for option in g.options]
        before = g.game.dump(g)
        told = rows_of(ahead(g, seat, options), AHEAD)
        assert g.game.dump(g) == before
        if len(options) == 1:
            assert told == [[0.0, 0.0, 1.0]]
            continue
        choices += 1
        worths = []
        for option in options:
            after = g.clone()
            after.play(option)
            worths.append(g.game.worths(after))
        own = [each[seat] for each in worths]
        leads = [each[seat] - max(each[:seat] + each[seat + 1 :]) for each in worths]
        for place, row in enumerate(told):
            assert row[0] == pytest.approx(max(-FARTHEST, PART * (own[place] - max(own))))
            assert row[1] == pytest.approx(max(-FARTHEST, PART * (leads[place] - max(leads))))
            assert row[2] == float(own[place] > max(own) - 1e-9)
    assert choices > 3


@pytest.mark.parametrize("game", all_game_ids())
def test_numbers_of_options_stay_and_are_followed_by_those_ahead(game: str) -> None:
    for g in some_tables(game, 2, 30):
        seat = int(g.seat)
        options = [int(option) for option in g.options]
        width = g.game.option_size
        rows = rows_of(numbers_ahead(g, seat, options), width + AHEAD)
        assert [row[:width] for row in rows] == rows_of(g.game.option_numbers(g, seat, options), width)
        assert [row[width:] for row in rows] == rows_of(ahead(g, seat, options), AHEAD)
