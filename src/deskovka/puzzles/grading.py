"""How hard a position is: by how many weaker players find its best answer."""

from __future__ import annotations

from collections import Counter
from typing import Final

from deskovka.bots.bot import Seat
from deskovka.bots.registry import make_bot
from deskovka.puzzles.shapes import EASIEST, HARDEST, Puzzle

WEAKER: Final = (  # from hardly any to a network's first thought; where there is no network it is greedy, too
    "greedy:slips=0.85",
    "greedy:slips=0.5",
    "greedy:worlds=1",
    "greedy",
    "neural:warmth=2.5",
    "neural",
)
TRIES: Final = 4  # of each


def given_by_weaker(seat: Seat, seed: int) -> Counter[int]:
    """How often weaker players give each answer; whoever guesses counts as one of them."""
    bots = [make_bot(bot, seed + number) for bot in WEAKER for number in range(TRIES)]
    return Counter(bot.answer(seat) for bot in bots)


def found_by(given: Counter[int], best: int, options: int) -> float:
    """The share of weaker players who find the best answer, one that guesses among them."""
    return (given[best] + TRIES / options) / (given.total() + TRIES)


def grade(puzzles: list[Puzzle]) -> None:
    """Give positions of a game their difficulties: a fifth of them each, by how many find the best answer.

    Among those that as many find, the one with more options or a smaller lead is harder.
    """
    ranked = sorted(puzzles, key=lambda each: (-each.found, len(each.verdicts), -each.verdicts[1].behind))
    for rank, puzzle in enumerate(ranked):
        puzzle.difficulty = EASIEST + rank * HARDEST // len(ranked)
