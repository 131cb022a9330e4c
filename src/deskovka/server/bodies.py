"""What requests say, each with its limits."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints
from pydantic_core import PydanticCustomError

from deskovka.core.proof import MOST_SHARE_LETTERS
from deskovka.server.models import LONGEST_BOT
from deskovka.server.names import StrangeName, checked_name

STRANGE_NAME = "strange-name"


def plain_name(value: object) -> object:
    try:
        return checked_name(value) if isinstance(value, str) else value
    except StrangeName:
        raise PydanticCustomError(STRANGE_NAME, "a name has only letters that can be seen") from None


Name = Annotated[
    str, BeforeValidator(plain_name), StringConstraints(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f|]+$")
]
Word = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[a-z0-9_-]+$")]
BotName = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_BOT, pattern=r"^[A-Za-z0-9_.:=,-]+$")]
Secret = Annotated[str, StringConstraints(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Share = Annotated[str, StringConstraints(min_length=2, max_length=MOST_SHARE_LETTERS, pattern=r"^[0-9a-f]+$")]
LONGEST_POSITION = 20_000


class Body(BaseModel):
    """Requests say what they mean and nothing else."""

    model_config = ConfigDict(extra="forbid")


class Me(Body):
    name: Name


class Account(Body):
    login: Name
    password: Annotated[str, StringConstraints(min_length=8, max_length=200)]


class Farewell(Body):
    """Whoever has an account is forgotten only by its password."""

    password: Annotated[str, StringConstraints(max_length=200)] = ""


class SeatWish(Body):
    kind: Literal["me", "bot", "open", "external"]
    name: Name | None = None
    bot: BotName | None = None


class Clock(Body):
    """Seconds for each answer, and a bank for the whole game."""

    turn: Annotated[float, Field(ge=1, le=30 * 24 * 3600)]
    bank: Annotated[float, Field(ge=0, le=30 * 24 * 3600)] = 0.0


class NewTable(Body):
    game: Word
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=8)]
    variants: Annotated[dict[Word, Word], Field(max_length=20)] = {}
    language: Literal["cs", "en"] = "cs"
    clock: Clock | None = None
    seed: Annotated[str, StringConstraints(pattern=r"^[0-9]{1,19}$")] | None = None
    take_back: Literal["off", "normal", "practice"] = "normal"
    memory_aid: bool = False
    spectators: bool = True
    hints: bool = False  # only where one person plays with bots
    position: Annotated[str, StringConstraints(max_length=LONGEST_POSITION)] | dict[str, Any] | None = None
    share: Share | None = None
    waits: bool = False  # until the host has added to its luck, knowing what was committed to


class Link(Body):
    link: Secret


class Sit(Link):
    share: Share | None = None


class Added(Body):
    """What somebody adds to the luck of a table that has not begun."""

    share: Share


class Again(Body):
    """Another game; with `waits` it begins when somebody has added to its luck."""

    share: Share | None = None
    waits: bool = False


class Deputy(Body):
    seat: Annotated[int, Field(ge=0, le=7)]
    bot: BotName | None


class Fork(Body):
    answers: Annotated[int, Field(ge=0, le=100_000)]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=8)]


class WhatIf(Body):
    """Play on for one seat after so many answers of a finished game; bots answer for the others."""

    answers: Annotated[int, Field(ge=0, le=100_000)]
    seat: Annotated[int, Field(ge=0, le=7)]
    bot: BotName = "hard"
    language: Literal["cs", "en"] = "cs"


class Pause(Body):
    paused: bool


class Resign(Body):
    seat: Annotated[int, Field(ge=0, le=7)]
