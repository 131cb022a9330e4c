"""How sure a mean is: from how much the values differ between tables."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from deskovka.arena.intervals import student

if TYPE_CHECKING:
    from numpy.typing import NDArray


def half_width(values: NDArray[np.float64]) -> float:
    """Half of the 95 % interval of the mean of these values."""
    if len(values) < 2:
        return 0.5
    return student(len(values) - 1) * float(values.std(ddof=1)) / math.sqrt(len(values))


def within(mean: float, half: float) -> tuple[float, float]:
    """The ends of an interval of chances."""
    return max(0.0, mean - half), min(1.0, mean + half)
