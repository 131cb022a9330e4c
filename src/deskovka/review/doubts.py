"""How unsure a judgement is whatever the tables say, because whoever judges them errs: measured, game by game.

`doubts.json` holds how far looks, lines and searches lay from long searches 19 times out of 20, and the commands that
told it (docs/review.md).
"""

from __future__ import annotations

import json
import math
from functools import cache
from pathlib import Path
from typing import NamedTuple

DATA = Path(__file__).with_name("doubts.json")


class Doubt(NamedTuple):
    """Of the chance with an answer, and of how far the answer lies behind the best one.

    What lies far behind is told less exactly than what lies close, so that doubt grows by a share of the distance; and
    searches find out more about bad answers the longer they are, so it may be more than that by another number.
    """

    chance: float
    behind: float
    more: float
    share: float = 0.0

    def of_chance(self, spread: float) -> float:
        """Half of the interval of a chance of which the tables alone give so much."""
        return math.hypot(spread, self.chance)

    def of_behind(self, spread: float, behind: float) -> float:
        """By how much less an answer may lie behind than so much."""
        return math.hypot(spread, self.behind, self.share * behind)

    def of_more(self, spread: float) -> float:
        """By how much more it may lie behind."""
        return math.hypot(spread, self.more)


class Doubts(NamedTuple):
    look: Doubt
    search: Doubt
    line: float  # of a chance between two answers, as a graph draws it


@cache
def doubts_of(game: str) -> Doubts:
    """Those of a game; of one that was not measured, the largest of all that were."""
    known = {name: read(each) for name, each in json.loads(DATA.read_text(encoding="utf-8")).items()}
    return known.get(game) or largest(list(known.values()))


def read(kept: dict[str, dict[str, float]]) -> Doubts:
    return Doubts(Doubt(**kept["look"]), Doubt(**kept["search"]), kept["line"]["chance"])


def largest(known: list[Doubts]) -> Doubts:
    return Doubts(
        largest_of([each.look for each in known]),
        largest_of([each.search for each in known]),
        max(each.line for each in known),
    )


def largest_of(known: list[Doubt]) -> Doubt:
    return Doubt(*(max(values) for values in zip(*known, strict=True)))
