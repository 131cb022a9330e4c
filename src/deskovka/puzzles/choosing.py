"""Which of the positions that were found are kept: of all difficulties and themes, none too like another."""

from __future__ import annotations

from collections import Counter

from deskovka.games.registry import find_game
from deskovka.puzzles.grading import grade
from deskovka.puzzles.shapes import Puzzle

APART = 25  # answers between two positions of one game


def chosen(found: list[Puzzle], count: int) -> list[Puzzle]:
    """So many of them, one after the other: always the one whose kind is rarest so far.

    They get their difficulties and their ids.
    """
    grade(found)
    left, kept, had = different(found), list[Puzzle](), Counter[tuple[str, object]]()
    while left and len(kept) < count:
        best = min(left, key=lambda puzzle: rarity(puzzle, had))
        left.remove(best)
        kept.append(best)
        had.update(kinds_of(best))
    for number, puzzle in enumerate(kept, start=1):
        puzzle.id = f"{find_game(puzzle.game).prefix()}-{number:03}"
    return kept


def rarity(puzzle: Puzzle, had: Counter[tuple[str, object]]) -> int:
    """How often there was something of its kind already; where that is equal the one found first is taken."""
    words, *others = (had[kind] for kind in kinds_of(puzzle))
    return 3 * words + sum(others)


def kinds_of(puzzle: Puzzle) -> list[tuple[str, object]]:
    return [
        ("words", puzzle.best().words),
        ("difficulty", puzzle.difficulty),
        ("theme", puzzle.theme),
        ("both", (puzzle.theme, puzzle.difficulty)),
        ("seats", puzzle.seats),
        ("game", puzzle.seed),
    ]


def different(found: list[Puzzle]) -> list[Puzzle]:
    """Those that are far apart where they are of the same game; the same options and best answer once a round."""
    kept: list[Puzzle] = []
    of_games: dict[int, list[Puzzle]] = {}
    questions: set[object] = set()
    for puzzle in found:
        others = of_games.setdefault(puzzle.seed, [])
        question = (
            puzzle.seats,
            puzzle.when.number,
            puzzle.best().words,
            *sorted(each.words for each in puzzle.verdicts),
        )
        if question not in questions and all(is_apart(puzzle.answers, other.answers) for other in others):
            questions.add(question)
            others.append(puzzle)
            kept.append(puzzle)
    return kept


def is_apart(one: list[str], other: list[str]) -> bool:
    """Do so many answers of a game lie between two of its positions that they have little in common?"""
    return abs(len(one) - len(other)) >= APART
