"""The positions of the package are what they say: legal, clear, explained, and known by what their seat knows."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from itertools import pairwise

import pytest

from deskovka.bots.bot import Seat
from deskovka.bots.budget import Budget
from deskovka.core.errors import UnknownName
from deskovka.games.registry import find_game, find_themes, game_ids
from deskovka.puzzles import kept
from deskovka.puzzles.choosing import different
from deskovka.puzzles.hunting import AHEAD
from deskovka.puzzles.kept import FOLDER, all_puzzles, find_puzzle, puzzles_of, table_of, today
from deskovka.puzzles.shapes import EASIEST, HARDEST, Puzzle, as_json, from_json, read_puzzles, written
from deskovka.review.doubts import doubts_of
from deskovka.review.judge import LOOKS, Judge
from deskovka.testing.bots import with_other_secrets
from deskovka.text import LANGUAGES, Speaker, texts

FEWEST = 60
MOST_THEMES = 7
LARGEST = 600_000  # bytes of a file
AGAIN = Budget(iterations=LOOKS + 160)
SURE = 0.15  # a lead that a short search finds as well
every_game = pytest.mark.parametrize("game", game_ids())
every_puzzle = pytest.mark.parametrize("puzzle", list(all_puzzles()), ids=lambda puzzle: puzzle.id)


@every_game
def test_there_are_enough_of_all_difficulties_and_themes(game: str) -> None:
    puzzles = puzzles_of(game)
    assert len(puzzles) >= FEWEST
    assert Counter(puzzle.difficulty for puzzle in puzzles).keys() == set(range(EASIEST, HARDEST + 1))
    themes = find_themes(game).ids
    assert len(themes) <= MOST_THEMES
    assert {puzzle.theme for puzzle in puzzles} <= set(themes)
    assert len({puzzle.theme for puzzle in puzzles}) > MOST_THEMES // 2
    assert (FOLDER / f"{game}.json").stat().st_size <= LARGEST


def test_ids_are_unique_and_found() -> None:
    puzzles = list(all_puzzles())
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert all(find_puzzle(puzzle.id) is puzzle for puzzle in puzzles)
    with pytest.raises(UnknownName):
        find_puzzle("vale-0")


@every_game
def test_no_two_are_the_same_question(game: str) -> None:
    assert different(puzzles_of(game)) == puzzles_of(game)


@every_puzzle
def test_it_is_reached_by_its_answers_and_all_options_are_judged(puzzle: Puzzle) -> None:
    table = table_of(puzzle)
    game = find_game(puzzle.game)
    assert table.ask is not None
    assert int(table.seat) == puzzle.seat
    offered = [game.phrases.say(option) for option in table.offered(puzzle.seat)]
    assert sorted(each.words for each in puzzle.verdicts) == sorted(offered)
    best = game.phrases.read(puzzle.best().words, table.offered(puzzle.seat))
    assert find_themes(puzzle.game).of(table, best) == puzzle.theme
    assert game.problems(table) == []


@every_puzzle
def test_its_best_answer_is_ahead_by_more_than_its_doubt(puzzle: Puzzle) -> None:
    best, *others = puzzle.verdicts
    assert best.quality == "best"
    assert best.behind == 0
    assert others
    for each in others:
        assert each.quality != "best"
        assert each.behind > each.unsure
        assert each.behind >= AHEAD
        assert 0 <= each.low <= each.chance <= each.high <= 1
        assert each.chance == pytest.approx(best.chance - each.behind, abs=2e-4)
    if puzzle.exact:
        assert all(each.lead is not None and each.low == each.high for each in puzzle.verdicts)
    else:
        assert best.playouts > 0
        glanced = [each for each in others if not each.playouts]  # only looked at: a look errs more than a search
        assert all(each.behind > doubts_of(puzzle.game).look.behind for each in glanced)
        assert best.low < best.chance < best.high


@every_puzzle
def test_what_follows_and_the_rules_are_of_the_game(puzzle: Puzzle) -> None:
    game = find_game(puzzle.game)
    courses = [puzzle.follows, *(each.follows for each in puzzle.verdicts)]
    for step in (step for course in courses for step in course):
        assert game.phrases.parse(step.words) is not None
        assert 0 <= step.seat < puzzle.seats
        assert 0 < step.times <= step.of
    told = {kind.rule for kind in game.event_words.kinds.values()}
    assert {rule for each in puzzle.verdicts for rule in each.rules} <= told | {""}


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_everything_can_be_said(game: str, language: str) -> None:
    say = texts(language)
    names = [f"{seat}" for seat in range(max(find_game(game).seats))]
    speaker = Speaker(find_game(game), say, names)
    for puzzle in puzzles_of(game):
        assert say(f"{game}-theme-{puzzle.theme}")
        assert all(speaker.answer(each.words) for each in puzzle.verdicts)
        assert all(set(each.reason) in (set(), set(LANGUAGES)) for each in puzzle.verdicts)


def sampled() -> list[Puzzle]:
    """Some of each game whose lead is so large that luck cannot hide it."""
    found = []
    for game in game_ids():
        sure = [p for p in puzzles_of(game) if p.verdicts[1].behind > SURE and not p.exact]
        found += sure[:: max(1, len(sure) // 3)][:3]
    return found


@pytest.mark.parametrize("puzzle", sampled(), ids=lambda puzzle: puzzle.id)
def test_judged_anew_the_best_answer_is_the_same_and_nothing_hidden_counts(puzzle: Puzzle) -> None:
    game = find_game(puzzle.game)
    table = table_of(puzzle)
    near = [game.phrases.read(each.words, table.offered(puzzle.seat)) for each in puzzle.verdicts[:2]]
    here = Judge(game, 5).judge(Seat(table, puzzle.seat), AGAIN, keep=near)
    assert game.phrases.say(here[0].option) == puzzle.best().words
    flipped = with_other_secrets(table, puzzle.seat, 77)
    assert Judge(game, 5).judge(Seat(flipped, puzzle.seat), AGAIN, keep=near) == here


@every_game
def test_they_are_kept_as_they_were_made(game: str) -> None:
    text = (FOLDER / f"{game}.json").read_text(encoding="utf-8")
    puzzles, made = read_puzzles(text)
    assert [from_json(as_json(puzzle)) for puzzle in puzzles] == puzzles
    assert written(game, puzzles, made) == text
    counts = made["counts"]
    assert counts["questions"] >= counts["searched"] >= counts["long"] >= counts["agreed"]


# ---- the position of a day


def test_every_day_has_another_game_and_no_position_comes_again_for_months() -> None:
    days = [today(date(2026, 11, 1) + timedelta(number)) for number in range(FEWEST * len(game_ids()))]
    assert all(one.game != next.game for one, next in pairwise(days))
    assert len({puzzle.id for puzzle in days}) == len(days)
    assert today(date(2026, 11, 1)) is days[0]


@pytest.mark.parametrize("count", [1, 2, 7, 60, 64, 97])
def test_a_stride_reaches_every_place(count: int) -> None:
    assert {turn * kept.stride(count) % count for turn in range(count)} == set(range(count))
