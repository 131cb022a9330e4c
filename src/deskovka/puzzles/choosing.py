"""Which of the positions that were found are kept: of all difficulties and themes, none too like another."""

from __future__ import annotations

from collections import Counter

from deskovka.puzzles.shapes import Puzzle


def chosen(found: list[Puzzle], count: int) -> list[Puzzle]:
    """So many of them, one after the other: always the one whose kind is rarest so far.  They get their ids."""
    left, kept, had = different(found), list[Puzzle](), Counter[tuple[str, object]]()
    while left and len(kept) < count:
        best = min(left, key=lambda puzzle: rarity(puzzle, had))
        left.remove(best)
        kept.append(best)
        had.update(kinds_of(best))
    for number, puzzle in enumerate(kept, start=1):
        puzzle.id = f"{puzzle.game.strip('_')}-{number:03}"
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
    ]


def different(found: list[Puzzle]) -> list[Puzzle]:
    """One of each game and theme, and one of each set of options: the first that was found."""
    kept: list[Puzzle] = []
    seen: set[object] = set()
    for puzzle in found:
        same = {
            ("game", puzzle.seed, puzzle.theme),
            ("options", tuple(sorted(each.words for each in puzzle.verdicts)), puzzle.best().words),
        }
        if not same & seen:
            kept.append(puzzle)
        seen |= same
    return kept
