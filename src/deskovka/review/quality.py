"""Names for how good an answer was, and accuracy."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, Literal

from deskovka.review.judge import Verdict

Quality = Literal["best", "good", "inaccuracy", "mistake", "blunder", "forced", "none"]
QUALITIES: Final[tuple[Quality, ...]] = ("best", "good", "inaccuracy", "mistake", "blunder")
GIVEN_AWAY: Final[tuple[tuple[float, Quality], ...]] = (  # of the chance to win, below which an answer is called so
    (0.02, "good"),
    (0.06, "inaccuracy"),
    (0.15, "mistake"),
)
WORST: Final[Quality] = "blunder"
WRONG: Final[tuple[Quality, ...]] = ("mistake", "blunder")
DOUBTFUL: Final[tuple[Quality, ...]] = ("inaccuracy", *WRONG)  # "probably", as long as it was only looked at
LUCKY: Final = 0.05  # from so much on what luck did is told
SHARPNESS: Final = 12.0  # how quickly accuracy falls with what an answer gave away
ENOUGH: Final = 10  # answers with a choice, below which there is no accuracy


def quality_of(verdict: Verdict, choices: int) -> Quality:
    """What an answer is called that had so many alternatives, itself among them."""
    if choices < 2:
        return "forced"
    if verdict.as_good_as_best():
        return "best"
    return next((name for below, name in GIVEN_AWAY if verdict.behind < below), WORST)


def accuracy(given_away: Sequence[float]) -> int | None:
    """From 0 to 100, over answers with a choice; None: they are too few to say."""
    if len(given_away) < ENOUGH:
        return None
    return round(100 * sum(math.exp(-SHARPNESS * lost) for lost in given_away) / len(given_away))
