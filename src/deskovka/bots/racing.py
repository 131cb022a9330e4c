"""What runs in a race of answers (`bots.race`)."""

from __future__ import annotations

import math
from typing import final

from deskovka.core.steps import State

UNKNOWN = -1.0  # the share of an answer on a table on which it was not played
GRAIN = 0.05  # doubt that stays where all tables so far said the same


@final
class Later:
    """The next question of the same seat as a playout met it, what was answered there, and what came of it."""

    __slots__ = ("option", "share", "table")

    def __init__(self, table: State, option: int, share: float) -> None:
        self.table = table
        self.option = option
        self.share = share


@final
class Answer:
    """An answer, what it promised, and the share of the win it led to on each imagined table."""

    __slots__ = ("later", "option", "prior", "shares", "total", "tried")

    def __init__(self, option: int, prior: float) -> None:
        self.option = option
        self.prior = prior
        self.shares: list[float] = []
        self.tried = 0
        self.total = 0.0
        self.later: list[Later] = []

    def hear(self, table: int, share: float) -> None:
        """On that table it led to this share of the win."""
        while len(self.shares) <= table:
            self.shares.append(UNKNOWN)
        self.shares[table] = share
        self.tried += 1
        self.total += share

    def hear_all(self, first: int, shares: list[float]) -> None:
        """The same on several tables, from number `first` on."""
        for place, share in enumerate(shares):
            if share != UNKNOWN:
                self.hear(first + place, share)

    def mean(self) -> float:
        return self.total / self.tried if self.tried else 0.0


@final
class Lead:
    """How much better one answer did than another on the tables that saw both, and how doubtful that is."""

    __slots__ = ("doubt", "mean", "tables")

    def __init__(self, one: Answer, other: Answer) -> None:
        apart = [
            mine - theirs
            for mine, theirs in zip(one.shares, other.shares, strict=False)
            if mine != UNKNOWN and theirs != UNKNOWN
        ]
        self.tables = len(apart)
        self.mean = sum(apart) / self.tables if apart else 0.0
        spread = sum((each - self.mean) ** 2 for each in apart) + GRAIN
        self.doubt = math.sqrt(spread / (self.tables - 1) / self.tables) if self.tables > 1 else 1.0


@final
class Playout:
    """A table that is being played on after an answer."""

    __slots__ = ("answer", "away", "early", "early_option", "left", "length", "number", "table")

    def __init__(self, answer: Answer, table: State, number: int, left: int) -> None:
        self.answer = answer
        self.table = table
        self.number = number
        self.left = left  # how often the turn has still to come back
        self.away = False  # did another seat answer since the searching one began?
        self.length = 0
        self.early: State | None = None  # the next question, where it is the same seat's, and what was answered
        self.early_option = -1

    def go_on(self, option: int, searching: int) -> None:
        """One answer further."""
        if self.length == 0 and int(self.table.seat) == searching:
            self.early = self.table.clone()
            self.early_option = option
        self.length += 1
        self.table.play(option)
