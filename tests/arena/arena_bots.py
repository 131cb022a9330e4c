"""Bots with faults, for the arena to find."""

from __future__ import annotations

from pathlib import Path
from time import sleep
from typing import ClassVar

from deskovka.bots.bot import Bot, Seat
from deskovka.bots.parameters import Parameter


class Cheat(Bot):
    """Every other answer is none that is on offer."""

    asked = 0

    def answer(self, seat: Seat) -> int:
        self.asked += 1
        return -7 if self.asked % 2 else seat.options()[0]


class Slow(Bot):
    """Takes twice the time it was given."""

    parameters: ClassVar[tuple[Parameter, ...]] = (Parameter("seconds", 0, 10),)
    seconds: float = 0.002

    def answer(self, seat: Seat) -> int:
        sleep(2 * self.seconds)
        return seat.options()[0]


class Broken(Bot):
    """Breaks down."""

    def answer(self, seat: Seat) -> int:
        raise ZeroDivisionError("no idea")


class Listener(Bot):
    """Wants to know what happened, and finds out whether it is told."""

    listens: ClassVar[bool] = True

    def answer(self, seat: Seat) -> int:
        assert seat.happened()
        return seat.options()[0]


class Stuck(Bot):
    """After a few finished games it waits until somebody says go: a run that can be killed in the middle of games."""

    def answer(self, seat: Seat) -> int:
        results = Path("results.jsonl")
        while not Path("go").exists() and results.read_bytes().count(b"\n") > 4:
            sleep(0.01)
        return seat.options()[0]
