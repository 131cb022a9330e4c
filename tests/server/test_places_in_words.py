"""Places of a map are called by what lies round them: nobody at a table knows their names."""

from __future__ import annotations

import re

import pytest

from deskovka.core.steps import State
from deskovka.games.registry import find_game
from deskovka.puzzles.kept import puzzles_of
from deskovka.puzzles.shapes import Puzzle
from deskovka.server.puzzle_telling import Told
from deskovka.server.words import Words
from deskovka.text import Speaker, texts

COORDINATES = re.compile(r"\b[a-z]\d+\b")
EXPLORED = [puzzle for puzzle in puzzles_of("eldervale") if "lay the tile" in str(puzzle.follows)]
NAMES = ("Jana", "Petr")
every_language = pytest.mark.parametrize("language", ["cs", "en"])


def asked_for_a_tile() -> State:
    """A table on which somebody has explored, and says where the new realm comes."""
    puzzle = next(puzzle for puzzle in puzzles_of("eldervale") if "lay the tile" in str(puzzle.answers))
    g = find_game("eldervale").new_game(puzzle.seats, puzzle.seed, puzzle.variants)
    for said in puzzle.answers:
        seat, words = said.split(" ", 1)
        if words.startswith("lay the tile"):
            break
        g.choose(int(seat), words)
    return g


@every_language
@pytest.mark.parametrize("puzzle", EXPLORED[:3], ids=lambda puzzle: puzzle.id)
def test_a_position_names_no_place_by_its_coordinates(puzzle: Puzzle, language: str) -> None:
    outcome = Told(puzzle, language).outcome(puzzle.verdicts[-1].words)
    said = [outcome["title"], outcome["explanation"], *(step["text"] for step in outcome["course"])]
    assert [text for text in said if COORDINATES.search(text)] == []


@every_language
def test_a_table_tells_what_lies_round_a_place_once(language: str) -> None:
    g = asked_for_a_tile()
    words = Words(g.game, language, NAMES)
    told = [words.option_at(g, int(g.seat), int(option)) for option in g.options]
    assert [text for text in told if COORDINATES.search(text)] == []
    assert len(set(told)) == len(told)
    assert words.outlook(g, int(g.seat), int(g.options[0]), {}) == ""


@every_language
def test_who_sees_no_table_hears_only_that_a_tile_is_laid(language: str) -> None:
    speaker = Speaker(find_game("eldervale"), texts(language), list(NAMES))
    said = speaker.answer("lay the tile at o11")
    assert said
    assert not COORDINATES.search(said)
    assert speaker.answer_there("lay the tile at o11", "XYZ").endswith(" XYZ")
