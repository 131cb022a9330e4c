"""Bots that no table should have to suffer; imported by processes that think, so it needs little."""

from __future__ import annotations

import hashlib
import json
import os
import sys
from time import sleep

from deskovka.bots.bot import Bot, Seat
from deskovka.games.registry import find_game


def get_ready() -> None:
    """One game is enough for tests: their processes are there at once."""
    find_game("_template")


class Hanging(Bot):
    """Never answers."""

    def answer(self, seat: Seat) -> int:
        while True:
            sleep(60)


class Slow(Bot):
    """Takes a while."""

    def answer(self, seat: Seat) -> int:
        sleep(0.2)
        return seat.options()[0]


class Hurried(Bot):
    """Takes a while, and answers the last option where it was told to hurry, otherwise the first."""

    told = 0.0

    def hurry(self, seconds: float) -> None:
        self.told = seconds

    def answer(self, seat: Seat) -> int:
        sleep(0.1)
        return seat.options()[-1 if self.told else 0]


class Dying(Bot):
    """Takes its process with it."""

    def answer(self, seat: Seat) -> int:
        os._exit(3)


class Raising(Bot):
    """Fails."""

    def answer(self, seat: Seat) -> int:
        raise ValueError("no idea")


class Leaving(Bot):
    """Wants to end everything."""

    def answer(self, seat: Seat) -> int:
        sys.exit("enough")


class Cheating(Bot):
    """Answers what is not on offer."""

    def answer(self, seat: Seat) -> int:
        return 1 + max(seat.options())


class Listening(Bot):
    """Answers by all that it has heard, and by nothing else."""

    listens = True

    def answer(self, seat: Seat) -> int:
        heard = json.dumps(seat.happened(), sort_keys=True).encode()
        options = seat.options()
        return options[int.from_bytes(hashlib.sha256(heard).digest()[:4], "big") % len(options)]


class Deaf(Bot):
    """Asks though it does not listen: it is told nothing, wherever it plays."""

    def answer(self, seat: Seat) -> int:
        if seat.happened():
            raise ValueError("nobody should have told me")
        return seat.options()[0]
