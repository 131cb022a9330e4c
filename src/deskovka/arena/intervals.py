"""95 % intervals: of shares, of shares over deals that were played with seats exchanged."""

from __future__ import annotations

import math
from collections.abc import Sequence

Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations
Interval = tuple[float, float]


def wilson(share: float, games: float, z: float = Z) -> Interval:
    """Wilson's interval of a share of so many games; ties are parts of a win."""
    if games <= 0:
        return 0.0, 1.0
    square = z * z / games
    middle = (share + square / 2) / (1 + square)
    half = z * math.sqrt(max(0.0, share * (1 - share) / games + square / (4 * games))) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def paired(deals: Sequence[Sequence[float]]) -> Interval:
    """The interval of a share where each deal was played several times: its games do not stand alone.

    Wilson's interval, with as many games as independent ones would tell as much.  How much that is, the deals say:
    one that helps a seat helps each player once, which tells more; a deal that one player always wins tells less.
    """
    games = sum(len(deal) for deal in deals)
    if games == 0:
        return 0.0, 1.0
    share = sum(sum(deal) for deal in deals) / games
    if len(deals) < 2:
        return wilson(share, games)
    alone = share * (1 - share)  # the variance of a single game
    if alone == 0:
        return wilson(share, games)
    spread = sum(sum(one - share for one in deal) ** 2 for deal in deals) * len(deals) / (len(deals) - 1)
    spread += alone * games / len(deals)  # one more deal of independent games: nobody is sure of no spread at all
    expected = alone * games * (1 + 1 / len(deals))
    return wilson(share, games * expected / spread, student(len(deals) - 1))


def student(freedom: int) -> float:
    """As Z, where the spread itself is known from so few: Student's t, by the first terms of its series."""
    z = Z
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
