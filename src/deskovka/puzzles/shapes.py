"""A position to train with, and how it is kept as JSON.

Words of answers are those of records ("mark hydra"), chances are from 0 to 1.  Everything about it was found out by
what the seat that is asked knows there.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any

from deskovka.core.errors import DeskovkaError
from deskovka.review.quality import Quality
from deskovka.review.report import Followed, When, read, rounded

SHAPE = 1  # of what is kept; raised when an older file cannot be read any more
EASIEST, HARDEST = 1, 5


@dataclass
class Judged:
    """An option and what it is worth, as `review.judge.Verdict` has it.

    Where everything was played to the end (`Puzzle.exact`) `chance` is the share of the win and `lead` how many points
    its seat is ahead of the best other one then.
    """

    words: str
    quality: Quality
    chance: float
    low: float
    high: float
    behind: float
    unsure: float
    playouts: int
    lead: int | None = None
    reason: dict[str, str] = field(default_factory=dict)  # by language: what it costs or brings; often nothing
    rules: list[str] = field(default_factory=list)  # those that it happens by
    follows: list[Followed] = field(default_factory=list)  # of wrong answers that weaker players give


@dataclass
class Puzzle:
    """The deal, the answers that led to the position, the question there, and what all answers are worth."""

    id: str  # vale-017
    game: str
    rules_version: int
    seats: int
    variants: dict[str, str]
    seed: int
    answers: list[str]  # from the deal to the position: "0 mark hydra"
    seat: int  # who is asked
    when: When
    theme: str
    difficulty: int  # 1 to 5
    found: float  # the share of weaker players who find the best answer
    exact: bool
    verdicts: list[Judged]  # all options, the best first
    follows: list[Followed]  # a likely course after the best answer

    def best(self) -> Judged:
        return self.verdicts[0]

    def judged(self, words: str) -> Judged | None:
        """What is known of an answer; None: it is not on offer."""
        return next((each for each in self.verdicts if each.words == words), None)


def as_json(puzzle: Puzzle) -> dict[str, Any]:
    told = rounded(asdict(puzzle))
    assert isinstance(told, dict)
    return told


def from_json(stored: dict[str, Any]) -> Puzzle:
    puzzle: Puzzle = read(Puzzle, stored)
    return puzzle


def written(game: str, puzzles: Iterable[Puzzle], made: dict[str, Any]) -> str:
    """A file of positions: one object each, its answers on one line, an option on a line."""
    head = {"shape": SHAPE, "game": game, "made": made}
    each = ",\n".join(one_written(as_json(puzzle)) for puzzle in puzzles)
    return compact(head)[:-1] + f',\n"puzzles": [\n{each}\n]}}\n'


def one_written(stored: dict[str, Any]) -> str:
    lines = [
        f" {compact(name)}: {several(value) if name == 'verdicts' else compact(value)}"
        for name, value in stored.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}"


def several(values: list[Any]) -> str:
    return "[\n" + ",\n".join(f"  {compact(value)}" for value in values) + "\n ]"


def compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def read_puzzles(text: str) -> tuple[list[Puzzle], dict[str, Any]]:
    """The positions of a file, and how they were made; DeskovkaError if it is no such file."""
    stored = json.loads(text)
    if stored.get("shape") != SHAPE:
        raise DeskovkaError(f"positions of shape {stored.get('shape')}, not {SHAPE}")
    return [from_json(each) for each in stored["puzzles"]], stored["made"]
