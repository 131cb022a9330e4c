"""deskovka puzzles."""

from __future__ import annotations

from pathlib import Path

import pytest

from deskovka.games.registry import game_ids
from deskovka.puzzles.kept import puzzles_of
from deskovka.puzzles.shapes import read_puzzles
from support.cli import Run, assert_one_clear_line

FIRST = puzzles_of("vale")[0]


def test_they_are_listed_by_theme_and_difficulty(run: Run) -> None:
    told = run("puzzles", "list", "vale", "--lang", "cs")
    assert told.code == 0
    assert str(len(puzzles_of("vale"))) in told.out
    assert "Prodat, nebo zkrotit" in told.out


def test_the_list_as_json_has_all_games_and_no_answers(run: Run) -> None:
    told = run("puzzles", "list", "--json").json()
    assert {each["game"] for each in told} == set(game_ids())
    assert all("verdicts" not in each for each in told)


@pytest.mark.parametrize("language", ["cs", "en"])
def test_one_is_shown_as_its_seat_sees_it_and_its_answers_only_on_request(run: Run, language: str) -> None:
    asked = run("puzzles", "show", FIRST.id, "--lang", language)
    told = run("puzzles", "show", FIRST.id, "--lang", language, "--answers")
    assert (asked.code, told.code) == (0, 0)
    assert asked.out.count("•") >= len(FIRST.verdicts)
    assert "%" not in asked.out
    assert "%" in told.out
    options = run("puzzles", "show", FIRST.id, "--json").json()
    assert options["options"] == sorted(each.words for each in FIRST.verdicts)
    assert "verdicts" not in options


def test_positions_are_made_in_processes_and_written(run: Run) -> None:
    out = Path("made.json")
    told = run("puzzles", "make", "_template", "--count", "1", "--seed", "3", "--jobs", "2", "--out", out)
    assert told.code == 0, told.err
    puzzles, made = read_puzzles(out.read_text(encoding="utf-8"))
    assert [puzzle.id for puzzle in puzzles] == ["template-001"]
    assert made["seed"] == 3


@pytest.mark.parametrize(
    "words",
    [
        ("show", "vale-0"),
        ("list", "chess"),
        ("make", "chess"),
        ("make", "_template", "--seats", "7"),
        ("make", "_template", "--seats", "two"),
    ],
)
def test_mistakes_are_one_clear_line(run: Run, words: tuple[str, ...], tmp_path: Path) -> None:
    assert_one_clear_line(run("puzzles", *words), tmp_path)
