"""Positions to train with: what there is, what somebody has tried, and which comes next."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta
from hashlib import sha256
from typing import cast

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from deskovka.core.errors import UnknownName
from deskovka.core.game import Game
from deskovka.games.registry import find_game
from deskovka.puzzles.kept import games_with_puzzles, puzzles_of, today
from deskovka.puzzles.shapes import Puzzle
from deskovka.review.quality import QUALITIES
from deskovka.server.models import TryRow, now
from deskovka.server.puzzle_shapes import DayShape, GamePuzzlesShape, ThemeShape, TodayShape, TriedQuality, TriedShape
from deskovka.server.refused import Refused
from deskovka.server.storage import Storage
from deskovka.text import texts

FOUND = "best"
DAYS = 7
Known = dict[str, TryRow]  # the tries of one player by position


class Tries:
    """What people made of positions; the first answer stays the first."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def of(self, player: str | None) -> Known:
        if player is None:
            return {}
        async with self.storage.look() as session:
            rows = await session.scalars(select(TryRow).where(TryRow.player == player))
            return {row.puzzle: row for row in rows}

    async def at(self, player: str | None, puzzle: str) -> TriedShape | None:
        if player is None:
            return None
        async with self.storage.look() as session:
            row = await session.get(TryRow, (player, puzzle))
            return None if row is None else tried(row)

    async def note(self, player: str, puzzle: str, quality: str) -> TriedShape:
        """One more try."""
        try:
            async with self.storage.transaction() as session:
                row = await session.get(TryRow, (player, puzzle), with_for_update=True)
                if row is None:
                    row = TryRow(player=player, puzzle=puzzle, first=quality, best=quality, tries=1)
                    session.add(row)
                else:
                    row.best = min(row.best, quality, key=rank)
                    row.tries, row.tried = row.tries + 1, now()
                return tried(row)
        except IntegrityError:
            if await self.at(player, puzzle) is None:  # whoever has tried it was forgotten meanwhile
                raise Refused("nobody") from None
            return await self.note(player, puzzle, quality)  # they were faster elsewhere: that was the first


def rank(quality: str) -> int:
    """The best first."""
    return [str(name) for name in QUALITIES].index(quality)


def tried(row: TryRow) -> TriedShape:
    return {"first": cast("TriedQuality", row.first), "best": cast("TriedQuality", row.best), "tries": row.tries}


def found_among(puzzles: Iterable[Puzzle], known: Known) -> int:
    """How many were found at the first try."""
    return sum(1 for puzzle in puzzles if puzzle.id in known and known[puzzle.id].first == FOUND)


# ---- what there is


def told_games(known: Known, language: str) -> list[GamePuzzlesShape]:
    """The games that have positions, and their themes in the order in which the positions name them."""
    told: list[GamePuzzlesShape] = []
    for game in games_with_puzzles():
        puzzles = puzzles_of(game)
        themes = dict.fromkeys(puzzle.theme for puzzle in puzzles)
        told.append(
            {
                "game": game,
                "all": len(puzzles),
                "found": found_among(puzzles, known),
                "themes": [told_theme(game, theme, puzzles, known, language) for theme in themes],
            }
        )
    return told


def told_theme(game: str, theme: str, puzzles: Iterable[Puzzle], known: Known, language: str) -> ThemeShape:
    own = [puzzle for puzzle in puzzles if puzzle.theme == theme]
    return {
        "theme": theme,
        "text": theme_text(find_game(game), theme, language),
        "all": len(own),
        "found": found_among(own, known),
    }


def theme_text(game: Game, theme: str, language: str) -> str:
    return texts(language)(f"{game.prefix()}-theme-{theme}")


def puzzle_on(day: date) -> Puzzle | None:
    """The position of a day; None where there are none at all."""
    try:
        return today(day)
    except UnknownName:
        return None


def told_today(day: date, language: str) -> TodayShape | None:
    puzzle = puzzle_on(day)
    if puzzle is None:
        return None
    title = theme_text(find_game(puzzle.game), puzzle.theme, language)
    about = {"id": puzzle.id, "game": puzzle.game, "title": title, "difficulty": puzzle.difficulty}
    return cast("TodayShape", {"date": day.isoformat(), **about})


def told_week(day: date, known: Known) -> list[DayShape]:
    """The week of this day from its Monday on; what is to come stays unknown."""
    monday = day - timedelta(days=day.weekday())
    return [told_day(monday + timedelta(days=number), day, known) for number in range(DAYS)]


def told_day(day: date, now_is: date, known: Known) -> DayShape:
    puzzle = puzzle_on(day) if day <= now_is else None
    if puzzle is None:
        return {"date": day.isoformat(), "id": None, "game": None, "first": None}
    row = known.get(puzzle.id)
    first = None if row is None else cast("TriedQuality", row.first)
    return {"date": day.isoformat(), "id": puzzle.id, "game": puzzle.game, "first": first}


# ---- which comes next


def next_puzzle(
    known: Known, player: str, game: str | None, theme: str | None, difficulty: int | None, after: str | None
) -> Puzzle:
    """One that was not tried yet, near the difficulty; where all were, the one tried longest ago."""
    games = [each for each in games_with_puzzles() if game in (None, each)]
    fitting = [puzzle for each in games for puzzle in puzzles_of(each) if theme in (None, puzzle.theme)]
    others = [puzzle for puzzle in fitting if puzzle.id != after] or fitting
    if not others:
        raise Refused("no-puzzle")
    fresh = [puzzle for puzzle in others if puzzle.id not in known]
    if not fresh:
        return min(others, key=lambda puzzle: known[puzzle.id].tried)
    return min(
        fresh, key=lambda puzzle: (abs(puzzle.difficulty - (difficulty or puzzle.difficulty)), mixed(player, puzzle))
    )


def mixed(player: str, puzzle: Puzzle) -> str:
    """Everybody has an order of their own, the same each time they come."""
    return sha256(f"{player} {puzzle.id}".encode()).hexdigest()
