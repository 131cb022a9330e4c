"""One answer or one move ahead as numbers: what each option leads to on a table the seat imagines."""

from __future__ import annotations

import pytest

from deskovka.core.ahead import AHEAD, BLIND, FARTHEST, PART, Sight, ahead, led_to_each, told
from deskovka.core.lookahead import best_option
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


def compared_at(g: State, effort: int = 0) -> object:
    """The numbers by which what its options lead to is compared for whoever is asked."""
    return ahead(led_to_each(g, [int(option) for option in g.options], effort), int(g.seat))


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
        compared = rows_of(compared_at(g), AHEAD)
        assert g.game.dump(g) == before
        if len(options) == 1:
            assert compared == [[0.0, 0.0, 1.0]]
            continue
        choices += 1
        worths = []
        for option in options:
            after = g.clone()
            after.play(option)
            worths.append(g.game.worths(after))
        own = [each[seat] for each in worths]
        leads = [each[seat] - max(each[:seat] + each[seat + 1 :]) for each in worths]
        for place, row in enumerate(compared):
            assert row[0] == pytest.approx(max(-FARTHEST, PART * (own[place] - max(own))))
            assert row[1] == pytest.approx(max(-FARTHEST, PART * (leads[place] - max(leads))))
            assert row[2] == float(own[place] > max(own) - 1e-9)
    assert choices > 3


def as_good(numbers: object) -> list[int]:
    """The places of the options after which nothing is worth more."""
    return [place for place, row in enumerate(rows_of(numbers, AHEAD)) if row[2] == 1.0]


@pytest.mark.parametrize("game", all_game_ids())
def test_with_an_effort_the_whole_move_is_told(game: str) -> None:
    """Greedy, on the same table and at its leisure, takes one of those after which nothing is worth more."""
    for g in some_tables(game, 2, 60):
        options = [int(option) for option in g.options]
        before = g.game.dump(g)
        compared = compared_at(g, 10**9)
        assert g.game.dump(g) == before
        assert options.index(best_option([g], luck_of(1))) in as_good(compared)


def test_an_answer_that_opens_a_move_is_told_by_its_end() -> None:
    """In Eldervale a unit is placed first and acts then: after the answer alone most places look alike."""
    tables = [g for g in some_tables("eldervale", 2, 150) if len(g.options) > 1]
    seen = [[as_good(compared_at(g, effort)) for effort in (0, 8)] for g in tables]
    assert sum(answer != move for answer, move in seen) > len(tables) / 10


def test_an_effort_is_the_most_that_is_looked_at() -> None:
    """One table more is not enough for every move of Eldervale."""
    seen = [
        [list(compared_at(g, effort)) for effort in (1, 10**9)]  # type: ignore[call-overload]
        for g in some_tables("eldervale", 2, 150)
    ]
    assert any(little != all_there_is for little, all_there_is in seen)


def rows_told(g: State, options: list[int], sight: Sight) -> list[list[float]]:
    """All numbers of these options, those that are 0 among them."""
    sparse = told(g, int(g.seat), options, sight)
    numbers = [0.0] * (sight.width(g.game) * len(options))
    for place, value in zip(sparse.at, sparse.values, strict=True):
        assert value != 0.0
        numbers[int(place)] = float(value)
    return rows_of(numbers, sight.width(g.game))


@pytest.mark.parametrize("game", all_game_ids())
@pytest.mark.parametrize("effort", [0, 8])
def test_what_an_option_is_comes_first_then_its_worths(game: str, effort: int) -> None:
    """Against the same reckoning in plain words; who sees less is told the beginning of it."""
    for g in some_tables(game, 2, 40):
        seat = int(g.seat)
        options = [int(option) for option in g.options]
        width = g.game.option_size
        before = g.game.dump(g)
        rows = rows_told(g, options, Sight(True, effort))
        assert g.game.dump(g) == before
        assert [row[:width] for row in rows] == rows_of(g.game.option_numbers(g, seat, options), width)
        assert [row[:width] for row in rows] == rows_told(g, options, BLIND)
        assert [row[width:] for row in rows] == rows_of(compared_at(g, effort), AHEAD)


@pytest.mark.parametrize("game", all_game_ids())
@pytest.mark.parametrize("effort", [0, 8])
def test_last_comes_what_an_option_changes(game: str, effort: int) -> None:
    """How the table stands for the seat where the option leads, less how it stands now; before that all is as ever."""
    sight = Sight(True, effort, after=True)
    assert sight.width(find_game(game)) == Sight(True, effort).width(find_game(game)) + find_game(game).after_size
    changes = 0
    for g in some_tables(game, 2, 60):
        seat = int(g.seat)
        options = [int(option) for option in g.options]
        width = g.game.option_size + AHEAD
        rows = rows_told(g, options, sight)
        assert [row[:width] for row in rows] == rows_told(g, options, Sight(True, effort))
        now = list(g.game.after_numbers(g, seat))
        for row, then in zip(rows, led_to_each(g, options, effort), strict=bool(len(options) > 1)):
            numbers = list(g.game.after_numbers(then, seat))
            assert row[width:] == [after - before for after, before in zip(numbers, now, strict=True)]
            changes += numbers != now
        if len(options) == 1:
            assert not any(rows[0][width:])
    assert changes > 20 or not find_game(game).after_size
