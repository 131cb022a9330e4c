"""Positions to train with, made up for tests: the games are real, what the answers are worth is not."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from deskovka.core.record import Record
from deskovka.core.recorder import Recorder
from deskovka.games.registry import find_game
from deskovka.puzzles import kept
from deskovka.puzzles.shapes import Judged, Puzzle, written
from deskovka.review.report import When
from deskovka.server import puzzle_telling

WORTH = (("best", 0.0), ("good", 0.01), ("inaccuracy", 0.04), ("mistake", 0.1), ("blunder", 0.3))
CACHED: tuple[Any, ...] = (kept.puzzles_of, kept.games_with_puzzles, kept.by_id, puzzle_telling.replayed)


def made_up(game: str, number: int, theme: str, difficulty: int, answers: int = 30, exact: bool = False) -> Puzzle:
    """The first question with a real choice after so many answers of a game; its last option is the best."""
    rules, luck = find_game(game), Random(number)
    seats = min(count for count in rules.seats if count > 1)
    recorder = Recorder(rules, Record(game, rules.rules_version, seats, {}, number))
    while True:
        question = recorder.state.pending()[0]
        if len(recorder.record.answers) >= answers and 3 <= len(question.options) <= len(WORTH):
            break
        recorder.choose(question.seat, int(luck.choice(list(question.options))))
    options = [rules.phrases.say(option) for option in reversed(question.options)]
    judged = [judged_as(words, *worth) for words, worth in zip(options, WORTH, strict=False)]
    if exact:
        for each, lead in zip(judged, (2, 0, -1, -3, -8), strict=False):
            each.lead, each.chance = lead, float(lead >= 0)
    return Puzzle(
        f"{game.strip('_')}-{number:03}",
        game,
        rules.rules_version,
        seats,
        {},
        number,
        [f"{seat} {words}" for seat, words in recorder.record.answers],
        int(question.seat),
        When("round", 3, ""),
        theme,
        difficulty,
        0.5,
        exact,
        judged,
        [],
    )


def judged_as(words: str, quality: Any, behind: float) -> Judged:
    chance = 0.8 - behind
    return Judged(words, quality, chance, chance - 0.02, chance + 0.02, behind, 0.01, 100)


@contextmanager
def only(folder: Path, *puzzles: Puzzle) -> Iterator[None]:
    """Only these positions are there."""
    for game in {puzzle.game for puzzle in puzzles}:
        own = [puzzle for puzzle in puzzles if puzzle.game == game]
        (folder / f"{game}.json").write_text(written(game, own, {}), encoding="utf-8")
    with patch.object(kept, "FOLDER", folder):
        forget()
        yield
    forget()


def forget() -> None:
    for each in CACHED:
        each.cache_clear()
