"""Making positions, with the smallest game there is."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from deskovka.bots.bot import Seat
from deskovka.core.errors import DeskovkaError
from deskovka.games.registry import find_game
from deskovka.puzzles.choosing import APART, chosen, different
from deskovka.puzzles.grading import found_by, given_by_weaker
from deskovka.puzzles.kept import table_of
from deskovka.puzzles.making import ENOUGH, Making, Wishes
from deskovka.puzzles.shapes import HARDEST, Puzzle, read_puzzles

LANTERN = Wishes("_template", count=2, seed=3, short=48, long=64)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Making:
    making = Making(LANTERN, tmp_path_factory.mktemp("puzzles") / "lantern.json")
    making.go_on(0, jobs=1)
    making.write()
    return making


def test_it_makes_positions_that_hold(made: Making) -> None:
    puzzles, figures = read_puzzles(made.out.read_text(encoding="utf-8"))
    assert [puzzle.id for puzzle in puzzles] == ["template-001", "template-002"]
    assert figures["seed"] == LANTERN.seed
    assert figures["counts"]["agreed"] >= figures["found"] >= ENOUGH * LANTERN.count
    for puzzle in puzzles:
        table = table_of(puzzle)
        game = find_game(puzzle.game)
        assert sorted(each.words for each in puzzle.verdicts) == sorted(
            game.phrases.say(option) for option in table.offered(puzzle.seat)
        )
        assert all(each.behind > each.unsure for each in puzzle.verdicts[1:])
        assert puzzle.theme in ("picks", "last-round")


def test_stopped_and_gone_on_with_it_makes_the_same(made: Making, tmp_path: Path) -> None:
    again = tmp_path / "again.json"
    lines = made.notes.read_text(encoding="utf-8").splitlines(keepends=True)
    half = len(lines) // 2
    again.with_name(again.name + ".found").write_text("".join(lines[:half]), encoding="utf-8")
    making = Making(LANTERN, again)
    assert 0 < len(making.yields) < len(made.yields)
    making.go_on(0, jobs=1)
    making.write()
    assert again.read_text(encoding="utf-8") == made.out.read_text(encoding="utf-8")


def test_what_was_begun_with_other_wishes_is_not_mixed_in(made: Making) -> None:
    with pytest.raises(DeskovkaError, match="other wishes"):
        Making(replace(LANTERN, seed=4), made.out)
    assert Making(replace(LANTERN, count=1), made.out).yields.keys() == made.yields.keys()


def test_every_game_is_noted_with_what_became_of_its_questions(made: Making) -> None:
    head, *lines = made.notes.read_text(encoding="utf-8").splitlines()
    assert json.loads(head)["game"] == "_template"
    counted = [json.loads(line)["counts"] for line in lines]
    assert all(each["games"] == 1 and each["questions"] >= each["searched"] for each in counted)


# ---- choosing


def some(puzzle: Puzzle, count: int) -> list[Puzzle]:
    """So many that differ in nothing but what is needed."""
    themes = ("picks", "last-round")
    found = []
    for number in range(count):
        best = replace(puzzle.verdicts[0], words=f"play {number}")
        verdicts = [best, *puzzle.verdicts[1:]]
        share = number / count
        found.append(replace(puzzle, seed=number, theme=themes[number % 2], found=share, verdicts=verdicts))
    return found


def test_a_fifth_has_each_difficulty_and_fewer_find_the_harder_ones(made: Making) -> None:
    kept = chosen(some(made.found()[0], 50), 20)
    by_level = [[each.found for each in kept if each.difficulty == level] for level in range(1, HARDEST + 1)]
    assert all(len(shares) == 4 for shares in by_level)
    assert all(min(easier) > max(harder) for easier, harder in pairwise(by_level))
    assert {each.theme for each in kept} == {"picks", "last-round"}


def test_positions_of_one_game_are_far_apart_and_no_question_comes_twice(made: Making) -> None:
    one, other, third, _ = some(made.found()[0], 4)
    later = replace(third, seed=one.seed, answers=one.answers * 2 + ["0 play 1"] * APART)
    assert different([one, other, one]) == [one, other]
    assert different([one, replace(third, seed=one.seed)]) == [one]
    assert different([one, replace(third, verdicts=one.verdicts)]) == [one]
    assert different([one, later, third]) == [one, later]
    assert different([one, third]) == [one, third]


def test_whoever_guesses_is_one_of_those_who_find_it(made: Making) -> None:
    puzzle = made.found()[0]
    seat = Seat(table_of(puzzle), puzzle.seat)
    given = given_by_weaker(seat, 1)
    assert sum(found_by(given, option, len(seat.options())) for option in seat.options()) == pytest.approx(1)
