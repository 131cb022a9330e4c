"""A review as it is told to one viewer in one language: what browsers, pages and programs get."""

from __future__ import annotations

from typing import Any, Literal

from typing_extensions import TypedDict  # Python 3.11: the one pydantic reads


class ToldChance(TypedDict):
    """A chance to win from 0 to 1, and where it lies 19 times out of 20."""

    chance: float
    low: float
    high: float


class ToldWhen(TypedDict):
    """Where in the game something was; `text` is that in words: "Round 3, day"."""

    unit: Literal["round", "turn"]
    number: int
    phase: str
    text: str


class ToldFollowed(TypedDict):
    """A step of what would have followed: at `times` of `of` imagined tables it went on like that."""

    seat: int
    text: str
    times: int
    of: int


class ToldAlternative(TypedDict):
    """An answer that was on offer; `hidden`: the viewer could not know that it was, and is not told which."""

    text: str
    hidden: bool
    played: bool
    chance: ToldChance
    behind: float
    reason: str
    follows: list[ToldFollowed]


class ToldLuck(TypedDict):
    """What was drawn or came to light changed the chance of a seat; `texts` say what that was."""

    seat: int
    name: Literal["lucky", "unlucky"]
    change: float
    unsure: float
    expected: ToldChance
    came: ToldChance
    texts: list[str]


class ToldAnswer(TypedDict):
    """An answer of the game.  `first_look`: it was not searched yet, so a mistake is only probably one.

    What it gave away may be less by `unsure`, or `more`.
    """

    place: int
    seat: int
    when: ToldWhen
    question: str
    text: str
    hidden: bool
    choices: int | None  # how many there were; None where only the seat itself could know
    quality: Literal["best", "good", "inaccuracy", "mistake", "blunder", "forced", "none"]
    quality_text: str
    first_look: bool
    given_away: float
    unsure: float
    more: float
    too_close: bool
    before: list[ToldChance]
    played: ToldChance
    after: list[ToldChance]
    alternatives: list[ToldAlternative]
    luck: list[ToldLuck]


class ToldMoment(TypedDict):
    """A key moment: the play or the luck of a seat after `place` answers."""

    place: int
    seat: int
    kind: Literal["play", "luck"]
    name: str
    name_text: str
    when: ToldWhen
    text: str
    change: float


class ToldTurning(TypedDict):
    """A turning point: another seat leads for a while, or is out of reach."""

    place: int
    seat: int
    kind: Literal["lead", "reach"]
    text: str


class ToldSentence(TypedDict):
    """A message of the summary, what it mentions, and that in words."""

    message: str
    values: dict[str, Any]
    text: str


class ToldAccount(TypedDict):
    """How a seat played; an accuracy of None: too few answers to say.  Luck is never mixed into it."""

    seat: int
    accuracy: int | None
    counts: dict[str, int]
    luck: float


class ToldProgress(TypedDict):
    """How far it is: answers looked at, and those searched, of all."""

    state: Literal["looking", "deepening", "done", "stopped", "time-over"]
    looked: int
    searched: int
    all: int


class ToldReview(TypedDict):
    """A review of a game, seen as a seat (-1: as a spectator, -2: with everything face up)."""

    game: str
    language: str
    seen_as: int
    names: list[str]
    scores: list[int]
    winners: list[int]
    progress: ToldProgress
    title: ToldSentence | None
    summary: list[ToldSentence]
    accounts: list[ToldAccount]
    moments: list[ToldMoment]
    turnings: list[ToldTurning]
    start: list[ToldChance]
    answers: list[ToldAnswer]
