"""The shapes of what the server tells of positions to train with."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import StringConstraints
from typing_extensions import TypedDict  # Python 3.11: the one pydantic reads

from deskovka.review.shapes import ToldChance
from deskovka.server.bodies import Body
from deskovka.server.shapes import OptionShape, PositionShape, WindowShape

TriedQuality = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
LONGEST_WORDS = 200  # as those of a move


class ThemeShape(TypedDict):
    """What positions are about; how many there are, and how many of them were found at the first try."""

    theme: str
    text: str
    all: int
    found: int


class GamePuzzlesShape(TypedDict):
    game: str
    all: int
    found: int
    themes: list[ThemeShape]


class TodayShape(TypedDict):
    """The position of a day; the same for everybody."""

    date: str
    id: str
    game: str
    title: str
    difficulty: int


class DayShape(TypedDict):
    """A day of this week: its position, unless it is still to come, and what the first try at it was."""

    date: str
    id: str | None
    game: str | None
    first: TriedQuality | None


class PuzzlesShape(TypedDict):
    """All there is to train with; `today` is null where there is nothing."""

    games: list[GamePuzzlesShape]
    today: TodayShape | None
    week: list[DayShape]


class NextShape(TypedDict):
    id: str


class TriedShape(TypedDict):
    """What somebody made of a position: the first answer counts."""

    first: TriedQuality
    best: TriedQuality
    tries: int


class ToldPuzzleShape(TypedDict):
    """A position as the seat that is asked sees it; nothing in it says which answer is good."""

    id: str
    game: str
    theme: str
    theme_text: str
    difficulty: int
    title: str
    exact: bool  # who plays from here on is known to the end: points, not chances
    seats: int
    seat: int
    names: list[str]
    when: str
    position: PositionShape
    ask: str
    question: str
    window: WindowShape | None
    options: list[OptionShape]


class PuzzleShape(ToldPuzzleShape):
    mine: TriedShape | None


class JudgedShape(TypedDict):
    """An option, turned over."""

    words: str
    text: str
    quality: TriedQuality
    quality_text: str
    chance: ToldChance
    behind: float
    reason: str


class CourseShape(TypedDict):
    """A step of the right course: in words, and the table after it as the seat that is asked would see it.

    What is drawn on the way is imagined by what the seat knows; without a view the course goes on in words alone.
    """

    seat: int
    text: str
    view: dict[str, Any] | None


class OutcomeShape(TypedDict):
    """What an answer was worth, and why."""

    quality: TriedQuality
    options: list[JudgedShape]
    title: str
    explanation: str
    rules: list[str]
    course: list[CourseShape]
    first: TriedQuality


class Tried(Body):
    words: Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_WORDS)]
    language: Literal["cs", "en"] = "en"
