"""Figures of docs/puzzles.md: positions of the package judged anew, with other luck.

PYTHONPATH=src python tools/puzzle_figures.py vale --every 5 --playouts 320
"""

from __future__ import annotations

import argparse

from deskovka.bots.bot import Seat
from deskovka.bots.budget import Budget
from deskovka.games.registry import find_game
from deskovka.puzzles.kept import puzzles_of, table_of
from deskovka.puzzles.shapes import Puzzle
from deskovka.review.judge import LOOKS, Judge, Verdict

SEED = 4242


def judged_anew(puzzle: Puzzle, playouts: int) -> list[Verdict]:
    """The options that were searched when it was made, searched again."""
    table = table_of(puzzle)
    searched = {each.words for each in puzzle.verdicts if each.playouts}
    seat = Seat(table, puzzle.seat)
    keep = [option for option in seat.options() if seat.words(option) in searched]
    return Judge(find_game(puzzle.game), SEED).judge(seat, Budget(iterations=LOOKS + playouts), keep)


def again(game: str, every: int, playouts: int) -> None:
    chosen = [puzzle for puzzle in puzzles_of(game) if not puzzle.exact][::every]
    same, clear, apart = 0, 0, []
    for puzzle in chosen:
        best, second, *_ = judged_anew(puzzle, playouts)
        if find_game(game).phrases.say(best.option) == puzzle.best().words:
            same += 1
            clear += second.behind > second.unsure
            apart.append(abs(second.behind - puzzle.verdicts[1].behind))
    apart.sort()
    print(f"{game}: the same best answer {same} of {len(chosen)}, clearly ahead {clear}; "
          f"its lead differs by {apart[len(apart) // 2]:.3f} in the median")  # fmt: skip


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--every", type=int, default=5)
    parser.add_argument("--playouts", type=int, default=320)
    wish = parser.parse_args()
    again(wish.game, wish.every, wish.playouts)
