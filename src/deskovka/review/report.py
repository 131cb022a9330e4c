"""What a review of a game holds, and how it is kept as JSON.

Nothing in here is in words of a language, and nothing is hidden from anybody yet: `telling` does both, for one viewer.
Words of answers are those of records ("mark hydra").  Chances are from 0 to 1, with the ends of their intervals.
"""

from __future__ import annotations

import types
import typing
from dataclasses import asdict, dataclass, field, fields, is_dataclass
from typing import Any, Literal

from deskovka.review.quality import Quality

SHAPE = 2  # of what is kept; raised when a review kept earlier cannot be read any more

Stage = Literal["looking", "deepening", "done", "stopped", "time-over"]
Unit = Literal["round", "turn"]


@dataclass
class Chance:
    """A chance to win, and where it lies 19 times out of 20."""

    chance: float
    low: float
    high: float


@dataclass
class When:
    """Where in the game something was: the number of a round or of a turn, and a phase if there are any."""

    unit: Unit
    number: int
    phase: str = ""


@dataclass
class Followed:
    """What would have followed: an answer of a seat, given at so many of the tables that went on like that."""

    seat: int
    words: str
    times: int
    of: int


@dataclass
class Alternative:
    """An answer that was on offer."""

    words: str
    chance: Chance
    behind: float  # how far behind the best one
    open_to: list[int]  # seats, -1 for spectators, that could know that it was on offer
    reason: dict[str, str] = field(default_factory=dict)  # by language; none: there is no better one than the number
    follows: list[Followed] = field(default_factory=list)


@dataclass
class Luck:
    """What was drawn or came to light after an answer changed the chance of a seat by so much."""

    seat: int
    change: float
    unsure: float
    expected: Chance
    came: Chance
    events: list[list[int]] = field(default_factory=list)  # kind, seat, a, b, c, private: as in `core.events`


@dataclass
class Answered:
    """An answer of the game and what it was worth."""

    place: int  # so many answers were given before
    seat: int
    when: When
    question: list[Any]  # the step, as it is stored
    words: str
    open_to: list[int]  # seats, -1 for spectators, that came to know what was answered
    choices: int
    quality: Quality
    given_away: float
    unsure: float  # so much less it may be
    more: float  # … or so much more
    too_close: bool  # something else looked better, but too close to tell
    playouts: int  # so often each of the best answers was searched; 0: a first look
    before: list[Chance]  # of every seat, by what it knew itself
    played: Chance  # of the seat that answered, whatever luck did then
    after: list[Chance]
    alternatives: list[Alternative] = field(default_factory=list)
    luck: list[Luck] = field(default_factory=list)


@dataclass
class Moment:
    """A key moment: the play or the luck of a seat at an answer, and how that changed its own chance."""

    place: int
    seat: int
    kind: Literal["play", "luck"]
    name: str  # a quality, "lucky" or "unlucky"
    change: float


@dataclass
class Turning:
    """Where the game turned: another seat leads for a while, or nobody comes back."""

    place: int
    seat: int
    kind: Literal["lead", "reach"]
    when: When


@dataclass
class Sentence:
    """A Fluent message and what it mentions; a `player` among them is a seat, an `answer` the place of one."""

    message: str
    values: dict[str, Any] = field(default_factory=dict)


@dataclass
class Account:
    """How a seat played: its accuracy (None: too few answers to say), answers by quality, and what luck did to it."""

    seat: int
    accuracy: int | None
    counts: dict[str, int]
    luck: float


@dataclass
class Progress:
    """How far a review is: answers looked at, and those of them that were searched, of all."""

    state: Stage
    looked: int
    searched: int
    all: int


@dataclass
class Review:
    """Everything that is known about a game so far."""

    game: str
    rules_version: int
    names: list[str]
    scores: list[int]
    winners: list[int]
    start: list[Chance]  # of every seat before the first answer
    answers: list[Answered]  # in order of play; those not looked at yet are missing
    progress: Progress
    accounts: list[Account] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)
    turnings: list[Turning] = field(default_factory=list)
    title: Sentence | None = None
    summary: list[Sentence] = field(default_factory=list)
    shape: int = SHAPE

    def as_json(self) -> dict[str, Any]:
        return typing.cast("dict[str, Any]", rounded(asdict(self)))


def from_json(stored: dict[str, Any]) -> Review:
    """A review that was kept; ValueError if it is of another shape."""
    if stored.get("shape") != SHAPE:
        raise ValueError(f"a review of shape {stored.get('shape')}, not {SHAPE}")
    review: Review = read(Review, stored)
    return review


def rounded(value: object) -> object:
    """The same with chances to four places: nobody knows them better."""
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, list):
        return [rounded(each) for each in value]
    if isinstance(value, dict):
        return {name: rounded(each) for name, each in value.items()}
    return value


def read(kind: Any, stored: Any) -> Any:
    """What was stored, as this kind of thing."""
    if is_dataclass(kind):
        kinds = typing.get_type_hints(kind)
        made: Any = kind
        return made(**{each.name: read(kinds[each.name], stored[each.name]) for each in fields(kind)})
    arguments = typing.get_args(kind)
    if typing.get_origin(kind) is types.UnionType:
        return None if stored is None else read(arguments[0], stored)
    if typing.get_origin(kind) is list:
        return [read(arguments[0], each) for each in stored]
    return stored
