"""Positions that are played to the end are known for certain, and only those."""

from __future__ import annotations

from deskovka.bots.bot import Seat
from deskovka.core.steps import State
from deskovka.games.registry import find_game, find_themes
from deskovka.puzzles.solving import End, solved, winning
from deskovka.testing import play_randomly
from deskovka.testing.bots import with_other_secrets


def last_questions(seats: int, seed: int) -> list[State]:
    """The last questions of a game of the Vale, its very last one at the end."""
    game = find_game("vale")
    return [g.clone() for g in play_randomly(game.new_game(seats, seed), seed) if g.ask is not None][-12:]


def test_the_last_answers_of_a_game_are_solved_whatever_is_hidden() -> None:
    for seed in range(4):
        last = last_questions(2, seed)[-1]
        seat = Seat(last, int(last.seat))
        ends = solved(seat, 1)
        assert ends is not None
        assert sorted(ends) == sorted(seat.options())
        assert solved(Seat(with_other_secrets(last, seat.number, 9), seat.number), 1) == ends
        for option, end in ends.items():
            after = last.clone()
            after.play(option)
            if after.ask is None:
                assert end.share == after.rewards()[seat.number]


def test_a_solution_is_never_worse_than_what_was_played() -> None:
    """Whatever the seat did from there on, it could have done as well as the solution says."""
    game = find_game("vale")
    tables = [g.clone() for g in play_randomly(game.new_game(2, 2), 2)]
    end = tables[-1]
    found = 0
    for table in tables[-8:-1]:
        ends = solved(Seat(table, int(table.seat)), 1)
        if ends is not None:
            found += 1
            assert max(each.share for each in ends.values()) >= end.rewards()[int(table.seat)]
    assert found


def test_where_somebody_else_comes_after_or_luck_is_drawn_nothing_is_certain() -> None:
    game = find_game("vale")
    g = game.new_game(2, 1)
    assert solved(Seat(g, int(g.seat)), 1) is None
    lantern = find_game("_template").new_game(2, 1)
    assert solved(Seat(lantern, int(lantern.seat)), 1) is None


def test_one_answer_has_to_win_more_than_every_other() -> None:
    assert winning({1: End(0.0, -2), 2: End(1.0, 3), 3: End(0.0, -1)}) == [2, 3, 1]
    assert winning({1: End(1.0, 5), 2: End(1.0, 3)}) == []
    assert winning({1: End(1.0, 5)}) == []


def test_themes_go_by_what_is_on_offer() -> None:
    themes = find_themes("_template")
    for g in play_randomly(find_game("_template").new_game(2, 1), 1):
        if g.ask is not None:
            expected = "last-round" if g.view(None)["round"] == 3 else "picks"
            assert themes.of(g, int(g.options[0])) == expected
    empire = find_game("empire").new_game(2, 1)
    assert find_themes("empire").of(empire, int(empire.options[0])) == ""
