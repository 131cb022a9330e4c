"""A part of the tests, by turns: which one is told by a number, so that a failure can be repeated.

Interpreted rules are about ten times slower than compiled ones, which run every test.  With `--part 3/8` a run leaves
out seven of eight scenarios, two of three random games of each law and every other number of seats; over some runs
every one has its turn.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

PARTS = 8
BY_TURNS = (
    "tests/games/",
    "tests/bots/",
    "tests/cli/",
    "tests/golden/test_golden.py::test_the_bots_play",
    "tests/terminal/",
    "tests/puzzles/",
    "tests/text/test_speech",
)  # whatever else there is always runs
LAWS = "tests/conformance/"
SEATS = re.compile(r"(?P<law>.*\D)(?P<seats>\d+)\]")  # e.g. …test_every_game_obeys_the_law[clones-kemet-4]
GAMES_BY_TURNS = 3  # of so many random games of a law one is played


class Part(NamedTuple):
    """Number 1, 2, … of so many."""

    number: int
    of: int

    def __str__(self) -> str:
        return f"{self.number}/{self.of}"

    def has(self, test: str) -> bool:
        seats = SEATS.fullmatch(test)
        if test.startswith(LAWS) and seats is not None:
            return (crc32(seats["law"].encode()) + int(seats["seats"]) + self.number) % 2 == 0
        return not test.startswith(BY_TURNS) or crc32(test.encode()) % self.of == self.number - 1


chosen: Part | None = None  # None: everything


def choose_part(wish: str) -> None:
    global chosen
    chosen = part_of(wish)


def part_of(wish: str) -> Part | None:
    """Everything for "all", that one for "3/8"; "next" is the turn of the commit, where there is none of the day."""
    if wish == "all":
        return None
    if wish == "next":
        return Part(turn() % PARTS + 1, PARTS)
    number, _, of = wish.partition("/")
    if number.isdigit() and of.isdigit() and 1 <= int(number) <= int(of):
        return Part(int(number), int(of))
    raise ValueError(f"{wish!r} is no part: all, next, or one such as 3/{PARTS}")


def turn() -> int:
    here = Path(__file__).parent
    try:
        commit = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True, cwd=here, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return date.today().toordinal()
    return int(commit.stdout[:8], 16) if commit.returncode == 0 else date.today().toordinal()


def some(games: Sequence[int]) -> list[int]:
    """The random games of a law whose turn it is."""
    if chosen is None:
        return list(games)
    return [game for game in games if (game + chosen.number) % GAMES_BY_TURNS == 0]
