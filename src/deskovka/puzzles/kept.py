"""The positions of the package, and the one of a day."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from functools import cache
from math import gcd
from pathlib import Path

from deskovka.core.errors import UnknownName
from deskovka.core.record import Record, new_record, replay
from deskovka.core.steps import State
from deskovka.games.registry import find_game, game_ids
from deskovka.puzzles.shapes import Puzzle, read_puzzles

FOLDER = Path(__file__).parent
GOLDEN = 0.618  # of all positions of a game lie between two of its days that follow each other


@cache
def puzzles_of(game: str) -> list[Puzzle]:
    """The positions of a game, in the order of their ids; none that were made under other rules."""
    file = FOLDER / f"{game}.json"
    if not file.exists():
        return []
    version = find_game(game).rules_version
    puzzles, _ = read_puzzles(file.read_text(encoding="utf-8"))
    return [puzzle for puzzle in puzzles if puzzle.rules_version == version]


@cache
def games_with_puzzles() -> list[str]:
    return [game for game in game_ids() if puzzles_of(game)]


def all_puzzles() -> Iterator[Puzzle]:
    for game in games_with_puzzles():
        yield from puzzles_of(game)


@cache
def by_id() -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in all_puzzles()}


def find_puzzle(id: str) -> Puzzle:
    """The position of this id; UnknownName if there is none."""
    found = by_id().get(id)
    if found is None:
        raise UnknownName(f"there is no position {id!r}")
    return found


def today(day: date) -> Puzzle:
    """The position of a day: another game every day, and all positions of a game before one comes again."""
    games = games_with_puzzles()
    if not games:
        raise UnknownName("there are no positions")
    turn, place = divmod(day.toordinal(), len(games))
    puzzles = puzzles_of(games[place])
    return puzzles[turn * stride(len(puzzles)) % len(puzzles)]


def stride(count: int) -> int:
    """How far apart days lie in the list: so that neighbours differ and every place is reached."""
    far = max(1, round(count * GOLDEN))
    while gcd(far, count) > 1:
        far -= 1
    return far


# ---- its table


def record_of(puzzle: Puzzle) -> Record:
    """The game up to the position."""
    record = new_record(find_game(puzzle.game), puzzle.seats, puzzle.seed, puzzle.variants)
    for line in puzzle.answers:
        seat, _, words = line.partition(" ")
        record.answers.append((int(seat), words))
    return record


def table_of(puzzle: Puzzle, listen: bool = False) -> State:
    """The position, reached by its answers; BrokenRecord if the rules do not allow that."""
    *_, table = replay(find_game(puzzle.game), record_of(puzzle), listen)
    return table
